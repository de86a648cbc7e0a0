/// A text as far as words go: lower case, and nothing but letters, digits and pictures.
///
/// So “Hello, there” is in “Bob: hello there!”.
struct FoldedText: Hashable {
  /// UTF-8.
  let bytes: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 48...57, 97...122: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 65...90: bytes.append(UInt8(truncatingIfNeeded: scalar.value | 0x20))
      case 0..<128: break
      case 0xAC00...0xD7A3: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: bytes.append(contentsOf: FoldedText.folded(scalar).utf8)
      }
    }
    self.bytes = bytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func folded(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    if properties.isAlphabetic { return properties.lowercaseMapping }
    return properties.numericType != nil || properties.isEmojiPresentation ? String(scalar) : ""
  }

  /// True for a text of dots, strokes and the like.
  var isEmpty: Bool { bytes.isEmpty }

  /// True when the text has a letter, and not digits alone.
  var hasLetters: Bool { bytes.contains { !(48...57).contains($0) } }

  /// Several texts as one, in which nothing is found that goes from one to the next.
  static func joined(_ texts: [FoldedText]) -> FoldedText {
    FoldedText(bytes: Array(texts.map(\.bytes).joined(separator: [0])))
  }

  /// - Complexity: O(length), where the text does not repeat itself.
  func contains(_ other: FoldedText) -> Bool { bytes.holds(other.bytes) }

  /// Which of many texts are in this one.
  ///
  /// - Complexity: O(length · different lengths of the others).
  func contained(of others: Set<FoldedText>) -> Set<FoldedText> {
    var found: Set<FoldedText> = []
    for (length, texts) in Dictionary(grouping: others, by: \.bytes.count) where length > 0 && length <= bytes.count {
      let byHash = Dictionary(grouping: texts) { FoldedText.hash($0.bytes[...]) }
      // The share of the hash that the outgoing byte has added.
      let power = (1..<length).reduce(UInt64(1)) { power, _ in power &* FoldedText.base }
      var hash = FoldedText.hash(bytes[..<length])
      for start in 0...(bytes.count - length) {
        if start > 0 {
          hash = (hash &- UInt64(bytes[start - 1]) &* power) &* FoldedText.base &+ UInt64(bytes[start + length - 1])
        }
        guard let candidates = byHash[hash] else { continue }
        for text in candidates where bytes[start..<start + length].elementsEqual(text.bytes) { found.insert(text) }
      }
    }
    return found
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 &* base &+ UInt64($1) } }
}

extension Collection<UInt8> {
  /// True when other bytes stand in these, side by side.
  ///
  /// - Complexity: O(count), times the count of the other where these repeat its beginning.
  func holds(_ other: some Collection<UInt8>) -> Bool {
    guard let first = other.first else { return true }
    guard count >= other.count else { return false }
    var rest = self[...]
    while let found = rest.firstIndex(of: first) {
      rest = rest[found...]
      if rest.starts(with: other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
