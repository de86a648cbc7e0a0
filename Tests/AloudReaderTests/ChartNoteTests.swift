import AloudTestSupport
import Testing

@testable import Aloud

/// A place that the axis does not have is no riddle.
@Suite struct ChartNoteTests {
  private func note(_ app: String, _ graph: String, _ step: String) throws -> String? {
    let steps =
      ["start", "swipe right", "rotor \"Audio graph\"", "swipe down", "swipe down", "double tap", "touch \"\(graph)\""]
      + ["double tap and hold", step]
    let script = try Script(steps.map { "> \($0)\n" }.joined())
    return try script.run(on: Document(reading: Fixtures.text(app))).steps.last?.note
  }

  @Test(arguments: [
    (#"drag to "Apirl""#, #"the x axis has no category "Apirl"; did you mean "April"?"#),
    ("drag to 4", #"the x axis has categories: drag to "January""#),
  ]) func categories(_ step: String, _ expected: String) throws {
    #expect(try note("Charts/rainfall.json", "Arid", step) == expected)
  }

  @Test(arguments: [
    (#"drag to "1960""#, "the x axis has numbers, without quotes, and no categories" as String?), ("drag to 1960", nil),
    ("drag to 3000", nil),
  ]) func numbers(_ step: String, _ expected: String?) throws {
    #expect(try note("Charts/births.json", "Birth rates in the 20th century", step) == expected)
  }
}
