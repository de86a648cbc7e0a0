internal import Foundation

/// What sending and receiving takes so that neither waits, and so that a worker that has gone is an error and no signal.
enum SocketFlags {
  #if canImport(Darwin)
    static let send = MSG_DONTWAIT
    static let receive = MSG_DONTWAIT
  #else
    static let send = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    static let receive = CInt(MSG_DONTWAIT)
  #endif
}

extension WorkerProcess {
  /// Starts the tool as a worker, with one end of a pair of sockets as its standard input and output.
  ///
  /// The other end is closed in every process that is started meanwhile.
  static func spawn(_ path: String) throws(SoundError) -> (pid_t, CInt) {
    let (ours, theirs) = try socketPair()
    defer { close(theirs) }
    let started = ChildProcess.start(path, [SpeechWorker.argument], input: theirs, output: theirs, errors: nil)
    guard case .success(let process) = started else {
      close(ours)
      throw SoundError(.noEngine, "\(path): cannot be started to speak to espeak-ng: \(started.reason)")
    }
    return (process, ours)
  }

  private static func socketPair() throws(SoundError) -> (CInt, CInt) {
    var pair: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &pair)
    #else
      let code = socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
    #endif
    let error = errno
    let (ours, theirs) = (beyondStandard(pair[0]), beyondStandard(pair[1]))
    guard code == 0, ours >= 0, theirs >= 0 else {
      [ours, theirs].filter { $0 >= 0 }.forEach { close($0) }
      throw SoundError(
        .noEngine, "espeak-ng cannot be spoken to: \(String(cString: strerror(code == 0 ? errno : error)))")
    }
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
    return (ours, theirs)
  }

  /// The same socket, but never in the place of a standard stream that is closed: what is printed would go to the worker.
  private static func beyondStandard(_ socket: CInt) -> CInt {
    guard socket >= 0 else { return socket }
    defer { close(socket) }
    return fcntl(socket, F_DUPFD_CLOEXEC, 3)
  }
}
