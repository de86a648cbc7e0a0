internal import Foundation

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
  ///
  /// - Throws: ``SystemFailure`` when the system has no sockets to give.
  package init() throws(SystemFailure) {
    var pair: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &pair)
    #else
      let code = socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
    #endif
    guard code == 0 else { throw SystemFailure(code: errno) }
    (ours, theirs) = try SocketPair.moved(pair)
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
  }

  /// The two ends of a pipe or a pair of sockets under numbers that no standard stream has, even where one is closed: what is
  /// printed would go to the child.
  ///
  /// - Throws: ``SystemFailure``; then both ends are closed.
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
