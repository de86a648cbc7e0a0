import Foundation

/// A host that counts who reaches it, by TCP and by UDP. It answers nobody.
public final class OtherHost: Sendable {
  /// The host and the port.
  public let name: String
  private let descriptors: [Int32]
  private let log = ContactLog()

  /// The first line of each connection, and `UDP` for each packet.
  public var contacts: [String] { log.contacts }

  /// - Throws: an error when there is no port.
  public init() throws {
    #if canImport(Darwin)
      let (address, stream, packets) = ("127.0.0.1", SOCK_STREAM, SOCK_DGRAM)
    #else
      let (address, stream, packets) = ("127.0.0.2", CInt(SOCK_STREAM.rawValue), CInt(SOCK_DGRAM.rawValue))
    #endif
    let server = try OtherHost.socket(stream, address, port: 0)
    listen(server.descriptor, 64)
    let receiver = try OtherHost.socket(packets, address, port: server.port)
    name = "\(address):\(server.port)"
    descriptors = [server.descriptor, receiver.descriptor]
    Thread { [log] in
      while true {
        let client = accept(server.descriptor, nil, nil)
        guard client >= 0 else { return }
        Thread { OtherHost.take(client, log) }.start()
      }
    }.start()
    Thread { [log] in
      var packet = [UInt8](repeating: 0, count: 2048)
      while recv(receiver.descriptor, &packet, packet.count, 0) > 0 { log.add("UDP") }
    }.start()
  }

  deinit {
    for descriptor in descriptors {
      shutdown(descriptor, CInt(SHUT_RDWR))
      close(descriptor)
    }
  }

  private static func take(_ client: Int32, _ log: ContactLog) {
    defer { close(client) }
    var request = [UInt8](repeating: 0, count: 1 << 12)
    // A connection counts even if nothing comes.
    log.add("TCP")
    let count = recv(client, &request, request.count, 0)
    if count > 0 { log.add(String(decoding: request[..<count].prefix { $0 != 13 && $0 != 10 }, as: UTF8.self)) }
  }

  private static func socket(_ kind: CInt, _ host: String, port: Int) throws -> (descriptor: Int32, port: Int) {
    let descriptor = Foundation.socket(AF_INET, kind, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}

/// The contacts of a host, on all its threads.
private final class ContactLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var contacts: [String] { lock.withLock { list } }
  func add(_ contact: String) { lock.withLock { list.append(contact) } }
}
