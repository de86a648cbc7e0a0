internal import Foundation

/// A terminal that shows pages: keys come at once, nothing scrolls, and what was there before is back afterwards.
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

  /// Columns and rows; 80 × 24 where nobody knows.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (min(Int(size.ws_col), 1000), min(Int(size.ws_row), 1000))
  }

  /// Alternate screen, no cursor, keys one by one, pastes as such.
  ///
  /// A program in the background waits here until it is in the foreground: the system stops it. One that is to end must
  /// not wait, and leaves the terminal to whoever has it.
  func take() {
    guard !isTaken, !isLent else { return }
    isTaken = true
    if var modes = original {
      cfmakeraw(&modes)
      tcsetattr(input, TCSANOW, &modes)
    }
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h" + (hasMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : ""))
  }

  /// Somebody else may have changed its modes.
  func takeAgain() {
    guard !isLent else { return }
    isTaken = false
    take()
  }

  /// Everything as it was. What a shell has set meanwhile stays.
  func restore() {
    guard isTaken else { return }
    let modes = isLent ? nil : original
    write((hasMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    isTaken = false
    if var modes { tcsetattr(input, TCSANOW, &modes) }
  }

  /// True when the terminal is somebody else's, and will not be ours again before this program ends.
  private var isLent: Bool { SignalPipe.isEnding && tcgetpgrp(input) != getpgrp() }

  /// Writes all of it; a terminal that is gone, or is not taken, is told nothing.
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
  /// - Parameter seconds: nil waits for ever.
  /// - Returns: what has come; nil bytes when nothing more ever will.
  func wait(seconds: Double?) -> (bytes: [UInt8]?, signals: [Int32]) {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: waking a moment too early would only mean waiting once more.
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
