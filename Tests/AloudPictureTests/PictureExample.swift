import Aloud
import AloudTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Screens to draw, and their drawings, parsed as XML.
enum PictureExample {
  static func document(_ elements: String, size: String = "[390, 844]", more: String = "") throws -> Document {
    try Document(reading: #"{"aloud": 1, "name": "Example", "size": \#(size), \#(more) "elements": [\#(elements)]}"#)
  }

  static func reader(_ elements: String, more: String = "") throws -> ScreenReader {
    ScreenReader(try document(elements, more: more))
  }

  static func fixture(_ path: String) throws -> Document { try ImportedScreen(try Fixtures.bytes(path)).document }

  /// Screen documents and dumps of every kind.
  static let fixtures = ["Screens", "Apps", "Charts", "Dumps", "Pages"].flatMap { Fixtures.files(in: $0) }
    .filter { (try? fixture($0)) != nil }

  static let hostile = "\u{202E}\u{2066}\u{7}\u{1B}[31m</text><script>alert(1)</script>&\"' ]]> \u{FFFE}"
}

/// A picture or a page, parsed as XML.
struct Markup {
  let text: String
  private let document: XMLDocument

  init(_ text: String) throws {
    self.text = text
    document = try XMLDocument(xmlString: text)
  }

  /// The elements that an XPath matches, in any namespace: `all("a")`, `all("g", "@role='listitem'")`.
  func all(_ name: String = "*", _ condition: String = "true()") throws -> [XMLElement] {
    let path = name == "*" ? "//*[\(condition)]" : "//*[local-name()='\(name)' and \(condition)]"
    return try document.nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  func attributes(_ name: String) throws -> [String] {
    try document.nodes(forXPath: "//@*[name()='\(name)']").compactMap(\.stringValue)
  }
}

extension XMLElement {
  subscript(name: String) -> String? { attributes?.first { $0.name == name }?.stringValue }
  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }
}
