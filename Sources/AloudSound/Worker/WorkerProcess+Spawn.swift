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
  /// The other end is closed in every process that is started meanwhile; the worker's group is its own, so that Ctrl-C in
  /// a terminal is the program's to answer, and its signals are as if nobody had touched them.
  static func spawn(_ path: String) throws(SoundError) -> (pid_t, CInt) {
    let (ours, theirs) = try socketPair()
    defer { close(theirs) }
    var process: pid_t = 0
    let code = withFileActions(theirs) { actions in
      withAttributes { attributes in
        withArguments([path, SpeechWorker.argument]) { arguments in
          withArguments(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }) { environment in
            posix_spawn(&process, path, actions, attributes, arguments, environment)
          }
        }
      }
    }
    guard code == 0 else {
      close(ours)
      throw SoundError(
        .noEngine, "\(path): cannot be started to speak to espeak-ng: \(String(cString: strerror(code)))")
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

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func withFileActions(_ socket: CInt, _ body: (UnsafePointer<FileActions>) -> CInt) -> CInt {
    withUnsafeTemporaryAllocation(of: FileActions.self, capacity: 1) { buffer in
      guard let actions = buffer.baseAddress else { return ENOMEM }
      posix_spawn_file_actions_init(actions)
      defer { posix_spawn_file_actions_destroy(actions) }
      posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(actions, socket, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      return body(UnsafePointer(actions))
    }
  }

  private static func withAttributes(_ body: (UnsafePointer<Attributes>) -> CInt) -> CInt {
    withUnsafeTemporaryAllocation(of: Attributes.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress else { return ENOMEM }
      posix_spawnattr_init(attributes)
      defer { posix_spawnattr_destroy(attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(attributes, &none)
      var all = sigset_t()
      sigfillset(&all)
      posix_spawnattr_setsigdefault(attributes, &all)
      posix_spawnattr_setpgroup(attributes, 0)
      posix_spawnattr_setflags(
        attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
      return body(UnsafePointer(attributes))
    }
  }

  private static func withArguments<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
