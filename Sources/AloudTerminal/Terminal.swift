internal import Foundation

/// A terminal that shows pages. It reads single keys, does not scroll, and restores its former content at the end.
final class Terminal {
  let input: Int32
  let output: Int32
  private let original: termios?
  private let hasMouse: Bool
  private var isTaken = false

  init(input: Int32, output: Int32, hasMouse: Bool) {
    self.input = input
    self.output = output
    self.hasMouse = hasMouse
    var modes = termios()
    original = tcgetattr(input, &modes) == 0 ? modes : nil
  }

  deinit { restore() }

  /// The columns and rows, at most 1000 each; 80 × 24 if the system has no size.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (min(Int(size.ws_col), 1000), min(Int(size.ws_row), 1000))
  }

  /// Shows the alternate screen, hides the cursor, and requests single keys, marks around pasted text, and clicks if
  /// `hasMouse` is true.
  ///
  /// The system stops a program in the background here until it is in the foreground. A background program that is about
  /// to end must not wait, so it leaves the terminal unchanged.
  func take() {
    guard !isTaken, !isLent else { return }
    isTaken = true
    if var modes = original {
      cfmakeraw(&modes)
      tcsetattr(input, TCSANOW, &modes)
    }
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h" + (hasMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : ""))
  }

  /// Takes the terminal again, because another program may have changed its modes.
  func takeAgain() {
    guard !isLent else { return }
    isTaken = false
    take()
  }

  /// Restores the terminal. If the program is about to end in the background, the modes that a shell has set stay.
  func restore() {
    guard isTaken else { return }
    let modes = isLent ? nil : original
    write((hasMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    isTaken = false
    if var modes { tcsetattr(input, TCSANOW, &modes) }
  }

  /// True if the program is about to end while another program has the terminal.
  private var isLent: Bool { SignalPipe.isEnding && tcgetpgrp(input) != getpgrp() }

  /// Writes a text. Does nothing if the terminal is gone or not taken.
  func write(_ text: String) {
    guard isTaken else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&waiting, 1, 1000) <= 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits for keys or signals.
  ///
  /// - Parameter seconds: the time to wait, at most an hour; nil for no limit.
  /// - Returns: the bytes and signals that have arrived; nil bytes if the input has ended.
  func wait(seconds: Double?) -> (bytes: [UInt8]?, signals: [Int32]) {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up, so that it does not wake too early.
    let milliseconds = seconds.map { Int32(min(max($0 * 1000, 0).rounded(.up), 3_600_000)) } ?? -1
    let count = poll(&waiting, nfds_t(waiting.count), milliseconds)
    guard count > 0 else { return ([], []) }
    let signals = waiting[1].revents != 0 ? SignalPipe.take() : []
    guard waiting[0].revents != 0 else { return ([], signals) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let size = read(input, &bytes, bytes.count)
    if size < 0, errno == EINTR || errno == EAGAIN { return ([], signals) }
    return (size > 0 ? Array(bytes.prefix(size)) : nil, signals)
  }
}

/// A pipe that delivers signals as bytes, so that a program can wait for signals and keys together.
///
/// A signal handler can call only a few functions, so it writes the number of the signal to a pipe.
package enum SignalPipe {
  package typealias Ends = (read: Int32, write: Int32)

  private static let ends = makePipe()
  /// A pipe that has bytes after a signal that ends the program.
  private static let ending = makePipe()

  /// A pipe for a handler: its ends do not block, and children do not inherit them.
  ///
  /// - Returns: -1 for both ends where there is no pipe.
  package static func makePipe() -> Ends {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return (-1, -1) }
    for end in pair {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (pair[0], pair[1])
  }

  /// The descriptor that becomes readable when a signal arrives; -1 if there is no pipe.
  static var descriptor: Int32 { ends.read }

  /// Signals that end a program.
  package static let fatal: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let all: [Int32] = fatal + [SIGWINCH, SIGTSTP, SIGCONT]

  /// The actions of signals before the first ``open()``.
  private static let before: [(number: Int32, action: sigaction)] = (all + [SIGTTOU]).map { number in
    var action = sigaction()
    sigaction(number, nil, &action)
    return (number, action)
  }

  /// Sends signals through the pipe from now on.
  static func open() {
    _ = (ends, ending, before)
    for number in all {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let code = errno
        // A background program that is about to end must not be stopped when it changes the terminal.
        if SignalPipe.fatal.contains(number) {
          signal(SIGTTOU, SIG_IGN)
          _ = write(SignalPipe.ending.write, &byte, 1)
        }
        _ = write(SignalPipe.ends.write, &byte, 1)
        errno = code
      }
    }
  }

  /// True after a signal that ends the program.
  static var isEnding: Bool {
    var waiting = pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// Restores the former actions of signals.
  static func close() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    _ = take(from: ending)
  }

  /// Removes the signals that have arrived from the pipe, and returns them.
  static func take() -> [Int32] { take(from: ends) }

  private static func take(from ends: Ends) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.read, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }
}
