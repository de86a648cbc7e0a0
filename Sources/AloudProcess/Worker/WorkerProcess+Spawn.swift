internal import Foundation

extension WorkerProcess {
  /// Why there is no worker.
  package enum StartFailure: Error {
    /// There are no sockets to be had.
    case noSocket(reason: String)
    /// The program cannot be started.
    case noProgram(reason: String)
  }

  /// Starts the tool as a worker, with one end of a pair of sockets as its standard input and output.
  ///
  /// The other end is closed in every process that is started meanwhile.
  ///
  /// - Parameters:
  ///   - path: the `aloud` tool.
  ///   - role: its first argument.
  /// - Returns: the worker.
  /// - Throws: ``StartFailure``.
  package static func start(_ path: String, role: String) throws(StartFailure) -> WorkerProcess {
    let made = SocketPair.make()
    guard case .success(let pair) = made else { throw .noSocket(reason: made.reason) }
    defer { close(pair.theirs) }
    let started = ChildProcess.start(path, [role], input: pair.theirs, output: pair.theirs, errors: nil)
    guard case .success(let process) = started else {
      close(pair.ours)
      throw .noProgram(reason: started.reason)
    }
    return WorkerProcess(process: process, socket: pair.ours)
  }
}
