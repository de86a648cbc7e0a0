internal import AloudProcess
internal import Foundation

/// The hidden role in which the `aloud` tool speaks for an engine in another process.
///
/// It is a process of its own for three reasons: plain text can make espeak-ng abort, a process can have only one
/// espeak-ng, and its license. It reads requests from standard input, writes replies to standard output, and ends when
/// its standard input does.
package enum SpeechWorker {
  /// The first argument that makes the tool a worker.
  public static let argument = "--speech-worker"

  /// The memory that a worker may hold more than at its beginning, in bytes. espeak-ng 1.51 forgets to give back the
  /// words of a second language, as for Latin letters in Korean, when it is unloaded: 180 kB each time.
  private static let memoryGrowth = 64 << 20

  /// Answers requests until the standard input ends.
  ///
  /// - Returns: the status to exit with.
  public static func run() -> Int32 {
    guard var streams = WorkerStreams() else { return 70 }
    guard let first: WorkerRequest = streams.next(), case .open(let setup) = first else { return 64 }
    do {
      let library = try ESpeakLibrary(setup)
      guard streams.send(WorkerReply.ready(library.version)) else { return 0 }
      let memory = ProcessMemory.residentBytes()
      while let request: WorkerRequest = streams.next() {
        // The engine kills a worker that takes too long. The alarm is for the case that the engine is gone.
        alarm(CUnsignedInt(clamping: max(1, setup.secondLimit)))
        var reply = reply(to: request, library)
        if case .spoken(var speech) = reply, ProcessMemory.residentBytes() > memory + memoryGrowth {
          speech.isWorn = true
          reply = .spoken(speech)
        }
        // The engine may take the reply late.
        alarm(0)
        guard streams.send(reply) else { return 0 }
        // The next request needs this anyway; it is done while no request waits.
        try library.refresh()
      }
    } catch {
      _ = streams.send(WorkerReply(error))
    }
    return 0
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
      return WorkerReply(error)
    }
  }
}
