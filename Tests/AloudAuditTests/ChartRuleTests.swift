import Aloud
import Testing

@testable import AloudAudit

/// The chart of WWDC21, complete and with one missing part at a time.
struct ChartRuleTests {
  private static let coffee = #"""
    {"aloud": 1, "name": "생산성", "language": "ko", "elements": [
      {"label": "커피 한 잔과 코드 줄", "container": "group", "frame": [16, 100, 358, 300],
       "chart": {"title": "커피와 코드", "summary": "아홉 잔까지는 커피가 늘면 코드도 늡니다.",
         "x": {"title": "커피", "from": 0, "to": 12, "unit": {"other": "{}컵"}},
         "y": {"title": "코드", "from": 0, "to": 70, "unit": {"other": "{}줄"}},
         "series": [{"points": [[0, 20], [1, 30], [2, 35]]}]},
       "children": [
         {"value": "제로 컵. 20줄의 코드.", "frame": [20, 300, 60, 60]}, {"value": "한 컵. 30줄의 코드.", "frame": [140, 260, 60, 60]},
         {"value": "두 컵. 35줄의 코드.", "frame": [260, 220, 60, 60]}]}]}
    """#

  @Test(
    arguments: [
      ("whole", [], []),
      ("without label", ["label"], ["chart-without-label elements[0]"]),
      ("without group", ["container"], ["chart-without-group elements[0]"]),
      ("without the frame of a point", ["children[1].frame"], ["point-without-frame elements[0].children[1]"]),
      (
        "without frames", ["children[0].frame", "children[1].frame", "children[2].frame"],
        (0...2).map { "point-without-frame elements[0].children[\($0)]" }
      ),
      ("without chart", ["chart"], ["chart-without-descriptor elements[0]"]),
      ("with points that nobody listed", ["children"], []),
    ] as [(String, [String], [String])]) func findsMissingParts(_ name: String, _ keys: [String], _ found: [String])
    throws
  {
    var json = try JSON(ChartRuleTests.coffee)
    for key in keys { json.set("elements[0].\(key)", to: .null) }
    let findings = Audit(rules: Rule.charts).findings(in: try Document(json))
    #expect(
      findings.flatMap { finding in finding.faultyPlaces.map { "\(finding.rule) \($0.path)" } } == found, "\(name)")
  }

  @Test(arguments: [
    ("points[1]", "[1, 71]", "Point 2 lies outside the 코드 axis.", "2번째 값이 코드축을 벗어납니다."),
    ("points[2]", "[13, 1]", "Point 3 lies outside the 커피 axis.", "3번째 값이 커피축을 벗어납니다."),
    ("points", "[]", "Series 1 has no points.", "1번째 계열에 데이터가 없습니다."),
  ]) func messagesNameThePointOrTheSeries(_ place: String, _ value: String, _ english: String, _ korean: String) throws
  {
    var json = try JSON(ChartRuleTests.coffee)
    json.set("elements[0].chart.series[0].\(place)", to: try JSON(value))
    let findings = Audit(rules: Rule.charts).findings(in: try Document(json))
    #expect(findings.map(\.message) == [Wording(english, ko: korean)])
  }
}
