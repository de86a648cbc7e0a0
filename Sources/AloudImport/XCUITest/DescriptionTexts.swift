/// The texts and flags at the end of the description of an element, in which nothing is escaped.
///
///     , identifier: 'Decline', label: 'YOU'RE', value: 1, Selected, Disabled
///
/// Keys come in a fixed order, flags last. So flags are taken from the end; an identifier ends at the first quotation mark
/// with a key behind it, any other text at the last.
struct DescriptionTexts {
  enum Key: Sendable { case identifier, label, title, placeholder, value }
  enum Flag: Sendable { case keyboardFocused, focused, remoteLeaf, selected, disabled }

  /// How a text, or a line of it, ends.
  enum Ending {
    /// With a quotation mark or a flag: nothing more belongs to it.
    case closed
    /// Inside quotation marks.
    case open
    /// In a value, which has no mark of its end.
    case value
  }

  private(set) var texts: [Key: String] = [:]
  let flags: Set<Flag>
  /// True when there is something that is neither a text nor a flag.
  let isUnclear: Bool
  /// True when the last text in quotation marks has no end.
  private(set) var hasHalfText = false

  /// In their order, as they follow what is before them. Only a value has no quotation marks.
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
      let following = DescriptionTexts.keys[(place + 1)...].map(\.beginning)
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

  /// How the texts behind the head of an element end.
  static func ending(ofFirst bytes: ArraySlice<UInt8>) -> Ending {
    let (text, flags) = withoutFlags(bytes)
    let isClosed = text.last == quote && !keys.contains { ends(text, with: $0.beginning) }
    if text.starts(with: ", value: ".utf8) { return flags.isEmpty ? .value : .closed }
    if isClosed || !text.contains(quote) { return .closed }
    return holdsValue(text) ? (flags.isEmpty ? .value : .closed) : .open
  }

  /// How a further line of a text in quotation marks ends.
  static func ending(ofLine bytes: ArraySlice<UInt8>) -> Ending {
    let (text, flags) = withoutFlags(bytes)
    if text.last == quote { return .closed }
    return holdsValue(text) ? (flags.isEmpty ? .value : .closed) : .open
  }

  /// The last text without its quotation mark, or as far as it goes before the description was cut off.
  private static func lastText(_ body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if body.last == quote { return body.dropLast() }
    // `Decline', lab`: cut off in the next key.
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

  /// Xcode 27 adds `, hitPoint: {201.0, 406.3}, activationBundleId: com.apple.Maps`, which is no text of the element.
  private static func withoutNewerFacts(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Two numbers and the name of a bundle take no more than this.
    guard let start = text.suffix(400).offset(ofText: ", hitPoint: {") else { return text }
    let facts = text[start...]
    return !facts.contains(quote) || facts.offset(ofText: "}, activationBundleId: ") != nil ? text[..<start] : text
  }

  private static func ends(_ text: ArraySlice<UInt8>, with end: [UInt8]) -> Bool {
    text.suffix(end.count).elementsEqual(end)
  }
}
