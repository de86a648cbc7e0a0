internal import AloudProcess

/// The functions of espeak-ng that are used.
///
/// Structures of C cannot appear in their types; pointers to them are raw, and are read by offset.
struct ESpeakFunctions {
  typealias Callback = @convention(c) (UnsafeMutablePointer<Int16>?, CInt, UnsafeMutableRawPointer?) -> CInt

  let initialize: @convention(c) (CInt, CInt, UnsafePointer<CChar>?, CInt) -> CInt
  let setSynthCallback: @convention(c) (Callback?) -> Void
  let synth:
    @convention(c) (
      UnsafeRawPointer, Int, CUnsignedInt, CInt, CUnsignedInt, CUnsignedInt, UnsafeMutablePointer<CUnsignedInt>?,
      UnsafeMutableRawPointer?
    ) -> CInt
  let setVoiceByName: @convention(c) (UnsafePointer<CChar>) -> CInt
  let setVoiceByProperties: @convention(c) (UnsafeRawPointer) -> CInt
  let getCurrentVoice: @convention(c) () -> UnsafeRawPointer?
  let listVoices: @convention(c) (UnsafeRawPointer?) -> UnsafePointer<UnsafeRawPointer?>?
  let setParameter: @convention(c) (CInt, CInt, CInt) -> CInt
  let textToPhonemes: @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>, CInt, CInt) -> UnsafePointer<CChar>?
  let info: @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?
  let terminate: @convention(c) () -> CInt
  /// Since 1.52, which seeds its noise with the time of day.
  let setRandSeed: (@convention(c) (CLong) -> CInt)?

  /// - Throws: `DynamicLibrary.MissingFunction` for a library that is no espeak-ng.
  init(in library: DynamicLibrary) throws(DynamicLibrary.MissingFunction) {
    initialize = try library.function("espeak_Initialize")
    setSynthCallback = try library.function("espeak_SetSynthCallback")
    synth = try library.function("espeak_Synth")
    setVoiceByName = try library.function("espeak_SetVoiceByName")
    setVoiceByProperties = try library.function("espeak_SetVoiceByProperties")
    getCurrentVoice = try library.function("espeak_GetCurrentVoice")
    listVoices = try library.function("espeak_ListVoices")
    setParameter = try library.function("espeak_SetParameter")
    textToPhonemes = try library.function("espeak_TextToPhonemes")
    info = try library.function("espeak_Info")
    terminate = try library.function("espeak_Terminate")
    setRandSeed = try? library.function("espeak_ng_SetRandSeed")
  }
}
