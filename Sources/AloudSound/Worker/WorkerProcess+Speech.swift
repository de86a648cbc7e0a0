internal import AloudProcess

extension WorkerProcess {
  /// Starts a worker that speaks.
  ///
  /// - Throws: ``SoundError`` when there is no such program.
  static func speaking(_ path: String) throws(SoundError) -> WorkerProcess {
    do throws(StartFailure) {
      return try start(path, role: SpeechWorker.argument)
    } catch {
      switch error {
      case .noSocket(let reason): throw SoundError(.noEngine, "espeak-ng cannot be spoken to: \(reason)")
      case .noProgram(let reason):
        throw SoundError(.noEngine, "\(path): cannot be started to speak to espeak-ng: \(reason)")
      }
    }
  }

  /// Sends as much as it takes now; the rest goes with ``flush()``.
  func send(_ request: WorkerRequest) { send(request.message) }

  /// The replies that have come in; a worker that answers something else is ended.
  func replies() -> [WorkerReply] {
    var replies: [WorkerReply] = []
    for message in messages() {
      guard let reply = try? WorkerReply(message) else {
        end()
        break
      }
      replies.append(reply)
    }
    return replies
  }
}

extension WorkerPath {
  static let missing = SoundError(
    .noEngine,
    "espeak-ng is spoken to by the `aloud` tool, and it is not beside this program; name it in ALOUD_WORKER")
}
