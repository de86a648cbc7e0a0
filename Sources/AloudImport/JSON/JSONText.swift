internal import AloudTree

/// Strings as they stand in JSON, with quotes and escapes.
enum JSONText {
  /// What a string of JSON says; the range includes its quotes, and what stands in it is well formed.
  static func unescaped(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    let inside = bytes[range].dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else { return String(decoding: inside, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = String(decoding: inside, as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      guard escape == UInt16(UInt8(ascii: "u")) else {
        units.append(escapes[escape] ?? escape)
        continue
      }
      units.append(UInt16(String(rest.prefix(4)) ?? "", radix: 16) ?? 0xFFFD)
      rest = rest.dropFirst(4)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The letter after a backslash, and what it stands for when that is not the letter itself.
  private static let escapes: [UInt16: UInt16] = [0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]

  /// See `String.quotedAsJSON`.
  static func quoted(_ text: String) -> String { text.quotedAsJSON }
}
