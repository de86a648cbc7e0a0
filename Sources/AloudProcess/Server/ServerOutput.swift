internal import Foundation

/// The last part of the output of a server, in bytes.
///
/// A thread reads the output continuously, because a server blocks when nothing reads its output.
final class ServerOutput: Sendable {
  /// The size of the part that is kept, in bytes.
  private static let kept = 1 << 16

  private let state: Guarded<State>

  private struct State: Sendable {
    /// Nil once the output is closed.
    var descriptor: CInt?
    var bytes: [UInt8] = []
    /// The number of bytes read in total.
    var count = 0

    /// Reads the available bytes.
    mutating func drain() {
      guard let descriptor else { return }
      var piece = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let length = read(descriptor, &piece, piece.count)
        guard length > 0 else {
          if length < 0, errno == EINTR { continue }
          if length == 0 || errno != EAGAIN { end() }
          return
        }
        bytes += piece[..<length]
        count += length
        if bytes.count > 2 * ServerOutput.kept { bytes.removeFirst(bytes.count - ServerOutput.kept) }
      }
    }

    mutating func end() {
      guard let descriptor else { return }
      close(descriptor)
      self.descriptor = nil
    }
  }

  /// Creates an output and starts its thread; nil when the thread cannot be started.
  ///
  /// - Parameter descriptor: must not block; is closed at the end.
  init?(_ descriptor: CInt) {
    state = Guarded(State(descriptor: descriptor))
    let isStarted = StartedThread.run { [state] in
      while ServerOutput.take(state) {}
    }
    guard isStarted else {
      end()
      return nil
    }
  }

  /// - Returns: false when the output is closed.
  private static func take(_ state: Guarded<State>) -> Bool {
    guard let descriptor = state.withLock(\.descriptor) else { return false }
    // The timeout makes the thread notice ``end()``.
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, 50)
    state.withLock { $0.drain() }
    return true
  }

  /// The number of bytes printed until now.
  var count: Int {
    state.withLock {
      $0.drain()
      return $0.count
    }
  }

  /// The output after a number of bytes. If its beginning is no longer kept, it begins with `…` and a whole line.
  func text(from start: Int) -> String {
    state.withLock {
      $0.drain()
      let wanted = min(max(0, $0.count - start), ServerOutput.kept)
      let bytes = $0.bytes.suffix(wanted)
      guard bytes.count < $0.count - start else { return String(decoding: bytes, as: UTF8.self) }
      return "…\n" + String(decoding: bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    }
  }

  /// Reads the available bytes, and stops reading.
  func end() {
    state.withLock {
      $0.drain()
      $0.end()
    }
  }
}
