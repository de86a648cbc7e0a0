/// A text for the comparison of words: lowercase, and only letters, digits and pictures.
///
/// So “Bob: hello there!” contains “Hello, there”.
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

  /// True for a text that has only dots, dashes and the like.
  var isEmpty: Bool { bytes.isEmpty }

  /// True when the text has a letter, not only digits.
  var hasLetters: Bool { bytes.contains { !(48...57).contains($0) } }

  /// Joins texts, with separators that prevent matches across two texts.
  static func joined(_ texts: [FoldedText]) -> FoldedText {
    FoldedText(bytes: Array(texts.map { $0.bytes }.joined(separator: [0])))
  }

  /// - Complexity: O(length), unless the text repeats itself.
  func contains(_ other: FoldedText) -> Bool { bytes.holds(other.bytes) }

  /// The texts among others that this text contains.
  ///
  /// - Complexity: O(length · number of different lengths of the others).
  func contained(of others: Set<FoldedText>) -> Set<FoldedText> {
    var found: Set<FoldedText> = []
    for (length, texts) in Dictionary(grouping: others, by: { $0.bytes.count })
    where length > 0 && length <= bytes.count {
      let byHash = Dictionary(grouping: texts) { FoldedText.hash($0.bytes[...]) }
      // The contribution of the outgoing byte to the hash.
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
  /// True when these bytes contain other bytes as a consecutive sequence.
  ///
  /// - Complexity: O(count); times the count of the other where these bytes repeat its beginning.
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
