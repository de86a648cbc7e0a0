/// Writes JSON with keys in the order in which they are given, which programs do not need and people like.
enum JSONText {
  static func string(_ text: String) -> String {
    // Most texts need no escapes; looking is cheaper than writing scalar by scalar.
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2 }
    return isPlain ? "\"\(text)\"" : escaped(text)
  }

  private static func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2028}", "\u{2029}": result += "\\u" + String(scalar.value, radix: 16)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// Whole numbers without decimals.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }
}
