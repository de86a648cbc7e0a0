internal import AloudTree

/// The activity of a page, as its events tell it.
struct PageActivity {
  typealias Instant = ContinuousClock.Instant

  /// How long nothing may happen before a page counts as quiet, in seconds. Longer than the waits between two parts of one change,
  /// which pages have of 0.1 s and 0.2 s; shorter than most people notice.
  static let quietTime = 0.3

  /// Requests that may go on for ever without any change of the page, or that change nothing of it.
  private static let endless: Set = ["EventSource", "Media", "Ping", "Prefetch", "WebSocket", "CSPViolationReport"]

  /// The frame that the page is.
  private let frame: String
  /// True once the page has loaded.
  private(set) var hasLoaded = false
  /// The requests that are pending, and the document that made them.
  private var requests: [String: String] = [:]
  /// When something happened last.
  private(set) var last: Instant
  /// The document that is shown.
  private(set) var document = ""
  /// The status and type with which a server has answered for documents of the page.
  private var answers: [String: (status: Int, kind: String)] = [:]

  init(frame: String, at now: Instant) {
    self.frame = frame
    last = now
  }

  /// Something was done to the page, so it must be quiet anew.
  mutating func touch(at now: Instant) { last = now }

  /// The page is about to be another one.
  mutating func leave(at now: Instant) {
    hasLoaded = false
    requests = [:]
    last = now
  }

  /// True when all has loaded and nothing has happened for a while.
  func isQuiet(at now: Instant) -> Bool {
    hasLoaded && requests.isEmpty && last.duration(to: now) >= .seconds(PageActivity.quietTime)
  }

  /// True when no request waits for its answer, of those that are answered once.
  var hasNoRequests: Bool { requests.isEmpty }

  /// When it will be quiet, if nothing happens any more; nil while something must happen.
  var quietFrom: Instant? { hasLoaded && requests.isEmpty ? last + .seconds(PageActivity.quietTime) : nil }

  /// Why it is not quiet.
  var reason: String {
    let count = requests.count
    if count > 0 { return "\(count) \(count == 1 ? "request has" : "requests have") no response" }
    return hasLoaded ? "its content keeps changing" : "it has not loaded"
  }

  /// The status with which the server has answered for a document; nil without a server.
  func status(of document: String) -> Int? { answers[document].flatMap { $0.status > 0 ? $0.status : nil } }

  /// The type of a document, such as `text/html`; empty when that is not known.
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
      // A page that comes back from the cache has loaded before.
      hasLoaded = parameters["type"]?.asString == "BackForwardCacheRestore"
      requests = requests.filter { $0.value == document }
    case "Page.loadEventFired": hasLoaded = true
    // There is no load event before it when the next document is a file that is not downloaded.
    case "Page.frameStoppedLoading": if parameters["frameId"]?.asString == frame, !document.isEmpty { hasLoaded = true }
    case "Page.frameDetached", "Runtime.bindingCalled": break
    default: return
    }
    last = now
  }
}
