internal import AloudBase
internal import AloudReader
internal import AloudTree

// A user's actions, as iOS sends them to a page.
extension LiveSession {
  /// The result of a double tap.
  enum Activation: Equatable {
    case done
    /// The control is disabled.
    case refused
    /// The control opens a picker of the system; the type is `select`, or the type of an input.
    case opens(String)
  }

  /// A double tap: a click at the activation point.
  ///
  /// Source: WebKit clicks at the point of a touch if nothing else covers the element there; otherwise it clicks the
  /// element itself.
  func activate(_ handle: Handle) throws(BrowserError) -> Activation {
    guard let place = try call("place", handle)?.asObject else { return .refused }
    guard place["isEnabled"]?.asBool == true else { return .refused }
    if let type = place["type"]?.asString, !type.isEmpty { return .opens(type) }
    guard place["isFree"]?.asBool == true, let x = place["x"]?.asNumber, let y = place["y"]?.asNumber else {
      try call("press", handle)
      return .done
    }
    let commands = ["mousePressed", "mouseReleased"].map { type in
      page.send(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": .string("left"), "clickCount": 1,
          "pointerType": .string("mouse"),
        ])
    }
    for command in commands { try finish(command) }
    return .done
  }

  /// A double tap and hold: the touch lasts a second.
  func hold(_ handle: Handle) throws(BrowserError) {
    try call("hold", handle, .bool(true))
    try advance(1000)
    if dialog == nil { try call("hold", handle, .bool(false)) }
  }

  // MARK: Keys

  /// Types text at the keyboard focus. For each character, a key is pressed, inserts its text, and is released.
  func type(_ text: String) throws(BrowserError) {
    for character in text {
      let isReturn = character.isNewline
      let key = isReturn ? "Enter" : String(character)
      // A character without a key is inserted as by an input method.
      let brings = isReturn ? "\r" : character.isASCII ? String(character) : ""
      var events: [(String, JSONValue)] = [("Input.dispatchKeyEvent", keyEvent("keyDown", key, text: brings))]
      if brings.isEmpty { events.append(("Input.insertText", ["text": .string(String(character))])) }
      events.append(("Input.dispatchKeyEvent", keyEvent("keyUp", key, text: "")))
      try send(events)
    }
  }

  /// Presses a key that inserts no text: `Backspace`, `Escape`.
  func press(_ key: String) throws(BrowserError) {
    try send(["keyDown", "keyUp"].map { ("Input.dispatchKeyEvent", keyEvent($0, key, text: "")) })
  }

  private func keyEvent(_ type: String, _ key: String, text: String) -> JSONValue {
    let code =
      switch key {
      case "Enter": 13
      case "Backspace": 8
      case "Escape": 27
      default: key.uppercased().utf8.count == 1 ? Int(key.uppercased().utf8.first ?? 0) : 229
      }
    // Letters and digits have key codes; pages do not need those of other characters.
    let number = key.count == 1 && !(key.first?.isLetter == true || key.first?.isNumber == true) ? 0 : code
    return [
      "type": .string(type == "keyDown" && text.isEmpty ? "rawKeyDown" : type), "key": .string(key),
      "text": .string(text), "unmodifiedText": .string(text), "windowsVirtualKeyCode": .whole(number),
    ]
  }

  private func send(_ events: [(method: String, parameters: JSONValue)]) throws(BrowserError) {
    let commands = events.map { page.send($0.method, $0.parameters) }
    for command in commands { try finish(command) }
  }

  // MARK: Text

  /// The insertion point of a field, in characters from 0; nil where the field does not report it.
  func insertionPoint(in handle: Handle) throws(BrowserError) -> Int? {
    guard let state = try call("selection", handle)?.asObject, let text = state["text"]?.asString,
      let end = state["end"]?.asWhole
    else { return nil }
    return String(text.utf16.prefix(end))?.count
  }

  /// Selects a range of text in a field; offsets are in characters from 0.
  func select(_ range: Range<Int>, in handle: Handle) throws(BrowserError) {
    guard let text = try call("selection", handle)?.asObject?["text"]?.asString else { return }
    func units(_ characters: Int) -> Int { text.prefix(characters).utf16.count }
    try call("select", handle, .whole(units(range.lowerBound)), .whole(units(range.upperBound)))
  }

  // MARK: Scrolling

  func scroll(
    _ handle: Handle?, _ direction: ScreenReader.ScrollDirection
  ) throws(BrowserError) -> ScreenReader.ScrollStatus? {
    let isVertical = ![.left, .right].contains(direction)
    let told =
      if let handle {
        try call("scroll", handle, .bool(isVertical), .bool(direction.goesForward))
      } else {
        try call("scroll", nil, .null, .bool(isVertical), .bool(direction.goesForward))
      }
    guard let told = told?.asObject, let page = told["page"]?.asWhole, let pages = told["pages"]?.asWhole else {
      return nil
    }
    return .page(page, of: pages)
  }
}
