import Aloud
import Testing

/// The key `ignore` of documents.
struct IgnoringTests {
  private func report(_ elements: String, head: String = #""name": "Player","#) throws -> AuditReport {
    let document = try Document(JSON(#"{"aloud": 1, \#(head) "elements": [\#(elements)]}"#))
    return Audit(rules: [.missingLabelOrName]).report(on: AuditedApp(document))
  }

  @Test func aNodeIgnoresARuleWithAReason() throws {
    let report = try report(
      #"{"traits": ["button"], "ignore": [{"rule": "unnamed", "why": "a known one"}]}, {"traits": ["button"]}"#)
    #expect(report.findings.map(\.path) == ["elements[1]"])
    #expect(report.ignored.map(\.why) == ["a known one"])
    #expect(report.ignored.map(\.finding.path) == ["elements[0]"])
    #expect(report.unused.isEmpty)
  }

  @Test func unusedEntriesAreReported() throws {
    let report = try report(
      #"{"label": "Play", "traits": ["button"], "ignore": [{"rule": "unnamed", "why": "x"}, {"rule": "unamed", "why": "x"}]}"#
    )
    #expect(report.findings.isEmpty)
    #expect(report.unused.map(\.rule) == ["unnamed", "unamed"])
    #expect(report.unused.map(\.isKnown) == [true, false])
    #expect(report.unused.map(\.path) == ["elements[0]", "elements[0]"])
  }

  @Test func aScreenIgnoresFindingsAboutTheWholeScreen() throws {
    let head = #""ignore": [{"rule": "unnamed", "why": "a splash"}],"#
    let report = try report(#"{"traits": ["button"]}"#, head: head)
    #expect(report.findings.map(\.path) == ["elements[0]"])
    #expect(report.ignored.map(\.finding.path) == ["elements"])
  }

  @Test(arguments: [
    (#"{"rule": "unnamed"}"#, "\"why\""), (#"{"rule": "", "why": "x"}"#, "the id of a rule"),
    (#"{"rule": "unnamed", "why": " "}"#, "a reason"), (#"{"rule": "unnamed", "why": "x", "until": 1}"#, "until"),
  ])
  func aReasonIsRequired(_ item: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) {
      _ = try report(#"{"label": "Play", "ignore": [\#(item)]}"#)
    }
    #expect("\(error)".contains(message))
  }

  @Test func ignoredFindingsAreWrittenBack() throws {
    let text =
      #"{"aloud": 1, "elements": [{"label": "a", "ignore": [{"rule": "x", "why": "y"}]}], "ignore": [{"rule": "z", "why": "w"}]}"#
    let document = try Document(JSON(text))
    #expect(try Document(reading: document.screenDocument()) == document)
  }
}

extension Rule {
  /// Unnamed controls, and screens without a name.
  static let missingLabelOrName = Rule(
    "unnamed", .error, title: Wording("", ko: ""), fix: Wording("", ko: ""), references: []
  ) { screen in
    let screens = screen.screen.name == nil ? [Fault(Wording("", ko: ""), on: screen, at: .screen)] : []
    return screens + screen.controls.filter(\.label.isEmpty).map { Fault(Wording("", ko: ""), at: $0, of: screen) }
  }
}
