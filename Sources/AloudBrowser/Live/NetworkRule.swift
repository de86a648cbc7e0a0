internal import AloudBase
internal import AloudTree
internal import Foundation

/// The addresses that a live page may load: those of its own origin, those of hosts that the user names, and for a page
/// that is a file, the files in its folder.
struct NetworkRule: Equatable {
  private var hosts: [NetworkHost]
  /// The folder of a page that is a file, with a slash at the end.
  private let folder: String?

  /// Schemes that access no other host.
  private static let local: Set = ["data", "blob", "about", "javascript"]
  private static let ports = ["http": 80, "https": 443, "ws": 80, "wss": 443]

  init(page: PageAddress, hosts: [String]) {
    self.hosts = hosts.compactMap { NetworkHost($0) }
    folder = page.file.map { file in
      let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
      return folder.hasSuffix("/") ? folder : folder + "/"
    }
    guard folder == nil, let url = URLComponents(string: page.url), let host = url.host else { return }
    let port = url.port.flatMap { NetworkRule.ports[url.scheme ?? ""] == $0 ? nil : $0 }
    if let own = NetworkHost(host + (port.map { ":\($0)" } ?? "")) { self.hosts.append(own) }
  }

  func allows(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    let scheme = address[..<colon].lowercased()
    if NetworkRule.local.contains(scheme) { return true }
    guard let url = URLComponents(string: address) else { return false }
    if scheme == "file" {
      guard let folder, url.host ?? "" == "", let path = URL(string: address)?.resolvingSymlinksInPath().path else {
        return false
      }
      return path.hasPrefix(folder)
    }
    guard let usual = NetworkRule.ports[scheme], let host = url.host?.lowercased() else { return false }
    let port = url.port == usual ? nil : url.port
    return hosts.contains { $0.includes(host, port) }
  }

  /// The warning for a refused address, with the option that allows it.
  func refusal(of address: String) -> Message {
    guard let url = URLComponents(string: address), url.scheme != "file", let host = url.host else {
      return "the page may not load \(address); it may load only files in its own folder"
    }
    let name = host + (url.port.map { ":\($0)" } ?? "")
    return "the page may not reach \(name); to allow this, add --network \(name)"
  }

  /// The accessible hosts, as the browser expects them.
  ///
  /// Without `<-loopback>`, the browser would access this machine without the proxy.
  var reachable: String { (["<-loopback>"] + hosts.map(\.text)).joined(separator: ";") }
}

/// A host in the form that options use: `example.org`, `localhost:3000`, `*.example.org`, `[::1]:3000`.
package struct NetworkHost: Equatable, Sendable {
  /// In lowercase; for a domain with all its hosts, the part after `*.`.
  private let name: String
  private let isDomain: Bool
  /// Nil for the default port of a scheme.
  private let port: Int?

  /// - Returns: nil for a text that is not a host.
  package init?(_ text: String) {
    let (host, port) = NetworkHost.parts(of: text.lowercased())
    if let port {
      guard port.utf8.allSatisfy(NetworkHost.digits.contains), let number = Int(port), (1...65_535).contains(number)
      else { return nil }
      self.port = number
    } else {
      self.port = nil
    }
    isDomain = host.hasPrefix("*.")
    let name = isDomain ? host.dropFirst(2) : host
    guard NetworkHost.isAddress(host) || NetworkHost.isName(name) else { return nil }
    self.name = String(name)
  }

  /// The form in options, and in Chromium's list of hosts without a proxy.
  package var text: String { (isDomain ? "*." : "") + name + (port.map { ":\($0)" } ?? "") }

  /// True for a host, in lowercase, and its port; nil means the default port.
  func includes(_ host: String, _ port: Int?) -> Bool {
    self.port == port && (host == name || isDomain && host.hasSuffix("." + name))
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let digits = Set("0123456789".utf8)

  private static func parts(of text: String) -> (host: Substring, port: Substring?) {
    // The colons of an IPv6 address are inside brackets.
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") else { return (text[...], nil) }
    return (text[..<colon], text[colon...].dropFirst())
  }

  private static func isAddress(_ host: Substring) -> Bool {
    guard host.first == "[", host.last == "]" else { return false }
    let address = host.dropFirst().dropLast()
    return address.contains(":") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  private static func isName(_ name: Substring) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy(letters.contains)
    }
  }
}

/// Prevents a page from changing anything on servers: requests other than safe ones get a response here, and are not
/// sent.
///
/// Source: RFC 9110, 9.2.1, which calls GET and HEAD safe. A page that changes something by a GET request is not
/// prevented from that.
struct WriteGuard {
  /// The requests that were not sent, in order: `POST http://localhost:3000/cart`.
  private(set) var heldBack: [String] = []

  private static let safe: Set = ["GET", "HEAD"]

  /// The browser does not report messages of sockets as requests, so this script drops them.
  static let pageScript = BrowserPage.PageScript(
    source: "if (globalThis.WebSocket) WebSocket.prototype.send = function send() {};", world: nil)

  /// The response to a request, unless the request is safe.
  ///
  /// - Parameter request: the request as the browser reports it.
  /// - Returns: the response; nil for a request that is sent.
  mutating func answer(to request: JSONPlace?) -> JSONValue? {
    let request = request?.asObject
    let method = request?["method"]?.asString ?? ""
    guard !WriteGuard.safe.contains(method) else { return nil }
    let url = (request?["url"]?.asString ?? "").prefix { $0 != "?" && $0 != "#" }
    heldBack.append("\(method) \(url)")
    var headers: [(String, String)] = []
    // Another origin may receive a write only where its server permits that.
    if let origin = header("Origin", of: request) {
      headers = [
        ("Access-Control-Allow-Origin", origin), ("Access-Control-Allow-Credentials", "true"),
        ("Access-Control-Allow-Methods", header("Access-Control-Request-Method", of: request) ?? method),
        ("Access-Control-Allow-Headers", header("Access-Control-Request-Headers", of: request) ?? "*"),
      ]
    }
    let list = headers.map { JSONValue.object([("name", .string($0.0)), ("value", .string($0.1))]) }
    return ["responseCode": 204, "responseHeaders": .list(list)]
  }

  private func header(_ name: String, of request: JSONObject?) -> String? {
    request?["headers"]?.asObject?[name]?.asString
  }
}
