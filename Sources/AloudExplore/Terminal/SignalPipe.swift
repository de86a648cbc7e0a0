internal import Foundation

/// Signals as bytes that can be waited for together with keys.
///
/// A handler may do next to nothing; so it writes the number of the signal to a pipe, whose ends never change.
enum SignalPipe {
  private static let ends: (read: Int32, write: Int32) = {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return (-1, -1) }
    for end in pair {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (pair[0], pair[1])
  }()

  /// Becomes readable when a signal has come; -1 where there is no pipe.
  static var descriptor: Int32 { ends.read }

  /// Signals that end a program.
  static let fatal: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let all: [Int32] = fatal + [SIGWINCH, SIGTSTP, SIGCONT]

  /// From now on these signals come through the pipe.
  static func open() {
    _ = ends
    for number in all {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let code = errno
        _ = write(SignalPipe.ends.write, &byte, 1)
        errno = code
      }
    }
  }

  /// From now on signals do what they always do.
  static func close() { for number in all { signal(number, SIG_DFL) } }

  /// The signals that have come.
  static func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.read, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }
}
