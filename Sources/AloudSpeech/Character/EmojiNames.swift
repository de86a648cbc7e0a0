/// The names of emoji and other pictures in one language.
///
///     names.name(of: "😀")  // "grinning face"
///     names.name(of: "👍🏽")  // "thumbs up, medium skin tone"
///
/// The names are CLDR's short names, which VoiceOver also says. They stay in their text, lines `😀 = grinning face`
/// sorted by their bytes, and are found by binary search, so nothing is parsed before a look-up.
public struct EmojiNames: Equatable, Sendable {
  private let lines: SortedLines

  /// - Parameter lines: `😀 = grinning face`, without skin tones and without U+FE0F, sorted by their UTF-8.
  public init(_ lines: String = "") { self.lines = SortedLines(text: lines) }

  /// True if the language has no names of emoji.
  public var isEmpty: Bool { lines.text.isEmpty }

  /// All characters that have their own name, in the order of the table.
  ///
  /// - Complexity: O(table).
  public var characters: [Character] { lines.text.split(separator: "\n").compactMap { $0.first } }

  /// The name of an emoji, else the names of the emoji that it is composed of; nil if it has none.
  ///
  /// - Complexity: O(log table).
  public func name(of emoji: Character) -> String? {
    guard !isEmpty, !emoji.isASCII else { return nil }
    if let name = entry(String(emoji)) { return name }
    let scalars = emoji.unicodeScalars
    let plain = scalars.filter { !$0.isVariationSelector && !$0.isSkinTone }
    let tones = scalars.filter { $0.isSkinTone }.compactMap { entry(String($0)) }
    guard plain.count < scalars.count || plain.contains("\u{200D}") else { return nil }
    let base =
      entry(String(plain)) ?? joined(plain.split(separator: "\u{200D}").compactMap { entry(String($0)) })
    // A skin tone alone has its own name.
    return base.map { joined([$0] + tones.unique) ?? $0 } ?? joined(tones)
  }

  private func joined(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }

  private func entry(_ key: String) -> String? { lines.words(of: key) }
}

extension Unicode.Scalar {
  /// A variation selector selects the text or the emoji form. It does not change the name.
  fileprivate var isVariationSelector: Bool { value == 0xFE0F || value == 0xFE0E }
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}

extension [String] {
  /// The array without duplicates, in order.
  fileprivate var unique: [String] { reduce(into: []) { list, word in if !list.contains(word) { list.append(word) } } }
}
