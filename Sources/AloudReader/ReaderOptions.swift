public import AloudSpeech

/// How a screen is to be read.
public struct ReaderOptions: Sendable {
  /// The speech that is simulated: a device's, or AccessibilitySnapshot's.
  public var profile: Profile
  /// The user's settings of VoiceOver.
  public var settings: VoiceOverSettings
  /// How the parts of an utterance are joined; nil is the profile's own.
  public var style: Renderer.Style?
  /// The words for the profile `Profile.voiceOver`.
  public var voices: VoiceLibrary
  /// The translator for a braille display; nil where there is no display. `Liblouis` of AloudBraille is one.
  public var braille: BrailleTranslator?

  public init(
    profile: Profile = .voiceOver, settings: VoiceOverSettings = VoiceOverSettings(), style: Renderer.Style? = nil,
    voices: VoiceLibrary = .standard
  ) {
    self.profile = profile
    self.settings = settings
    self.style = style
    self.voices = voices
  }

  /// Writes utterances in that style.
  public var renderer: Renderer { Renderer(style: style ?? profile.style) }

  /// The voices that the profile speaks with.
  var library: VoiceLibrary { profile == .snapshot ? .snapshot : voices }

  /// True when VoiceOver's own words are there in this language; else they are English.
  public func hasVoice(for language: String) -> Bool { library.voice(for: language) != nil }
}
