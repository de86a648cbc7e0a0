import AloudBase
import AloudTree
import Testing

@testable import AloudImport

/// Reading a document warns of a link to an element that does not exist.
@Suite struct LostLinkTests {
  private func warnings(_ elements: String, _ more: String = "") throws -> [String] {
    try ImportedScreen(Array("{\"aloud\": 1, \"elements\": [\(elements)]\(more)}".utf8)).warnings.map(
      \.message.description)
  }

  private static let letter = #"{"id": "letter", "label": "A letter"}"#

  @Test func aLostLinkIsAWarningWithItsPlace() throws {
    let link = ##"{"label": [{"text": "Read it", "link": "#leter"}]}"##
    let message = ##"the link "#leter" leads nowhere: no node has this id; did you mean "letter"?"##
    #expect(try warnings("\(Self.letter), \(link)") == ["elements[1]: \(message)"])
    let screens = ", \"screens\": {\"more\": {\"elements\": [\(link)]}}"
    #expect(try warnings(Self.letter, screens) == ["screens.more.elements[0]: \(message)"])
  }

  @Test(arguments: [
    ##"{"label": [{"text": "Read it", "link": "#letter"}]}"##,
    ##"{"value": [{"text": "Read it", "link": "https://example.com/#leter"}]}"##,
    ##"{"label": [{"text": "Read it"}]}"##,
    ##"{"label": [{"text": "Read it", "link": "#new"}], "on": {"activate": [{"insert": {"id": "new", "label": "New"}, "into": "list"}]}}, {"id": "list", "children": [{"label": "Old"}]}"##,
  ])
  func otherLinksRaiseNoWarning(_ element: String) throws {
    #expect(try warnings("\(Self.letter), \(element)") == [])
  }
}
