extension Voices {
  /// The lines of a text as `key = words`, such as `koreanCommands`. Lines without `=` are skipped.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func table(_ text: String) -> [String: String] {
    var words: [String: String] = [:]
    // Bytes, because each screen of an audit needs such a table, and characters take ten times as long.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      words[line[..<sign].trimmed] = line[line.index(after: sign)...].trimmed
    }
    return words
  }
}

extension Substring.UTF8View {
  /// The text without spaces at its ends.
  package var trimmed: String {
    let space = UInt8(ascii: " ")
    var rest = self
    while rest.first == space { rest.removeFirst() }
    while rest.last == space { rest.removeLast() }
    return String(Substring(rest))
  }
}
