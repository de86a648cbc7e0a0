/// Writes the elements of an SVG picture, one per line. Attributes without a value are left out.
package struct SVGWriter {
  package private(set) var text = ""
  private var depth = 0

  package init() {}

  package typealias Attributes = KeyValuePairs<String, String>

  /// Adds an element without content.
  package mutating func add(_ name: String, _ attributes: Attributes) {
    line("<\(name)\(SVGWriter.written(attributes))/>")
  }

  /// Adds an element that contains text.
  package mutating func add(_ name: String, _ attributes: Attributes = [:], text: String) {
    line("<\(name)\(SVGWriter.written(attributes))>\(text.onOneLine.escapedForXML())</\(name)>")
  }

  /// Adds an element that contains other elements.
  package mutating func add(_ name: String, _ attributes: Attributes = [:], _ content: (inout SVGWriter) -> Void) {
    line("<\(name)\(SVGWriter.written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  private static func written(_ attributes: Attributes) -> String {
    attributes.filter { !$0.value.isEmpty }.map { " \($0.key)=\"\($0.value.onOneLine.escapedForXML())\"" }.joined()
  }
}

extension Double {
  /// The number with at most two decimals, which is more precise than a screen: `12.5`.
  package var svg: String {
    guard isFinite, abs(self) < 1e9 else { return "0" }
    let hundredths = Int64(clamping: (self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest.digits(2))
  }
}
