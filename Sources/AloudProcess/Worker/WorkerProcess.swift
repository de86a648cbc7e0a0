package import Foundation

/// A worker, seen from who asks: a process, and a socket to it. Used by one thread at a time.
package final class WorkerProcess {
  /// The greatest length of a message, in bytes; one that claims more is no message of ours.
  private static let maximumLength = 1 << 26

  package let process: pid_t
  /// To be watched; closed when the worker has ended.
  package let socket: CInt
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  package private(set) var isEnded = false

  init(process: pid_t, socket: CInt) {
    self.process = process
    self.socket = socket
  }

  deinit { end() }

  /// True when there is something that it has not yet taken.
  package var hasOutput: Bool { !outgoing.isEmpty }

  /// Sends as much as it takes now; the rest goes with ``flush()``.
  package func send(_ message: [UInt8]) {
    outgoing += message
    flush()
  }

  package func flush() {
    while !outgoing.isEmpty, !isEnded {
      let count = outgoing.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, SocketPair.sending) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno != EINTR {
        // A worker that has ended is noticed when its replies end.
        return
      }
    }
  }

  /// Waits until it has something to tell, so many seconds at most, and sends what it takes meanwhile.
  package func wait(atMost seconds: Double) {
    var watched = pollfd(fd: socket, events: Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0), revents: 0)
    poll(&watched, 1, CInt((seconds * 1000).rounded(.up)))
    flush()
  }

  /// The messages that have come in, without their lengths; nothing of those that are not yet complete.
  package func messages() -> [ArraySlice<UInt8>] {
    guard !isEnded else { return [] }
    let isOpen = receive()
    var messages: [ArraySlice<UInt8>] = []
    var start = 0
    while let length = MessageReader.length(incoming[start...]) {
      guard length <= WorkerProcess.maximumLength else {
        end()
        break
      }
      guard incoming.count >= start + 4 + length else { break }
      messages.append(incoming[start + 4..<start + 4 + length])
      start += 4 + length
    }
    incoming.removeFirst(start)
    if !isOpen { end(byItself: true) }
    return messages
  }

  /// - Returns: false at the end of the stream.
  private func receive() -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 8) { buffer in
        let count = recv(socket, buffer.baseAddress, buffer.count, SocketPair.receiving)
        if count > 0 { incoming.append(contentsOf: buffer[..<count]) }
        return count
      }
      if count == 0 { return false }
      if count < 0, errno != EINTR { return errno == EAGAIN || errno == EWOULDBLOCK }
    }
  }

  /// Why it ended, as the system tells; nil while it runs, and when another has asked for its end.
  package private(set) var signal: CInt?

  /// How it ended, in words; nil while it runs, and when it did not end by itself.
  package private(set) var ending: String?

  /// Ends the worker if it has not ended by itself, and leaves nothing of it.
  package func end(byItself: Bool = false) {
    guard !isEnded else { return }
    isEnded = true
    close(socket)
    var status: CInt = 0
    // Only a child that is there is killed: its number may be another's by now where children are not waited for.
    var waited = waitpid(process, &status, WNOHANG)
    if waited == 0 {
      // With all that it has started, where it is not what it should be.
      if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
      repeat { waited = waitpid(process, &status, 0) } while waited < 0 && errno == EINTR
    }
    guard waited == process else { return }
    if status & 0x7F != 0 { signal = status & 0x7F }
    if byItself { ending = StartedProcess.ending(status) }
  }
}
