internal import AloudBase
internal import AloudProcess
internal import AloudTones
internal import Foundation

/// Speaks with espeak-ng in worker processes. If espeak-ng crashes, this program continues.
///
///     let engine = ESpeak()
///     var text = EarText()
///     text.append("Settings, Heading", from: 0)
///     let rendition = try engine.rendition(of: Passage([.init(text, voice: "en-us")]))
///     rendition.waveform.duration  // 1.1
///
/// Workers start with the first passage, and end with the engine or with the program. A worker is the `aloud` tool in
/// another role. The tool is found at ``Options/worker``, through the environment variable `ALOUD_WORKER`, or as
/// `aloud` in the folder of the running program, which may be the tool itself.
public final class ESpeak: SpeechEngine {
  /// The options of the engine.
  public struct Options: Equatable, Sendable {
    /// The path of the `aloud` tool; nil searches for it.
    public var worker: String?
    /// The library to load; nil means the installed espeak-ng.
    public var library: String?
    /// The maximum number of workers, at least 1.
    public var workerCount = min(4, max(2, ProcessInfo.processInfo.activeProcessorCount))
    /// If true, the same passage with the same settings always gives the same samples, independent of earlier passages.
    public var isReproducible = true
    /// The longest time for a passage, or for a piece of a long one, in seconds of real time.
    public var timeLimit = 10.0
    /// The maximum duration of a passage, in seconds. For a long passage, it applies to each of the pieces that the
    /// engine gets; together they are limited to half an hour.
    public var soundLimit = 120.0
    /// The maximum length of a passage, in Unicode scalars.
    public var textLimit = 20_000
    /// If false, texts are sent to the engine unchanged, which can crash a worker; for tests.
    package var sanitizes = true

    /// Creates the default limits.
    public init() {}
  }

  /// A voice of espeak-ng.
  public struct Voice: Hashable, Codable, Sendable {
    /// How the voice sounds.
    public enum Gender: String, Codable, Sendable {
      /// A voice that its authors call male.
      case male
      /// A voice that its authors call female.
      case female
    }

    /// The name for people: `English (America)`.
    public let name: String
    /// BCP-47 in lowercase; its own language first, followed by others that it also speaks.
    public let languages: [String]
    /// Nil where the voice does not specify it.
    public let gender: Gender?
    /// The path of its file, relative to the data of espeak-ng: `gmw/en-US`.
    public let file: String
  }

  /// Counts and times, for measurements and tests.
  package struct Statistics: Equatable, Sendable {
    /// The time of espeak-ng itself, in seconds.
    package var engineSeconds = 0.0
    package var workersStarted = 0
    package var workersLost = 0
  }

  /// The limits and the number of workers.
  public let options: Options
  private let idle = Guarded<[WorkerProcess]>([])
  private let counted = Guarded(Statistics())

  /// Creates an engine. It looks for espeak-ng when the first text is spoken.
  public init(_ options: Options = Options()) { self.options = options }

  package var statistics: Statistics { counted.withLock { $0 } }

  func count(_ change: (inout Statistics) -> Void) { counted.withLock { change(&$0) } }

  /// - Throws: ``SoundError`` when espeak-ng, its worker or a voice is missing. Passages before the one with the
  ///   missing voice are still delivered.
  public func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError) {
    var rendering = Rendering(self, passages)
    try rendering.run(take)
  }

  /// The voices of espeak-ng, in its own order: by language.
  ///
  /// - Throws: ``SoundError`` when espeak-ng is not installed.
  public func voices() throws(SoundError) -> [Voice] {
    guard case .voices(let voices) = try ask(.voices) else { throw ESpeak.confused }
    return voices
  }

  /// Checks that espeak-ng has a voice, even if no text is spoken with it.
  ///
  /// - Parameter voice: a name as in ``Passage/Run/voice``; a variant alone, such as `+f3`, is tested with the English
  ///   voice.
  /// - Throws: ``SoundError`` when the voice does not exist, or espeak-ng is not installed.
  public func check(voice: String) throws(SoundError) {
    _ = try phonemes(of: "", voice: voice.hasPrefix("+") ? "en" + voice : voice)
  }

  /// The pronunciation of a text in espeak-ng's mnemonics; for tests.
  package func phonemes(of text: String, voice: String) throws(SoundError) -> String {
    guard case .phonemes(let phonemes) = try ask(.phonemes(text: text, voice: voice)) else { throw ESpeak.confused }
    return phonemes
  }

  private static let confused = SoundError(.noEngine, "espeak-ng's worker sent an unexpected answer")

  private func ask(_ request: WorkerRequest) throws(SoundError) -> WorkerReply {
    let worker = try borrow()
    defer { giveBack(worker) }
    let reply = try worker.ask(request, timeLimit: options.timeLimit)
    if let error = reply.error { throw error }
    return reply
  }
}

extension ESpeak {
  /// An idle worker if there is one, otherwise a new one.
  func borrow() throws(SoundError) -> Worker {
    while let process = idle.withLock({ $0.popLast() }) {
      // Reading the replies detects a worker that has ended in the meantime.
      let replies: [WorkerReply] = process.replies()
      if replies.isEmpty, !process.isEnded { return Worker(process, isReady: true) }
    }
    guard let path = options.worker ?? WorkerPath.find() else {
      throw SoundError(.noEngine, WorkerPath.missing("espeak-ng"))
    }
    let restart: () throws(SoundError) -> WorkerProcess = { () throws(SoundError) in try self.start(path) }
    return Worker(try start(path), isReady: false, path: path, restart: restart)
  }

  private func start(_ path: String) throws(SoundError) -> WorkerProcess {
    let process: WorkerProcess
    do throws(SystemFailure) {
      process = try WorkerProcess(path, role: SpeechWorker.argument, engine: "espeak-ng")
    } catch {
      throw SoundError(.noEngine, error.reason)
    }
    count { $0.workersStarted += 1 }
    var setup = WorkerRequest.Setup()
    setup.library = options.library
    setup.isReproducible = options.isReproducible
    // If the limit is not a number, `max` returns its first argument.
    setup.frameLimit = Int(clamping: min(max(0, options.soundLimit), 600) * Double(Waveform.speechRate))
    setup.timeLimitInSeconds = Int(clamping: min(max(1, options.timeLimit), 1e6)) + 2
    process.send(WorkerRequest.open(setup))
    return process
  }

  /// Keeps a worker without pending jobs for the next time, and ends any other.
  func giveBack(_ worker: Worker) {
    guard worker.isReady, worker.jobs.isEmpty, !worker.process.isEnded else { return worker.process.end() }
    idle.withLock { if $0.count < options.workerCount { $0.append(worker.process) } }
  }
}
