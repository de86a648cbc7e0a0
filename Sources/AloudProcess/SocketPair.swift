package import Foundation

/// Two ends of a stream in both directions: one for us, and one for a child.
package struct SocketPair: Sendable {
  package let ours: CInt
  package let theirs: CInt

  /// Options with which sending does not wait, and a child that has gone is an error and no signal.
  #if canImport(Darwin)
    package static let sending = MSG_DONTWAIT
    package static let receiving = MSG_DONTWAIT
  #else
    package static let sending = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    package static let receiving = CInt(MSG_DONTWAIT)
  #endif

  /// Both are closed in every process that is started meanwhile, and have numbers that no child is given; see ``ChildProcess``.
  package static func make() -> Result<SocketPair, POSIXError> {
    var pair: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &pair)
    #else
      let code = socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
    #endif
    guard code == 0 else { return .failure(error()) }
    let (ours, theirs) = (moved(pair[0]), moved(pair[1]))
    guard ours >= 0, theirs >= 0 else {
      let reason = error()
      [ours, theirs].filter { $0 >= 0 }.forEach { close($0) }
      return .failure(reason)
    }
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
    return .success(SocketPair(ours: ours, theirs: theirs))
  }

  private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The same socket, but never in the place of a stream that is closed: what is printed would go to the child.
  private static func moved(_ socket: CInt) -> CInt {
    let copy = fcntl(socket, F_DUPFD_CLOEXEC, 8)
    let code = errno
    close(socket)
    errno = code
    return copy
  }
}
