import Aloud
import AloudTestSupport
import Testing

@testable import AloudAudit
@testable import AloudReport

/// Each clause under answers and additions: what may change its result, and what may not.
@Suite struct ClauseMutationTests {
  /// Almost all subjects, without a fault that fails a clause of WCAG.
  private static let rich = """
    {"label": "Shop", "traits": ["header"]}, {"label": "Terms of use", "traits": ["link"]},
    {"label": "A red boat", "traits": ["image"]}, {"label": "Trailer", "traits": ["startsMediaSession"]},
    {"label": "Bell", "traits": ["button", "playsSound"]}, {"label": "Email", "text": {}},
    {"label": "Buy apples", "traits": ["button"], "drag": [{"name": "Apples"}]}
    """

  private static func file(_ path: String, _ elements: String, more: String = "") throws -> AuditedFile {
    var file = try ComplianceExample.file(path, elements: elements, more: more)
    let app = AuditedApp(
      try Document(reading: "{\"aloud\": 1, \"name\": \"Shop\", \"elements\": [\(elements)]\(more)}"))
    file.questions = Question.raised(by: app, among: Question.all + Question.european)
    return file
  }

  private static func report(_ files: [AuditedFile], _ judgments: [Judgment] = []) -> ComplianceReport {
    ComplianceReport(files, judgments: judgments, guidelines: Guideline.allCases)
  }

  private static let pair = Result { try ["a.json", "b.json"].map { try file($0, rich) } }

  static let references = Guideline.allCases.flatMap(\.clauses).map(\.reference)

  /// Answers decide a clause that nothing else speaks about: all, or it stays open; one failure fails it.
  @Test(arguments: references) func answersDecide(_ reference: String) throws {
    let files = try Self.pair.get()
    let before = try #require(Self.report(files).result(reference))
    #expect(before.verdict == .open || before.verdict == .failed, "nobody has looked")
    guard !before.questions.isEmpty, before.verdict == .open else { return }
    func verdict(_ verdicts: [Verdict]) -> Verdict? {
      let judgments = zip(before.questions, verdicts).map { Judgment(.question($0), verdict: $1) }
      return Self.report(files, judgments).result(reference)?.verdict
    }
    let count = before.questions.count
    let isSure = before.gaps.allSatisfy { gap in
      switch gap {
      case .questions, .undescribed: true
      default: false
      }
    }
    let all = verdict(Array(repeating: .passed, count: count))
    #expect(all == .passed || all == .open && (!isSure || before.gaps.contains(.undescribed)), "\(before.gaps)")
    let none = verdict(Array(repeating: .notApplicable, count: count))
    #expect(none == .notApplicable || none == .open)
    // One answer is missing, or is another one.
    #expect(verdict(Array(repeating: .passed, count: count - 1)) == .open)
    #expect(verdict(Array(repeating: .passed, count: count - 1) + [.failed]) == .failed)
    if count > 1 {
      #expect(verdict(Array(repeating: .notApplicable, count: count - 1) + [.passed]) == all)
    }
    // A person has looked at one of the files.
    let one = before.questions.map { Judgment(.question($0), file: "a.json", verdict: .passed) }
    #expect(Self.report(files, one).result(reference)?.verdict == .open)
  }

  static let additions = [
    #"{"label": "Help", "traits": ["link"]}"#, #"{"label": "A boat", "traits": ["image"]}"#,
    #"{"label": "Play", "traits": ["button"], "frame": [0, 400, 90, 90], "on": {"activate": [{"post": "announcement", "text": "x"}]}}"#,
    #"{"label": "Name", "text": {"placeholder": "Ana"}, "frame": [0, 500, 90, 90]}"#,
    ##"{"label": "Sale", "colors": {"foreground": "#000000", "background": "#FFFFFF"}}"##,
    #"{"id": "z", "label": "Bid", "on": {"activate": [{"after": 60, "do": [{"remove": "z"}]}]}}"#,
    #"{"container": "group", "label": "More", "children": [{"label": "OK", "traits": ["button"]}]}"#,
  ]

  private static let measured: Set = ["MAAG 1.4", "MAAG 2.5", "WCAG 1.4.3", "WCAG 2.5.8"]

  /// Whatever is added: no clause becomes passed or not applicable by it, with and without answers.
  @Test(arguments: additions) func additionsNeverPassAClause(_ element: String) throws {
    let screen = #", "screens": {"more": {"name": "More", "elements": [\#(element)]}}"#
    for elements in [#"{"label": "Shop", "traits": ["header"]}"#, Self.rich] {
      let asked = Self.report([try Self.file("a.json", elements)]).questions
      for answers in [[], asked.map { Judgment(.question($0.question.id), verdict: .passed) }] {
        let before = Self.report([try Self.file("a.json", elements)], answers)
        let changed = [
          [try Self.file("a.json", elements + ", " + element)], [try Self.file("a.json", elements, more: screen)],
          [try Self.file("a.json", elements), try Self.file("b.json", element)],
        ]
        for files in changed {
          for result in Self.report(files, answers).results.values.joined()
          where [.passed, .notApplicable].contains(result.verdict) {
            // The first target, or the first text with colors, is measured.
            if elements != Self.rich, Self.measured.contains(result.clause.basis) { continue }
            #expect(before.result(result.clause.reference)?.verdict == result.verdict, "\(result.clause.reference)")
          }
        }
      }
    }
  }

  /// A fault fails its clause, whatever people answer, and in whichever file it is.
  @Test(arguments: [
    (#"{"traits": ["button"]}"#, "WCAG 4.1.2"), (#"{"traits": ["image"]}"#, "WCAG 1.1.1"),
    (##"{"label": "Sale", "colors": {"foreground": "#BBBBBB", "background": "#FFFFFF"}}"##, "MAAG 1.4"),
    (#"{"label": "IMG_2031.jpg", "traits": ["image"]}"#, "EN 11.1.1.1.1"), (#"{"text": {}}"#, "EN 11.5.2.8"),
  ]) func aFaultFailsItsClause(_ element: String, _ reference: String) throws {
    let whole = try Self.file("a.json", Self.rich)
    let answers = Question.all.map { Judgment(.question($0.id), verdict: .passed) }
    #expect(Self.report([whole]).result(reference)?.verdict == .open)
    let broken = try Self.file("b.json", Self.rich + ", " + element)
    for files in [[broken], [whole, broken], [broken, whole]] {
      #expect(Self.report(files, answers).result(reference)?.verdict == .failed)
    }
  }
}
