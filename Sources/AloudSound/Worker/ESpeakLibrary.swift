internal import AloudBase
internal import AloudProcess
internal import AloudTones
internal import AloudTree
internal import Foundation

/// espeak-ng, loaded into this process. Only a worker loads it, because plain text can make it abort.
///
/// The library has global state. Its output depends on earlier output (measured, 1.51: the phases of its oscillators
/// continue). Neither `espeak_Terminate` nor selecting a voice resets that; reloading the library does.
final class ESpeakLibrary {
  private let setup: WorkerRequest.Setup
  private var library: DynamicLibrary
  private(set) var functions: ESpeakFunctions
  private(set) var version = ""
  /// True when it has been used since it was loaded.
  private var isUsed = false
  /// The selected voice, by its name in ``canonicalNames``.
  private var voice: String?
  /// The names by which to select voices, by their requested names.
  private var canonicalNames: [String: String] = [:]

  private enum Constant {
    static let synchronous: CInt = 2
    /// Without this option, the library ends the process when its data are missing.
    static let doNotExit: CInt = 0x8000
    static let utf8: CUnsignedInt = 1
    static let phonemes: CUnsignedInt = 0x100
    static let endPause: CUnsignedInt = 0x1000
  }

  /// - Throws: ``SoundError`` when the library is missing.
  init(_ setup: WorkerRequest.Setup) throws(SoundError) {
    self.setup = setup
    // Libraries that espeak-ng loads stay loaded, so that reloading it is faster. They have no state.
    for name in ["libpcaudio.so.0", "libsonic.so.0"] { _ = DynamicLibrary([name]) }
    (library, functions) = try ESpeakLibrary.load(setup.library)
    try start()
  }

  /// Reloads the library if it has been used and must be reproducible.
  func refresh() throws(SoundError) {
    guard setup.isReproducible, isUsed else { return }
    _ = functions.terminate()
    library.close()
    (library, functions) = try ESpeakLibrary.load(setup.library)
    try start()
  }

  func speak(_ runs: [WorkerRequest.Run]) throws(SoundError) -> WorkerReply.Speech {
    // Finding a voice changes the state of the library, so all voices are found before it is reloaded.
    let voices = try runs.map { run throws(SoundError) in try voice(of: run) }
    try refresh()
    isUsed = true
    let sink = ESpeakSink(limit: setup.frameLimit)
    for (run, voice) in zip(runs, voices) {
      if !sink.speech.isCut, !run.text.isEmpty {
        try choose(voice)
        setParameters(run)
        say(run, to: sink)
      }
      sink.endRun()
    }
    return sink.speech
  }

  /// The pronunciation of a text in the engine's mnemonics.
  func phonemes(of text: String, voice: String) throws(SoundError) -> String {
    try choose(try resolve(voice))
    var clauses: [String] = []
    text.withCString { start in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      while rest != nil {
        if let clause = functions.textToPhonemes(&rest, CInt(Constant.utf8), 0) {
          clauses.append(String(cString: clause))
        }
      }
    }
    return clauses.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func say(_ run: WorkerRequest.Run, to sink: ESpeakSink) {
    var flags = Constant.utf8
    if run.isPhonemes { flags |= Constant.phonemes }
    if run.hasPause { flags |= Constant.endPause }
    let context = Unmanaged.passUnretained(sink).toOpaque()
    let start = ContinuousClock.now
    withExtendedLifetime(sink) {
      run.text.withCString { text in
        _ = functions.synth(text, strlen(text) + 1, 0, 1, 0, flags, nil, context)
      }
    }
    sink.speech.seconds += (ContinuousClock.now - start) / .seconds(1)
  }

  /// Sets all parameters each time, because changes by a voice or a text are permanent.
  ///
  /// The limits are those of the engine (measured, 1.51). Below 80 words a minute it speaks at 80. From 450 on, another
  /// library changes the speed, and 450 is slower than 449. The maximum pitch is 99. Above a volume of 200, samples are
  /// clipped; below 0, they are inverted.
  private func setParameters(_ run: WorkerRequest.Run) {
    let values: [(parameter: CInt, value: Int)] = [
      (1, min(max(run.rate, 80), 449)), (2, min(max(run.volume, 0), 200)), (3, min(max(run.pitch, 0), 99)),
      // The range of pitch; punctuation and capitals, which Aloud itself speaks; the gap between words.
      (4, 50), (5, 0), (6, 0), (7, 0),
    ]
    // The result is ignored: it is an error for punctuation, although that is accepted.
    for (parameter, value) in values { _ = functions.setParameter(parameter, CInt(value), 0) }
  }

  private func start() throws(SoundError) {
    guard functions.initialize(Constant.synchronous, 0, nil, Constant.doNotExit) == Waveform.speechRate else {
      throw SoundError(
        .noEngine, "espeak-ng does not find its data; install espeak-ng-data, or set ESPEAK_DATA_PATH to its folder")
    }
    // Whispering voices use the C library's random numbers (measured, 1.51), whose state is not reset by reloading
    // espeak-ng.
    functions.seed?(1)
    _ = functions.setRandSeed?(1)
    functions.setSynthCallback(ESpeakSink.callback)
    if version.isEmpty { version = functions.info(nil).map { String(cString: $0) } ?? "" }
    voice = nil
    isUsed = false
  }
}

extension ESpeakLibrary {
  /// The voice of a run, or its stand-in.
  private func voice(of run: WorkerRequest.Run) throws(SoundError) -> String {
    do throws(SoundError) {
      return try resolve(run.voice)
    } catch {
      guard let standIn = run.standIn else { throw error }
      return try resolve(standIn)
    }
  }

