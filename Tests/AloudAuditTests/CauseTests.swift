import Aloud
import Testing

/// Faults with one cause are one finding, with a place for each node.
struct CauseTests {
  /// An element at a place of a screen, as JSON.
  private func element(_ traits: String, _ more: String = "", x: Int = 300, y: Int, width: Int = 44) -> String {
    #"{"traits": ["\#(traits)"], "frame": [\#(x), \#(y), \#(width), 44]\#(more.isEmpty ? "" : ", " + more)}"#
  }

  private func document(_ elements: [String]) throws -> Document {
    try Document(JSON(#"{"aloud": 1, "name": "Feed", "elements": [\#(elements.joined(separator: ", "))]}"#))
  }

  private func report(_ elements: [String], _ rule: String) throws -> AuditReport {
    Audit(rules: Rule.all.filter { $0.id == rule }).report(on: AuditedApp(try document(elements)))
  }

  /// The paths of the places of each finding.
  private func places(_ elements: [String], _ rule: String) throws -> [[String]] {
    try report(elements, rule).findings.map { $0.places.map(\.path) }
  }

  @Test func fortyHeartsWithOneNameAreOneFindingWithFortyPlaces() throws {
    let hearts = (0..<40).map { element("button", #""label": "Like""#, y: $0 * 60) }
    let findings = try report(hearts, "duplicate-label").findings
    #expect(findings.count == 1)
    #expect(findings.first?.places.map(\.path) == (0..<40).map { "elements[\($0)]" })
    #expect(findings.first?.places.map(\.hasFault) == [false] + Array(repeating: true, count: 39))
    #expect(findings.first?.path == "elements[1]", "the first name is not yet a second one")
  }

  @Test func eachNameIsItsOwnCause() throws {
    let rows = (0..<6).flatMap { row in
      ["Like", "Share"].enumerated().map { column, label in
        element("button", #""label": "\#(label)""#, x: 100 * column, y: row * 60)
      }
    }
    #expect(try report(rows, "duplicate-label").findings.map(\.places.count) == [6, 6])
  }

  @Test func oneNameForVoiceControlHasAPlaceForEachControl() throws {
    let rows = (0..<3).map { element("button", #""label": "Play \#($0)", "userInputLabels": ["Play"]"#, y: $0 * 60) }
    let findings = try report(rows, "shared-name").findings
    #expect(findings.map { $0.places.count } == [3])
    #expect(findings.first?.path == "elements[0]")
  }

  @Test func imagesOfAListAreOneFinding() throws {
    let rows = (0..<4).flatMap {
      [element("staticText", #""label": "Post \#($0)""#, x: 16, y: $0 * 60, width: 200), element("image", y: $0 * 60)]
    }
    #expect(
      try places(rows, "missing-label") == [["elements[1]", "elements[3]", "elements[5]", "elements[7]"]])
  }

  @Test func nodesThatNoListMakesAreFindingsOfTheirOwn() throws {
    // The items of a bar.
    #expect(try places((0..<5).map { element("button", x: $0 * 60, y: 0) }, "missing-label").count == 5)
    // A row of more than a bar holds.
    #expect(try places((0..<6).map { element("button", x: $0 * 60, y: 0) }, "missing-label").count == 1)
    // Two of a kind are no list.
    #expect(try places((0..<2).map { element("button", y: $0 * 60) }, "missing-label").count == 2)
    // Other widths, and other ids.
    #expect(try places((0..<3).map { element("button", y: $0 * 60, width: 44 + $0) }, "missing-label").count == 3)
    let ids = ["close", "share", "delete"].enumerated().map { element("button", #""id": "\#($1)""#, y: $0 * 60) }
    #expect(try places(ids, "missing-label").count == 3)
    // Numbers in ids are those of rows.
    let numbered = (0..<3).map { element("button", #""id": "row-\#($0 + 9).like""#, y: $0 * 60) }
    #expect(try places(numbered, "missing-label").count == 1)
  }

  @Test func rowsOfOtherWordsMayHaveOneCause() throws {
    // The message of this rule only quotes the label.
    let rows = (0..<4).map { element("button", #""label": "Delete item \#($0) button""#, y: $0 * 60) }
    let findings = try report(rows, "role-in-label").findings
    #expect(findings.count == 1)
    #expect(findings.first?.places.count == 4)
  }

  @Test func anIgnoreRemovesItsPlaceOnly() throws {
    var rows = (0..<4).map { element("image", y: $0 * 60) }
    rows[2] = element("image", #""ignore": [{"rule": "missing-label", "why": "a logo"}]"#, y: 120)
    let report = try report(rows, "missing-label")
    #expect(report.findings.map { $0.places.map(\.path) } == [["elements[0]", "elements[1]", "elements[3]"]])
    #expect(report.ignored.map(\.finding.path) == ["elements[2]"])
    #expect(report.unused.isEmpty)
    // The first of controls with one name has no fault; ignoring it there leaves the others.
    var hearts = (0..<3).map { element("button", #""label": "Like""#, y: $0 * 60) }
    hearts[0] = element("button", #""label": "Like", "ignore": [{"rule": "duplicate-label", "why": "x"}]"#, y: 0)
    let named = try self.report(hearts, "duplicate-label")
    #expect(named.findings.map { $0.places.map(\.path) } == [["elements[1]", "elements[2]"]])
    #expect(named.unused.isEmpty)
  }

  @Test func aBaselineKnowsPlaces() throws {
    func file(_ count: Int) throws -> AuditedFile {
      let rows = (0..<count).map { element("image", #""id": "photo-\#($0)""#, y: $0 * 60) }
      return AuditedFile("feed.json", findings: try report(rows, "missing-label").findings)
    }
    let baseline = AuditBaseline(recording: [try file(4)])
    #expect(baseline.entries.map(\.id) == ["photo-0", "photo-1", "photo-2", "photo-3"])
    let grown = baseline.compared(with: [try file(6)])
    #expect(grown.files[0].findings.map { $0.places.map(\.id) } == [["photo-4", "photo-5"]])
    #expect(grown.knownCount == 1)
    #expect(grown.knownPlaceCount == 4)
    #expect(baseline.compared(with: [try file(3)]).gone.map(\.id) == ["photo-3"])
  }

  @Test func screensHaveTheirOwnCauses() throws {
    let image = #"{"traits": ["image"]}"#
    let images = Array(repeating: image, count: 3).joined(separator: ", ")
    let document = try Document(
      JSON(#"{"aloud": 1, "elements": [\#(images)], "screens": {"more": {"elements": [\#(images)]}}}"#))
    #expect(
      Audit(rules: Rule.all.filter { $0.id == "missing-label" }).findings(in: document).map { $0.places.count } == [
        3, 3,
      ])
  }
}

/// An audit applies the rules that it reports, and those that may replace their findings.
struct AppliedRulesTests {
  private func applied(_ rule: String, _ json: String) throws -> (ids: [String], report: AuditReport) {
    var ids: [String] = []
    let report = Audit(rules: Rule.all.filter { $0.id == rule }).report(on: AuditedApp(try Document(JSON(json)))) {
      ids.append($0.id)
    }
    return (ids, report)
  }

  @Test func otherRulesAreNotApplied() throws {
    let json =
      #"{"aloud": 1, "elements": [{"traits": ["searchField"], "hint": "Finds songs"}, {"traits": ["button"]}]}"#
    let (ids, report) = try applied("missing-label", json)
    #expect(ids.first == "missing-label")
    #expect(Set(ids) == ["missing-label", "hint-only", "unlabelled-input", "chart-without-label"])
    // Another rule reports the field, so this one does not.
    #expect(report.findings.map { "\($0.rule) \($0.path)" } == ["missing-label elements[1]"])
    #expect(try applied("duplicate-label", json).ids == ["duplicate-label"])
  }

  @Test func onlyAppliedRulesMakeAnIgnoreUnused() throws {
    let json = """
      {"aloud": 1, "elements": [{"label": "Play", "traits": ["button"], "ignore": [
        {"rule": "missing-label", "why": "x"}, {"rule": "low-contrast", "why": "x"}, {"rule": "no-rule", "why": "x"}]}]}
      """
    let unused = try applied("missing-label", json).report.unused
    #expect(unused.map(\.rule) == ["missing-label", "no-rule"])
    #expect(unused.map(\.isKnown) == [true, false])
  }
}
