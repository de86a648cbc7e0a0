package import Foundation

/// Starts other programs.
///
/// A child gets only the streams that it is given. Its signals have their usual effect, whatever the thread that starts
/// it blocks. Its group of processes is its own: Ctrl-C in a terminal does not reach it, and it can be ended with all
/// that it has started.
package enum ChildProcess {
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: without its name.
  ///   - environment: variables over those of this process.
  ///   - input: the descriptor of its standard input; nil is `/dev/null`. It is at least as large as the number of streams.
  ///   - output: the same for its standard output.
  ///   - errors: the same for its standard error.
  ///   - others: the descriptors that it has as 3, 4 and so on.
  /// - Returns: the number of the process; the caller must wait for its end.
  /// - Throws: ``SystemFailure`` when the system does not start it.
  package static func start(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], input: CInt?, output: CInt?,
    errors: CInt?, others: [CInt] = []
  ) throws(SystemFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (place, stream) in zip(CInt(0)..., [input, output, errors] + others) {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream, place)
      } else {
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0)
      }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    let code = withArguments([path] + arguments) { arguments in
      withArguments(variables) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    return process
  }

  private static func withArguments<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}

/// Why the system has not done something.
package struct SystemFailure: Error {
  /// In the system's words, or in ours.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// - Parameter code: the number of an error, as `errno` has it.
  package init(code: CInt) { self.init(String(cString: strerror(code))) }
}
