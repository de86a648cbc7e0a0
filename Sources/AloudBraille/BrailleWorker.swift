internal import AloudBase
internal import AloudProcess
internal import AloudSpeech
internal import Foundation

/// The hidden role in which the `aloud` tool translates for another process.
///
/// The worker is a separate process for three reasons: liblouis has crashed on odd texts and tables, only one thread
/// may use liblouis, and its license.
package enum BrailleWorker {
  /// The first argument that makes the tool a worker.
  package static let argument = "--braille-worker"

  /// The longest time for one request, in seconds. It is longer than the time limit of the requesting program.
  private static let timeLimitInSeconds: CUnsignedInt = 60

  /// Answers requests until the standard input ends.
  ///
  /// - Returns: the exit status.
  package static func run() -> Int32 {
    guard var streams = WorkerStreams() else { return 70 }
    guard let first: BrailleRequest = streams.next(), case .open(let path) = first else { return 64 }
    do {
      let library = try LiblouisLibrary(path)
      guard streams.send(BrailleReply.ready(library.version)) else { return 0 }
      while let request: BrailleRequest = streams.next() {
        alarm(timeLimitInSeconds)
        let reply = reply(to: request, library)
        alarm(0)
        guard streams.send(reply) else { return 0 }
      }
    } catch {
      _ = streams.send(BrailleReply(error))
    }
    return 0
  }

  private static func reply(to request: BrailleRequest, _ library: LiblouisLibrary) -> BrailleReply {
    guard case .translate(let table, let texts) = request else { return .ready(library.version) }
    do {
      try library.check(table)
    } catch {
      return BrailleReply(error)
    }
    let scalars = texts.map { $0.unicodeScalars.map(\.value) }
    let start = ContinuousClock.now
    let cells = scalars.map { library.cells(of: $0, table: table) ?? BrailleReply.Cells(isWhole: false) }
    return .translated(cells, seconds: (ContinuousClock.now - start) / .seconds(1))
  }
}

extension BrailleReply {
  init(_ error: BrailleError) { self = .failure(message: error.message, isOfTable: error.kind == .noTable) }

  /// The error of a ``failure(message:isOfTable:)``; nil for any other reply.
  var error: BrailleError? {
    guard case .failure(let message, let isOfTable) = self else { return nil }
    return BrailleError(isOfTable ? .noTable : .noTranslator, message)
  }
}

/// A request to a worker.
enum BrailleRequest: Codable, Equatable {
  /// The first request, sent once: the path of the library; nil means the installed liblouis.
  case open(library: String?)
  case translate(table: String, texts: [String])
}

/// A reply of a worker. Each request has one reply, in the order of the requests.
enum BrailleReply: Codable, Equatable {
  /// The answer to ``BrailleRequest/open(library:)``, with the version of liblouis.
  case ready(String)
  /// The cells of each text, in order, and the time that liblouis itself took, in seconds.
  case translated([Cells], seconds: Double)
  case failure(message: Message, isOfTable: Bool)

  /// The result of liblouis for a text.
  struct Cells: Codable, Equatable {
    var cells: [UInt8] = []
    var cellOfCharacter: [Int] = []
    var characterOfCell: [Int] = []
    /// False where liblouis failed.
    var isWhole = true

    /// True when all indices are in range: each cell has a character, and each character has a cell.
    var isConsistent: Bool {
      characterOfCell.count == cells.count
        && characterOfCell.allSatisfy(cellOfCharacter.indices.contains)
        && cellOfCharacter.allSatisfy((0..<max(1, cells.count)).contains)
    }
  }
}
