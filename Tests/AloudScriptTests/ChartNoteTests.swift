import AloudTestSupport
import Testing

@testable import Aloud

/// A place that is not on the axis gets an explanation.
@Suite struct ChartNoteTests {
  private func note(_ app: String, _ graph: String, _ step: String) throws -> String? {
    let steps =
      ["start", "swipe right", "rotor \"Audio graph\"", "swipe down", "swipe down", "double tap", "touch \"\(graph)\""]
      + ["double tap and hold", step]
    let script = try Script(steps.map { "> \($0)\n" }.joined())
    return try script.run(on: Document(reading: Fixtures.text(app))).steps.last?.note?.description
  }

  @Test(arguments: [
    (#"drag to "Apirl""#, #"the x axis has no category "Apirl"; did you mean "April"?"#),
    ("drag to 4", #"the x axis has categories: drag to "January""#),
  ]) func wrongCategoriesGetASuggestion(_ step: String, _ expected: String) throws {
    #expect(try note("Charts/rainfall.json", "Tropical", step) == expected)
  }

  @Test(arguments: [
    (#"drag to "1960""#, "the x axis has numbers, not categories; write a number without quotes" as String?),
    ("drag to 1960", nil),
    ("drag to 3000", nil),
  ]) func aCategoryOnANumberAxisIsReported(_ step: String, _ expected: String?) throws {
    #expect(try note("Charts/births.json", "Birth rates in the 20th century", step) == expected)
  }

  private func notes(_ script: String) throws -> [String?] {
    try Script(script).run(on: Document(reading: Fixtures.text("Charts/coffee.json"))).steps.map(\.note?.description)
  }

  private static let opening = "> start\n> swipe right\n> rotor \"Audio graph\"\n> swipe down\n> swipe down\n"

  /// Dragging without a finger on the graph gets a note that says how to put one there.
  @Test(arguments: ["drag to 5", "drag to 40%", "pause"]) func noFingerIsDown(_ step: String) throws {
    #expect(
      try notes("> start\n> \(step)\n").last
        == "no finger is down: on a chart, the rotor's Audio graph has Chart details; on a graph there, "
        + "`double tap and hold` puts one down")
    #expect(
      try notes(Self.opening + "> double tap\n> touch \"Cups of coffee vs. lines of code\"\n> \(step)\n").last
        == "no finger is down: on a graph, `double tap and hold` puts one down")
  }

  @Test func tonesArePrintedWithSounds() throws {
    let playing = "> swipe up\n> double tap\n[graph played]\n…\n"
    #expect(try notes(Self.opening + playing).last == "`setting sounds on` prints [graph played]")
    #expect(try notes("setting sounds on\n" + Self.opening + playing).last == .some(nil))
    #expect(try notes("> start\n> double tap\n[graph played]\n").last == .some(nil), "nothing has played")
  }
}
