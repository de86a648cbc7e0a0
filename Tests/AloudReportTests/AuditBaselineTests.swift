import Aloud
import AloudTestSupport
import Testing

@Suite struct AuditBaselineTests {
  /// The new labels, after other labels were recorded.
  private func new(_ before: [String], _ now: [String]) throws -> (new: [String], known: Int, gone: Int) {
    let baseline = AuditBaseline(recording: [try ReportExample.file(before)])
    let comparison = baseline.compared(with: [try ReportExample.file(now)])
    return (comparison.files[0].findings.map(\.path), comparison.knownCount, comparison.gone.count)
  }

  @Test(
    arguments: [
      // Unchanged.
      (["error a", "warning b#b"], ["error a", "warning b#b"], [], 2, 0),
      // An element is inserted before, and the order changes.
      (["error a", "warning b#b"], ["x", "error a", "warning b#b"], [], 2, 0),
      (["error a", "warning b#b"], ["warning b#b", "error a"], [], 2, 0),
      // The id is sufficient, whatever the words are.
      (["error a#a"], ["x", "error other#a"], [], 1, 0),
      // The same id with another rule is another finding.
      (["error a#a"], ["warning a#a"], ["elements[0]"], 0, 1),
      // Without an id, other words are another finding, even in the same place.
      (["error a"], ["error b"], ["elements[0]"], 0, 1),
      // A node that now has an id is another node.
      (["error a"], ["error a#a"], ["elements[0]"], 0, 1),
      // Each entry matches one finding; the finding in the same place is the old one.
      (["error a"], ["error a", "error a"], ["elements[1]"], 1, 0),
      (["x", "error a"], ["error a", "error a"], ["elements[0]"], 1, 0),
      (["error a", "error a"], ["error a"], [], 1, 1),
      // New findings, and corrected ones.
      (["error a", "error b"], ["error c", "error b"], ["elements[0]"], 1, 1),
    ] as [([String], [String], [String], Int, Int)])
  func findingsAreMatchedAgain(_ before: [String], _ now: [String], _ paths: [String], _ known: Int, _ gone: Int) throws
  {
    let result = try new(before, now)
    #expect(result.new == paths)
    #expect(result.known == known)
    #expect(result.gone == gone)
  }

  @Test func filesAndScreensAreSeparate() throws {
    let recorded = AuditBaseline(recording: [try ReportExample.file("a.json", ["error a#a"])])
    let comparison = recorded.compared(with: [try ReportExample.file("b.json", ["error a#a"])])
    #expect(comparison.files[0].findings.count == 1)
    // The file of the entry was not audited, so it is unknown whether the finding is corrected.
    #expect(comparison.gone.isEmpty)
    func entry(_ path: String) -> AuditBaseline.Entry {
      .init(file: "a.json", rule: "any-error", severity: .error, path: path, says: "error a")
    }
    let file = try ReportExample.file("a.json", ["error a"])
    for (path, count) in [("elements[7]", 0), ("screens.more.elements[0]", 1)] {
      let baseline = AuditBaseline(entries: [entry(path)])
      #expect(baseline.compared(with: [file]).files[0].findings.count == count)
    }
  }

  @Test func theSameIdOnAnotherScreenIsAnotherFinding() throws {
    func audited(_ first: String, _ other: String) throws -> AuditedFile {
      let screens = #""screens": {"more": {"elements": [{"id": "a", "label": "\#(other)"}]}}"#
      let text = #"{"aloud": 1, "elements": [{"id": "a", "label": "\#(first)"}], \#(screens)}"#
      return AuditedFile(
        "a.json", findings: Audit(rules: ReportExample.rules).findings(in: try Document(reading: text)))
    }
    let baseline = AuditBaseline(recording: [try audited("error a", "fine")])
    let comparison = baseline.compared(with: [try audited("fine", "error a")])
    #expect(comparison.files[0].findings.map(\.path) == ["screens.more.elements[0]"])
    #expect(comparison.gone.count == 1)
    let other = AuditBaseline(recording: [try audited("fine", "error a")])
    #expect(other.entries.map(\.screen) == ["screens.more"])
    #expect(other.compared(with: [try audited("fine", "error a")]).knownCount == 1)
  }

  @Test func entriesAreSorted() throws {
    let labels = (0..<12).map { "error \($0)" } + ["error z#b", "error y#a"]
    let entries = AuditBaseline(recording: [
      try ReportExample.file("b", labels), try ReportExample.file("a", ["error x"]),
    ])
    .entries
    #expect(AuditBaseline(entries: entries.reversed()).entries == entries)
    #expect(entries[0].file == "a")
    #expect(entries[1...].prefix(3).map(\.path) == ["elements[0]", "elements[1]", "elements[2]"])
    #expect(entries.compactMap(\.path).suffix(2) == ["elements[10]", "elements[11]"])
    #expect(entries.suffix(2).map(\.id) == ["a", "b"])
    #expect(entries.last?.path == nil && entries.last?.says == nil)
  }

  @Test func findingsWithoutANodeAreMatchedByPath() throws {
    let rule = Rule("titled", .warning, title: Wording("", ko: ""), fix: Wording("", ko: ""), references: []) {
      screen in
      [Fault(Wording("\(screen.stops.count) stops", ko: ""), on: screen, at: .screen)]
    }
    func file(_ elements: String) throws -> AuditedFile {
      let document = try Document(reading: "{\"aloud\": 1, \"elements\": [\(elements)]}")
      return AuditedFile("a", findings: Audit(rules: [rule]).findings(in: document))
    }
    let baseline = AuditBaseline(recording: [try file(#"{"label": "a"}"#)])
    #expect(baseline.entries[0].says == nil)
    let comparison = baseline.compared(with: [try file(#"{"label": "a"}, {"label": "b"}"#)])
    #expect(comparison.files[0].findings.isEmpty)
  }

  @Test func omittedRulesKeepTheirEntries() throws {
    let baseline = AuditBaseline(recording: [try ReportExample.file(["error a", "advice b"])])
    let files = [try ReportExample.file([])]
    #expect(baseline.compared(with: files).gone.count == 2)
    #expect(baseline.compared(with: files, isAsked: { $0.severity == .error }).gone.map(\.rule) == ["any-error"])
    #expect(baseline.compared(with: [AuditedFile("shop.json", failure: "it is empty")]).gone.isEmpty)
  }

  @Test func manyEqualFindingsAreMatchedQuickly() throws {
    let file = try ReportExample.file(Array(repeating: "error", count: 10_000))
    let baseline = AuditBaseline(recording: [file])
    let start = threadSeconds()
    let more = try ReportExample.file(["x"] + Array(repeating: "error", count: 10_000))
    #expect(baseline.compared(with: [more]).files[0].findings.isEmpty)
    #expect(threadSeconds() - start < 20)
  }
}
