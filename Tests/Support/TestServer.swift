import Foundation

/// A local web server for pages of tests. It answers each request on a separate thread, and then closes the connection.
public final class TestServer: Sendable {
  /// The content of a page.
  public struct Page: Sendable {
    let status: Int
    let headers: [String]
    let body: String
    /// The delay, in seconds.
    let delay: Double

    public init(
      _ body: String, status: Int = 200, type: String = "text/html", location: String? = nil, delay: Double = 0,
      headers: [String] = []
    ) {
      self.status = status
      self.body = body
      self.delay = delay
      self.headers = ["content-type: \(type); charset=utf-8"] + (location.map { ["location: \($0)"] } ?? []) + headers
    }
  }

  public let port: Int
  private let descriptor: Int32
  private let pages: [String: Page]
  private let log = RequestLog()

  /// The requests, in order: `GET /`.
  public var requests: [String] { log.requests }

  /// The address of a page.
  public func url(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

  /// - Parameter pages: by their paths. `PORT` in a body is the number of the port.
  /// - Throws: an error when there is no port.
  public init(_ pages: [String: Page]) throws {
    self.pages = pages
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = CInt(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, stream, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isListening else { throw CocoaError(.fileReadUnknown) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread { [descriptor, port, log] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        Thread { TestServer.answer(client, pages, port, log) }.start()
      }
    }.start()
  }

  deinit {
    shutdown(descriptor, CInt(SHUT_RDWR))
    close(descriptor)
  }

  private static func answer(_ client: Int32, _ pages: [String: Page], _ port: Int, _ log: RequestLog) {
    defer { close(client) }
    var request = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(client, &request, request.count, 0)
    guard count > 0 else { return }
    let words = String(decoding: request[..<count], as: UTF8.self).split(separator: " ", maxSplits: 2)
    if words.count > 1 { log.add("\(words[0]) \(words[1])") }
    let page = words.count > 1 ? pages[String(words[1])] : nil
    Thread.sleep(forTimeInterval: page?.delay ?? 0)
    let body = (page?.body ?? "").replacing("PORT", with: "\(port)")
    let head = ["HTTP/1.1 \(page?.status ?? 404) x", "connection: close", "content-length: \(body.utf8.count)"]
    let answer = Array(((head + (page?.headers ?? [])).joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    #if canImport(Darwin)
      send(client, answer, answer.count, 0)
    #else
      send(client, answer, answer.count, CInt(MSG_NOSIGNAL))
    #endif
  }
}

/// The requests to a server, on all its threads.
private final class RequestLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var requests: [String] { lock.withLock { list } }
  func add(_ request: String) { lock.withLock { list.append(request) } }
}
