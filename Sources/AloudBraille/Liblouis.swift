internal import AloudProcess
public import AloudSpeech
internal import Foundation

/// liblouis, spoken to through a worker process: whatever it is asked to translate, and whatever becomes of it, the program that asks
/// goes on.
///
///     let table = try BrailleTable(language: "en", .uncontracted)
///     try Liblouis().line("Search btn", table)?.unicode  // "⠠⠎⠑⠁⠗⠉⠓⠀⠃⠞⠝"
///
/// The worker is started when something is to be translated, and ends with this object, or with the program. It is the `aloud` tool in
/// another role: it is found at ``Options/worker``, through the environment's `ALOUD_WORKER`, or as `aloud` in the folder of the running
/// program, which may be the tool itself. Several threads may ask; one is answered after the other.
public final class Liblouis: Sendable {
  /// How it works.
  public struct Options: Equatable, Sendable {
    /// The `aloud` tool; nil looks for it.
    public var worker: String?
    /// The library to load; nil is liblouis as it is installed.
    public var library: String?
    /// The longest time for an answer, in seconds of real time.
    public var timeLimit = 20.0

    public init() {}
  }

  /// The numbers of the work, for measurements and tests.
  package struct Statistics: Equatable, Sendable {
    /// The time of liblouis itself.
    package var nanoseconds = 0
    package var workersStarted = 0
    package var workersLost = 0
  }

  private struct State {
    var worker: WorkerProcess?
    var version = ""
    var statistics = Statistics()
  }

  public let options: Options
  private let state = Guarded(State())

  public init(_ options: Options = Options()) { self.options = options }

  package var statistics: Statistics { state.withLock { $0.statistics } }

  /// Ends the worker as if it had died; for tests.
  package func endWorker() { state.withLock { $0.worker?.end() } }

  /// How many Unicode scalars are translated at once; a longer text is translated in pieces.
  private static let pieceLength = 20_000

  /// A text in braille.
  ///
  /// - Returns: nil for a text that liblouis fails at, or dies of.
  /// - Throws: `BrailleError` when liblouis, its worker or the table is not there.
  public func line(_ text: String, _ table: BrailleTable) throws(BrailleError) -> BrailleLine? {
    try lines([text], table)[0]
  }

  /// Texts in braille, in their order; see ``line(_:_:)``.
  ///
  /// - Throws: `BrailleError` when liblouis, its worker or the table is not there.
  public func lines(_ texts: [String], _ table: BrailleTable) throws(BrailleError) -> [BrailleLine?] {
    var lines: [BrailleLine?] = []
    var waiting: [String] = []
    var length = 0
    for text in texts {
      let count = text.unicodeScalars.count
      if length + count > Liblouis.pieceLength, !waiting.isEmpty {
        lines += try batch(waiting, table)
        (waiting, length) = ([], 0)
      }
      if count > Liblouis.pieceLength {
        lines.append(try long(text, table))
      } else {
        waiting.append(text)
        length += count
      }
    }
    return waiting.isEmpty ? lines : lines + (try batch(waiting, table))
  }

  private func long(_ text: String, _ table: BrailleTable) throws(BrailleError) -> BrailleLine? {
    var line = BrailleLine.empty
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      var piece = rest.prefix(Liblouis.pieceLength)
      // Between words, where there are any: contractions do not go beyond them.
      if piece.count < rest.count, let blank = piece.lastIndex(of: " ") { piece = piece[...blank] }
      guard let next = try batch([String(piece)], table)[0] else { return nil }
      line = line + next
      rest = rest[piece.endIndex...]
    }
    return line
  }

  /// - Returns: as many as there are texts.
  private func batch(_ texts: [String], _ table: BrailleTable) throws(BrailleError) -> [BrailleLine?] {
    let request = BrailleRequest.translate(table: table.name, texts: texts)
    for _ in 0..<2 {
      switch try ask(request) {
      case .translated(let cells, let nanoseconds)? where cells.count == texts.count:
        state.withLock { $0.statistics.nanoseconds += nanoseconds }
        return zip(texts, cells).map(BrailleLine.init)
      case .failure(let error)?: throw error
      case .some: throw Liblouis.confused
      // The worker has died. Of several texts it is not known which one it died of.
      case nil:
        guard texts.count > 1 else { continue }
        var lines: [BrailleLine?] = []
        for text in texts { lines += try batch([text], table) }
        return lines
      }
    }
    return [nil]
  }

  private static let confused = BrailleError(.noTranslator, "liblouis's worker answered what it was not asked")
}

extension BrailleLine {
  /// Nil where liblouis failed.
  fileprivate init?(_ text: String, _ cells: LiblouisLibrary.Cells) {
    guard cells.isWhole, cells.cellOfCharacter.count == text.unicodeScalars.count else { return nil }
    self.init(
      text: text, cells: cells.cells, cellOfCharacter: cells.cellOfCharacter, characterOfCell: cells.characterOfCell)
  }
}

// The worker.
extension Liblouis {
  /// - Returns: nil when the worker has ended, or took too long, and was replaced by none.
  private func ask(_ request: BrailleRequest) throws(BrailleError) -> BrailleReply? {
    let answer = state.withLock { state -> Result<BrailleReply?, BrailleError> in
      do throws(BrailleError) {
        let worker = try ready(&state)
        worker.send(request.message)
        let reply = reply(of: worker)
        if reply == nil {
          worker.end()
          state.worker = nil
          state.statistics.workersLost += 1
        }
        return .success(reply)
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }

  private func ready(_ state: inout State) throws(BrailleError) -> WorkerProcess {
    // One that has ended while nobody looked has sent the end of its replies.
    if let worker = state.worker, worker.messages().isEmpty, !worker.isEnded { return worker }
    guard let path = options.worker ?? WorkerPath.find() else {
      throw BrailleError(
        .noTranslator,
        "liblouis is spoken to by the `aloud` tool, and it is not beside this program; name it in ALOUD_WORKER")
    }
    let worker = try start(path)
    state.statistics.workersStarted += 1
    worker.send(BrailleRequest.open(library: options.library ?? "").message)
    switch reply(of: worker) {
    case .ready(let version)?:
      state.version = version
      state.worker = worker
      return worker
    case .failure(let error)?: throw error
    default:
      throw BrailleError(
        .noTranslator,
        "\(path): does not work as Aloud's braille worker; name the `aloud` tool of this version in ALOUD_WORKER")
    }
  }

  private func start(_ path: String) throws(BrailleError) -> WorkerProcess {
    do throws(WorkerProcess.StartFailure) {
      return try WorkerProcess.start(path, role: BrailleWorker.argument)
    } catch {
      switch error {
      case .noSocket(let reason): throw BrailleError(.noTranslator, "liblouis cannot be spoken to: \(reason)")
      case .noProgram(let reason):
        throw BrailleError(.noTranslator, "\(path): cannot be started to speak to liblouis: \(reason)")
      }
    }
  }

  /// Waits for one reply; nil when there is none in time.
  private func reply(of worker: WorkerProcess) -> BrailleReply? {
    let start = ContinuousClock.now
    while true {
      if let message = worker.messages().first { return try? BrailleReply(message) }
      guard !worker.isEnded, ContinuousClock.now - start < .seconds(options.timeLimit) else { return nil }
      worker.wait(atMost: 1)
    }
  }
}
