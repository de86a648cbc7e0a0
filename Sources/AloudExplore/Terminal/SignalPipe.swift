internal import Foundation

/// Signals as bytes that can be waited for together with keys.
///
/// A handler may do next to nothing; so it writes the number of the signal to a pipe, whose ends never change.
enum SignalPipe {
  private typealias Ends = (read: Int32, write: Int32)

  private static let ends = makePipe()
  /// Has bytes in it from the first signal on that ends the program.
  private static let ending = makePipe()

  private static func makePipe() -> Ends {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return (-1, -1) }
    for end in pair {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (pair[0], pair[1])
  }

  /// Becomes readable when a signal has come; -1 where there is no pipe.
  static var descriptor: Int32 { ends.read }

  /// Signals that end a program.
  static let fatal: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let all: [Int32] = fatal + [SIGWINCH, SIGTSTP, SIGCONT]

  /// The actions of signals before they came through the pipe for the first time.
  private static let before: [(number: Int32, action: sigaction)] = (all + [SIGTTOU]).map { number in
    var action = sigaction()
    sigaction(number, nil, &action)
    return (number, action)
  }

  /// From now on these signals come through the pipe.
  static func open() {
    _ = (ends, ending, before)
    for number in all {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let code = errno
        // A program that is to end must not be stopped because it is in the background and touches the terminal.
        if SignalPipe.fatal.contains(number) {
          signal(SIGTTOU, SIG_IGN)
          _ = write(SignalPipe.ending.write, &byte, 1)
        }
        _ = write(SignalPipe.ends.write, &byte, 1)
        errno = code
      }
    }
  }

  /// True once a signal has come that ends the program.
  static var isEnding: Bool {
    var waiting = pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// From now on signals do what they did before.
  static func close() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    _ = take(from: ending)
  }

  /// The signals that have come.
  static func take() -> [Int32] { take(from: ends) }

  private static func take(from ends: Ends) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.read, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }
}
