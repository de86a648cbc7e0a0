package import Foundation

/// The two ends of a bidirectional stream: one for this process, and one for a child.
package struct SocketPair: Sendable {
  package let ours: CInt
  package let theirs: CInt

  /// Flags for sending and receiving. The calls do not block. Sending to an ended child causes an error, not a signal.
  #if canImport(Darwin)
    package static let sending = MSG_DONTWAIT
    package static let receiving = MSG_DONTWAIT
  #else
    package static let sending = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    package static let receiving = CInt(MSG_DONTWAIT)
  #endif

  /// The length of each buffer, in bytes.
  static let bufferLength = 1 << 17

  /// Makes two connected sockets. Other children do not inherit them.
  ///
  /// - Throws: ``SystemFailure`` when the system has no more sockets.
  package init() throws(SystemFailure) {
    var pair: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &pair)
    #else
      let code = socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
    #endif
    guard code == 0 else { throw SystemFailure(code: errno) }
    (ours, theirs) = try SocketPair.moved(pair)
    // The buffers of macOS have 8 KB, and every request would take many turns of both sides.
    var length = CInt(SocketPair.bufferLength)
    for socket in [ours, theirs] {
      setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &length, socklen_t(MemoryLayout<CInt>.size))
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &length, socklen_t(MemoryLayout<CInt>.size))
    }
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
  }

  /// Moves the two ends of a pipe or socket pair to descriptors above the standard streams. If a standard stream is
  /// closed, an end could otherwise take its number, and printed output would go to the child.
  ///
  /// - Throws: ``SystemFailure``; both ends are then closed.
  static func moved(_ ends: [CInt]) throws(SystemFailure) -> (CInt, CInt) {
    let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 8) }
    let code = errno
    ends.forEach { close($0) }
    guard copies.allSatisfy({ $0 >= 0 }) else {
      copies.filter { $0 >= 0 }.forEach { close($0) }
      throw SystemFailure(code: code)
    }
    return (copies[0], copies[1])
  }
}

/// This process's end of a socket to a child. Sending and receiving never block.
package struct SocketStream {
  /// The descriptor, for `poll`.
  package let socket: CInt
  private var outgoing: [UInt8] = []
  /// The received bytes. The reader removes those that it has processed.
  package var incoming: [UInt8] = []
  package private(set) var isClosed = false

  package init(_ socket: CInt) { self.socket = socket }

  package mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(socket)
  }

  /// The events to poll for: the child has sent something, or can receive more.
  package var watched: pollfd {
    pollfd(fd: socket, events: Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT)), revents: 0)
  }

  /// Sends as much as possible now; ``flush()`` sends the rest.
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
        // A child that has ended is detected when its messages end.
        return
      }
    }
  }

  /// Receives the available bytes, 8 MB at most.
  ///
  /// - Returns: false at the end of the stream.
  package mutating func receive() -> Bool {
    // Not on the stack, which has 512 KB on most threads of Apple's platforms.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 8)
    defer { buffer.deallocate() }
    for _ in 0..<64 {
      let count = recv(socket, buffer.baseAddress, buffer.count, SocketPair.receiving)
      if count > 0 { incoming.append(contentsOf: buffer[..<count]) }
      if count == 0 { return false }
      if count < 0, errno != EINTR { return errno == EAGAIN || errno == EWOULDBLOCK }
    }
    return true
  }
}
