import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Aloud says what people heard devices say, or has an explanation; the article “How close is it?” counts this.
@Suite struct ClosenessTests {
  @Test func everyFactAgreesOrHasAReason() throws {
    let facts = try HeardFact.all.get()
    for fact in facts {
      let difference = try HeardReplay(fact).difference
      let told = difference.map { "heard: \($0.heard)\nours:  \($0.ours)" } ?? "it agrees"
      #expect((difference != nil) == (fact.differs != nil), "\(fact.id): \(told)")
    }
    #expect(Set(facts.map(\.id)).count == facts.count)
    let used = Set(facts.map(\.source.name))
    #expect(try HeardSource.all.get().map(\.name).filter { !used.contains($0) } == [])
  }

  @Test func namedSettingsMakeAFactAgree() throws {
    for fact in try HeardFact.all.get() where !fact.agreesWith.isEmpty {
      let difference = try HeardReplay(fact, settings: fact.agreesWith).difference
      #expect(difference == nil, "\(fact.id): \(difference.map { "\($0)" } ?? "")")
    }
  }

  /// `Scripts/closeness` updates it.
  @Test func theArticleHasTheCurrentNumbers() throws {
    let text = try String(contentsOf: ClosenessArticle.url, encoding: .utf8)
    let counted = try ClosenessArticle().applied(to: text)
    if Fixtures.isRecording {
      try Data(counted.utf8).write(to: ClosenessArticle.url, options: .atomic)
    } else {
      let written = Set(text.split(separator: "\n"))
      let isCurrent = text == counted
      #expect(
        isCurrent,
        """
        Scripts/closeness writes these lines of the article, and leaves out others:
        \(counted.split(separator: "\n").filter { !written.contains($0) }.joined(separator: "\n"))
        """)
    }
  }

  @Test(arguments: [
    (["On"], ["on"], true), (["Page 2 of 3", "Asia, Heading"], ["Page 2 of 3 Asia heading"], true),
    (["On"], ["…"], true), ([], ["…"], true), ([], [], true), (["On"], [], false), (["On", "Off"], ["off"], false),
    (["A", "B", "C"], ["a", "…", "c"], true), (["Photos", "Loading"], ["loading", "photos"], false),
  ])
  func wordsAreCompared(_ said: [String], _ heard: [String], _ agree: Bool) {
    #expect(HeardReplay.matches(said, heard) == agree)
  }
}
