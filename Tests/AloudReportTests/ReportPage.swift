import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page, parsed as XML, because it is also valid XML.
final class Page: NSObject, XMLParserDelegate {
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    /// The text of the element and its descendants.
    var text = ""
    init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
    var inside: [Element] { children.flatMap { [$0] + $0.inside } }
    var headingLevel: Int? { name.count == 2 && name.first == "h" ? Int(name.dropFirst()) : nil }
  }

  private(set) var elements: [Element] = []
  private var open: [Element] = []

  init(_ html: String) throws {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    elements.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { for element in open { element.text += text } }
}

extension Page {
  /// The conditions for a valid page beyond well-formed XML: unique and existing ids, headings in order, controls with
  /// names.
  func expectValid(_ location: SourceLocation = #_sourceLocation) {
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, sourceLocation: location)
    let links = all("a").compactMap { $0.attributes["href"] } + all("use").compactMap { $0.attributes["href"] }
    let missing = links.filter { !ids.contains(String($0.dropFirst())) }
    #expect(missing == [], sourceLocation: location)
    for names in elements.compactMap({ $0.attributes["aria-labelledby"] }) {
      #expect(names.split(separator: " ").allSatisfy { ids.contains(String($0)) }, "\(names)", sourceLocation: location)
    }
    var level = 0
    for heading in elements.compactMap(\.headingLevel) {
      #expect(heading <= level + 1, sourceLocation: location)
      level = heading
    }
    let labeled = all("label").flatMap(\.inside).count { ["input", "textarea"].contains($0.name) }
    #expect(labeled == all("input").count + all("textarea").count, sourceLocation: location)
    #expect(all("img").allSatisfy { $0.attributes["alt"] != nil }, sourceLocation: location)
    #expect(all("fieldset").allSatisfy { $0.children.first?.name == "legend" }, sourceLocation: location)
    for table in all("table") {
      #expect(table.children.first?.name == "caption", sourceLocation: location)
      let rows = table.inside.filter { $0.name == "tr" }
      #expect(Set(rows.map(\.children.count)).count == 1, sourceLocation: location)
    }
  }
}
