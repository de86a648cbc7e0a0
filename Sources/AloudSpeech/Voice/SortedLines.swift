/// A table that stays in its text: lines `key = words`, sorted by their bytes. Keys have no blanks.
///
/// A line is found by binary search, so nothing is parsed or stored before a look-up.
struct SortedLines: Equatable, Sendable {
  let text: String

  /// The words of a key.
  ///
  /// - Complexity: O(log text).
  func words(of key: String) -> String? {
    guard !key.isEmpty, !text.isEmpty else { return nil }
    let wanted = Array(key.utf8)
    return text.utf8.withContiguousStorageIfAvailable { SortedLines.find(wanted, in: $0) } ?? nil
  }

  private static func find(_ key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let newline = UInt8(ascii: "\n")
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      var end = start
      while end < high, bytes[end] != newline { end += 1 }
      let line = bytes[start..<end]
      let found = line.prefix { $0 != UInt8(ascii: " ") }
      if found.elementsEqual(key) {
        return String(decoding: line.dropFirst(key.count + " = ".utf8.count), as: UTF8.self)
      }
      if found.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }
}
