import Aloud
import AloudTestSupport
import AloudTree
import Testing

/// The guidelines' own cases for order, targets and placement: the required findings, and no others of these rules.
struct PlacementRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The members of the document, except `aloud`.
    let json: String
    /// Rules and the ids of nodes: all findings above advice.
    let found: [String]

    init(_ description: String, _ json: String, found: [String] = []) {
      (testDescription, self.json, self.found) = (description, json, found)
    }
  }

  static let cases = [
    Case("2.5: 17 mm from center to center", buttons([16, 125]), found: []),
    Case(
      "2.5: 5 mm from center to center", buttons([16, 48], width: 30),
      found: ["small-target 0", "close-targets 1", "small-target 1"]),
    Case("3.2: two alerts, both [cancel, OK]", alerts(["취소", "확인"], ["취소", "확인"])),
    Case(
      "3.2: two alerts, one the other way round", alerts(["취소", "확인"], ["확인", "취소"]),
      found: ["inconsistent-placement b확인"]),
    Case("mangoes and artichokes, flat", fruit(grouped: false), found: ["split-group 망고", "split-group 아티초크"]),
    Case("mangoes and artichokes, each with its caption", fruit(grouped: true)),
    Case("2.5: links in text are exempt", #""elements": [\#(link(100)), \#(link(121))]"#),
    Case(
      "2.1: focus areas of controls overlap", buttons([16, 50]), found: ["overlapping-targets 1"]),
    Case(
      "2.2: a slide without a tap that does the same",
      #""elements": [{"id": "slide", "label": "밀어서 잠금 해제", "traits": ["allowsDirectInteraction"]}]"#,
      found: ["gesture-without-alternative slide"]),
  ]

  @Test(arguments: cases) func messagesUseTheGuidelinesWords(_ example: Case) throws {
    let document = try Document(try JSON(#"{"aloud": 1, "name": "예", "language": "ko", \#(example.json)}"#))
    let rules = Rule.all.filter { PlacementRuleTests.rules.contains($0.id) }
    let findings = Audit(rules: rules, level: .warning).findings(in: document)
    #expect(findings.map { "\($0.rule) \($0.id ?? $0.path)" } == example.found)
  }

  @Test func onlySmallTargetsBesideOthersAreErrors() throws {
    let json = #"{"aloud": 1, \#(PlacementRuleTests.buttons([16, 35, 100], width: 18))}"#
    let findings = Audit(rules: Rule.all.filter { $0.id == "small-target" }).findings(in: try Document(try JSON(json)))
    #expect(findings.map(\.severity) == [.error, .error, .warning])
    #expect(findings.map(\.message.english).first == "18 × 44 pt; at least 44 × 44 pt are needed.")
  }

  @Test func aTargetWithACoveredCenterIsAnError() throws {
    for (x, severity) in [(50, Severity.warning), (30, .error)] {
      let json = #"{"aloud": 1, \#(PlacementRuleTests.buttons([16, x]))}"#
      let rules = Rule.all.filter { $0.id == "overlapping-targets" }
      #expect(Audit(rules: rules).findings(in: try Document(try JSON(json))).map(\.severity) == [severity])
    }
  }

  /// Ten thousand controls in one place, partly overlapping, and in a row.
  ///
  /// The time limit is far above the actual time, because tests run in parallel.
  @Test(.long, arguments: [(0, 9_999), (0.004, 9_999), (50, 0)]) func manyOverlappingControlsAreAuditedQuickly(
    _ step: Double, overlaps: Int
  )
    throws
  {
    var builder = Tree.Builder()
    for index in 0..<10_000 {
      let frame = Frame(x: Double(index) * step, y: 0, width: 44, height: 44)
      try builder.add(Node(label: SpokenText("\(index)"), traits: .button, frame: frame))
    }
    let document = try Document(screens: [Document.Screen(name: "Heap", tree: builder.finish())])
    let rules = Rule.all.filter { PlacementRuleTests.rules.contains($0.id) }
    var findings: [Finding] = []
    let time = processorSeconds { findings = Audit(rules: rules, level: .warning).findings(in: document) }
    // Those with one cause are one finding.
    #expect(findings.filter { $0.rule == "overlapping-targets" }.flatMap(\.faultyPlaces).count == overlaps)
    #expect(time < 30)
  }

  private static let rules = [
    "order-jumps", "split-group", "small-target", "close-targets", "overlapping-targets", "inconsistent-placement",
    "gesture-without-alternative",
  ]

  private static func buttons(_ places: [Int], width: Int = 44) -> String {
    let nodes = places.enumerated().map { index, x in
      #"{"id": "\#(index)", "label": "단추 \#(index)", "traits": ["button"], "frame": [\#(x), 100, \#(width), 44]}"#
    }
    return #""elements": [\#(nodes.joined(separator: ", "))]"#
  }

  private static func link(_ y: Int) -> String {
    #"{"label": "약관 \#(y)", "traits": ["link"], "frame": [16, \#(y), 90, 20]}"#
  }

  private static func alerts(_ one: [String], _ other: [String]) -> String {
    let screens = [("a", one), ("b", other)].map { key, buttons in
      let nodes = buttons.map { #"{"id": "\#(key)\#($0)", "label": "\#($0)", "traits": ["button"]}"# }
      return #""\#(key)": {"name": "\#(key)", "elements": [\#(nodes.joined(separator: ", "))]}"#
    }
    return #""elements": [], "screens": {\#(screens.joined(separator: ", "))}"#
  }

  private static func fruit(grouped: Bool) -> String {
    let columns = [("망고", 16), ("아티초크", 204)].map { name, x in
      let picture =
        #"{"id": "\#(name)", "label": "\#(name) 한 통", "traits": ["image"], "frame": [\#(x), 100, 170, 120]}"#
      let caption = #"{"label": "\#(name) 이야기", "frame": [\#(x), 226, 170, 40]}"#
      return grouped ? #"{"groupsChildren": true, "children": [\#(picture), \#(caption)]}"# : "\(picture), \(caption)"
    }
    return #""elements": [\#(columns.joined(separator: ", "))]"#
  }
}
