extension String {
  /// The text as a JSON string. Letters of all scripts stay as they are. Control characters, and characters that are
  /// shown by their number, are escaped.
  package var quotedAsJSON: String {
    // Most texts need no escapes, and this check is faster than writing scalar by scalar.
    let isPlain = utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 && $0 < 0xEF
    }
    guard !isPlain else { return "\"\(self)\"" }
    var result = "\""
    for scalar in unicodeScalars { result += String.escapedInJSON(scalar) }
    return result + "\""
  }

  private static func escapedInJSON(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return numberInJSON(scalar)
    default: return scalar.isShownByNumber ? numberInJSON(scalar) : String(scalar)
    }
  }

  private static func numberInJSON(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { "\\u" + String(String(0x10000 + Int($0), radix: 16).dropFirst()) }.joined()
  }
}

extension Double {
  /// The number as JSON writes it and as it is said: whole numbers without decimals.
  package var json: String { self == rounded() && magnitude < 1e15 ? String(Int64(clamping: self)) : String(self) }
}
