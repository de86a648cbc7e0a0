import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct InferenceTests {
  /// Two dumps: one that shows a rule, and a similar one where the rule does not apply.
  struct Example: CustomTestStringConvertible {
    let inference: Inference
    let shows: String
    let doesNot: String

    init(_ inference: Inference, _ shows: String, not doesNot: String) {
      self.inference = inference
      self.shows = shows
      self.doesNot = doesNot
    }

    var testDescription: String { inference.rawValue }
  }

  @Test(arguments: examples) func theRuleAppliesToItsExample(_ example: Example) throws {
    #expect(try reading(example.shows).inferences.contains(example.inference.rawValue))
  }

  @Test(arguments: examples) func theRuleDoesNotApplyElsewhere(_ example: Example) throws {
    #expect(try !reading(example.doesNot).inferences.contains(example.inference.rawValue))
  }

  /// JSON and windows are complete dumps; tags and lines are put into a window.
  private func reading(_ text: String) throws -> DumpReading {
    switch text.first {
    case "{", "[", "=": try DumpReading.any(text)
    case "<": try DumpReading.source(text)
    default: try DumpReading.description(text)
    }
  }

  @Test func everyRuleHasAnExample() {
    #expect(Set(InferenceTests.examples.map(\.inference)) == Set(Inference.allCases))
    #expect(InferenceTests.examples.count == Inference.allCases.count)
  }

  /// For every dump, the table says which rules can apply.
  @Test(arguments: Fixtures.files(in: "Dumps")) func formatsMatchTheTable(_ file: String) throws {
    let screen = try ImportedScreen(try Fixtures.bytes(file))
    let names = Set(screen.document.screens.flatMap { $0.tree.nodes.flatMap(\.details.inferences) })
    for name in names {
      let inference = try #require(Inference(rawValue: name), "\(name) is not in the table")
      #expect(inference.formats.contains(screen.format), "\(name) in \(screen.format)")
    }
  }

  /// Each rule is listed once for a node, even if several parts of the node, or nodes that are merged, have it.
  @Test(arguments: Fixtures.files(in: "Dumps")) func rulesAreUnique(_ file: String) throws {
    let screen = try ImportedScreen(try Fixtures.bytes(file))
    for node in (screen.document.screens + screen.document.tidied().screens).flatMap(\.tree.nodes) {
      #expect(Set(node.details.inferences).count == node.details.inferences.count)
    }
  }

  /// Label, value and placeholder are equal: the rule removes two of them.
  @Test(
    arguments: [
      #"<TextField label="City" value="City" placeholderValue="City"/>"#,
      #"""
      [{"AXLabel": "City", "AXValue": "City", "type": "TextField", "placeholder": "City", "AXFrame": "{{0, 0}, {9, 9}}"}]
      """#,
    ])
  func aRuleThatDropsTwoThingsIsListedOnce(_ text: String) throws {
    let found = try reading(text).tree.nodes.map(\.details.inferences).filter { $0.contains("repeatedPlaceholder") }
    #expect(found.count == 1)
    #expect(found.allSatisfy { rules in rules.count { $0 == "repeatedPlaceholder" } == 1 })
  }

  @Test func aNodeKeepsTheOrderOfItsRules() {
    var details = Details()
    details.inferences.append("b")
    details.inferences += ["a", "b", "c", "a"]
    #expect(details.inferences == ["b", "a", "c"])
  }

  @Test func everyDumpFormatIsInTheTable() {
    let formats = Set(Inference.allCases.flatMap(\.formats))
    // The reading of a page follows WebKit, which knows the whole document.
    let pages: Set<ScreenFormat> = [.webPage, .ariaSnapshot, .puppeteer]
    #expect(
      formats == Set(ScreenFormat.allCases).subtracting([.aloud]).subtracting(pages),
      "Inference.table has each format; one whose elements become types of XCTest is in `xctest` there")
  }

  @Test(arguments: Inference.allCases) func everyRuleHasADescriptionAndEvidence(_ inference: Inference) {
    #expect(inference.summary.hasSuffix("."))
    let certainties = ["documented: ", "observed: ", "assumed: "]
    #expect(certainties.contains { inference.evidence.hasPrefix($0) })
    #expect(Inference.table.filter { $0.inference == inference }.count == 1)
    #expect(!inference.formats.isEmpty && Set(inference.formats).count == inference.formats.count)
  }
}
