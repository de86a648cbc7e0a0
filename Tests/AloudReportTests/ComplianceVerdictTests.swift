import Aloud
import AloudTestSupport
import Testing

@testable import AloudAudit
@testable import AloudReport

/// The results of clauses.
@Suite struct ComplianceVerdictTests {
  /// This screen has all information: colors, frames, and the effects of controls.
  private static let told = #"""
    {"id": "title", "label": "Shop", "traits": ["header"], "frame": [0, 0, 300, 44],
     "colors": {"foreground": "#000000", "background": "#FFFFFF"}},
    {"id": "buy", "label": "Buy apples", "traits": ["button"], "frame": [0, 100, 300, 60],
     "colors": {"foreground": "#000000", "background": "#FFFFFF"},
     "on": {"activate": [{"post": "announcement", "text": "Bought"}]}}
    """#

  private func report(
    _ elements: String = told, _ judgments: [Judgment] = [], rules: [Rule] = Rule.all
  ) throws -> ComplianceReport {
    ComplianceReport(
      [try ComplianceExample.file("shop.json", elements: elements)], rules: rules, judgments: judgments)
  }

  private func verdict(_ reference: String, _ report: ComplianceReport) -> Verdict? {
    report.result(reference)?.verdict
  }

  private static let nameless = #", {"traits": ["button"], "frame": [0, 200, 300, 60]}"#

  @Test func anErrorFailsTheClausesThatItProves() throws {
    let report = try report(Self.told + Self.nameless)
    let result = try #require(report.result("MAAG 1.1"))
    #expect(
      result.verdict == .failed && result.findings.contains { report.findings[$0 - 1].finding.rule == "missing-label" })
    // A button is no picture, and guidance has no test.
    #expect(verdict("WCAG 4.1.2", report) == .failed && verdict("WCAG 1.1.1", report) == .open)
    #expect(verdict("HIG Content descriptions", report) == .open)
  }

  @Test func warningsAreForAPerson() throws {
    let twin = #"{"label": "Add", "traits": ["button"], "frame": [0, 200, 60, 60]}"#
    let twins = ", \(twin), \(twin.replacing("200", with: "300"))"
    let report = try report(Self.told + twins)
    let result = try #require(report.result("WCAG 2.4.6"))
    #expect(result.verdict == .open && result.gaps.contains(.suspected(1)), "\(result)")
  }

  @Test func adviceDoesNotFail() throws {
    let report = try report(Self.told.replacing("0, 100, 300, 60", with: "0, 100, 300, 50"))
    let result = try #require(report.result("MAAG 2.5"))
    #expect(!result.findings.isEmpty && result.verdict == .open && result.gaps == [.questions(1, of: 1)])
  }

  /// Each guideline has its own limit: 3:1 or 4.5:1 for text, 9 mm or 24 points for targets.
  @Test func aMeasurementFailsTheClausesWhoseLimitItBreaks() throws {
    let gray = try report(Self.told.replacing("#000000", with: "#888888"))
    #expect(verdict("WCAG 1.4.3", gray) == .failed && verdict("MAAG 1.4", gray) != .failed)
    #expect(verdict("WCAG 1.4.11", gray) == .open)
    let pale = try report(Self.told.replacing("#000000", with: "#AAAAAA"))
    #expect(verdict("WCAG 1.4.3", pale) == .failed && verdict("MAAG 1.4", pale) == .failed)
    let small = Self.told.replacing("0, 100, 300, 60", with: "0, 100, 44, 36")
    #expect(verdict("WCAG 2.5.8", try report(small)) == .passed)
    // Space around it may excuse a tiny control; a person sees the exceptions.
    #expect(verdict("WCAG 2.5.8", try report(small.replacing("44, 36", with: "44, 20"))) == .open)
    #expect(verdict("MAAG 2.5", try report(small)) == .open)
    let file = try ComplianceExample.file("shop.json", elements: small, more: ", \"pointsPerInch\": 153.3")
    #expect(ComplianceReport([file]).result("MAAG 2.5")?.verdict == .failed)
  }

  /// What was not looked at proves nothing: only complete measurements pass without a person.
  @Test func onlyMeasuredClausesPassWithoutAPerson() throws {
    let report = try report()
    let passed = report.results.values.flatMap(\.self).filter { $0.verdict == .passed }.map(\.clause.reference)
    #expect(Set(passed) == ["MAAG 1.4", "WCAG 1.4.3", "WCAG 2.5.8"])
    let file = try ComplianceExample.file("shop.json", elements: Self.told, more: ", \"pointsPerInch\": 153.3")
    #expect(ComplianceReport([file]).result("MAAG 2.5")?.verdict == .passed)
  }

  /// An element without a relation to a clause never changes it to passed or not applicable.
  @Test(arguments: [
    #"{"label": "Terms", "traits": ["link"]}"#, #"{"label": "A boat", "traits": ["image"]}"#,
    #"{"label": "Play", "traits": ["button"], "on": {"activate": [{"post": "announcement", "text": "x"}]}}"#,
    #"{"label": "Name", "text": {"placeholder": "Ana"}}"#,
  ]) func unrelatedElementsNeverPassAClause(_ element: String) throws {
    let before = try report(#"{"label": "Shop", "traits": ["header"]}"#)
    let after = try report(#"{"label": "Shop", "traits": ["header"]}, \#(element)"#)
    for result in after.results.values.flatMap(\.self) where [.passed, .notApplicable].contains(result.verdict) {
      #expect(before.result(result.clause.reference)?.verdict == result.verdict, "\(result.clause.reference)")
    }
  }

  @Test func anOpenQuestionIsForAPerson() throws {
    let open = try report()
    #expect(verdict("MAAG 1.1", open) == .open)
    #expect(open.result("MAAG 1.1")?.gaps == [.questions(1, of: 1)])
    let passed = try report(Self.told, [Judgment(.question("role-fits"), verdict: .passed)])
    #expect(verdict("MAAG 1.1", passed) == .passed && passed.result("MAAG 1.1")?.gaps == [])
    let failed = try report(Self.told, [Judgment(.question("role-fits"), verdict: .failed)])
    #expect(verdict("MAAG 1.1", failed) == .failed && verdict("MAAG 4.2", failed) == .failed)
    let noted = try report(Self.told, [Judgment(.question("role-fits"), note: "Ask Kim")])
    #expect(verdict("MAAG 1.1", noted) == .open)
  }

  @Test func absentSubjectsAreForAPerson() throws {
    let report = try report()
    for reference in ["MAAG 1.2", "MAAG 1.6", "MAAG 2.2", "MAAG 2.3", "MAAG 2.4", "MAAG 3.1", "MAAG 3.3", "MAAG 3.4"] {
      #expect(verdict(reference, report) == .open, "\(reference)")
      // The announcement after the button is not heard, which MAAG 1.6 is about.
      let suspicions = reference == "MAAG 1.6" ? [ClauseResult.Gap.suspected(1)] : []
      #expect(report.result(reference)?.gaps == suspicions + [.unseen], "\(reference)")
    }
    let judged = try self.report(Self.told, [Judgment(.clause("MAAG 1.2"), verdict: .notApplicable)])
    #expect(verdict("MAAG 1.2", judged) == .notApplicable)
  }

  /// A dump has neither colors nor behaviors: the absence of findings is not a pass.
  @Test func missingInformationIsForAPerson() throws {
    let report = try report(#"{"label": "Shop", "traits": ["header"]}, {"label": "Buy", "traits": ["button"]}"#)
    for reference in ["MAAG 1.4", "MAAG 2.3", "MAAG 2.5", "MAAG 3.5", "WCAG 1.4.3", "WCAG 2.1.2"] {
      #expect(verdict(reference, report) == .open, "\(reference)")
      #expect(report.result(reference)?.gaps.contains(.undescribed) == true, "\(reference)")
    }
  }

  /// Who looks at the app sees what a dump does not describe.
  @Test func answersAboutTheAppNeedNoDescription() throws {
    let dump = #"{"label": "Shop", "traits": ["header"]}, {"label": "Buy", "traits": ["button"]}"#
    for (question, reference) in [
      ("contrast", "WCAG 1.4.3"), ("target-24", "WCAG 2.5.8"), ("keyboard-trap", "WCAG 2.1.2"),
    ] {
      let passed = try report(dump, [Judgment(.question(question), verdict: .passed)])
      #expect(verdict(reference, passed) == .passed, "\(reference)")
      let failed = try report(dump, [Judgment(.question(question), verdict: .failed)])
      #expect(verdict(reference, failed) == .failed, "\(reference)")
    }
    // The answer for one file says nothing about another.
    let files = try ["one.json", "two.json"].map { try ComplianceExample.file($0, elements: dump) }
    let one = Judgment(.question("contrast"), file: "one.json", verdict: .passed)
    #expect(ComplianceReport(files, judgments: [one]).result("WCAG 1.4.3")?.verdict == .open)
    let told = try ComplianceExample.file("two.json", elements: Self.told)
    #expect(ComplianceReport([files[0], told], judgments: [one]).result("WCAG 1.4.3")?.verdict == .passed)
  }

  @Test func aClauseStaysOpenIfItsRuleIsOmitted() throws {
    let report = try report(rules: Rule.all.filter { $0.id != "low-contrast" })
    #expect(verdict("MAAG 1.4", report) == .open && report.result("MAAG 1.4")?.gaps == [.rules])
    #expect(try verdict("MAAG 1.4", self.report()) == .passed)
  }

  @Test func aWholeClauseCanBeJudged() throws {
    for judged in Verdict.ofPeople {
      let report = try report(Self.told, [Judgment(.clause("MAAG 1.1"), verdict: judged, note: "By hand")])
      #expect(verdict("MAAG 1.1", report) == judged)
      #expect(report.result("MAAG 1.1")?.judgment?.note == "By hand")
    }
    // Proven results of rules stay.
    let broken = Self.told + #", {"traits": ["button"], "frame": [0, 200, 300, 60]}"#
    let report = try report(broken, [Judgment(.clause("MAAG 1.1"), verdict: .passed)])
    #expect(verdict("MAAG 1.1", report) == .failed)
  }

  @Test func anAnswerForOneFileReplacesTheGeneralAnswer() throws {
    let files = try ["a/one.json", "a/two.json"].map { try ComplianceExample.file($0, elements: Self.told) }
    let all = Judgment(.question("role-fits"), verdict: .passed)
    let own = Judgment(.question("role-fits"), file: "/tmp/two.json", verdict: .failed)
    let report = ComplianceReport(files, judgments: [all, own])
    let asked = try #require(report.questions.first { $0.question.id == "role-fits" })
    #expect(asked.places.map { asked.verdict(at: $0) } == [.passed, .failed])
    #expect(report.result("MAAG 1.1")?.verdict == .failed && report.misfits.isEmpty)
  }

  @Test func unmatchedEntriesAreReported() throws {
    let judgments = [
      Judgment(.question("role-fits"), file: "gone.json", verdict: .passed),
      Judgment(.question("captions"), verdict: .failed, note: "Nothing plays any more"),
      Judgment(.question("user-tasks"), verdict: .passed),
    ]
    #expect(try report(Self.told, judgments).misfits == Array(judgments.prefix(2)))
  }

  @Test func percentagesCountPassedAmongJudgedClauses() throws {
    let report = try report(Self.told, [Judgment(.clause("MAAG 5"), verdict: .failed)])
    let results = try #require(report.results[.maag])
    #expect(results.count == 19 && Verdict.allCases.map { report.count($0, of: .maag) }.reduce(0, +) == 19)
    let (passed, failed) = (report.count(.passed, of: .maag), report.count(.failed, of: .maag))
    #expect(failed == 1 && passed > 0 && report.share(of: .maag) == Double(passed) / Double(passed + 1))
    #expect(ComplianceReport([]).share(of: .maag) == nil)
    #expect(ComplianceReport([]).count(.open, of: .maag) == 19)
  }

  /// The Korean guideline is about apps.
  @Test func pagesAreJudgedByWCAG() throws {
    let page = try ImportedScreen(try Fixtures.bytes("Audits/Pages/kept.json")).document
    var file = AuditedFile("page.json", findings: [])
    file.matter = AuditedMatter(AuditedApp(page))
    let report = ComplianceReport([file])
    #expect(report.count(.passed, of: .maag) == 0)
    let passed = report.results[.wcag, default: []].filter { $0.verdict == .passed }.map(\.clause.number)
    #expect(Set(passed).isSubset(of: ["1.4.3", "2.5.8"]), "\(passed)")
    #expect(report.result("WCAG 2.1.2")?.verdict == .open)
  }

  @Test func methodsFollowFromRulesAndQuestions() throws {
    let report = try report()
    #expect(report.result("MAAG 1.1")?.method == .both && report.result("MAAG 1.2")?.method == .person)
    #expect(report.result("MAAG 1.4")?.method == .both)
    #expect(report.result("WWDC22 single app mode")?.method == .both)
  }
}

@Suite struct GuidelineTests {
  /// A reference that is in no guideline would be in no table.
  @Test func everyReferenceIsAKnownClause() {
    let references = Rule.all.flatMap(\.references) + Question.all.flatMap(\.references)
    #expect(references.filter { Guideline.clause($0) == nil } == [])
    let onPages = Rule.all.flatMap { $0.onPages.references ?? [] }
    #expect(Set(onPages.filter { Guideline.clause($0) == nil }) == ["HTML title"])
  }

  /// A program alone passes nothing that it did not measure, so a person must be asked about each criterion.
  @Test func everyCriterionHasAQuestion() {
    let asked = Set(Question.all.flatMap(\.references))
    let clauses = Guideline.wcag.clauses + Guideline.maag.clauses
    #expect(clauses.map(\.reference).filter { !asked.contains($0) } == [])
  }

  @Test func everyListedClauseHasARuleOrAQuestion() {
    let references = Set(Rule.all.flatMap(\.references) + Question.all.flatMap(\.references))
    for clause in Guideline.hig.clauses { #expect(references.contains(clause.reference), "\(clause)") }
  }

  /// All of WCAG 2.2's 55 criteria of the levels A and AA, but for the five about sets of programs.
  @Test func everyCriterionHasItsLevel() {
    let clauses = Guideline.wcag.clauses
    #expect(clauses.count { $0.name.english.hasSuffix(" (A)") } == 29)
    #expect(clauses.count { $0.name.english.hasSuffix(" (AA)") } == 21)
    #expect(clauses.count == 50)
  }

  @Test func referencesAreInTheReadersLanguage() {
    let references = ["MAAG 1.1", "HIG Navigation", "WCAG 4.1.2", "House style 4"]
    #expect(Guideline.told(references, in: .korean) == "지침 1.1, HIG 탐색, WCAG 4.1.2, House style 4")
    #expect(Guideline.told(references, in: .english) == references.joined(separator: ", "))
  }

  @Test(
    arguments: [
      ("home.json", 0), ("./home.json", 0), ("/tmp/app/home.json", 0), ("b/cart.json", 2), ("x/b/cart.json", 2),
      ("cart.json", nil), ("none.json", nil), ("a/cart.json", 1),
    ] as [(String, Int?)])
  func answersFindTheirFiles(_ path: String, _ index: Int?) {
    #expect(FileNames(["app/home.json", "a/cart.json", "b/cart.json"]).index(of: path) == index)
  }
}

@Suite struct CorrectionTests {
  @Test func everyRuleHasARow() {
    let difference = Correction.all.map(\.rule).difference(from: Rule.all.map(\.id))
    #expect(difference.isEmpty, "Correction.all has a row for each rule, in the order of Rule.all")
    for correction in Correction.all {
      #expect(!correction.affected.isEmpty && Set(correction.affected).count == correction.affected.count)
      for code in [correction.uiKit, correction.swiftUI] + [correction.html].compactMap(\.self) {
        for text in [code.english, code.korean] {
          #expect(!text.isEmpty && !text.contains("«") && !text.contains("»"), "\(text)")
          #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(text)")
          #expect(text.count { $0 == "(" } == text.count { $0 == ")" }, "\(text)")
        }
        // Korean sample texts contain Korean if they differ from the English ones.
        #expect(code.english == code.korean || code.korean.contains { $0.isHangulSyllable }, "\(code.korean)")
      }
    }
  }

  @Test func rulesForPagesHaveHTMLCorrections() {
    for rule in Rule.all {
      #expect(
        (Correction.of(rule.id)?.html == nil) == rule.onPages.isSilent,
        "the correction of \(rule.id) has HTML unless the rule is silent on pages")
    }
  }

  @Test func samplesAreInTheReadersLanguage() throws {
    let correction = try #require(Correction.of("missing-label"))
    #expect(correction.uiKit.english.hasPrefix("button.accessibilityLabel = \"Play\""))
    #expect(correction.uiKit.korean.hasPrefix("button.accessibilityLabel = \"재생\""))
  }
}

extension Character {
  fileprivate var isHangulSyllable: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}

/// EN 301 549, whose chapter 11 repeats criteria of WCAG.
@Suite struct EuropeanStandardTests {
  private func report(_ elements: String, _ judgments: [Judgment] = []) throws -> ComplianceReport {
    let app = AuditedApp(try Document(reading: #"{"aloud": 1, "elements": [\#(elements)]}"#))
    var file = AuditedFile("shop.json", findings: Audit().findings(in: app))
    file.questions = Question.raised(by: app, among: Question.all + Question.european)
    file.matter = AuditedMatter(app)
    return ComplianceReport([file], judgments: judgments, guidelines: [.en301549, .wcag])
  }

  private static let nameless = #"{"traits": ["button"], "frame": [0, 0, 60, 60]}"#

  /// Void for software, and newer than WCAG 2.1, have no clause.
  @Test func eachCriterionOfWCAGHasAClauseOrAReason() {
    let clauses = Guideline.en301549.clauses
    let criteria = clauses.filter { $0.basis != $0.reference }
    #expect(criteria.count == 43 && clauses.count == 43 + 8 + 14 + 3)
    let numbers = Set(clauses.map(\.number))
    #expect(numbers.isSuperset(of: ["11.1.1.1.1", "11.1.4.3", "11.2.1.2", "11.2.5.3.1", "11.4.1.2.1", "11.4.1.3"]))
    #expect(
      numbers.isDisjoint(with: ["11.2.4.2", "11.3.1.2", "11.2.5.8", "11.3.3.8"]) && numbers.count == clauses.count)
  }

  @Test func eachOtherClauseHasAQuestion() {
    let own = Guideline.en301549.clauses.filter { $0.basis == $0.reference }.map(\.reference)
    #expect(Question.european.map(\.references) == own.map { [$0] })
  }

  @Test func eachNamedClauseAndRuleExists() {
    for rule in Rule.all {
      for reference in EuropeanStandard.references(ofRule: rule.id) { #expect(Guideline.clause(reference) != nil) }
    }
    #expect(Guideline.en301549.edition.english.contains("V4.1.1"))
  }

  @Test func repeatedCriteriaHaveTheirVerdict() throws {
    let judged = [
      Judgment(.clause("WCAG 1.4.4"), verdict: .passed), Judgment(.question("orientation"), verdict: .notApplicable),
      Judgment(.clause("EN 11.2.1.2"), verdict: .passed),
    ]
    let report = try report(Self.nameless, judged)
    for result in report.results[.en301549, default: []] where result.clause.basis != result.clause.reference {
      guard result.clause.number != "11.2.1.2" else { continue }
      #expect(result.verdict == report.result(result.clause.basis)?.verdict, "\(result.clause.reference)")
    }
    #expect(
      report.result("EN 11.4.1.2.1")?.verdict == .failed && report.result("EN 11.1.3.4")?.verdict == .notApplicable)
    // A judgment by this standard says nothing about WCAG.
    #expect(report.result("EN 11.2.1.2")?.verdict == .passed && report.result("WCAG 2.1.2")?.verdict == .open)
  }

  @Test func findingsFailTheInterfacesThatTheyAreAbout() throws {
    let report = try report(Self.nameless)
    #expect(report.result("EN 11.5.2.5")?.verdict == .failed)
    let others = report.results[.en301549, default: []].filter { $0.clause.basis == $0.clause.reference }
    #expect(others.filter { $0.verdict != .open }.map(\.clause.number) == ["11.5.2.5"])
    let answer = Judgment(.question("platform-preferences"), verdict: .passed)
    #expect(try self.report(Self.nameless, [answer]).result("EN 11.7")?.verdict == .passed)
  }

  /// The standard is off unless it is named, and what was judged by it is kept.
  @Test func onlyAReportByTheStandardAsksItsQuestions() throws {
    let file = try ComplianceExample.file("shop.json", elements: Self.nameless)
    let judgment = Judgment(.clause("EN 5.2"), verdict: .passed)
    let report = ComplianceReport([file], judgments: [judgment])
    #expect(report.guidelines == [.maag, .wcag, .hig] && report.results[.en301549] == nil && report.misfits == [])
    #expect(HTMLReport(report).html.contains("data-others=\"[{&quot;clause&quot;: &quot;EN 5.2&quot;"))
    #expect(!HTMLReport(report).html.contains("EN 301 549"))
    let european = HTMLReport(try self.report(Self.nameless)).html
    #expect(european.contains("V3.2.1 (2021-03)") && european.contains("id=\"en301549-11\""))
    #expect(!european.contains("id=\"maag\""))
  }
}
