import Aloud
import Testing

/// The guidelines' cases for roles, states and values, with the required and the forbidden findings.
struct RolesRuleTests {
  private static let selection = "selection-not-exposed"

  static let cases: [SourceCase] = [
    .init(
      "MAAG 1.1, 미준수 4: 뉴스 without a selected state", selection, ["elements[0]"],
      #"{"container": "segmentedControl", "children": [{"label": "뉴스", "traits": ["button"]}, {"label": "스포츠", "traits": ["button"]}]}"#
    ),
    .init(
      "the same, mended", selection, [],
      #"{"container": "segmentedControl", "children": [{"label": "뉴스", "traits": ["button", "selected"]}, {"label": "스포츠", "traits": ["button"]}]}"#
    ),
    .init(
      "MAAG 1.3: 중형, with a border and the trait", selection, [],
      #"""
      {"container": "segmentedControl", "children": [
        {"label": "소형", "traits": ["button"], "colors": {"foreground": "#000000", "background": "#ffffff"}},
        {"label": "중형", "traits": ["button", "selected"], "colors": {"foreground": "#ffffff", "background": "#000000"}}]}
      """#),
    .init(
      "MAAG 1.3: 휴대폰, by color alone", selection, ["elements[0]"],
      #"""
      {"container": "segmentedControl", "children": [
        {"label": "휴대폰", "traits": ["button"], "colors": {"foreground": "#000000", "background": "#ffffff"}},
        {"label": "아이핀", "traits": ["button"], "colors": {"foreground": "#ffffff", "background": "#000000"}}]}
      """#),
    .init(
      "radio buttons with a caption between are no run", selection, [],
      #"""
      {"label": "예", "traits": ["radioButton"]}, {"label": "둘째 질문", "traits": ["header"]},
      {"label": "아니요", "traits": ["radioButton"]}
      """#),
    .init(
      "a decoration between radio buttons does not part them", selection, ["elements[0]"],
      #"""
      {"label": "예", "traits": ["radioButton"]}, {"label": "구분선", "hidden": true},
      {"label": "아니요", "traits": ["radioButton"]}
      """#),
    .init(
      "two groups of radio buttons, one without a choice", selection, ["elements[1].children[0]"],
      #"""
      {"children": [{"label": "작게", "traits": ["radioButton", "selected"]}, {"label": "크게", "traits": ["radioButton"]}]},
      {"children": [{"label": "빨강", "traits": ["radioButton"]}, {"label": "파랑", "traits": ["radioButton"]}]}
      """#),
    .init(
      "a slider without a value", "missing-value", ["elements[0]"], #"{"label": "음량", "traits": ["adjustable"]}"#),
    .init(
      "a slider with one", "missing-value", [], #"{"label": "음량", "traits": ["adjustable"], "value": "50%"}"#),
    .init(
      "points that a chart gets by itself have no roles", "conflicting-traits", [],
      #"""
      {"label": "비", "chart": {"x": {"title": "일", "from": 0, "to": 2}, "y": {"title": "mm", "from": 0, "to": 9},
       "series": [{"points": [[0, 1], [1, 2]]}]}}
      """#),
  ]

  @Test(arguments: cases) func findsExactlyTheExpectedPaths(_ example: SourceCase) throws {
    #expect(try example.paths() == example.found)
  }

  @Test func statesShownOnlyByColorAreFound() throws {
    let example = try #require(RolesRuleTests.cases.first { $0.description.contains("by color alone") })
    let text = #"{"aloud": 1, "name": "화면", "elements": [\#(example.elements)]}"#
    let findings = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document)
    #expect(
      findings.first { $0.rule == example.rule }?.message.english
        == "None of 2 tabs says that it is selected; one is marked by color only.")
  }

  @Test func aSelectionThatAnEffectSetsIsAdvice() throws {
    let text = """
      {"aloud": 1, "name": "Size", "elements": [
        {"id": "s", "label": "Small", "traits": ["radioButton"], "on": {"activate": [{"select": "s"}]}},
        {"id": "l", "label": "Large", "traits": ["radioButton"]}]}
      """
    let findings = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document)
    #expect(findings.first { $0.rule == "selection-not-exposed" }?.severity == .advice)
  }
}
