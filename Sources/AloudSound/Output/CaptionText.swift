/// How captions write a text, so that no player takes a part of it for a time or for markup.
enum CaptionText {
  static func webVTT(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// SRT knows no escapes. An arrow becomes a shorter one. Behind what begins a tag for players, such as `<b>` and `{\an8}`,
  /// stands a word joiner, which is not seen.
  static func subRip(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == ">" {
        while result.suffix(2).elementsEqual(["-", "-"]) { result.removeLast() }
      } else if beginsTag(result.last, scalar) {
        result.append("\u{2060}")
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func beginsTag(_ before: Unicode.Scalar?, _ scalar: Unicode.Scalar) -> Bool {
    switch before {
    case "<": scalar == "/" || scalar.properties.isAlphabetic
    case "{": scalar == "\\"
    default: false
    }
  }
}
