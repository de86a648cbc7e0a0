extension String {
  /// The characters of the text that XML 1.0 allows, with entities for those that XML reserves. Other control
  /// characters are left out. Characters that ``printable`` shows by their number are shown so here, too.
  ///
  /// - Parameter keepsLines: true between tags, where line breaks and tabs are kept; in attributes they become
  ///   references.
  /// - Returns: text for a document or an attribute in double quotes.
  /// - Complexity: O(bytes), without a copy for plain ASCII.
  package func escapedForXML(keepsLines: Bool = false) -> String {
    guard utf8.contains(where: { !(0x20..<0x7F).contains($0) || $0.isMarkup }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += keepsLines ? "\n" : "&#10;"
      case "\t": result += keepsLines ? "\t" : "&#9;"
      case _ where scalar.properties.generalCategory == .control, "\u{FFFE}", "\u{FFFF}": continue
      case _ where scalar.isShownByNumber: result += scalar.visibleNumber.escapedForXML()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  /// True for the signs `"`, `&`, `<` and `>`.
  fileprivate var isMarkup: Bool { self == 0x22 || self == 0x26 || self == 0x3C || self == 0x3E }
}
