internal import AloudBase
internal import AloudTree

extension BrowserPage {
  /// Clicks the first element that matches a CSS selector: in the page, or else in its frames, in their order.
  ///
  /// The browser gets the position at which a pointer is pressed and released, so that the page receives all events of
  /// a click. If something covers the element, its `click()` function is called instead, and a note is added.
  ///
  /// - Throws: ``BrowserError`` when there is no such element, or when it is not visible.
  package func click(_ selector: String) throws(BrowserError) {
    let element = try find(selector)
    let answer = try call(
      "Runtime.callFunctionOn",
      ["objectId": .string(element), "functionDeclaration": .string(BrowserPage.place), "returnByValue": .bool(true)])
    switch answer.result["result"]?.asObject?["value"]?.asString {
    case "free": try press(at: try center(of: element, selector))
    case "covered":
      note("something covers the element \"\(selector)\"; the element is clicked by its function click() instead")
      try finishClick(
        "Runtime.callFunctionOn",
        [
          "objectId": .string(element),
          "functionDeclaration": .string("function() { HTMLElement.prototype.click.call(this) }"),
          "userGesture": .bool(true),
        ])
    default: throw BrowserPage.isNotShown(selector)
    }
    activity.touch(at: .now)
  }

  private static func isNotShown(_ selector: String) -> BrowserError {
    BrowserError(.noElement, "the element \"\(selector)\" is not shown, so it cannot be clicked")
  }

  /// Scrolls an element into view, and returns whether it can be touched there. A label represents its control.
  private static let place = """
    function() {
      \(ChangeWatcher.reading)
      call(this, 'scrollIntoView', {block: 'center', inline: 'center', behavior: 'instant'});
      const box = [...call(this, 'getClientRects')].find(box => box.width > 0 && box.height > 0);
      if (!box) return 'hidden';
      const hit = call(call(this, 'getRootNode'), 'elementFromPoint', box.x + box.width / 2, box.y + box.height / 2);
      if (!hit) return 'covered';
      return call(this, 'contains', hit) || call(hit, 'closest', 'label')?.control === this ? 'free' : 'covered';
    }
    """

  private func find(_ selector: String) throws(BrowserError) -> String {
    for frame in BrowserPage.frames(in: try call("Page.getFrameTree").result["frameTree"]) {
      let expression = "Document.prototype.querySelector.call(document, \(JSONValue.string(selector).text))"
      let reply = try evaluate(expression, in: world(of: frame))
      if reply.result["exceptionDetails"] != nil {
        throw BrowserError(
          .notUnderstood, "\"\(selector)\" is not a CSS selector; write one such as \"#menu\" or \"button.primary\"")
      }
      if let element = reply.result["result"]?.asObject?["objectId"]?.asString { return element }
    }
    throw BrowserError(.noElement, "no element of the page matches the selector \"\(selector)\"")
  }

  /// The center of its first box, in the window of the page.
  private func center(of element: String, _ selector: String) throws(BrowserError) -> (x: Double, y: Double) {
    let quads = try call("DOM.getContentQuads", ["objectId": .string(element)]).result["quads"]?.asList
    for quad in quads.map({ Array($0) }) ?? [] {
      guard let corners = quad.asNumbers, corners.count == 8 else { continue }
      let (x, y) = (
        stride(from: 0, to: 8, by: 2).map { corners[$0] }, stride(from: 1, to: 8, by: 2).map { corners[$0] }
      )
      guard (x.max() ?? 0) > (x.min() ?? 0), (y.max() ?? 0) > (y.min() ?? 0) else { continue }
      return (x.reduce(0, +) / 4, y.reduce(0, +) / 4)
    }
    throw BrowserPage.isNotShown(selector)
  }

  private func press(at place: (x: Double, y: Double)) throws(BrowserError) {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      let isMove = type == "mouseMoved"
      try finishClick(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(place.x), "y": .number(place.y),
          "button": .string(isMove ? "none" : "left"), "clickCount": .whole(isMove ? 0 : 1),
        ])
    }
  }

  /// Waits for a click, which may start a script that does not end.
  private func finishClick(_ method: String, _ parameters: JSONValue) throws(BrowserError) {
    let id = send(method, parameters)
    if try answer(to: id, within: ScriptLimit(seconds: BrowserPage.thinking, for: self)) == nil {
      try stopEndlessScript()
    }
  }
}
