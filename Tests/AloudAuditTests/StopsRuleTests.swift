import Aloud
import AloudTestSupport
import Testing

/// The guidelines' cases for stops and other nodes.
struct StopsRuleTests {
  private static let unreachable = "unreachable-element"

  static let cases: [SourceCase] = [
    .init(
      "MAAG 2.1, 미준수 1: 뷰티 tab", unreachable, ["elements[0].children[1]"],
      #"""
      {"container": "tabBar", "children": [{"label": "홈", "traits": ["button", "selected"]},
       {"label": "뷰티", "traits": ["button"], "isElement": false}]}
      """#),
    .init(
      "MAAG 2.1, 미준수 1: 실시간급상승, a picture", unreachable, ["elements[0]"],
      #"{"label": "실시간급상승 10", "traits": ["image"], "isElement": false}"#),
    .init(
      "MAAG 2.1, 미준수 3: 수직막대", "decorative-stop", ["elements[1]"],
      #"{"label": "메일", "traits": ["button"]}, {"label": "수직막대"}, {"label": "카페", "traits": ["button"]}"#),
    .init(
      "the same as a glyph", "decorative-stop", ["elements[1]"],
      #"{"label": "메일", "traits": ["button"]}, {"label": "|"}, {"label": "카페", "traits": ["button"]}"#),
    .init(
      "MAAG 2.2: a map that swallows its buttons", unreachable, ["elements[0].children[0]", "elements[0].children[1]"],
      #"""
      {"label": "지도", "traits": ["image"], "isElement": true, "children": [
        {"label": "+", "traits": ["button"]}, {"label": "−", "traits": ["button"]}]}
      """#),
    .init(
      "the same as a group", unreachable, [],
      #"""
      {"label": "지도", "container": "group", "children": [
        {"label": "확대", "traits": ["button"]}, {"label": "축소", "traits": ["button"]}]}
      """#),
    .init(
      "the same with actions", unreachable, [],
      #"""
      {"label": "지도", "traits": ["image"], "isElement": true, "actions": [{"name": "확대"}, {"name": "축소"}],
       "children": [{"label": "확대", "traits": ["button"]}, {"label": "축소", "traits": ["button"]}]}
      """#),
    .init(
      "MAAG 2.2: a volume slider that is not reached", unreachable, ["elements[0]"],
      #"{"label": "음량", "traits": ["adjustable"], "value": "50%", "isElement": false}"#),
    .init(
      "HIG: activity rings as one element", unreachable, [],
      #"""
      {"label": "Moving: 125 percent; Exercise: zero percent; Standing: 58 percent.", "isElement": true, "children": [
        {"label": "Move", "traits": ["image"]}, {"label": "Exercise", "traits": ["image"]},
        {"label": "Stand", "traits": ["image"]}]}
      """#, language: "en"),
    .init(
      "a row whose double tap activates its button", unreachable, [],
      #"""
      {"label": "알림", "traits": ["button"], "frame": [0, 0, 300, 44], "activationPoint": [280, 22], "isElement": true,
       "children": [{"label": "지우기", "traits": ["button"], "frame": [260, 0, 40, 44]}]}
      """#),
    .init(
      "a row whose double tap activates something else", unreachable, ["elements[0].children[0]"],
      #"""
      {"label": "알림", "traits": ["button"], "frame": [0, 0, 300, 44], "activationPoint": [20, 22], "isElement": true,
       "children": [{"label": "지우기", "traits": ["button"], "frame": [260, 0, 40, 44]}]}
      """#),
    .init(
      "a counter as one element", unreachable, [],
      #"""
      {"label": "수량", "isElement": true, "adjusts": {"from": 1, "to": 9, "step": 1, "at": 2}, "children": [
        {"label": "-", "traits": ["button"]}, {"label": "2", "traits": ["staticText"]}, {"label": "+", "traits": ["button"]}]}
      """#),
    .init(
      "a control inside a control inside an element", unreachable, ["elements[0].children[0]"],
      #"""
      {"label": "상품", "isElement": true, "children": [{"label": "구매", "traits": ["button"], "children": [
        {"label": "구매", "traits": ["staticText"]}, {"label": "구매", "traits": ["image"]}]}]}
      """#),
    .init(
      "the rest of an input is its own", unreachable, [],
      #"""
      {"label": "이름", "text": {"placeholder": "홍길동"}, "isElement": true, "children": [
        {"label": "홍길동", "traits": ["staticText"]}, {"label": "글자 수 0", "traits": ["staticText"]}]}
      """#),
    .init(
      "UIKit's own button in a text field, and another one", unreachable, ["elements[0].children[1]"],
      #"""
      {"label": "비밀번호", "text": {"secure": true}, "isElement": true, "children": [
        {"label": "텍스트 지우기", "traits": ["button"]}, {"label": "비밀번호 표시", "traits": ["button"]}]}
      """#),
  ]

  @Test(arguments: cases) func findsExactlyTheExpectedPaths(_ example: SourceCase) throws {
    #expect(try example.paths() == example.found)
  }

  @Test func controlsAreErrorsAndTextsAreWarnings() throws {
    let text = """
      {"aloud": 1, "name": "Shop", "elements": [{"label": "Soup", "isElement": true, "children": [
        {"label": "Buy", "traits": ["button"]}, {"label": "Sold out", "traits": ["staticText"]}]},
        {"label": "Nothing", "traits": ["staticText"], "frame": [0, 0, 0, 0]}]}
      """
    let findings = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document)
    #expect(findings.filter { $0.rule == "unreachable-element" }.map(\.severity) == [.error, .warning, .warning])
  }

  @Test func theModalLeakNamesTheReachableElement() throws {
    let text = """
      {"aloud": 1, "name": "Pay", "elements": [{"label": "Before", "traits": ["button"]},
        {"children": [{"modal": true, "children": [{"label": "Pay?"}, {"label": "OK", "traits": ["button"]}]}]},
        {"label": "After", "traits": ["button"]}]}
      """
    let findings = Audit().findings(in: try ImportedScreen(Array(text.utf8)).document)
    #expect(
      findings.first { $0.rule == "modal-leak" }?.message.english
        == "Flicking leaves the dialog and reaches “After” behind it.")
  }

  /// The rule looks up the speech of many stops, and does not compare each pair.
  @Test func manyHiddenTextsAreAuditedQuickly() throws {
    let texts = (0..<3000).map { #"{"label": "text \#($0)", "traits": ["staticText"], "isElement": false}"# }
    let stops = (0..<3000).map { #"{"label": "about text \#($0 * 2)", "traits": ["staticText"]}"# }
    let text = #"{"aloud": 1, "name": "Many", "elements": [\#((texts + stops).joined(separator: ","))]}"#
    let document = try ImportedScreen(Array(text.utf8)).document
    var findings: [Finding] = []
    let time = processorSeconds {
      findings = Audit(rules: [Rule.all.first { $0.id == "unreachable-element" }].compactMap(\.self)).findings(
        in: document)
    }
    #expect(findings.count > 1000)
    #expect(time < 20)
  }
}
