/// The texts and flags at the end of an element's description. Nothing in them is escaped.
///
///     , identifier: 'Decline', label: 'YOU'RE', value: 1, Selected, Disabled
///
/// Keys have a fixed order, with flags last. So flags are read from the end. An identifier ends at the first quotation
/// mark that is followed by a key, and any other text at the last.
struct DescriptionTexts {
  enum Key: Sendable { case identifier, label, title, placeholder, value }
  enum Flag: Sendable { case keyboardFocused, focused, remoteLeaf, selected, disabled }

  /// How a text, or a line of it, ends.
  enum Ending {
    /// With a quotation mark or a flag; no continuation follows.
    case closed
    /// Inside quotation marks.
    case open
    /// Inside a value, whose end is not marked.
    case value
  }

  private(set) var texts: [Key: String] = [:]
  let flags: Set<Flag>
  /// True when there is something other than texts and flags.
  let isUnclear: Bool
  /// True when the last quoted text has no end.
  private(set) var hasHalfText = false

  /// The keys in their order, each with its separator. Only a value has no quotation marks.
  private static let keys: [(key: Key, beginning: [UInt8])] = [
    (.identifier, Array(", identifier: '".utf8)),
    (.label, Array(", label: '".utf8)),
    (.title, Array(", title: '".utf8)),
    (.placeholder, Array(", placeholderValue: '".utf8)),
    (.value, Array(", value: ".utf8)),
  ]

  private static let flagTexts: [(flag: Flag, text: [UInt8])] = [
    (.keyboardFocused, Array(", Keyboard Focused".utf8)),
    (.focused, Array(", Focused".utf8)),
    (.remoteLeaf, Array(", isRemoteLeafPlaceholder".utf8)),
    (.selected, Array(", Selected".utf8)),
    (.disabled, Array(", Disabled".utf8)),
  ]

  private static let quote = UInt8(ascii: "'")

  init(_ bytes: ArraySlice<UInt8>) {
    var (rest, flags) = DescriptionTexts.withoutFlags(bytes)
    self.flags = flags
    for (place, (key, beginning)) in DescriptionTexts.keys.enumerated() where rest.starts(with: beginning) {
      let body = rest.dropFirst(beginning.count)
      let following = DescriptionTexts.keys[(place + 1)...].map { $0.beginning }
      if let end = body.endOfText(isIdentifier: key == .identifier, before: following) {
        texts[key] = String(decoding: body[..<end], as: UTF8.self)
        rest = body[(end + 1)...]
      } else {
        let text = key == .value ? body : DescriptionTexts.lastText(body)
        texts[key] = String(decoding: text, as: UTF8.self)
        hasHalfText = key != .value && text.endIndex == body.endIndex
        rest = body[body.endIndex...]
      }
    }
    isUnclear = !rest.isEmpty
  }

  static func beginsWithKey(_ bytes: ArraySlice<UInt8>) -> Bool { keys.contains { bytes.starts(with: $0.beginning) } }

  /// How the texts in the first line of an element end.
  static func ending(ofFirst bytes: ArraySlice<UInt8>) -> Ending {
    let (text, flags) = withoutFlags(bytes)
    let isClosed = text.last == quote && !keys.contains { ends(text, with: $0.beginning) }
    if text.starts(with: ", value: ".utf8) { return flags.isEmpty ? .value : .closed }
    if isClosed || !text.contains(quote) { return .closed }
    return holdsValue(text) ? (flags.isEmpty ? .value : .closed) : .open
  }

  /// How a continuation line of a quoted text ends.
  static func ending(ofLine bytes: ArraySlice<UInt8>) -> Ending {
    let (text, flags) = withoutFlags(bytes)
    if text.last == quote { return .closed }
    return holdsValue(text) ? (flags.isEmpty ? .value : .closed) : .open
  }

  /// The last text without its closing quotation mark; in a truncated description, as far as it goes.
  private static func lastText(_ body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if body.last == quote { return body.dropLast() }
    // `Decline', lab` is truncated inside the next key.
    guard let end = body.suffix(24).lastIndex(of: quote) else { return body }
    let tail = body[(end + 1)...]
    let isKey =
      keys.contains { $0.beginning.starts(with: tail) } || flagTexts.contains { $0.text.starts(with: tail) }
      || ", hitPoint: {".utf8.starts(with: tail)
    return isKey ? body[..<end] : body
  }

  private static func holdsValue(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { text[$0] == quote && text[($0 + 1)...].starts(with: ", value: ".utf8) }
  }

  private static func withoutFlags(_ bytes: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, flags: Set<Flag>) {
    var text = withoutNewerFacts(bytes.withoutTrailingSpace)
    var flags: Set<Flag> = []
    while let (flag, end) = flagTexts.first(where: { ends(text, with: $0.text) }) {
      flags.insert(flag)
      text = text.dropLast(end.count)
    }
    return (text, flags)
  }

  /// Removes `, hitPoint: {201.0, 406.3}, activationBundleId: com.apple.Maps`, which Xcode 27 adds after the texts.
  private static func withoutNewerFacts(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Two numbers and a bundle identifier need no more characters than this.
    guard let start = text.suffix(400).offset(ofText: ", hitPoint: {") else { return text }
    let facts = text[start...]
    return !facts.contains(quote) || facts.offset(ofText: "}, activationBundleId: ") != nil ? text[..<start] : text
  }

  private static func ends(_ text: ArraySlice<UInt8>, with end: [UInt8]) -> Bool {
    text.suffix(end.count).elementsEqual(end)
  }
}
