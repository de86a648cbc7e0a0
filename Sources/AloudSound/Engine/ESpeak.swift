internal import AloudProcess
internal import Foundation

/// espeak-ng, asked through worker processes: if it crashes, the program that asks goes on.
///
///     let engine = ESpeak()
///     var text = EarText()
///     text.append("Settings, Heading", from: 0)
///     let rendition = try engine.rendition(of: Passage([.init(text, voice: "en-us")]))
///     rendition.waveform.duration  // 1.1
///
/// Workers are started when something is to be said, and end with the engine, or with the program. A worker is the
/// `aloud` tool in another role. The tool is found at ``Options/worker``, through the environment's `ALOUD_WORKER`, or
/// as `aloud` in the folder of the running program, which may be the tool itself.
public final class ESpeak: SpeechEngine {
  /// How the engine works.
  public struct Options: Equatable, Sendable {
    /// The `aloud` tool; nil looks for it.
    public var worker: String?
    /// The library to load; nil is espeak-ng as it is installed.
    public var library: String?
    /// How many workers there are at most, at least 1.
    public var workerCount = min(4, max(2, ProcessInfo.processInfo.activeProcessorCount))
    /// True when the same passage with the same settings gives the same samples, whatever was said before.
    public var isReproducible = true
    /// The longest time for a passage, or a piece of a long one, in seconds of real time.
    public var timeLimit = 10.0
    /// How long a passage may sound, in seconds; for a long one, each of the pieces in which it goes to the engine. Together
    /// they sound half an hour at most.
    public var soundLimit = 120.0
    /// How much text a passage may have, in Unicode scalars.
    public var textLimit = 20_000
    /// False sends texts to the engine as they are, which can kill a worker: for tests.
    package var sanitizes = true

    public init() {}
  }

  /// A voice that espeak-ng has.
  public struct Voice: Hashable, Codable, Sendable {
    public enum Gender: String, Codable, Sendable { case male, female }

    /// As people call it: `English (America)`.
    public let name: String
    /// BCP-47 in small letters, its own first, then what it also speaks.
    public let languages: [String]
    /// Nil where the voice does not tell.
    public let gender: Gender?
    /// The path of its file below the data of espeak-ng: `gmw/en-US`.
    public let file: String
  }

  /// The numbers of the work, for measurements and tests.
  package struct Statistics: Equatable, Sendable {
    /// The time of espeak-ng itself, in seconds.
    package var engineSeconds = 0.0
    package var workersStarted = 0
    package var workersLost = 0
  }

  public let options: Options
  private let idle = Guarded<[WorkerProcess]>([])
  private let counted = Guarded(Statistics())

  public init(_ options: Options = Options()) { self.options = options }

  package var statistics: Statistics { counted.withLock { $0 } }

  func count(_ change: (inout Statistics) -> Void) { counted.withLock { change(&$0) } }

  /// - Throws: ``SoundError`` when espeak-ng or its worker is not there, or a voice is not; what is before the passage that
  ///   asks for such a voice is handed on.
  public func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError) {
    var rendering = Rendering(self, passages)
    try rendering.run(take)
  }

  /// The voices that espeak-ng has, as it sorts them: by language.
  ///
  /// - Throws: ``SoundError`` when espeak-ng is not there.
  public func voices() throws(SoundError) -> [Voice] {
    guard case .voices(let voices) = try ask(.voices) else { throw ESpeak.confused }
    return voices
  }

  /// Finds out whether espeak-ng has a voice, also one that nothing is said with.
  ///
  /// - Parameter voice: as ``Passage/Run/voice`` has it; a variant alone, such as `+f3`, is tried with the English voice.
  /// - Throws: ``SoundError`` when there is no such voice, or no espeak-ng.
  public func check(voice: String) throws(SoundError) {
    _ = try phonemes(of: "", voice: voice.hasPrefix("+") ? "en" + voice : voice)
  }

  /// How espeak-ng pronounces a text, in its mnemonics; for tests.
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
  /// An idle worker: one that has worked before, else a new one.
  func borrow() throws(SoundError) -> Worker {
    while let process = idle.withLock({ $0.popLast() }) {
      // A worker that has ended meanwhile is found out by the end of its replies.
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
    // For a limit that is no number, `max` gives its first argument.
    setup.frameLimit = Int(min(max(0, options.soundLimit), 600) * Double(Waveform.speechRate))
    setup.secondLimit = Int(min(max(1, options.timeLimit), 1e6)) + 2
    process.send(WorkerRequest.open(setup))
    return process
  }

  /// A worker that has nothing left to do is kept for the next time; any other ends.
  func giveBack(_ worker: Worker) {
    guard worker.isReady, worker.jobs.isEmpty, !worker.process.isEnded else { return worker.process.end() }
    idle.withLock { if $0.count < options.workerCount { $0.append(worker.process) } }
  }
}
