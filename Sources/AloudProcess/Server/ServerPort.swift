internal import Foundation

/// The port at which a server must answer.
package struct ServerPort: Hashable, Sendable, CustomStringConvertible {
  package let host: String
  package let number: Int

  package init(host: String, number: Int) {
    self.host = host
    self.number = number
  }

  /// Such as `localhost:3000`.
  package var description: String { host.contains(":") ? "[\(host)]:\(number)" : "\(host):\(number)" }

  /// The timeout of a connection, in milliseconds.
  private static let patience: CInt = 1000

  /// True when a server accepts a connection at any address of the host: `localhost` may be an IPv4 or an IPv6 address.
  package var answers: Bool {
    var hints = addrinfo()
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(number)", &hints, &list) == 0 else { return false }
    defer { freeaddrinfo(list) }
    var next = list
    while let info = next {
      if ServerPort.answers(info.pointee) { return true }
      next = info.pointee.ai_next
    }
    return false
  }

  private static func answers(_ info: addrinfo) -> Bool {
    let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    if connect(descriptor, info.ai_addr, info.ai_addrlen) != 0 {
      guard errno == EINPROGRESS else { return false }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      var error: CInt = 0
      var size = socklen_t(MemoryLayout<CInt>.size)
      guard poll(&waiting, 1, patience) == 1,
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0, error == 0
      else { return false }
    }
    return !isConnectedToItself(descriptor)
  }

  /// A connection to a local port that has no listener can, by chance, have that port as its source, and so connect to
  /// itself.
  private static func isConnectedToItself(_ descriptor: CInt) -> Bool {
    address(descriptor, getsockname) == address(descriptor, getpeername)
  }

  private static func address(
    _ descriptor: CInt, _ name: (CInt, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> CInt
  ) -> [UInt8] {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      guard name(descriptor, address, &size) == 0 else { return [] }
      return Array(bytes.prefix(Int(size)))
    }
  }
}