  /// - Parameter name: a name from ``resolve(_:)``.
  /// - Throws: ``SoundError`` when espeak-ng rejects it.
  private func choose(_ name: String) throws(SoundError) {
    guard voice != name else { return }
    guard functions.setVoiceByName(name) == 0 else { throw unknown(name) }
    voice = name
  }

  /// Finds a voice like espeak-ng's own command: by name, or else by language.
  ///
  /// - Throws: ``SoundError`` when espeak-ng does not have it.
  private func resolve(_ name: String) throws(SoundError) -> String {
    if let canonical = canonicalNames[name] { return canonical }
    isUsed = true
    voice = nil
    let catalog = VoiceCatalog(functions: functions)
    guard let canonical = catalog.find(name) else { throw unknown(name) }
    canonicalNames[name] = canonical
    return canonical
  }

  private func unknown(_ name: String) -> SoundError { VoiceCatalog(functions: functions).error(for: name) }

  /// All voices.
  func voices() -> [ESpeak.Voice] {
    isUsed = true
    return VoiceCatalog(functions: functions).voices()
  }
}

extension ESpeakLibrary {
  private static var names: [String] {
    #if canImport(Darwin)
      DynamicLibrary.macPaths("libespeak-ng.1.dylib")
    #else
      // The name without a number exists only if the headers are installed.
      ["libespeak-ng.so.1", "libespeak-ng.so"]
    #endif
  }

  private static func load(_ path: String?) throws(SoundError) -> (DynamicLibrary, ESpeakFunctions) {
    if let library = DynamicLibrary(path.map { [$0] } ?? names) {
      do {
        return (library, try ESpeakFunctions(in: library))
      } catch {
        throw SoundError(.noEngine, "\(library.name): this is not espeak-ng; it has no \(error.name)")
      }
    }
    if let path {
      throw SoundError(.noEngine, "\(path): cannot be loaded as espeak-ng: \(DynamicLibrary.lastError)")
    }
    throw SoundError(
      .noEngine,
      """
      espeak-ng is not found; install it (\(Installation.command(debian: "libespeak-ng1", homebrew: "espeak-ng"))), \
      or name its library with --speech-engine
      """)
  }
}

/// The functions of espeak-ng that Aloud uses.
///
/// C structures cannot occur in their types; pointers to them are raw, and fields are read by offset.
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
  /// Available since 1.52, which uses the time as the seed of its noise.
  let setRandSeed: (@convention(c) (CLong) -> CInt)?
  /// `srand` of the C library that espeak-ng uses, which Swift does not offer on Apple's platforms.
  let seed: (@convention(c) (CUnsignedInt) -> Void)?

  /// - Throws: `DynamicLibrary.MissingFunction` for a library that is not espeak-ng.
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
    seed = try? library.function("srand")
  }
}

/// Collects the output of espeak-ng, up to a limit.
///
/// The engine calls a C function without a context. The sink is in the `user_data` of every event, so no global
/// variable is needed.
final class ESpeakSink {
  /// The maximum number of samples in one passage.
  let limit: Int
  var speech = WorkerReply.Speech()
  private var words: [WorkerReply.Word] = []
  private var runStart = 0

  init(limit: Int) { self.limit = limit }

  /// Ends the current run.
  func endRun() {
    speech.runs.append(.init(frameCount: speech.sampleCount - runStart, words: words))
    words.removeAll()
    runStart = speech.sampleCount
  }

  /// The offsets of fields in a 64-bit `espeak_EVENT`; the list ends with an event of type 0.
  private enum Event {
    static let textPosition = 8
    static let length = 12
    static let sample = 20
    static let userData = 24
    static let stride = 40
    static let word: Int32 = 1
  }

  /// Returns 0 to continue, and 1 to stop the engine.
  static let callback: ESpeakFunctions.Callback = { samples, count, events in
    guard var event = events else { return 0 }
    var words: [WorkerReply.Word] = []
    while true {
      let type = event.load(as: Int32.self)
      guard type != 0 else { break }
      if type == Event.word, event.load(fromByteOffset: Event.length, as: Int32.self) > 0 {
        let position = Int(event.load(fromByteOffset: Event.textPosition, as: Int32.self)) - 1
        words.append(.init(position: position, frame: Int(event.load(fromByteOffset: Event.sample, as: Int32.self))))
      }
      event += Event.stride
    }
    guard let context = event.load(fromByteOffset: Event.userData, as: UnsafeMutableRawPointer?.self) else { return 0 }
    let sink = Unmanaged<ESpeakSink>.fromOpaque(context).takeUnretainedValue()
    return sink.take(words, UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count))) ? 0 : 1
  }

  /// - Returns: false when the limit is reached.
  private func take(_ words: [WorkerReply.Word], _ samples: UnsafeBufferPointer<Int16>) -> Bool {
    self.words += words
    let room = limit - speech.sampleCount
    speech.bytes.append(UnsafeBufferPointer(rebasing: samples.prefix(room)))
    if samples.count > room { speech.isCut = true }
    return !speech.isCut
  }
}
