import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Findings that a person accepts, in a baseline and in a file of answers.
@Suite struct AcceptedFindingTests {
  private static let screen = #"{"aloud": 1, "elements": [{"id": "play", "traits": ["button"]}]}"#
  private static let head = #"{"aloud": 1, "baseline": "findings that aloud audit leaves out"}"#

  private func decision(until: String) -> String {
    #"{"who": "Kim", "when": "2019-11-20", "why": "stays", "until": "\#(until)"}"#
  }

  private func baseline(_ accepted: String, rule: String = "missing-label") -> String {
    Self.head + "\n\n"
      + #"{"file": "a.json", "rule": "\#(rule)", "severity": "error", "id": "play", "accepted": \#(accepted)}"# + "\n"
  }

  @Test(arguments: [
    ("2026-11-20", true), ("2024-02-29", true), ("2026-02-29", false), ("2000-02-29", true), ("1900-02-29", false),
    ("2026-13-01", false), ("2026-00-10", false), ("2026-04-31", false), ("2026-1-01", false), ("26-01-01", false),
    ("2026-11-20T00:00", false), ("", false), ("2026-11-00", false), ("٢٠٢٦-11-20", false), ("+026-11-20", false),
  ]) func aDayIsOneOfTheCalendar(_ text: String, _ isDay: Bool) {
    #expect(Day.isInCalendar(text) == isDay)
  }

  private func audit(_ scratch: Scratch, _ arguments: String...) throws -> Tool {
    let process = Tool.process(["audit", "a.json", "--rule", "missing-label"] + arguments)
    process.currentDirectoryURL = scratch.folder
    return try Tool(process)
  }

