extension RandomAccessCollection<UInt8> where Index == Int {
  /// The first place of a text of ASCII; nil when it is not there.
  ///
  /// - Complexity: O(count × length of the text).
  func offset(ofText text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first else { return startIndex }
    return indices.first { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// The first place of any of several texts.
  func offset(ofEither texts: [String]) -> Int? { texts.compactMap { offset(ofText: $0) }.min() }
}
