/// Elements that are drawn but not read: disclosure arrows, glyphs of icon fonts, images named after symbols.
enum XCUIOrnament {
  /// The rule by which an element is only a drawing; nil for any other.
  static func rule(_ element: XCUISnapshot.Element, isInCell: Bool, tellsTypes: Bool) -> Inference? {
    if isArrow(element, isInCell: isInCell, tellsTypes: tellsTypes) { return .disclosureIndicator }
    // An element that a dump marks as accessible is read, whatever its name.
    guard element.accessible == nil, let label = element.label, label.utf8.count <= 64 else { return nil }
    if isGlyph(label) { return .iconGlyph }
    let isDrawing = element.type == .image || !tellsTypes && element.type == .other && element.value == nil
    // In a dump without types, a single word such as `save` may be anything.
    return isDrawing && isSymbol(label, tellsTypes ? element.identifier : nil) ? .symbolImage : nil
  }

  private static func isArrow(_ element: XCUISnapshot.Element, isInCell: Bool, tellsTypes: Bool) -> Bool {
    let mayBeArrow = tellsTypes ? element.type == .button && isInCell : element.type == .other
    guard mayBeArrow, element.enabled == false else { return false }
    return [element.identifier, element.label].contains { name in
      guard let name, name.utf8.count <= 64 else { return false }
      let lower = name.lowercased()
      return ["chevron", "disclosure indicator", "more info"].contains(lower) || lower.hasPrefix("chevron.")
    }
  }

  /// True for characters that only icon fonts use.
  private static func isGlyph(_ label: String) -> Bool {
    label.unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse || $0.properties.isWhitespace }
  }

  /// True for a symbol name such as `speaker.wave.3.fill`, or `gear` if it is also the identifier: the image has no
  /// label of its own.
  private static func isSymbol(_ label: String, _ identifier: String?) -> Bool {
    let isName = label.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard isName, !parts.contains(where: { $0.isEmpty }), label.utf8.contains(where: { $0 > 96 }) else { return false }
    return parts.count > 1 || identifier == label
  }
}
