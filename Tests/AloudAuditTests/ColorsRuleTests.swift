import Aloud
import Testing

/// The guidelines' cases for colors, and for instructions that require sight.
struct ColorsRuleTests {
  static func text(_ colors: String, _ more: String = #""traits": ["staticText"]"#) -> String {
    #"{"label": "글자", \#(more), "colors": {\#(colors)}}"#
  }

  static let cases: [SourceCase] = [
    .init("MAAG 1.4: 5.7:1", "low-contrast", [], text(##""foreground": "#666666", "background": "#ffffff""##)),
    .init(
      "MAAG 1.4: 2.3:1", "low-contrast", ["elements[0]"],
      text(##""foreground": "#a9a9a9", "background": "#ffffff""##)),
    .init(
      "MAAG 1.5: 여기서 확인하세요!", "sensory-instruction", ["elements[0]"],
      #"{"label": "여기서 확인하세요!", "traits": ["staticText"]}"#),
    .init(
      "the same, naming the button", "sensory-instruction", [],
      #"{"label": "여기 쿠폰함에서 확인하세요!", "traits": ["staticText"]}, {"label": "쿠폰함", "traits": ["button"]}"#),
    .init(
      "WWDC21: rainfall in green and red", "problem-colour-pair", ["elements[0].children[1]"],
      ##"""
      {"label": "범례", "container": "group", "children": [
        {"label": "열대", "colors": {"foreground": "#0a7d0a"}}, {"label": "건조", "colors": {"foreground": "#c00000"}}]}
      """##),
    .init(
      "WWDC21: in green and blue", "problem-colour-pair", [],
      ##"""
      {"label": "범례", "container": "group", "children": [
        {"label": "열대", "colors": {"foreground": "#0a7d0a"}}, {"label": "건조", "colors": {"foreground": "#0000c0"}}]}
      """##),
  ]

  @Test(arguments: cases) func findsExactlyTheExpectedPaths(_ example: SourceCase) throws {
    #expect(try example.paths() == example.found)
  }

  @Test(arguments: [
    ("#a9a9a9", "2.3:1; 4.5:1 is needed at 17 pt.", Severity.error),
    ("#777777", "4.4:1; 4.5:1 is needed at 17 pt.", .error),
    ("#959595", "2.9:1; 4.5:1 is needed at 17 pt.", .error),
    ("#949494", "3.0:1; 4.5:1 is needed at 17 pt.", .error),
  ]) func ratiosAreRoundedDown(_ color: String, _ message: String, _ severity: Severity) throws {
    let screen = ColorsRuleTests.text(#""foreground": "\#(color)", "background": "\#("#ffffff")""#)
    let text = #"{"aloud": 1, "name": "화면", "elements": [\#(screen)]}"#
    let found = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document).filter { $0.rule == "low-contrast" }
    #expect(found.map(\.message.english) == [message])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func messagesNameBothColors() throws {
    let text = #"{"aloud": 1, "name": "비", "elements": [\#(ColorsRuleTests.cases[4].elements)]}"#
    let found = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document)
      .first { $0.rule == "problem-colour-pair" }
    #expect(found?.message.english == "열대 and 건조 are green and red: hard to distinguish.")
    #expect(found?.message.korean == "“열대”와 “건조”의 색(초록/빨강)은 구별하기 어렵습니다.")
  }
}
