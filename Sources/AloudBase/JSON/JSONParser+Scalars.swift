// Strings, numbers and literals.
extension JSONParser {
  mutating func readString() throws(JSONSyntaxError) {
    hasEscape = false
    index += 1
    while index < bytes.count {
      skipPlainBytes()
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        try readEscape()
      } else if byte < 0x20 {
        throw fault(
          byte == 0x0A
            ? "there is a line break inside a string; write it as \\n"
            : "there is a control character inside a string; write it as \\t, \\r or \\u00…", at: index)
      } else {
        index += 1
      }
    }
    throw cutOff(inside: "a string")
  }

  /// Skips to the next quotation mark, backslash or control character of a string, eight bytes at a time. Within the
  /// last eight bytes of the text it skips nothing.
  private mutating func skipPlainBytes() {
    let (ones, highest) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    while index + 8 <= bytes.count {
      let eight = UInt64(
        littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quote = eight ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslash = eight ^ (ones &* UInt64(UInt8(ascii: "\\")))
      // Each term sets the highest bit of a byte that matches. Bytes above the first match may be set wrongly.
      let special =
        ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((eight &- ones &* 0x20) & ~eight)
      guard special & highest == 0 else {
        index += (special & highest).trailingZeroBitCount / 8
        return
      }
      index += 8
    }
  }

  private mutating func readEscape() throws(JSONSyntaxError) {
    guard index + 1 < bytes.count else { throw cutOff() }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(bytes[index + 1]) else {
        throw fault("JSON has no such escape; write \\\\ for a backslash", at: index)
      }
      index += 2
      return
    }
    let unit = try codeUnit(at: index)
    if (0xD800...0xDBFF).contains(unit), index + 7 < bytes.count, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u"), (0xDC00...0xDFFF).contains(try codeUnit(at: index + 6))
    {
      index += 12
    } else {
      if (0xD800...0xDFFF).contains(unit), loneSurrogate == nil { loneSurrogate = index }
      index += 6
    }
  }

  /// The number of a `\u` escape.
  private func codeUnit(at offset: Int) throws(JSONSyntaxError) -> UInt16 {
    guard offset + 6 <= bytes.count else { throw cutOff() }
    guard let unit = JSONString.codeUnit(bytes[offset + 2..<offset + 6]) else {
      throw fault("four hexadecimal digits are missing after \\u", at: offset)
    }
    return unit
  }

  mutating func readNumber() throws(JSONSyntaxError) {
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let first = index
    let count = skipDigits()
    var isWellFormed = count == 1 || (count > 1 && bytes[first] != UInt8(ascii: "0"))
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    let end = endOfWord(from: index)
    guard isWellFormed, end == index else {
      if end == index, index == bytes.count { throw cutOff() }
      throw fault(notAValue(start..<end))
    }
  }

  /// - Returns: the number of digits.
  private mutating func skipDigits() -> Int {
    let first = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - first
  }

  mutating func readLiteral() throws(JSONSyntaxError) -> JSONText.ValueType {
    let end = endOfWord(from: index)
    let word = bytes[index..<end]
    for kind in [JSONText.ValueType.true, .false, .null] {
      let literal: StaticString = kind == .true ? "true" : kind == .false ? "false" : "null"
      let text = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      if word.elementsEqual(text) {
        index = end
        return kind
      }
      if end == bytes.count, !word.isEmpty, text.starts(with: word) { throw cutOff() }
    }
    throw fault(word.isEmpty ? instead(of: "value", bytes[index]) : notAValue(index..<end))
  }

  /// The end of a run of letters, digits and other characters of words that people mistake for values.
  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, JSONParser.isInWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
