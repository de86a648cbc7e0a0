internal import AloudBase
internal import AloudTree

/// The activity of a page, according to its events.
struct PageActivity {
  typealias Instant = ContinuousClock.Instant

  /// How long nothing may happen before a page counts as quiet, in seconds. Longer than the pauses of 0.1 s and 0.2 s
  /// that pages have between two parts of one change; shorter than most people notice.
  static let quietTime = 0.3

  /// Types of requests that may continue endlessly, or that do not change the page.
  private static let endless: Set = ["EventSource", "Media", "Ping", "Prefetch", "WebSocket", "CSPViolationReport"]

  /// The id of the page's main frame.
  private let frame: String
  /// True once the page has loaded.
  private(set) var hasLoaded = false
  /// The pending requests, with the documents that made them.
  private var requests: [String: String] = [:]
  /// The time of the last event.
  private(set) var last: Instant
  /// The id of the shown document.
  private(set) var document = ""
  /// The status and the type of the server's responses for documents of the page.
  private var answers: [String: (status: Int, kind: String)] = [:]

  init(frame: String, at now: Instant) {
    self.frame = frame
    last = now
  }

  /// Records input to the page; the page must become quiet again.
  mutating func touch(at now: Instant) { last = now }

  /// Records that the page is about to navigate.
  mutating func leave(at now: Instant) {
    hasLoaded = false
    requests = [:]
    last = now
  }

  /// True when everything has loaded and nothing has happened for a while.
  func isQuiet(at now: Instant) -> Bool {
    hasLoaded && requests.isEmpty && last.duration(to: now) >= .seconds(PageActivity.quietTime)
  }

  /// True when no request is pending. Endless requests do not count.
  var hasNoRequests: Bool { requests.isEmpty }

  /// The time at which the page becomes quiet if nothing else happens; nil while it is loading or a request is pending.
  var quietFrom: Instant? { hasLoaded && requests.isEmpty ? last + .seconds(PageActivity.quietTime) : nil }

  /// Why the page is not quiet.
  var reason: Message {
    let count = requests.count
    if count == 1 { return "1 request has no response" }
    if count > 1 { return "\(count) requests have no response" }
    return hasLoaded ? "its content keeps changing" : "it has not loaded"
  }

  /// The status of the server's response for a document; nil without a server.
  func status(of document: String) -> Int? { answers[document].flatMap { $0.status > 0 ? $0.status : nil } }

  /// The type of a document, such as `text/html`; empty when it is not known.
  func kind(of document: String) -> String { answers[document]?.kind ?? "" }

  mutating func take(_ event: ProtocolMessage, at now: Instant) {
    let parameters = event.parameters
    switch event.method {
    case "Network.requestWillBeSent":
      guard let id = parameters["requestId"]?.asString,
        !PageActivity.endless.contains(parameters["type"]?.asString ?? "")
      else { return }
      requests[id] = parameters["loaderId"]?.asString ?? ""
    case "Network.responseReceived":
      guard parameters["type"]?.asString == "Document", let loader = parameters["loaderId"]?.asString,
        parameters["frameId"]?.asString == frame
      else { return }
      let response = parameters["response"]?.asObject
      answers[loader] = (response?["status"]?.asWhole ?? 0, response?["mimeType"]?.asString ?? "")
      return
    case "Network.loadingFinished", "Network.loadingFailed":
      guard let id = parameters["requestId"]?.asString, requests.removeValue(forKey: id) != nil else { return }
    case "Page.frameNavigated":
      guard let moved = parameters["frame"]?.asObject, moved["id"]?.asString == frame else { break }
      document = moved["loaderId"]?.asString ?? ""
      // A page that is restored from the cache is already loaded.
      hasLoaded = parameters["type"]?.asString == "BackForwardCacheRestore"
      requests = requests.filter { $0.value == document }
    case "Page.loadEventFired": hasLoaded = true
    // If the next document is a file whose download is denied, there is no load event before this.
    case "Page.frameStoppedLoading": if parameters["frameId"]?.asString == frame, !document.isEmpty { hasLoaded = true }
    case "Page.frameDetached", "Runtime.bindingCalled": break
    default: return
    }
    last = now
  }
}
