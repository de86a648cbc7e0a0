internal import AloudProcess
internal import Foundation

extension WorkerProcess {
  /// Starts the tool as a worker, with one end of a pair of sockets as its standard input and output.
  ///
  /// The other end is closed in every process that is started meanwhile.
  static func spawn(_ path: String) throws(SoundError) -> (pid_t, CInt) {
    let made = SocketPair.make()
    guard case .success(let pair) = made else {
      throw SoundError(.noEngine, "espeak-ng cannot be spoken to: \(made.reason)")
    }
    defer { close(pair.theirs) }
    let started = ChildProcess.start(
      path, [SpeechWorker.argument], input: pair.theirs, output: pair.theirs, errors: nil)
    guard case .success(let process) = started else {
      close(pair.ours)
      throw SoundError(.noEngine, "\(path): cannot be started to speak to espeak-ng: \(started.reason)")
    }
    return (process, pair.ours)
  }
}
