internal import AloudBase
internal import AloudProcess
public import AloudSpeech
internal import Foundation

/// Translates with liblouis in a worker process. If liblouis crashes, this program continues.
///
///     let table = try BrailleTable(language: "en", .uncontracted)
///     try Liblouis().line("Search btn", table)?.unicode  // "⠠⠎⠑⠁⠗⠉⠓⠀⠃⠞⠝"
///
/// The worker starts with the first translation, and ends with this object or with the program. It is the `aloud` tool
/// in another role. The tool is found at ``Options/worker``, through the environment variable `ALOUD_WORKER`, or as
/// `aloud` in the folder of the running program, which may be the tool itself. Several threads may call this object;
/// requests are answered one after another.
public final class Liblouis: Sendable {
  /// The options of the worker.
  public struct Options: Equatable, Sendable {
    /// The path of the `aloud` tool; nil searches for it.
    public var worker: String?
    /// The library to load; nil means the installed liblouis.
    public var library: String?
    /// The longest time to wait for a reply, in seconds of real time.
    public var timeLimit = 20.0

    /// The installed tool and the installed library, and 20 seconds for a reply.
    public init() {}
  }

  /// Counts and times, for measurements and tests.
  package struct Statistics: Equatable, Sendable {
    /// The time of liblouis itself, in seconds.
    package var engineSeconds = 0.0
    package var workersStarted = 0
    package var workersLost = 0
  }

  private struct State {
    var worker: WorkerProcess?
    var statistics = Statistics()
  }

  /// The options with which workers are started.
  public let options: Options
  private let state = Guarded(State())

  /// A translator. Its worker starts with the first text.
  public init(_ options: Options = Options()) { self.options = options }

  /// The shared instance. Its worker keeps compiled tables.
  public static let shared = Liblouis()

  /// A translator that selects the table by the language, for scripts and explorers: see `ReaderOptions`.
  public var translator: BrailleTranslator {
    { (text, language, output) throws(BrailleError) in
      try self.line(text, BrailleTable(language: language, output))
    }
  }

  package var statistics: Statistics { state.withLock { $0.statistics } }

  /// Ends the worker as if it had crashed; for tests.
  package func endWorker() { state.withLock { $0.worker?.end() } }

  /// The number of Unicode scalars that are translated at once. A longer text is translated in pieces.
  private static let pieceLength = 20_000

  /// Translates a text to braille.
  ///
  /// - Returns: nil for a text that liblouis cannot translate, or that makes it crash.
  /// - Throws: `BrailleError` when liblouis, its worker or the table is missing.
  public func line(_ text: String, _ table: BrailleTable) throws(BrailleError) -> BrailleLine? {
    try lines([text], table)[0]
  }

  /// Translates several texts to braille, in order; see ``line(_:_:)``.
  ///
  /// - Throws: `BrailleError` when liblouis, its worker or the table is missing.
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

  /// - Complexity: O(length).
  private func long(_ text: String, _ table: BrailleTable) throws(BrailleError) -> BrailleLine? {
    var cells: [UInt8] = []
    var (cellOfCharacter, characterOfCell) = ([Int](), [Int]())
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      var piece = rest.prefix(Liblouis.pieceLength)
      // Split between words, where possible: no contraction spans two words.
      if piece.count < rest.count, let blank = piece.lastIndex(of: " ") { piece = piece[...blank] }
      guard let next = try batch([String(piece)], table)[0] else { return nil }
      let (firstCell, firstCharacter) = (cells.count, cellOfCharacter.count)
      cells += next.cells
      cellOfCharacter += next.cellOfCharacter.map { $0 + firstCell }
      characterOfCell += next.characterOfCell.map { $0 + firstCharacter }
      rest = rest[piece.endIndex...]
    }
    return BrailleLine(
      text: text, cells: cells, cellOfCharacter: cellOfCharacter, characterOfCell: characterOfCell)
  }

  /// - Returns: one line for each text.
  private func batch(_ texts: [String], _ table: BrailleTable) throws(BrailleError) -> [BrailleLine?] {
    let request = BrailleRequest.translate(table: table.name, texts: texts)
    for _ in 0..<2 {
      switch try ask(request) {
      case .translated(let cells, let seconds)? where cells.count == texts.count:
        state.withLock { $0.statistics.engineSeconds += seconds }
        return zip(texts, cells).map(BrailleLine.init)
      case let reply?:
        throw reply.error ?? BrailleError(.noTranslator, "liblouis's worker sent an unexpected answer")
      // The worker has crashed. Translate the texts one by one, because any of them may be the cause.
      case nil:
        guard texts.count > 1 else { continue }
        var lines: [BrailleLine?] = []
        for text in texts { lines += try batch([text], table) }
        return lines
      }
    }
    return [nil]
  }
}

extension BrailleReply {
  /// True when all cells of the reply are consistent; see ``Cells/isConsistent``.
  fileprivate var isConsistent: Bool {
    if case .translated(let cells, _) = self { cells.allSatisfy(\.isConsistent) } else { true }
  }
}

extension BrailleLine {
  /// Returns nil where liblouis failed.
  fileprivate init?(_ text: String, _ cells: BrailleReply.Cells) {
    guard cells.isWhole, cells.cellOfCharacter.count == text.unicodeScalars.count else { return nil }
    self.init(
      text: text, cells: cells.cells, cellOfCharacter: cells.cellOfCharacter, characterOfCell: cells.characterOfCell)
  }
}

// The worker.
extension Liblouis {
  /// - Returns: nil when the worker has ended or took too long; the next request starts a new worker.
  private func ask(_ request: BrailleRequest) throws(BrailleError) -> BrailleReply? {
    let answer = state.withLock { state -> Result<BrailleReply?, BrailleError> in
      do throws(BrailleError) {
        let worker = try ready(&state)
        worker.send(request)
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
    // Reading the replies detects a worker that has ended in the meantime.
    if let worker = state.worker {
      let replies: [BrailleReply] = worker.replies()
      if replies.isEmpty, !worker.isEnded { return worker }
    }
    guard let path = options.worker ?? WorkerPath.find() else {
      throw BrailleError(.noTranslator, WorkerPath.missing("liblouis"))
    }
    let worker: WorkerProcess
    do throws(SystemFailure) {
      worker = try WorkerProcess(path, role: BrailleWorker.argument, engine: "liblouis")
    } catch {
      throw BrailleError(.noTranslator, error.reason)
    }
    state.statistics.workersStarted += 1
    worker.send(BrailleRequest.open(library: options.library))
    let reply = reply(of: worker)
    guard case .ready? = reply else {
      throw reply?.error
        ?? BrailleError(
          .noTranslator,
          "\(path): does not work as Aloud's braille worker; set ALOUD_WORKER to the `aloud` tool of this version")
    }
    state.worker = worker
    return worker
  }

  /// Waits for one reply; nil when there is none within the time limit.
  private func reply(of worker: WorkerProcess) -> BrailleReply? {
    let start = ContinuousClock.now
    while true {
      let replies: [BrailleReply] = worker.replies()
      if let reply = replies.first { return reply.isConsistent ? reply : nil }
      guard !worker.isEnded, ContinuousClock.now - start < .seconds(options.timeLimit) else { return nil }
      worker.wait(atMost: 1)
    }
  }
}
