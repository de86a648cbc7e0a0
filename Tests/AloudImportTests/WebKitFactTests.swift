import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

/// Compares `Fixtures/Pages/WebKit/facts.jsonl`, which has the results of WebKit's own tests, with Aloud's reading of
/// the same pages.
@Suite struct WebKitFactTests {
  /// The ids of facts with which Aloud disagrees, and the reasons.
  private static let exceptions: [String: String] = {
    let place = "the place of a list item: no recording has VoiceOver say it, so that it is not told"
    let player = "how long it is: WebKit's player tells that, and no tree of Chromium has it"
    let editable =
      "a part of the page that can be edited: its texts are stops, but what is said of the field is not known"
    return [
      "list-item-row-range#2": place, "list-item-row-range#4": place, "list-item-row-range#6": place,
      "list-item-row-range#8": place, "list-item-row-range#10": place,
      "media-with-aria-label#1": player, "media-with-aria-label#2": player,
      "content-editable#1": editable, "content-editable#2": editable,
      "aria-label-with-internal-text#4": "the title of a link is its hint, as recordings and another test have it",
    ]
  }()

  @Test func readingsAgreeWithTheFactsOfWebKit() throws {
    var pages: [String: WebKitPage] = [:]
    var disagreeing: [String: [String]] = [:]
    let facts = try WebKitFact.all()
    for fact in facts {
      let page = try pages[fact.page] ?? WebKitPage(fact.page)
      pages[fact.page] = page
      let disagreements = page.disagreements(with: fact)
      if !disagreements.isEmpty { disagreeing[fact.id] = disagreements }
    }
    #expect(facts.count == 148)
    for (id, disagreements) in disagreeing.sorted(by: { $0.key < $1.key }) where WebKitFactTests.exceptions[id] == nil {
      Issue.record("\(id): \(disagreements.joined(separator: "; "))")
    }
    let solved = WebKitFactTests.exceptions.keys.filter { disagreeing[$0] == nil }
    #expect(solved.isEmpty, "these agree now; take them out of the table")
    #expect(disagreeing.count * 10 <= facts.count)
  }
}

/// A line of `facts.jsonl`.
struct WebKitFact {
  enum Part: String {
    case element, text, marker
  }

  let id: String
  let page: String
  let selector: String
  let part: Part
  /// A part of the text.
  let text: String
  /// The page was read with WebKit's text stitching preference.
  let joinsTexts: Bool
  let claims: [(key: String, value: JSONPlace)]

  static func all() throws -> [WebKitFact] {
    try Fixtures.text("Pages/WebKit/facts.jsonl").split(separator: "\n").map { line in
      let row = try #require(JSONText(Array(line.utf8)).root?.asObject)
      func text(_ key: String) -> String { row[key]?.asString ?? "" }
      let claims = try #require(row["fact"]?.asObject).members.map { ($0.key, $0) }
      return WebKitFact(
        id: text("id"), page: text("page"), selector: text("selector"), part: Part(rawValue: text("part")) ?? .element,
        text: text("text"), joinsTexts: text("flag") == "textStitching", claims: claims)
    }
  }
}
