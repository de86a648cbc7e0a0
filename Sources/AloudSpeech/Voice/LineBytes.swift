/// The bytes of a line, or of a part of it, in UTF-8.
typealias LineBytes = ArraySlice<UInt8>

extension LineBytes {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// Without the white space at both ends.
  var trimmed: LineBytes {
    var rest = self
    while let scalar = rest.prefix(scalarFrom: rest.startIndex), scalar.isWhitespace { rest = rest[scalar.endIndex...] }
    while let last = rest.lastIndex(where: { $0 & 0xC0 != 0x80 }), let scalar = rest.prefix(scalarFrom: last),
      scalar.isWhitespace
    { rest = rest[..<last] }
    return rest
  }

  /// The bytes of the scalar that begins at an index; nil at the end.
  private func prefix(scalarFrom start: Int) -> LineBytes? {
    guard start < endIndex else { return nil }
    return self[start..<(self[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? endIndex)]
  }

  /// True if the bytes are a white-space scalar.
  private var isWhitespace: Bool {
    if let byte = first, byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) }
    return string.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// The lines of a text, without line breaks. All Unicode line breaks count, and CR LF is one.
  static func lines(of text: String) -> [LineBytes] {
    let bytes = Array(text.utf8)
    var lines: [LineBytes] = []
    // Skips a byte order mark.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let length = bytes[index...].lineBreakLength
      if length > 0 {
        lines.append(bytes[start..<index])
        start = index + length
      }
      index += Swift.max(length, 1)
    }
    return lines + [bytes[start...]]
  }

  /// The length of the line break at the beginning of the bytes; 0 if there is none.
  private var lineBreakLength: Int {
    switch first {
    case 0x0A, 0x0B, 0x0C: 1
    case 0x0D: starts(with: [0x0D, 0x0A]) ? 2 : 1
    case 0xC2: starts(with: "\u{85}".utf8) ? 2 : 0
    case 0xE2: starts(with: "\u{2028}".utf8) || starts(with: "\u{2029}".utf8) ? 3 : 0
    default: 0
    }
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let equals = UInt8(ascii: "=")
}
