import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudReport

/// The evidence for Apple's label, from tasks that were performed.
@Suite struct NutritionLabelTests {
  private static let clean =
    #"{"label": "Shop", "traits": ["header"]}, {"label": "Buy", "traits": ["button"]}, {"label": "Help", "traits": ["button"]}"#
  private static let unnamed = #"{"label": "Shop", "traits": ["header"]}, {"traits": ["button"]}"#

  private let cost: TaskCost

  init() throws {
    let document = try Document(reading: "{\"aloud\": 1, \"elements\": [\(Self.clean)]}")
    cost = try Script("> start\n> swipe right\n").run(on: document).cost
  }

  private func performance(
    _ obstacle: String? = nil, goals: [LabelTask.Goal] = [LabelTask.Goal("double tap: \"Buy\"", actions: 2)]
  ) -> LabelTask.Performance {
    LabelTask.Performance(
      goals: goals, transcript: "> start\nShop\n", cost: obstacle == nil ? cost : nil, obstacle: obstacle)
  }

  private func task(
    _ voiceOver: LabelTask.Performance, _ voiceControl: LabelTask.Performance, screens: [String?] = ["Shop"]
  ) -> LabelTask {
    LabelTask(
      name: "Buying", path: "buy.aloud", file: 0, screens: screens, voiceOver: voiceOver, voiceControl: voiceControl)
  }

  private func report(_ elements: String, more: String = "", rules: [Rule] = Rule.all, _ tasks: LabelTask...) throws
    -> ComplianceReport
  {
    ComplianceReport(
      [try ComplianceExample.file("shop.json", elements: elements, more: more)], rules: rules, tasks: tasks)
  }

  private func evidence(_ feature: LabelFeature, in report: ComplianceReport) throws -> [NutritionLabel.Evidence] {
    try #require(report.label?.cells[feature]).map(\.evidence)
  }

  /// Evidence is for the features of the task only; about all others, a person must decide.
  @Test func aFinishedTaskIsEvidenceForTwoFeatures() throws {
    let report = try report(Self.clean, task(performance(), performance()))
    for feature in LabelFeature.allCases {
      let isPerformed = feature == .voiceOver || feature == .voiceControl
      #expect(try evidence(feature, in: report) == [isPerformed ? .supporting : .none], "\(feature)")
    }
    #expect(ComplianceReport([]).label == nil && LabelDocument(ComplianceReport([])) == nil)
  }

  @Test func whatHindersATaskCountsAgainstIt() throws {
    let stopped = try report(Self.clean, task(performance(), performance("passed over")))
    #expect(try evidence(.voiceOver, in: stopped) == [.supporting])
    #expect(try evidence(.voiceControl, in: stopped) == [.contrary])
    let found = try report(Self.unnamed, task(performance(), performance()))
    for feature in [LabelFeature.voiceOver, .voiceControl] {
      let cell = try #require(found.label?.cells[feature]?.first)
      #expect(cell.evidence == .contrary && !cell.findings.isEmpty && cell.obstacle == nil)
    }
    // A small target hinders neither.
    let small = try report(
      Self.clean.replacing(#""label": "Help""#, with: #""label": "Help", "frame": [0, 0, 10, 10]"#),
      task(performance(), performance()))
    #expect(small.findings.contains { $0.finding.rule == "small-target" })
    #expect(try evidence(.voiceOver, in: small) == [.supporting])
  }

  /// Only what is on the way counts.
  @Test func otherScreensDoNotCount() throws {
    let more = #", "screens": {"help": {"name": "Help", "elements": [\#(Self.unnamed)]}}"#
    let elsewhere = try report(Self.clean, more: more, task(performance(), performance()))
    #expect(try evidence(.voiceOver, in: elsewhere) == [.supporting] && !elsewhere.findings.isEmpty)
    let there = try report(Self.clean, more: more, task(performance(), performance(), screens: ["Shop", "Help"]))
    #expect(try evidence(.voiceOver, in: there) == [.contrary])
  }

  /// What was not looked at is no evidence for anything.
  @Test func gapsAreNoEvidence() throws {
    let partial = try report(
      Self.clean, rules: Rule.all.filter { $0.id != "missing-label" }, task(performance(), performance()))
    #expect(partial.label?.cells[.voiceOver]?.first?.gap == .rules)
    #expect(try evidence(.voiceOver, in: partial) == [.none])
    let idle = try report(Self.clean, task(performance(goals: []), performance(goals: [])))
    #expect(idle.label?.cells[.voiceControl]?.first?.gap == .noGoal)
    #expect(try evidence(.voiceControl, in: idle) == [.none])
    let unread = ComplianceReport(
      [AuditedFile("shop.json", failure: "no file")], tasks: [task(performance(), performance())])
    #expect(unread.label?.cells[.voiceOver]?.first?.gap == .unread)
  }

  /// A page never says that the app supports a feature.
  @Test func pagesClaimNothing() throws {
    let report = try report(Self.clean, task(performance(), performance("passed over")))
    for html in [HTMLReport(report).html, HTMLReport(report, isOfLabel: true).html] {
      let page = try Page(html)
      page.expectValid()
      let label = try #require(page.elements.first { $0.attributes["aria-labelledby"] == "label" }).text
      for text in [
        "1 task: for it 1", "1 task: against it 1", "passed over", "Buying", "buy.aloud", "It declares nothing",
      ] {
        #expect(label.contains(text), "\(text)")
      }
      #expect(label.components(separatedBy: "Nothing was looked at.").count == 8)
      #expect(!label.lowercased().contains("supports") && !label.lowercased().contains("supported"))
    }
    #expect(!HTMLReport(try self.report(Self.clean)).html.contains("id=\"label\""))
    let small = HTMLReport(report, isOfLabel: true).html
    #expect(!small.contains("id=\"clauses\"") && small.contains("id=\"method\"") && !small.contains("<form"))
  }

  /// A transcript has an item for each line.
  @Test func transcriptsAreLists() throws {
    let html = HTMLReport(try report(Self.clean, task(performance(), performance())), isOfLabel: true).html
    #expect(html.contains("<li><q><code><bdi>&gt; start</bdi></code></q></li>\n<li><q><bdi>Shop</bdi></q></li>"))
  }

  @Test func hostileTextIsHarmless() throws {
    let hostile = "\u{202E}</pre><script>alert(1)</script>\u{1B}[2J"
    var task = task(performance(hostile), performance(hostile, goals: [LabelTask.Goal(hostile, actions: nil)]))
    (task.name, task.path, task.voiceOver.transcript) = (hostile, hostile, hostile)
    task.screens = [hostile]
    let html = HTMLReport(try report(Self.clean, task), isOfLabel: true).html
    try Page(html).expectValid()
    #expect(!html.contains("<script") && !html.contains("\u{202E}") && !html.contains("\u{1B}"))
  }
}
