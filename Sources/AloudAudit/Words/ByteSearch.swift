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
