import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudAudit

/// The table of the Korean guideline's cases: the names in it exist, and the findings are in the fixtures that it
/// names.
struct KoreanGuidelineTests {
  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    let clause, name, fixture, page: String
    let isQuestion: Bool

    var testDescription: String { "\(fixture): \(name)" }

    /// Nil if the line is not a case.
    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[0].first?.isNumber == true else { return nil }
      (clause, page) = (cells[0], cells[4])
      isQuestion = cells[2].hasPrefix("?")
      name = cells[2].trimmingCharacters(in: CharacterSet(charactersIn: "? `"))
      fixture = cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }

    func json(kept: Bool = false) throws -> JSON {
      try JSON(Fixtures.text("Audits/Korean/\(fixture)\(kept ? "-kept" : "").json"))
    }

    var hasKept: Bool { KoreanGuidelineTests.files.contains("Audits/Korean/\(fixture)-kept.json") }
  }

  static let files = Set(Fixtures.files(in: "Audits/Korean"))
  static let rows: [Row] = {
    let path = "Sources/AloudAudit/Documentation.docc/KoreanGuideline.md"
    let text = try? String(contentsOf: Fixtures.package.appendingPathComponent(path), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap(Row.init)
  }()

  @Test func everyClauseAndEveryFixtureHasARow() {
    let clauses = [
      "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2", "2.3", "2.4", "2.5", "3.1", "3.2", "3.3", "3.4", "3.5",
      "4.1", "4.2", "5",
    ]
    #expect(Set(Self.rows.map(\.clause)) == Set(clauses))
    let named = Self.rows.map { "Audits/Korean/\($0.fixture).json" }
    #expect(Set(named) == Self.files.filter { !$0.hasSuffix("-kept.json") })
    let kept = Self.files.filter { $0.hasSuffix("-kept.json") }.map { $0.replacing("-kept.json", with: ".json") }
    #expect(Set(kept).isSubset(of: named))
  }

  @Test(arguments: rows) func entriesOfTheTableExist(_ row: Row) throws {
    if row.isQuestion {
      #expect(Question.all.contains { $0.id == row.name } && row.page.isEmpty)
    } else {
      #expect(Rule.all.contains { $0.id == row.name })
      #expect(Rule.all.first { $0.id == row.name }?.onPages.decision.rawValue == row.page)
    }
    #expect(row.fixture.hasPrefix(row.clause))
    #expect(try Document(row.json()).language == "ko")
  }

  @Test(arguments: rows) func everyRowsFixtureHasItsFindingOrQuestion(_ row: Row) throws {
    let app = AuditedApp(try Document(row.json()))
    guard !row.isQuestion else {
      #expect(Question.raised(by: app).contains { $0.question.id == row.name })
      return
    }
    let findings = Audit().findings(in: app)
    let marks = app.document.screens.flatMap { $0.tree.nodes.compactMap(\.id) }.filter { $0.hasPrefix("✗") }
    let found = findings.filter { $0.rule == row.name }
    #expect(Set(found.flatMap(\.faultyPlaces).map(\.id)) == (marks.isEmpty ? [nil] : Set(marks)))
    #expect(findings.allSatisfy { $0.message.korean.contains(where: \.isHangul) })
    // Controls that are too close are too small, too.
    let isBeside = row.name == Rule.closeTargets.id ? Rule.targetUnder9mm.id : row.name
    #expect(findings.filter { ![row.name, isBeside].contains($0.rule) && $0.severity > .advice }.map(\.told) == [])
  }

  /// Each rule of the table finds nothing on a screen without the violation.
  @Test func everyRuleHasAScreenThatComplies() {
    let rules = Set(Self.rows.filter { !$0.isQuestion }.map(\.name))
    #expect(rules.subtracting(Self.rows.filter(\.hasKept).map(\.name)) == [])
  }

  @Test(arguments: rows.filter { $0.hasKept && !$0.isQuestion }) func compliantScreensAreClean(_ row: Row) throws {
    let findings = Audit().findings(in: try Document(row.json(kept: true)))
    #expect(findings.filter { $0.rule == row.name || $0.severity > .advice }.map(\.told) == [])
  }
}

extension Character {
  fileprivate var isHangul: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
