import AloudTree

/// The data inside the angle brackets of an element. Nothing in them is escaped.
///
///     ; AX=Y; AX.label='It's 5 o'clock'; AX.frame={{16, 44}, {358, 20}}; AX.traits='UIAccessibilityTraitStaticText'>
///
/// Keys have a fixed order: four texts, then other facts, then the displayed text, which is not a label. So the first
/// fact ends the texts. The identifier ends at the first quotation mark that is followed by a key, and any other text
/// at the last.
struct EarlGreyFacts {
  private(set) var isElement = false
  private(set) var texts: [Text: String] = [:]
  private(set) var frame: Frame?
  private(set) var activationPoint: ScreenPoint?
  /// Nil when the dump does not contain traits.
  private(set) var traits: Traits?
  private(set) var isHidden = false
  private(set) var isDisabled = false

  enum Text: Int, CaseIterable, Sendable { case identifier, label, hint, value }

  /// - Parameter body: the text from `; AX=` on, over all lines of the element.
  init(_ body: ArraySlice<UInt8>) {
    isElement = body.starts(with: "; AX=Y".utf8)
    let end = body.withoutTrailingSpace
    let start = EarlGreyFacts.firstFact(in: body) ?? (end.last == UInt8(ascii: ">") ? end.endIndex - 1 : end.endIndex)
    readTexts(body[..<start].dropFirst(body.starts(with: "; AX=".utf8) ? 6 : 0))
    readFacts(body[start...])
  }

  func text(_ key: Text) -> String? { texts[key]?.spoken }

  /// The place of the first fact after the texts; nil when there are no facts.
  ///
  /// Accessibility facts come first, and rarely occur inside a text. Other facts count only if somebody has removed
  /// those.
  static func firstFact(in bytes: ArraySlice<UInt8>) -> Int? {
    var other: Int?
    var rest = bytes
    while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
      rest = rest[semicolon...]
      switch rest.dropFirst(2).first {
      case UInt8(ascii: "A"): if facts.contains(where: { rest.starts(with: $0) }) { return semicolon }
      case UInt8(ascii: "f"), UInt8(ascii: "a"):
        if other == nil, otherFacts.contains(where: { rest.starts(with: $0) }) { other = semicolon }
      default: break
      }
      rest.removeFirst()
    }
    return other
  }

  private static let facts = ["; AX.frame={", "; AX.activationPoint={", "; AX.traits='", "; AX.focused='"].map {
    Array($0.utf8)
  }
  private static let otherFacts = ["; frame={{", "; alpha="].map { Array($0.utf8) }

  // MARK: Texts

  /// In the order of the keys.
  private static let beginnings = ["; AX.id='", "; AX.label='", "; AX.hint='", "; AX.value='"].map { Array($0.utf8) }

  private mutating func readTexts(_ block: ArraySlice<UInt8>) {
    let beginnings = EarlGreyFacts.beginnings
    var rest = block
    for key in Text.allCases where rest.starts(with: beginnings[key.rawValue]) {
      let body = rest.dropFirst(beginnings[key.rawValue].count)
      let end = body.endOfText(isIdentifier: key == .identifier, before: beginnings[(key.rawValue + 1)...])
      // The last text may have no closing quotation mark.
      let last = body.last == UInt8(ascii: "'") ? body.endIndex - 1 : body.endIndex
      texts[key] = String(decoding: body[..<(end ?? last)], as: UTF8.self)
      rest = end.map { body[($0 + 1)...] } ?? []
    }
  }

  // MARK: Facts

  private mutating func readFacts(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while rest.starts(with: "; ".utf8) {
      rest = rest.dropFirst(2)
      let key = rest.prefix { !"=;>".utf8.contains($0) }
      rest = rest[key.endIndex...]
      if key.elementsEqual("text".utf8) { return }
      var value = rest.prefix(0)
      if rest.first == UInt8(ascii: "=") {
        let end = rest.firstIndex { ";>".utf8.contains($0) } ?? rest.endIndex
        value = rest[..<end].dropFirst()
        rest = rest[end...]
      }
      guard key.count <= 32 else { continue }
      set(String(decoding: key, as: UTF8.self), to: value)
    }
  }

  private mutating func set(_ key: String, to value: ArraySlice<UInt8>) {
    switch key {
    case "AX.frame": frame = Frame(checking: value.numbers()) ?? frame
    case "AX.activationPoint":
      let numbers = value.numbers()
      guard numbers.count == 2, let point = Frame(checking: numbers + [0, 0]) else { return }
      activationPoint = point.origin
    case "AX.traits":
      // The value contains names of constants, in quotation marks.
      let names = String(decoding: value, as: UTF8.self).split { "', ".contains($0) }
      let prefix = "UIAccessibilityTrait"
      traits = Traits(toolNames: names.map { String($0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0) })
    case "hidden": isHidden = true
    case "disabled": isDisabled = true
    case "alpha": if Double(String(decoding: value.prefix(64), as: UTF8.self)) == 0 { isHidden = true }
    default: break
    }
  }
}
