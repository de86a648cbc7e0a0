internal import Foundation

/// The functions of espeak-ng that are used, found by name at run time: nothing is linked, and no header is needed.
///
/// Structures of C cannot appear in their types; pointers to them are raw, and are read by offset.
struct ESpeakFunctions {
  typealias Callback = @convention(c) (UnsafeMutablePointer<Int16>?, CInt, UnsafeMutableRawPointer?) -> CInt
  typealias Initialize = @convention(c) (CInt, CInt, UnsafePointer<CChar>?, CInt) -> CInt
  typealias SetSynthCallback = @convention(c) (Callback?) -> Void
  typealias Synth =
    @convention(c) (
      UnsafeRawPointer, Int, CUnsignedInt, CInt, CUnsignedInt, CUnsignedInt, UnsafeMutablePointer<CUnsignedInt>?,
      UnsafeMutableRawPointer?
    ) -> CInt
  typealias SetVoiceByName = @convention(c) (UnsafePointer<CChar>) -> CInt
  typealias SetVoiceByProperties = @convention(c) (UnsafeRawPointer) -> CInt
  typealias GetCurrentVoice = @convention(c) () -> UnsafeRawPointer?
  typealias ListVoices = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<UnsafeRawPointer?>?
  typealias SetParameter = @convention(c) (CInt, CInt, CInt) -> CInt
  typealias TextToPhonemes =
    @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>, CInt, CInt) -> UnsafePointer<CChar>?
  typealias Info = @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?
  typealias Terminate = @convention(c) () -> CInt
  typealias SetRandSeed = @convention(c) (CLong) -> CInt

  let initialize: Initialize
  let setSynthCallback: SetSynthCallback
  let synth: Synth
  let setVoiceByName: SetVoiceByName
  let setVoiceByProperties: SetVoiceByProperties
  let getCurrentVoice: GetCurrentVoice
  let listVoices: ListVoices
  let setParameter: SetParameter
  let textToPhonemes: TextToPhonemes
  let info: Info
  let terminate: Terminate
  /// Since 1.52, which seeds its noise with the time of day.
  let setRandSeed: SetRandSeed?

  /// - Throws: ``MissingSymbol`` for a library that is no espeak-ng.
  init(in library: UnsafeMutableRawPointer) throws(MissingSymbol) {
    let symbols = Symbols(library: library)
    initialize = unsafeBitCast(try symbols.find("espeak_Initialize"), to: Initialize.self)
    setSynthCallback = unsafeBitCast(try symbols.find("espeak_SetSynthCallback"), to: SetSynthCallback.self)
    synth = unsafeBitCast(try symbols.find("espeak_Synth"), to: Synth.self)
    setVoiceByName = unsafeBitCast(try symbols.find("espeak_SetVoiceByName"), to: SetVoiceByName.self)
    setVoiceByProperties = unsafeBitCast(try symbols.find("espeak_SetVoiceByProperties"), to: SetVoiceByProperties.self)
    getCurrentVoice = unsafeBitCast(try symbols.find("espeak_GetCurrentVoice"), to: GetCurrentVoice.self)
    listVoices = unsafeBitCast(try symbols.find("espeak_ListVoices"), to: ListVoices.self)
    setParameter = unsafeBitCast(try symbols.find("espeak_SetParameter"), to: SetParameter.self)
    textToPhonemes = unsafeBitCast(try symbols.find("espeak_TextToPhonemes"), to: TextToPhonemes.self)
    info = unsafeBitCast(try symbols.find("espeak_Info"), to: Info.self)
    terminate = unsafeBitCast(try symbols.find("espeak_Terminate"), to: Terminate.self)
    setRandSeed = (try? symbols.find("espeak_ng_SetRandSeed")).map { unsafeBitCast($0, to: SetRandSeed.self) }
  }

  struct MissingSymbol: Error { let name: String }

  private struct Symbols {
    let library: UnsafeMutableRawPointer

    func find(_ name: String) throws(MissingSymbol) -> UnsafeMutableRawPointer {
      guard let symbol = dlsym(library, name) else { throw MissingSymbol(name: name) }
      return symbol
    }
  }
}
