import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudAudit

/// The manual lists every rule and every question; `ALOUD_RECORD=1` updates the lists.
struct AuditManualTests {
  private static let url = Fixtures.package.appendingPathComponent("Sources/AloudAudit/Documentation.docc/Audits.md")

  @Test func itListsEveryRuleAndEveryQuestion() throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    let tables = [
      ("rules", Self.rules), ("judged", try Self.judged()), ("pages", Self.pages), ("questions", Self.questions),
    ]
    let expected = tables.reduce(text) { Self.replacing($1.0, in: $0, by: $1.1) }
    if Fixtures.isRecording {
      try Data(expected.utf8).write(to: Self.url, options: .atomic)
    } else {
      let lines = expected.split(separator: "\n").difference(from: text.split(separator: "\n"))
      #expect(lines.isEmpty, "ALOUD_RECORD=1 swift test --filter AuditManualTests writes Audits.md anew")
    }
  }

  private static var rules: String {
    let rows = Rule.all.map {
      "| `\($0.id)` | \($0.severity.rawValue) | \($0.title.english) | \($0.title.korean) | \($0.references.joined(separator: ", ")) |"
    }
    return "| rule | at worst | what is wrong | 무엇이 문제인가 | references |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n")
  }

  /// A row for each rule with a finding, and the sums.
  private static func judged() throws -> String {
    typealias Counts = (own: JudgedFindings.Count, dumps: JudgedFindings.Count)
    let verdicts = try JudgedFindings.judged()
    var counts: [JudgedFindings.Row: Counts] = [:]
    for (finding, severity) in try JudgedFindings.found() {
      let row = JudgedFindings.Row(rule: finding.rule, severity: severity)
      counts[row, default: (.init(), .init())].own.add(verdicts[finding].flatMap { $0 } == true)
    }
    for (row, count) in try JudgedFindings.inDumps() { counts[row, default: (.init(), .init())].dumps = count }
    func line(_ name: String, _ severity: Severity, _ count: Counts) -> String {
      func told(_ count: JudgedFindings.Count) -> String {
        count.found == 0 ? "–" : "\(count.correct) of \(count.found)"
      }
      return "| \(name) | \(severity.rawValue) | \(told(count.own)) | \(told(count.dumps)) |"
    }
    var lines = ["| rule | severity | true in the fixtures | true in public dumps |", "|---|---|---|---|"]
    for severity in [Severity.error, .warning, .advice] {
      let rows = counts.filter { $0.key.severity == severity }.sorted { $0.key.rule < $1.key.rule }
      lines += rows.map { line("`\($0.key.rule)`", severity, $0.value) }
      let sum = rows.reduce(into: Counts(.init(), .init())) { sum, row in
        sum.own.found += row.value.own.found
        sum.own.correct += row.value.own.correct
        sum.dumps.found += row.value.dumps.found
        sum.dumps.correct += row.value.dumps.correct
      }
      lines.append(line("**all**", severity, sum))
    }
    return lines.joined(separator: "\n")
  }

  private static var pages: String {
    let rows = Rule.all.map { "| `\($0.id)` | \($0.onPages.decision.rawValue) | \($0.onPages.why) |" }
    return "| rule | on a page | why |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  private static var questions: String {
    let rows = Question.all.map {
      "| `\($0.id)` | \($0.question.english) | \($0.question.korean) | \($0.references.joined(separator: ", ")) |"
    }
    return "| question | asks | 질문 | references |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
  }

  private static func replacing(_ name: String, in text: String, by table: String) -> String {
    guard let begin = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- end of \(name) -->") else {
      return "The marks of \(name) are missing."
    }
    return text[..<begin.upperBound] + "\n" + table + "\n\n" + text[end.lowerBound...]
  }
}
