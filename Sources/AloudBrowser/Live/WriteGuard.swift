internal import AloudTree

/// Keeps a page from changing anything on servers: requests that do more than ask are answered here, and never sent.
///
/// Source: RFC 9110, 9.2.1 calls GET and HEAD safe. A page that changes something by a GET request is not kept from it.
struct WriteGuard {
  /// The requests that were answered, in order: `POST http://localhost:3000/cart`.
  private(set) var heldBack: [String] = []

  private static let safe: Set = ["GET", "HEAD"]

  /// Messages of sockets bypass the browser's requests, so they are dropped where they are sent.
  static let pageScript = BrowserPage.PageScript(
    source: "if (globalThis.WebSocket) WebSocket.prototype.send = function send() {};", world: nil)

  /// Answers a request, unless it only asks.
  ///
  /// - Parameter request: as the browser tells of it.
  /// - Returns: what it is answered with; nil for one that is sent.
  mutating func answer(to request: JSONPlace?) -> JSONValue? {
    let request = request?.asObject
    let method = request?["method"]?.asString ?? ""
    guard !WriteGuard.safe.contains(method) else { return nil }
    let url = (request?["url"]?.asString ?? "").prefix { $0 != "?" && $0 != "#" }
    heldBack.append("\(method) \(url)")
    var headers: [(String, String)] = []
    // Another origin may be written to only where its server permits it.
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
