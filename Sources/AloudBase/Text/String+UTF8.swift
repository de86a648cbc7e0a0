extension String {
  /// The text of valid UTF-8; nil for other bytes.
  ///
  /// The standard library's `String(validating:as:)` does the same, but requires newer systems of Apple than this
  /// package.
  ///
  /// - Complexity: O(n).
  package init?(utf8 bytes: some Collection<UInt8>) {
    // Decoding replaces what is not valid, and so changes the bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
