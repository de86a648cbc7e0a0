import AloudTestSupport
import Foundation
import Testing

/// All JSON outputs have the same form for an event of an audio graph.
@Suite struct GraphJSONTests {
  private static let chart = "Fixtures/Charts/rainfall.json"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func script(_ steps: String...) throws -> String {
    let path = Fixtures.url("Charts/rainfall.json").path
    return try scratch.file(
      "walk.aloud", "app \"\(path)\"\n> start\n> swipe right\n" + steps.map { "> \($0)\n" }.joined())
  }

  private func object(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func graphs(_ script: String) throws -> [[String: Any]] {
    try Tool.run("play", script, "--json").lines.map { try object($0) }
      .filter { $0["event"] as? String == "graph played" }
  }

  private func events(_ object: [String: Any]?) throws -> [NSDictionary] {
    try #require(object?["events"] as? [NSDictionary])
  }

  @Test func chartAndPlayHaveTheSameJSON() throws {
    let chart = try #require(
      (try object(Tool.run("chart", Self.chart, "--json").output)["charts"] as? [[String: Any]])?.first)
    let wanted = try events(chart["audio"] as? [String: Any])
    let graph = try #require(
      try graphs(script("rotor \"Audio graph\"", "swipe down", "double tap")).first)
    let heard = try events(graph)
    #expect(heard.count > 12 && wanted.prefix(heard.count).elementsEqual(heard))
    #expect(graph["series"] as? String == "Tropical" && graph["seriesIndex"] as? Int == 0)
    #expect(graph["text"] is NSNull && graph["duration"] as? Double != nil)
  }

  @Test func aFingerHasASeries() throws {
    let walk = try script(
      "rotor \"Audio graph\"", "swipe down", "swipe down", "double tap", "touch \"Current Series: Tropical\"",
      "double tap", "touch \"Arid\"", "double tap and hold",
      "drag to \"March\"")
    let graph = try #require(try graphs(walk).last)
    let point = try #require(try events(graph).first { $0["x"] as? String == "March" })
    #expect(point["series"] as? String == "Arid" && point["seriesIndex"] as? Int == 1 && point["y"] as? Int == 22)
    #expect(graph["series"] as? String == "Arid" && graph["seriesIndex"] as? Int == 1)
  }
}
