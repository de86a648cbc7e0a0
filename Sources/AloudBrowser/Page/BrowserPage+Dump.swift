internal import AloudBase
internal import AloudTree
internal import Foundation

extension BrowserPage {
  /// The style properties that importers of dumps need.
  private static let styles = ["display", "visibility", "list-style-type", "list-style-image", "text-transform"]

  /// The trees of the page in its current state: the accessibility trees of all its frames, and a snapshot of its
  /// documents.
  ///
  /// The browser's output is copied byte for byte.
  ///
  /// - Returns: one JSON object.
  /// - Throws: ``BrowserError`` for a page that cannot be read.
  package func dump() throws(BrowserError) -> [UInt8] {
    try stopEndlessScript()
    for _ in 0..<5 {
      let document = activity.document
      do throws(BrowserError) {
        let bytes = try dumpOnce()
        if activity.document == document { return bytes }
      } catch {
        // A frame was removed during the requests.
        guard error.kind == .refused else { throw error }
      }
      _ = try wait(until: .now + .milliseconds(500), for: { false })
    }
    throw BrowserError(.restless, "the page keeps navigating to other pages, so it cannot be read")
  }

  private func dumpOnce() throws(BrowserError) -> [UInt8] {
    let tree = try call("Page.getFrameTree").result["frameTree"]
    return try dump(of: BrowserPage.frames(in: tree), about: about(tree))
  }

  /// The trees of frames, beginning with that of the page, and data about the page.
  func dump(of frames: [String], about: JSONValue) throws(BrowserError) -> [UInt8] {
    let questions = frames.map {
      send("Accessibility.getFullAXTree", ["frameId": .string($0)])
    }
    let snapshot = send(
      "DOMSnapshot.captureSnapshot", ["computedStyles": .strings(BrowserPage.styles)])
    var bytes = Array(#"{"accessibility": {"nodes": ["#.utf8)
    for (index, question) in questions.enumerated() {
      let nodes = try finish("Accessibility.getFullAXTree", question).rawResult("nodes").dropFirst().dropLast()
      if index > 0, !nodes.isEmpty { bytes += ",\n".utf8 }
      bytes += nodes
    }
    bytes += #"]}, "snapshot": "#.utf8
    bytes += try finish("DOMSnapshot.captureSnapshot", snapshot).rawResult
    bytes += #", "page": \#(about.text)}"#.utf8
    bytes += "\n".utf8
    return BrowserPage.escaped(bytes)
  }

  /// Escapes DEL, because terminals interpret it. The browser escapes all other characters that are not ASCII or are
  /// controls.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(0x7F) else { return json }
    return json.flatMap { $0 == 0x7F ? Array(#"\u007f"#.utf8) : [$0] }
  }

  private func about(_ tree: JSONPlace?) throws(BrowserError) -> JSONValue {
    let frame = tree?.asObject?["frame"]?.asObject
    let url = (frame?["url"]?.asString ?? "") + (frame?["urlFragment"]?.asString ?? "")
    let title = try evaluate("Reflect.get(Document.prototype, 'title', document)", in: world(of: self.frame)).result[
      "result"]?.asObject?["value"]?.asString
    return [
      "url": .string(url), "title": .string(title ?? ""), "size": sizeInDumps, "browser": .string(browserVersion),
      "session": .string(mark),
    ]
  }

  var sizeInDumps: JSONValue { .list([.whole(size.width), .whole(size.height)]) }

  /// The frames of a page, the page itself first.
  static func frames(in tree: JSONPlace?) -> [String] {
    guard let tree = tree?.asObject, let id = tree["frame"]?.asObject?["id"]?.asString else { return [] }
    return [id] + (tree["childFrames"]?.asList.map { Array($0) } ?? []).flatMap(frames)
  }

  // MARK: Isolated worlds

  /// An isolated world in a frame; the page does not notice scripts in it.
  func world(of frame: String) throws(BrowserError) -> Int {
    let parameters: JSONValue = ["frameId": .string(frame), "worldName": .string(ChangeWatcher.world)]
    guard let world = try call("Page.createIsolatedWorld", parameters).result["executionContextId"]?.asWhole else {
      throw BrowserConnection.refused("Page.createIsolatedWorld", "no context")
    }
    return world
  }

  func evaluate(_ expression: String, in world: Int) throws(BrowserError) -> ProtocolMessage {
    try call("Runtime.evaluate", ["expression": .string(expression), "contextId": .whole(world)])
  }

  // MARK: Pictures

  /// The longest side of a picture, in pixels, since graphics hardware has no larger ones.
  private static let longestSide = 16_000.0

  /// The whole page as a PNG, in the pixels of the phone, or smaller if the page is very long.
  package func screenshot() throws(BrowserError) -> [UInt8] {
    try stopEndlessScript()
    let metrics = try call("Page.getLayoutMetrics").result["cssContentSize"]?.asObject
    let (width, height) = (metrics?["width"]?.asNumber ?? 0, metrics?["height"]?.asNumber ?? 0)
    let scale = min(1, BrowserPage.longestSide / (max(width, height, 1) * BrowserPage.pixelRatio))
    let clip: JSONValue = [
      "x": 0, "y": 0, "width": .number(max(1, width)), "height": .number(max(1, height)), "scale": .number(scale),
    ]
    let reply = try call(
      "Page.captureScreenshot", ["format": .string("png"), "captureBeyondViewport": .bool(true), "clip": clip])
    let text = reply.rawResult("data").dropFirst().dropLast()
    guard let data = Data(base64Encoded: Data(text)) else {
      throw BrowserConnection.refused("Page.captureScreenshot", "no picture")
    }
    return Array(data)
  }
}
