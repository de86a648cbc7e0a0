internal import AloudBase

extension UInt8 {
  /// ASCII white space.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { (48...57).contains(self) }
  var isUppercase: Bool { (65...90).contains(self) }
  var isASCIILetter: Bool { (65...90).contains(self & 0xDF) }
  var isHexDigit: Bool { isDigit || (65...70).contains(self & 0xDF) }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The first offset of an ASCII text; nil when it does not occur.
  ///
  /// - Complexity: O(count × length of the text).
  func offset(ofText text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first else { return startIndex }
    return indices.first { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// The first offset of any of several texts.
  func offset(ofEither texts: [String]) -> Int? { texts.compactMap { offset(ofText: $0) }.min() }
}

extension ArraySlice<UInt8> {
  /// The last offset of an ASCII text; nil when it does not occur.
  ///
  /// - Complexity: O(count × length of the text).
  func lastOffset(ofText text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first else { return endIndex }
    return indices.last { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// The bytes without trailing white space.
  var withoutTrailingSpace: ArraySlice<UInt8> { self[..<(lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex)] }

  /// The closing quotation mark of a text without escapes: one that is followed by another key. For an identifier it is
  /// the first such mark, for other texts the last. Nil for the last text.
  ///
  /// - Complexity: O(count × keys).
  func endOfText(isIdentifier: Bool, before keys: some Sequence<[UInt8]>) -> Int? {
    func isEnd(_ index: Int, _ key: [UInt8]) -> Bool {
      self[index] == UInt8(ascii: "'") && self[(index + 1)...].starts(with: key)
    }
    if isIdentifier { return indices.first { index in keys.contains { isEnd(index, $0) } } }
    return keys.lazy.compactMap { key in indices.last { isEnd($0, key) } }.first
  }

  /// The numbers in the first 256 bytes of a text such as `{{16, 44.5}, {370, 52}}`; nil for an item that is not a
  /// number.
  func numbers(between separators: String = "{}, ") -> [Double?] {
    prefix(256).split { separators.utf8.contains($0) }.map { Double(String(decoding: $0, as: UTF8.self)) }
  }
}

/// The lines of a text, numbered from 1, without line endings.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (number: Int, text: ArraySlice<UInt8>)? {
    guard start < bytes.endIndex else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var text = bytes[start..<end]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    start = end + 1
    number += 1
    return (number, text)
  }
}

/// Lines between the elements of a dump that do not describe elements, such as comments of people.
struct StrayLines {
  private var first: (number: Int, text: ArraySlice<UInt8>)?
  private var count = 0

  /// Counts a line, unless it is empty or a Markdown code fence.
  mutating func add(_ number: Int, _ text: ArraySlice<UInt8>) {
    let content = text.drop(while: { $0.isSpace })
    if content.isEmpty || content.starts(with: "```".utf8) { return }
    first = first ?? (number, text)
    count += 1
  }

  /// A warning with the number of ignored lines, and the first of them.
  var warning: ImportWarning? {
    guard let first else { return nil }
    let beginning = String(decoding: first.text.prefix(200), as: UTF8.self).prefix(40)
    let excerpt = beginning.utf8.count < first.text.count ? "\(beginning)…" : String(beginning)
    return ImportWarning(
      .leftOut,
      count == 1
        ? "line \(first.number) is not an element and was left out: \(excerpt)"
        : "\(count) lines, from line \(first.number) on, are not elements and were left out: \(excerpt)")
  }
}

/// Searches for short texts in a long one. The time is linear for any texts (Knuth, Morris and Pratt).
///
///     let search = TextSearch(in: "Login username password")
///     search.finds("username")  // true
struct TextSearch {
  private let text: [UInt8]

  init(in text: String) { self.text = Array(text.utf8) }

  /// - Complexity: O(length of the long text); a longer part is not searched for.
  func finds(_ part: String) -> Bool {
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    guard part != text else { return true }
    let fallbacks = TextSearch.fallbacks(of: part)
    var matched = 0
    for byte in text {
      while matched > 0, part[matched] != byte { matched = fallbacks[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return part.isEmpty
  }

  /// For each offset in the part, the length of its longest prefix that also ends there.
  private static func fallbacks(of part: [UInt8]) -> [Int] {
    var fallbacks = [Int](repeating: 0, count: part.count)
    var matched = 0
    for index in part.indices.dropFirst() {
      while matched > 0, part[matched] != part[index] { matched = fallbacks[matched - 1] }
      if part[matched] == part[index] { matched += 1 }
      fallbacks[index] = matched
    }
    return fallbacks
  }
}
