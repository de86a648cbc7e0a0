// `import Aloud` imports all of these modules.
@_exported public import AloudAudit
@_exported public import AloudBase
@_exported public import AloudChart
@_exported public import AloudImport
@_exported public import AloudPicture
@_exported public import AloudReach
@_exported public import AloudReader
@_exported public import AloudReport
@_exported public import AloudScript
@_exported public import AloudSimulator
@_exported public import AloudSpeech
@_exported public import AloudTones
@_exported public import AloudTree
@_exported public import AloudVoices

#if os(Linux) || os(macOS)
  @_exported public import AloudBraille
  @_exported public import AloudBrowser
  @_exported public import AloudProcess
  @_exported public import AloudSound
#endif
