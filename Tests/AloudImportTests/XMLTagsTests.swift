import AloudTestSupport
import Foundation
import Testing

@testable import AloudImport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLTagsTests {
  /// The tags as text: `<name key=value …` with sorted keys, and `>`. Nil for a mistake.
  private static func tags(_ text: String) -> [String]? {
    var tags = XMLTags(Array(text.utf8))
    var found: [String] = []
    do throws(XMLTags.Mistake) {
      while let tag = try tags.next() {
        switch tag {
        case .begin(let name, let attributes): found.append(shown(name, attributes))
        case .end: found.append(">")
        }
      }
    } catch { return nil }
    return found
  }

  fileprivate static func shown(_ name: String, _ attributes: [String: String]) -> String {
    "<" + ([name] + attributes.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: " ")
  }

  @Test(arguments: [
    (#"<a x="1" y='&lt;&#233;&#xAC00;'><b/></a>"#, ["<a x=1 y=<é가", "<b", ">", ">"]),
    ("<a x = '1'\n\ty=\"a\r\nb\tc&#10;d\" ></a >", ["<a x=1 y=a b c\nd", ">"]),
    (#"<가:나 라="&amp;amp;">text &quot; ]</가:나>"#, ["<가:나 라=&amp;", ">"]),
    ("<a x='&amp;'/>", ["<a x=&", ">"]),
    // What is cut off is left out.
    (#"<a><b x="1"#, ["<a"]), ("<a><b/", ["<a"]), ("<a><b", ["<a"]), ("<a>text &am", ["<a"]), ("<a></", ["<a"]),
    ("", []),
  ])
  func tagsAreInOrder(_ text: String, _ tags: [String]) {
    #expect(XMLTagsTests.tags(text) == tags)
  }

  @Test func depthNeedsNoStack() {
    let count = 100_000
    let text = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    #expect(XMLTagsTests.tags(text)?.count == 2 * count)
  }

  /// libxml2 agrees about the tags of well-formed texts, and about which texts are well formed.
  @Test func anotherParserFindsTheSameTags() throws {
    var random = SeededGenerator(seed: 7)
    let text = #"<a b="1" c='&lt;&#65;&#x1F600; 가'>한 &amp; <d-e.f/> <g:h i = "j'"> </g:h>]</a>"#
    let signs = Array(#"<>/="'&;#x1ab :-.?가"# + "\n\t")
    var (wellFormed, others) = (0, 0)
    for _ in 0..<5_000 {
      var characters = Array(text)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: 0..<characters.count, using: &random)
        let sign = signs[Int.random(in: 0..<signs.count, using: &random)]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: characters.remove(at: index)
        case 1: characters[index] = sign
        default: characters.insert(sign, at: index)
        }
      }
      let changed = String(characters)
      // WDAMarkup takes this out.
      guard !changed.contains("<?") else { continue }
      let (other, ours) = (LibXML.parse(changed), XMLTagsTests.tags(changed))
      if !other.isMistaken {
        wellFormed += 1
        #expect(ours == other.tags, "\(changed)")
      } else if !XMLTagsTests.isWhole(other.tags) {
        others += 1
        #expect(ours == nil || !XMLTagsTests.isWhole(ours ?? []), "\(changed)")
      }
    }
    #expect(wellFormed > 1_000 && others > 100)
  }

  /// True if all tags are closed; a text that is cut off leaves some open.
  private static func isWhole(_ tags: [String]) -> Bool { tags.count(where: { $0 == ">" }) * 2 == tags.count }
}

/// The tags that libxml2 finds.
private final class LibXML: NSObject, XMLParserDelegate {
  private(set) var tags: [String] = []
  private(set) var isMistaken = false

  static func parse(_ text: String) -> LibXML {
    let itself = LibXML()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = itself
    if !parser.parse() { itself.isMistaken = true }
    return itself
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { tags.append(XMLTagsTests.shown(name, attributes)) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    tags.append(">")
  }

  /// Codes above 200 are about prefixes of names, which need no declaration here.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if (error as NSError).code <= 200 { isMistaken = true }
  }
}
