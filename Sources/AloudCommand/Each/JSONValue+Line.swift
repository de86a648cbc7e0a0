import Aloud

extension JSONValue {
  /// Writes the value on one line, in UTF-8.
  ///
  /// - Complexity: O(length of the text); for lines that are many, which ``text`` is not made for.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .scalar(let text): bytes.append(contentsOf: text.utf8)
    case .lines(let lines): bytes.append(contentsOf: lines.joined(separator: " ").utf8)
    case .list(let items), .rows(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(contentsOf: JSONValue.comma) }
        item.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(contentsOf: JSONValue.comma) }
        bytes.append(contentsOf: member.key.quotedAsJSON.utf8)
        bytes.append(contentsOf: JSONValue.colon)
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static let comma = Array(", ".utf8)
  private static let colon = Array(": ".utf8)

  /// JSON that was laid out over several lines, on one.
  static func onOneLine(_ text: String) -> JSONValue {
    var line: [UInt8] = []
    line.reserveCapacity(text.utf8.count)
    var (isInString, isEscaped, isIndent) = (false, false, false)
    for byte in text.utf8 {
      if isInString {
        (isInString, isEscaped) = (isEscaped || byte != UInt8(ascii: "\""), !isEscaped && byte == UInt8(ascii: "\\"))
        line.append(byte)
      } else if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: ",") { line.append(0x20) }
        isIndent = true
      } else if !isIndent || byte != 0x20 {
        isIndent = false
        isInString = byte == UInt8(ascii: "\"")
        line.append(byte)
      }
    }
    return .scalar(String(decoding: line, as: UTF8.self))
  }
}
