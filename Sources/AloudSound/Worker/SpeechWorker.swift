internal import AloudProcess
internal import Foundation

/// The hidden role in which the `aloud` tool speaks for an engine in another process.
///
/// The worker is a separate process for three reasons: plain text can make espeak-ng abort, a process can have only one
/// espeak-ng, and its license. The worker reads requests from standard input, writes replies to standard output, and
/// ends when its standard input ends.
package enum SpeechWorker {
  /// The first argument that makes the tool a worker.
  public static let argument = "--speech-worker"

  /// By how much the memory of a worker may grow, in bytes. When espeak-ng 1.51 is unloaded, it does not free the words
  /// of a second language, as for Latin letters in Korean: 180 kB each time.
  private static let memoryGrowth = 64 << 20

  /// Answers requests until the standard input ends.
  ///
  /// - Returns: the exit status.
  public static func run() -> Int32 {
    guard var streams = WorkerStreams() else { return 70 }
    guard let first: WorkerRequest = streams.next(), case .open(let setup) = first else { return 64 }
    do {
      let library = try ESpeakLibrary(setup)
      guard streams.send(WorkerReply.ready(library.version)) else { return 0 }
      let memory = ProcessMemory.residentBytes()
      while let request: WorkerRequest = streams.next() {
        // The engine ends a worker that takes too long. The alarm is for the case that the engine no longer exists.
        alarm(CUnsignedInt(clamping: max(1, setup.timeLimitInSeconds)))
        var reply = reply(to: request, library)
        if case .spoken(var speech) = reply, ProcessMemory.residentBytes() > memory + memoryGrowth {
          speech.needsNewWorker = true
          reply = .spoken(speech)
        }
        // The engine may read the reply late.
        alarm(0)
        guard streams.send(reply) else { return 0 }
        // The next request needs this; it is done now, while no request waits.
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
