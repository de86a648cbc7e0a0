internal import AloudProcess
internal import Foundation

/// The hidden role in which the `aloud` tool says things for an engine in another process.
///
/// It is a process of its own because espeak-ng can be made to abort by plain text, because there is but one espeak-ng in
/// a process, and because of its license. It reads requests from standard input, writes replies to standard output, and
/// ends when its standard input does.
package enum SpeechWorker {
  /// The first argument that makes the tool a worker.
  public static let argument = "--speech-worker"

  /// The memory that a worker may hold more than at its beginning, in bytes. espeak-ng 1.51 forgets to give back the
  /// words of a second language, as for Latin letters in Korean, when it is unloaded: 180 kB each time.
  private static let memoryGrowth = 64 << 20

  /// Works until nobody asks any longer.
  ///
  /// - Returns: the status to exit with.
  public static func run() -> Int32 {
    guard var streams = WorkerStreams() else { return 70 }
    guard case .open(let setup) = next(&streams) else { return 64 }
    do {
      let library = try ESpeakLibrary(setup)
      guard streams.send(WorkerReply.ready(library.version).message) else { return 0 }
      let memory = ProcessMemory.residentBytes()
      while let request = next(&streams) {
        // Whoever asked kills a worker that takes too long; this is for when that one is gone.
        alarm(CUnsignedInt(clamping: max(1, setup.secondLimit)))
        var reply = reply(to: request, library)
        if case .spoken(var speech) = reply, ProcessMemory.residentBytes() > memory + memoryGrowth {
          speech.isWorn = true
          reply = .spoken(speech)
        }
        // Whoever takes it may take his time.
        alarm(0)
        guard streams.send(reply.message) else { return 0 }
        // Work that the next request needs anyway is done while nobody waits for it.
        try library.refresh()
      }
    } catch {
      _ = streams.send(WorkerReply.failure(error).message)
    }
    return 0
  }

  /// Waits for a request; nil at the end of the stream, and when it is none.
  private static func next(_ streams: inout WorkerStreams) -> WorkerRequest? {
    streams.next().flatMap { try? WorkerRequest($0) }
  }

  private static func reply(to request: WorkerRequest, _ library: ESpeakLibrary) -> WorkerReply {
    do {
      return switch request {
      case .open: .ready(library.version)
      case .speak(let runs): .spoken(try library.speak(runs))
      case .phonemes(let text, let voice): .phonemes(try library.phonemes(of: text, voice: voice))
      case .voices: .voices(library.voices())
      }
    } catch {
      return .failure(error)
    }
  }
}
