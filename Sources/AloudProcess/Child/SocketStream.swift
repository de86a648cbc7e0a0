package import Foundation

/// Our end of a socket to a child. It sends and receives as much as the system takes and has, and waits for nothing.
package struct SocketStream {
  /// To be watched.
  package let socket: CInt
  private var outgoing: [UInt8] = []
  /// What has come in; whoever reads it removes it.
  package var incoming: [UInt8] = []
  package private(set) var isClosed = false

  package init(_ socket: CInt) { self.socket = socket }

  package mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(socket)
  }

  /// What to watch for: the child has sent something, or takes more of what we send.
  package var watched: pollfd {
    pollfd(fd: socket, events: Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT)), revents: 0)
  }

  /// Sends as much as the child takes now; the rest goes with ``flush()``.
  package mutating func send(_ bytes: some Sequence<UInt8>) {
    outgoing += bytes
    flush()
  }

  package mutating func flush() {
    while !outgoing.isEmpty, !isClosed {
      let count = outgoing.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, SocketPair.sending) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno != EINTR {
        // A child that has ended is noticed when its messages end.
        return
      }
    }
  }

  /// Receives what is there, 8 MB at most.
  ///
  /// - Returns: false at the end of the stream.
  package mutating func receive() -> Bool {
    for _ in 0..<64 {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 8) { buffer in
        let count = recv(socket, buffer.baseAddress, buffer.count, SocketPair.receiving)
        if count > 0 { incoming.append(contentsOf: buffer[..<count]) }
        return count
      }
      if count == 0 { return false }
      if count < 0, errno != EINTR { return errno == EAGAIN || errno == EWOULDBLOCK }
    }
    return true
  }
}
