import Aloud
import Testing

@Suite struct RuleFindingsTests {
  @Test func rulesAreSortedBySeverityAndOrder() throws {
    let files = [
      try ReportExample.file("b", ["advice 1", "warning 2", "error 3"]), try ReportExample.file("a", ["error 4"]),
    ]
    let groups = RuleFindings.groups(of: files, rules: ReportExample.rules)
    #expect(groups.map(\.rule) == ["any-error", "any-warning", "any-advice"])
    #expect(groups[0].places.map { "\($0.file.path):\($0.finding.path)" } == ["b:elements[2]", "a:elements[0]"])
    #expect(groups[0].fileCount == 2 && groups[1].fileCount == 1)
    #expect(groups.map { $0.title?.english } == ["Any error", "Any warning", "Any advice"])
    // Unknown rules come last among rules of the same severity, by name.
    #expect(RuleFindings.groups(of: files, rules: []).map(\.rule) == ["any-error", "any-warning", "any-advice"])
    #expect(RuleFindings.groups(of: files, rules: []).map(\.title) == [nil, nil, nil])
  }

  @Test func commonPartsAppearOnce() throws {
    let groups = RuleFindings.groups(of: [try ReportExample.file(["error a", "error b", "warning a", "warning own"])])
    #expect(groups[0].commonFix?.english == "Say <something> else.")
    #expect(groups[1].commonFix == nil)
    #expect(groups[1].commonReferences == ["MAAG 1.1", "WCAG 1.1.1"])
  }

  @Test func statisticsCountFindingsAndFilesOfEachRule() throws {
    let files = [
      try ReportExample.file("a", ["error a", "error b", "advice"]), try ReportExample.file("b", ["error a"]),
      try ReportExample.file("c", []), AuditedFile("d", failure: "it is empty"),
    ]
    let statistics = AuditStatistics(files, rules: ReportExample.rules)
    #expect(statistics.rows.map(\.rule) == ["any-error", "any-advice"])
    #expect(statistics.rows.map(\.findingCount) == [3, 1] && statistics.rows.map(\.fileCount) == [2, 1])
    #expect(statistics.rows[0].share == 2 / 3.0 && statistics.share == 2 / 3.0)
    #expect(statistics.fileCount == 3 && statistics.failureCount == 1 && statistics.hitFileCount == 2)
    #expect(statistics.counts == [.error: 3, .advice: 1] && statistics.findingCount == 4)
    #expect(AuditStatistics([]).share == 0 && AuditStatistics([]).rows.isEmpty)
  }

  @Test func aRepeatedFileCountsTwice() throws {
    let file = try ReportExample.file(["error a"])
    #expect(AuditStatistics([file, file]).rows.map(\.fileCount) == [2])
  }

  @Test(
    arguments: [
      ([.english, .korean], .english), ([.korean, .korean], .korean), ([], .english), ([.english], .english),
    ] as [([Wording.Language], Wording.Language)])
  func theCommonLanguageIsUsed(_ languages: [Wording.Language], _ expected: Wording.Language) throws {
    let unread = AuditedFile("a", failure: "it is empty")
    #expect(try (languages.map { try ReportExample.file([], language: $0) } + [unread]).language == expected)
  }
}