  private func scratch(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.screen)
    for (name, text) in files { _ = try scratch.file(name, text) }
    return scratch
  }

  @Test func anAcceptedFindingDoesNotFailAndIsListed() throws {
    let scratch = try scratch(["known": baseline(decision(until: "2999-12-31"))])
    let text = try audit(scratch, "--baseline", "known")
    #expect(text.status == 0, "\(text.errors)")
    #expect(text.output.contains("Accepted by a person\n"))
    #expect(text.output.contains("accepted by Kim on 2019-11-20 until 2999-12-31: stays"))
    #expect(text.output.contains("nothing found; 1 accepted\n"))
    #expect(text.errors == "known: 0 findings are known, 1 finding is accepted, nothing is new\n")
    let json = try audit(scratch, "--baseline", "known", "--json")
    #expect(json.status == 0 && json.output.contains(#""accepted": [{"rule": "missing-label""#))
    #expect(json.output.contains(#""accepted": {"who": "Kim", "when": "2019-11-20", "why": "stays", "until": "#))
    let sarif = try audit(scratch, "--baseline", "known", "--format", "sarif")
    #expect(sarif.status == 0 && sarif.output.contains(#""kind": "external", "status": "accepted""#))
    let html = try audit(scratch, "--baseline", "known", "--format", "html", "--messages", "ko")
    #expect(html.status == 0 && html.output.contains("예외로 인정한 문제"))
    #expect(html.errors == "known: 아는 문제 0개, 예외로 인정한 문제 1개, 새 문제 없음\n", "\(html.errors)")
    let report = try audit(scratch, "--baseline", "known", "--format", "report")
    #expect(report.status == 0 && report.output.contains("id=\"accepted\"") && report.errors == "")
  }

  @Test func afterItsDateItFailsAgain() throws {
    let scratch = try scratch(["known": baseline(decision(until: "2020-01-31"))])
    for format in ["text", "html", "report", "junit"] {
      let tool = try audit(scratch, "--baseline", "known", "--format", format)
      #expect(tool.status == 1)
      #expect(tool.output.contains("was accepted by Kim until 2020-01-31, which has passed: it counts again"))
    }
    #expect(try audit(scratch, "--baseline", "known", "--json").output.contains(#""expired": [{"rule": "#))
  }

  @Test func recordingKeepsTheDecision() throws {
    let scratch = try scratch(["known": baseline(decision(until: "2999-12-31"))])
    #expect(try audit(scratch, "--baseline", "known", "--record").status == 0)
    #expect(try scratch.text("known").contains(#""accepted": {"who": "Kim""#))
  }

  @Test func answersAcceptFindings() throws {
    let answer = #"{"file": "a.json", "rule": "missing-label", "id": "play", "accepted": "#
    let scratch = try scratch([
      "answers": #"{"answers": [\#(answer)\#(decision(until: "2999-12-31"))}]}"#,
      "ended": #"{"answers": [\#(answer)\#(decision(until: "2020-01-31"))}]}"#,
      "forever": #"{"answers": [\#(answer){"who": "Kim", "when": "2019-11-20", "why": "stays"}}]}"#,
    ])
    for (name, status) in [("answers", 0), ("ended", 1), ("forever", 0)] {
      let tool = try audit(scratch, "--format", "report", "--answers", name)
      #expect(tool.status == status && tool.errors == "", "\(name): \(tool.errors)")
    }
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#"{"who": "Kim", "when": "2019-11-20"}"#, "a \"why\" is missing"),
    (#"{"who": "Kim", "when": "2019-11-20", "why": " "}"#, "\"why\" is empty; write the reason"),
    (#"{"who": "", "when": "2019-11-20", "why": "x"}"#, "\"who\" is empty; write the name"),
    (#"{"who": "Kim", "when": "20.11.2019", "why": "x"}"#, "\"20.11.2019\" is no day of the calendar; write it as in"),
    (#"{"who": "Kim", "when": "2019-02-30", "why": "x"}"#, "\"2019-02-30\" is no day of the calendar"),
    (
      #"{"who": "Kim", "when": "2019-11-20", "why": "x", "until": "2019-11-19"}"#,
      "\"until\" is before \"when\"; write the last day"
    ),
    (#"{"who": "Kim", "when": "2019-11-20", "why": "x", "til": "2020-01-01"}"#, "unknown key \"til\""),
    ("true", "must be an object"),
  ]) func mistakesHaveTheirPlaces(_ decision: String, _ message: String) throws {
    let answers = #"{"answers": [{"file": "a.json", "rule": "missing-label", "id": "play", "accepted": \#(decision)}]}"#
    let scratch = try scratch(["known": baseline(decision), "answers": answers])
    let known = try audit(scratch, "--baseline", "known")
    #expect(known.status == 65 && known.errors.hasPrefix("known:3:"), "\(known.errors)")
    let answered = try audit(scratch, "--format", "report", "--answers", "answers")
    #expect(answered.status == 65 && answered.errors.hasPrefix("answers:1:"), "\(answered.errors)")
    for tool in [known, answered] {
      #expect(tool.errors.contains(message.replacingOccurrences(of: "a \"why\"", with: "\"why\"")), "\(tool.errors)")
    }
  }

  @Test(arguments: [
    (#"{"rule": "missing-label", "id": "play"}"#, "file"),
    (
      #"{"rule": "missing-label", "file": "a.json", "accepted": {"who": "K", "when": "2019-11-20", "why": "x"}}"#,
      "\"id\" or"
    ),
  ]) func anAnswerNeedsItsFinding(_ answer: String, _ message: String) throws {
    let scratch = try scratch(["answers": "{\"answers\": [\(answer)]}"])
    let tool = try audit(scratch, "--format", "report", "--answers", "answers")
    #expect(tool.status == 65 && tool.errors.contains(message), "\(tool.errors)")
  }

  @Test func aFindingThatDoesNotExistIsTold() throws {
    let decision = decision(until: "2999-12-31")
    let answers = #"""
      {"answers": [{"file": "a.json", "rule": "missing-label", "path": "elements[9]", "accepted": \#(decision)},
       {"file": "a.json", "rule": "missing-labels", "id": "play", "accepted": \#(decision)}]}
      """#
    let scratch = try scratch([
      "known": baseline(decision).replacingOccurrences(of: "\"play\"", with: "\"gone\""),
      "misspelled": baseline(decision, rule: "missing-labels"), "answers": answers,
    ])
    let known = try audit(scratch, "--baseline", "known")
    #expect(known.status == 1)
    #expect(
      known.errors.hasPrefix(
        "known:3: warning: the accepted finding missing-label at #gone in a.json is not found; remove this line, or correct it\n"
      ), "\(known.errors)")
    let misspelled = try audit(scratch, "--baseline", "misspelled", "--messages", "ko")
    #expect(misspelled.errors.contains("misspelled:3: 경고: ") && misspelled.errors.contains("\"missing-label\"인가요"))
    let tool = try audit(scratch, "--format", "report", "--answers", "answers")
    #expect(tool.status == 1)
    #expect(
      tool.errors.contains(
        "answers: answers[0]: warning: the accepted finding missing-label at elements[9] in a.json is not found; remove this answer, or correct it"
      ), "\(tool.errors)")
    #expect(tool.errors.contains("answers: answers[1]: warning: there is no rule \"missing-labels\"; did you mean"))
  }
}
