import AloudTestSupport
import Foundation
import Testing

@Suite struct ChartCommandTests {
  private static let births = "Fixtures/Charts/births.json"

  /// A document with charts on two screens.
  private static let two = """
    {"aloud": 1, "elements": [{"id": "a", "label": "One", "chart": {"title": "First", "x": {"title": "X", "from": 0, "to": 1},
    "y": {"title": "Y", "from": 0, "to": 1}, "series": [{"points": [[0, 1]]}]}}], "screens": {"more": {"name": "More", "elements":
    [{"id": "b", "label": "Two", "chart": {"x": {"title": "X", "from": 0, "to": 1}, "y": {"title": "Y", "from": 0, "to": 1}}}]}}}
    """

  private func json(_ arguments: String..., input: String? = nil) throws -> [[String: Any]] {
    let text = try Tool.run(["chart"] + arguments + ["--json"], input: input).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["aloud"] as? Int == 1)
    return try #require(object["charts"] as? [[String: Any]])
  }

  @Test func printsTheAppsWordsBeforeTheNumbers() throws {
    let lines = try Tool.run("chart", Self.births).lines
    #expect(lines[0] == "Line chart, Birth rates in the 20th century")
    #expect(lines[1].hasPrefix("Births fell until"))
    let computed = try #require(lines.firstIndex(of: "Computed from the data:"))
    #expect(lines[(computed + 1)...].contains("  Highest 268 births per 10,000 at 1960"))
    #expect(!lines[..<computed].contains { $0.contains("268") })
  }

  @Test(arguments: ["births", "Birth rates in the 20th century"]) func findsAChartByItsNames(name: String) throws {
    #expect(try json(Self.births, name).count == 1)
  }

  @Test func anUnknownChartIsNamed() throws {
    let tool = try Tool.run("chart", Self.births, "brths")
    #expect(tool.status == 66)
    #expect(tool.errors.contains("there is no chart \"brths\"; there is \"births\"; did you mean \"births\"?"))
    #expect(tool.output.isEmpty)
  }

  @Test func aScreenWithoutChartsSaysSo() throws {
    let tool = try Tool.run("chart", "Fixtures/Screens/settings.json")
    #expect(tool.status == 66)
    #expect(tool.errors == "Fixtures/Screens/settings.json: there is no chart in it\n")
  }

  @Test func listsTheChartsOfAllScreens() throws {
    #expect(try json("-", input: Self.two).map { $0["id"] as? String } == ["a", "b"])
    let lines = try Tool.run("chart", "-", input: Self.two).lines
    #expect(lines.filter { $0.hasPrefix("== ") } == ["== a", "== b"])
    let one = try Tool.run("chart", "-", "--screen", "More", input: Self.two).lines
    #expect(one.first == "Line chart" || one.first == "Scatter plot")
  }

  @Test(arguments: ["--svg", "--wav"]) func oneChartAtATime(option: String) throws {
    let tool = try Tool.run("chart", "-", option, "/nowhere/x", input: Self.two)
    #expect(tool.status == 64)
    #expect(tool.errors.contains("\(option) takes one chart; name one of \"a\", \"b\""))
  }

  @Test func keepsTheContractOfItsJSON() throws {
    let chart = try #require(try json("Fixtures/Charts/heart-rate.json").first)
    let series = try #require((chart["series"] as? [[String: Any]])?.first)
    #expect(chart["kind"] as? String == "line")
    #expect(series["points"] as? Int == 60)
    #expect(series["missing"] as? Int == 8)
    #expect(Set(series.keys).isSuperset(of: ["name", "statistics", "trend", "segments", "peaks", "outliers"]))
    let audio = try #require(chart["audio"] as? [String: Any])
    let events = try #require(audio["events"] as? [[String: Any]])
    #expect(events.count { $0["kind"] as? String == "point" } == 52)
    let axes = try #require(chart["axes"] as? [[String: Any]])
    #expect(
      axes.map { $0["spoken"] as? String } == ["Minute, minute 0 to minute 60", "Heart rate, 60 to 120 beats a minute"])
  }

  /// Undefined values are null; an empty chart is also a chart.
  @Test func undefinedValuesAreNull() throws {
    let chart = try #require(try json("-", "b", input: Self.two).first)
    #expect(chart["title"] is NSNull && (chart["series"] as? [Any])?.isEmpty == true)
    let one = try #require((try json("-", "a", input: Self.two).first?["series"] as? [[String: Any]])?.first)
    let trend = try #require(one["trend"] as? [String: Any])
    #expect(trend["direction"] as? String == "none")
    #expect(["slope", "tau", "p"].allSatisfy { trend[$0] is NSNull })
    #expect((one["statistics"] as? [String: Any])?["mean"] as? Double == 1)
  }

  @Test func aContradictorySummaryIsAFinding() throws {
    let text = try Fixtures.text("Charts/cars.json").replacing(
      "Heavier cars go less far on a gallon.", with: "It rises.")
    let tool = try Tool.run("chart", "-", input: text)
    #expect(tool.status == 1)
    #expect(tool.errors.contains("the chart \"cars\": the summary says \"rises\", but the values mostly fall"))
    #expect(tool.output.hasPrefix("Scatter plot"))
  }

  @Test func drawsToAFileOrToStandardOutput() throws {
    let scratch = try Scratch()
    let path = try scratch.file("chart.svg", "")
    let tool = try Tool.run("chart", Self.births, "--svg", path)
    #expect(tool.status == 0 && tool.output.hasPrefix("Line chart"))
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.hasPrefix("<svg") && picture.hasSuffix("</svg>\n"))
    #expect(try Tool.run("chart", Self.births, "--svg", "-").output == picture)
    #expect(try Tool.run("chart", "--svg", Self.births).output == picture)
  }

  @Test(arguments: [
    (["--svg", "-", "--wav", "-"], "standard output can take either --svg or the sound"),
    (["--svg", "-", "--json"], "standard output can take either --svg or --json"),
    (["--wav", "/tmp/x.wav", "--voice", "en"], "--voice needs --narrate or --speak"),
  ])
  func contradictoryOptionsAreRefused(options: [String], message: String) throws {
    let tool = try Tool.run(["chart", Self.births] + options)
    #expect(tool.status == 64)
    #expect(tool.errors.contains(message))
    #expect(tool.output.isEmpty)
  }

  @Test func explainsItsNumbers() throws {
    let lines = try Tool.run("chart", "Fixtures/Charts/cars.json", "--explain").lines
    #expect(lines.contains { $0.contains("trend: said when p < 0.05") && $0.contains("[documented: Mann-Kendall") })
    #expect(lines.contains { $0.contains("tau -0.885, p ") })
  }
}

/// The descriptions of the charts in the fixtures; `ALOUD_RECORD=1` updates them. Review them before you commit.
@Suite struct ChartFixtureTests {
  static let charts = Fixtures.files(in: "Charts").filter { $0.hasSuffix(".json") }

  @Test(arguments: charts) func theDescriptionMatchesTheRecording(chart: String) throws {
    let text = try Tool.run("chart", "Fixtures/\(chart)").output
    let expectation = Fixtures.url(chart.replacing(".json", with: ".description.txt"))
    if Fixtures.isRecording {
      try text.write(to: expectation, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: expectation, encoding: .utf8) == text)
  }

  @Test func everyFixtureIsInTheTable() throws {
    let table = try Fixtures.text("README.md")
    let missing = Self.charts.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.filter {
      !table.contains("`\($0)`")
    }
    #expect(missing.isEmpty)
  }
}
