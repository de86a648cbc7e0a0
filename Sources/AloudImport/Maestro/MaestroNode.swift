import AloudTree

/// A node of Maestro's hierarchy, whose attributes are all texts.
struct MaestroNode: PreOrdered {
  let label: String?
  let value: String?
  let placeholder: String?
  let identifier: String?
  let frame: Frame?
  let enabled: Bool?
  let selected: Bool
  let focused: Bool
  let checked: Bool
  /// Whether the label stands under a key of its own, as in all hierarchies since 2023.
  let tellsLabel: Bool
  let fileOffset: FileOffset

  let depth: Int
  var end = 0

  init(_ object: JSONObject, depth: Int) {
    let attributes = object.inner("attributes") ?? object
    func text(_ key: String) -> String? { XCUITexts.spoken(attributes.text(key)) }
    func truth(_ key: String) -> Bool? {
      attributes.truth(key) ?? object.truth(key)
    }
    tellsLabel = attributes.contains("accessibilityText")
    label = text("accessibilityText") ?? text("title") ?? (tellsLabel ? nil : text("text"))
    value = text("value")
    placeholder = text("hintText")
    identifier = text("resource-id")
    frame = Frame(maestroBounds: attributes.text("bounds"))
    enabled = truth("enabled")
    selected = truth("selected") == true
    focused = truth("focused") == true
    checked = truth("checked") == true
    fileOffset = object.fileOffset
    self.depth = depth
  }

  /// True for what is on or off: XCTest's switches have one of two values, and so have the cells around them.
  var isSwitch: Bool { checked || value == "0" }
}

extension Frame {
  /// `[16,60][94,81]`: the corners at the top left and the bottom right, in points.
  fileprivate init?(maestroBounds text: String?) {
    guard let text, text.utf8.count <= 128 else { return nil }
    let numbers = text.split { "[], ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3],
      let frame = XCUITexts.frame(left, top, right - left, bottom - top)
    else { return nil }
    self = frame
  }
}
