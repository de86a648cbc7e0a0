internal import AloudProcess
internal import Foundation

/// The hidden role in which the `aloud` tool translates for a program in another process.
///
/// It is a process of its own because liblouis has crashed on odd texts and tables, because but one thread may use it, and because of its
/// license.
package enum BrailleWorker {
  /// The first argument that makes the tool a worker.
  package static let argument = "--braille-worker"

  /// For how long it works at one request, in seconds; whoever asked has given up before.
  private static let secondLimit: CUnsignedInt = 60

  /// Works until nobody asks any longer.
  ///
  /// - Returns: the status to exit with.
  package static func run() -> Int32 {
    guard var streams = WorkerStreams() else { return 70 }
    guard case .open(let path) = next(&streams) else { return 64 }
    do {
      let library = try LiblouisLibrary(path.isEmpty ? nil : path)
      guard streams.send(BrailleReply.ready(library.version).message) else { return 0 }
      while let request = next(&streams) {
        alarm(secondLimit)
        let reply = reply(to: request, library)
        alarm(0)
        guard streams.send(reply.message) else { return 0 }
      }
    } catch {
      _ = streams.send(BrailleReply.failure(error).message)
    }
    return 0
  }

  /// Waits for a request; nil at the end of the stream, and when it is none.
  private static func next(_ streams: inout WorkerStreams) -> BrailleRequest? {
    streams.next().flatMap { try? BrailleRequest($0) }
  }

  private static func reply(to request: BrailleRequest, _ library: LiblouisLibrary) -> BrailleReply {
    guard case .translate(let table, let texts) = request else { return .ready(library.version) }
    do {
      try library.check(table)
    } catch {
      return .failure(error)
    }
    let scalars = texts.map { $0.unicodeScalars.map(\.value) }
    let start = ContinuousClock.now
    let cells = scalars.map { library.cells(of: $0, table: table) ?? LiblouisLibrary.Cells(isWhole: false) }
    let time = (ContinuousClock.now - start).components
    return .translated(
      cells, nanoseconds: Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000))
  }
}
