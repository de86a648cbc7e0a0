package import Foundation

/// Starts other programs.
///
/// A child gets the streams that it is given and nothing else of ours. Its signals are as if nobody had touched them, whatever the thread
/// that starts it blocks; its group is its own, so that Ctrl-C in a terminal is the program's to answer, and so that it
/// can be ended with all that it has started.
package enum ChildProcess {
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: without its name.
  ///   - environment: variables over those of this process.
  ///   - input: a descriptor of 3 and above, or the number of streams and above where there are more; nil is nothing. So are
  ///     the others.
  ///   - output: where what it prints goes.
  ///   - errors: where what it complains of goes.
  ///   - others: what it has as 3, 4 and so on.
  /// - Returns: the number of the process; somebody must wait for it.
  package static func start(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], input: CInt?, output: CInt?,
    errors: CInt?, others: [CInt] = []
  ) -> Result<pid_t, POSIXError> {
    var process: pid_t = 0
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    let code = withFileActions([input, output, errors] + others) { actions in
      withAttributes { attributes in
        withArguments([path] + arguments) { arguments in
          withArguments(variables) { environment in
            posix_spawn(&process, path, actions, attributes, arguments, environment)
          }
        }
      }
    }
    return code == 0 ? .success(process) : .failure(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO))
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// The streams of the child, in order: a descriptor, or nil for nothing.
  private static func withFileActions(_ streams: [CInt?], _ body: (UnsafePointer<FileActions>) -> CInt) -> CInt {
    withUnsafeTemporaryAllocation(of: FileActions.self, capacity: 1) { buffer in
      guard let actions = buffer.baseAddress else { return ENOMEM }
      posix_spawn_file_actions_init(actions)
      defer { posix_spawn_file_actions_destroy(actions) }
      for (place, stream) in zip(CInt(0)..., streams) {
        if let stream {
          posix_spawn_file_actions_adddup2(actions, stream, place)
        } else {
          posix_spawn_file_actions_addopen(actions, place, "/dev/null", O_RDWR, 0)
        }
      }
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

extension Result where Failure == POSIXError {
  /// Why it failed, in the system's words.
  package var reason: String {
    if case .failure(let error) = self { String(cString: strerror(error.code.rawValue)) } else { "" }
  }
}
