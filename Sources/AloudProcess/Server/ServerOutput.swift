internal import Foundation

/// The output of a server: the last part of it, in bytes.
///
/// A thread reads it as it comes, since a server whose output is not read comes to a halt.
final class ServerOutput: Sendable {
  /// How much is kept, in bytes.
  private static let kept = 1 << 16

  private let state: Guarded<State>

  private struct State: Sendable {
    /// Nil once the output is closed.
    var descriptor: CInt?
    var bytes: [UInt8] = []
    /// How many there were in all.
    var count = 0

    /// Takes what is there now.
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

  /// Nil when there is no thread.
  ///
  /// - Parameter descriptor: does not block; is closed at the end.
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

  /// - Returns: false when nothing comes any longer.
  private static func take(_ state: Guarded<State>) -> Bool {
    guard let descriptor = state.withLock(\.descriptor) else { return false }
    // It wakes now and then, since it may have been told to end.
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, 50)
    state.withLock { $0.drain() }
    return true
  }

  /// How much was printed until now, in bytes.
  var count: Int {
    state.withLock {
      $0.drain()
      return $0.count
    }
  }

  /// The output behind so many bytes. Where the beginning is not kept, it begins with a whole line.
  func text(from start: Int) -> String {
    state.withLock {
      $0.drain()
      let wanted = min(max(0, $0.count - start), ServerOutput.kept)
      let bytes = $0.bytes.suffix(wanted)
      guard bytes.count < $0.count - start else { return String(decoding: bytes, as: UTF8.self) }
      return "…\n" + String(decoding: bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    }
  }

  /// Reads what is there, and stops reading.
  func end() {
    state.withLock {
      $0.drain()
      $0.end()
    }
  }
}
