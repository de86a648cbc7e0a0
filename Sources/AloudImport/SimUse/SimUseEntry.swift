import AloudTree

/// An entry of sim-use's list.
struct SimUseEntry {
  let role: String
  let label: String?
  let value: String?
  let identifier: String?
  let isSelected: Bool
  let isDisabled: Bool
  let frame: Frame?
  /// The name of the bar around it; nil for what stands by itself.
  let group: String?
  var fileOffset = FileOffset.none
  /// The place of that bar, if it is told by itself.
  var groupOffset = FileOffset.none

  /// The states are `selected`, `disabled`, `value="…"`.
  init(
    role: String, label: String?, value: String? = nil, identifier: String?, states: [String], frame: Frame?,
    group: String?
  ) {
    self.role = role
    self.label = XCUITexts.spoken(label)
    self.identifier = identifier
    self.frame = frame
    self.group = group
    isSelected = states.contains("selected")
    isDisabled = states.contains("disabled")
    self.value =
      value
      ?? states.first { $0.hasPrefix("value=\"") }.map {
        String($0.dropFirst(7).dropLast($0.hasSuffix("\"") ? 1 : 0))
      }
  }

  init(_ object: JSONObject) {
    self.init(
      role: object.text("role") ?? "", label: object.text("label"), value: object.text("value"),
      identifier: object.text("uniqueId"),
      states: object.texts("states"),
      frame: object["frame"]?.dumpFrame,
      group: object.inner("region")?.text("label"))
    fileOffset = object.fileOffset
  }

  /// The element as the bridge would have told it.
  func element(depth: Int) -> BridgeElement {
    var element = BridgeElement(depth: depth)
    element.fileOffset = fileOffset
    element.role = BridgeRole(role)
    element.label = label
    element.identifier = identifier
    element.value = value.map { .text($0) }
    element.frame = frame
    element.enabled = !isDisabled
    // The bridge calls tabs radio buttons, and little else; which kind it is, entries do not tell.
    if element.role == .radioButton {
      element.roleDescription = "tab"
      element.value = .bool(isSelected)
    } else {
      element.selected = isSelected
    }
    return element
  }
}
