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
    let tables = [("rules", Self.rules), ("pages", Self.pages), ("questions", Self.questions)]
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
