internal import AloudBase
internal import AloudTree

/// A dump in which the entities of HTML stand for its marks, as test runners write a log into a page.
///
///     |--&lt;UIButton:0x7f8; AX=Y; AX.label=&apos;OK&apos;&gt;
struct EntityText {
  private let bytes: [UInt8]

  /// A text that is a dump only without its entities; nil for any other.
  ///
  /// - Complexity: O(bytes).
  static func decoded(in source: SourceText) -> SourceText? {
    guard isEscaped(source) else { return nil }
    let text = EntityText(source.bytes)
    return SourceText(text.decoded, in: source) { text.map }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text without entities.
  var decoded: [UInt8] { read().text }

  /// A map from offsets in the text to offsets in the bytes.
  var map: OffsetMap {
    var map = OffsetMap()
    map.add(0, standsAt: 0)
    _ = read { map.add($0, standsAt: $1) }
    return map
  }

  /// Reports with `note` where each entity, and the text after it, begins in the text and in the bytes.
  private func read(note: (_ offset: Int, _ place: Int) -> Void = { _, _ in }) -> (text: [UInt8], end: Int) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "&"), let (character, end) = EntityText.entity(bytes[index...]) else {
        // A truncated text may end inside an entity.
        if bytes[index] == UInt8(ascii: "&"), EntityText.isBegun(bytes[index...]) { return (text, bytes.count) }
        text.append(bytes[index])
        index += 1
        continue
      }
      note(text.count, index)
      text += character
      note(text.count, end)
      index = end
    }
    return (text, index)
  }

  // MARK: Entities

  private static let entities: [(name: [UInt8], character: [UInt8])] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "), ("&rarr;", "→"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// The digits of the highest character.
  private static let mostDigits = 7

  /// The character of the entity with which a text begins, and the end of the entity; nil where it begins with none.
  private static func entity(_ text: ArraySlice<UInt8>) -> (character: [UInt8], end: Int)? {
    if let entity = entities.first(where: { text.starts(with: $0.name) }) {
      return (entity.character, text.startIndex + entity.name.count)
    }
    guard text.dropFirst().first == UInt8(ascii: "#") else { return nil }
    var digits = text.dropFirst(2)
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    digits = digits.prefix(mostDigits).prefix { isHexadecimal ? $0.isHexDigit : $0.isDigit }
    guard text[digits.endIndex...].first == UInt8(ascii: ";"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // Texts must not contain NUL, nor numbers that are not characters.
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    return (Array(String(scalar).utf8), digits.endIndex + 1)
  }

  /// True for the beginning of an entity, if it is all that remains.
  private static func isBegun(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 1, text.count <= mostDigits + 3 else { return false }
    if entities.contains(where: { $0.name.starts(with: text) }) { return true }
    return text.starts(with: "&#".utf8) && text.dropFirst(2).allSatisfy { $0.isHexDigit || $0 | 0x20 == 0x78 }
  }

  // MARK: Detection

  /// How many bytes at the beginning are examined.
  private static let reach = 1 << 18

  /// How often a text may be escaped.
  private static let mostEscapes = 2

  /// True for a text of which nothing but its entities hides that it is a dump.
  private static func isEscaped(_ source: SourceText, times: Int = 1) -> Bool {
    let beginning = source.bytes.prefix(reach)
    guard beginning.indices.contains(where: { beginning[$0] == 0x26 && entity(beginning[$0...]) != nil }) else {
      return false
    }
    let marks = TextMarks(source)
    if let start = marks.jsonStart {
      // No JSON has an entity where its first key begins.
      let key = source.bytes[start...].drop { $0.isSpace || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
      return entity(key)?.character == [0x22]
    }
    switch marks.format {
    case nil:
      let text = SourceText(EntityText(Array(beginning)).decoded)
      let inner = TextMarks(text)
      if inner.format != nil || inner.beginsWithJSON { return true }
      if times < mostEscapes, isEscaped(text, times: times + 1) { return true }
      return !AriaSnapshot.matches(source) && AriaSnapshot.matches(text)
    case .xcuitest, .xcode: return isQuoted(marks, "'", in: apostrophes, after: ["label: ", "identifier: "])
    case .flutter: return isQuoted(marks, "\"", in: quotes, after: ["label: ", "value: ", "tooltip: "])
    default: return false
    }
  }

  private static let apostrophes = ["&#39;", "&#x27;", "&apos;"]
  private static let quotes = ["&#34;", "&#x22;", "&quot;"]

  /// True where entities stand for the quotation marks after some keys, and none is written.
  private static func isQuoted(
    _ marks: TextMarks, _ mark: String, in entities: [String], after keys: [String]
  ) -> Bool {
    !marks.contains(keys.map { $0 + mark }) && marks.contains(keys.flatMap { key in entities.map { key + $0 } })
  }
}
