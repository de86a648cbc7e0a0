package import AloudBase
package import Foundation

/// Starts other programs.
///
/// A child inherits only the streams that it is given. Its signals have their default actions, even if the thread that
/// starts it blocks signals. It has its own process group: Ctrl-C in a terminal does not reach it, and ending the group
/// ends all that it has started.
package enum ChildProcess {
  /// - Parameters:
  ///   - path: the path of the program.
  ///   - arguments: the arguments, without the program's name.
  ///   - environment: variables that are added to those of this process, or replace them.
  ///   - input: the descriptor for its standard input; nil is `/dev/null`. It is at least as large as the number of
  ///     streams.
  ///   - output: the same for its standard output.
  ///   - errors: the same for its standard error.
  ///   - others: descriptors that become 3, 4 and so on in the child.
  /// - Returns: the process ID; the caller must wait for the process.
  /// - Throws: ``SystemFailure`` when the process cannot be started.
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
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      // There, a descriptor cannot be made and marked as close-on-exec in one step, so another thread may be between the
      // two.
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
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

/// Why a system call has failed.
package struct SystemFailure: Error {
  /// The system's message, or one of Aloud.
  package let reason: Message

  package init(_ reason: Message) { self.reason = reason }

  /// - Parameter code: an error number, as in `errno`.
  package init(code: CInt) { self.init(Message(english: String(cString: strerror(code)))) }
}
