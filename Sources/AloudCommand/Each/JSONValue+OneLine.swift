import Aloud

extension JSONValue {
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
