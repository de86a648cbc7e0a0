import Aloud
import Testing

@testable import AloudAudit

/// The Korean guideline's cases about time, and similar cases.
struct TimeRuleTests {
  /// A screen that ends after ten minutes, with these effects before.
  private static func session(_ before: String = "") -> String {
    #"""
    {"aloud": 1, "name": "은행", "language": "ko", "on": {"appear": [\#(before){"after": 600, "do": [{"show": "login"}]}]},
     "elements": [{"label": "계좌", "traits": ["header"]}, {"label": "이체", "traits": ["button"]}],
     "screens": {"login": {"name": "로그인", "elements": [{"label": "로그인", "traits": ["header"]}]},
       "warning": {"name": "로그인 연장", "elements": [{"label": "1분 뒤 로그아웃됩니다"},
         {"label": "연장", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}}]}}}
    """#
  }

  private static func best(_ controls: String = "") -> String {
    #"""
    {"aloud": 1, "name": "쇼핑", "on": {"appear": [{"every": 3, "do": [{"set": "best", "label": "2위"}]}]},
     "elements": [{"id": "best", "label": "BEST20 1위"}\#(controls)]}
    """#
  }

  private static func lamp(every seconds: Double) -> String {
    #"""
    {"aloud": 1, "name": "경고", "on": {"appear": [{"every": \#(seconds), "do": [
      {"set": "lamp", "hidden": true}, {"after": \#(seconds / 2), "do": [{"set": "lamp", "hidden": false}]}]}]},
     "elements": [{"label": "경고", "traits": ["header"]}, {"id": "lamp", "label": "경고등", "traits": ["image"]}]}
    """#
  }

  private static func controls(_ names: String...) -> String {
    names.map { #", {"label": "\#($0)", "traits": ["button"]}"# }.joined()
  }

  @Test(arguments: [
    RuleCase("2.3 logout unannounced", session(), ["session-timeout-without-warning on.appear"]),
    RuleCase(
      "2.3 a minute before, in one case only",
      session(#"{"if": {"label": "a", "empty": true}, "then": [{"after": 540, "do": [{"present": "warning"}]}]}, "#)
        .replacing(#"{"label": "이체""#, with: #"{"id": "a", "label": "이체""#),
      ["session-timeout-without-warning on.appear"]),
    RuleCase("2.3 a minute before", session(#"{"after": 540, "do": [{"present": "warning"}]}, "#)),
    RuleCase(
      "2.3 ten seconds before", session(#"{"after": 590, "do": [{"present": "warning"}]}, "#),
      ["session-timeout-without-warning on.appear"]),
    RuleCase("2.4 BEST20", best(), ["no-pause-for-moving-content elements[0]"]),
    RuleCase("2.4 with its controls", best(controls("이전", "일시정지", "다음"))),
    RuleCase("2.4 paused only", best(controls("일시정지")), ["no-pause-for-moving-content elements[0]"]),
    RuleCase("3.3 ten times a second", lamp(every: 0.1), ["flashing-content elements[1]"]),
    RuleCase("3.3 once a second", lamp(every: 1)),
  ]) func findsWhatTheGuidelineFinds(_ example: RuleCase) throws {
    #expect(try example.findings(of: Rule.time) == example.found)
  }

  @Test(arguments: [
    (session(), "The screen ends after 600 s without warning.", "600초 뒤 알림 없이 끝납니다."),
    (
      session(#"{"after": 590.5, "do": [{"present": "warning"}]}, "#),
      "The warning comes 9.5 s before the end; at least 20 s are needed.", "종료 9.5초 전에야 알립니다."
    ),
    (lamp(every: 0.3), "It flashes 3.3 times a second.", "초당 3.3회 깜빡입니다."),
  ]) func messagesHaveTheNumbers(_ json: String, _ english: String, _ korean: String) throws {
    let findings = Audit(rules: Rule.time).findings(in: try Document(JSON(json)))
    #expect(findings.first?.message == Wording(english, ko: korean))
  }

  @Test func contentThatOnlyPausesIsAWarning() throws {
    let document = try Document(JSON(TimeRuleTests.best(TimeRuleTests.controls("Pause"))))
    #expect(Audit(rules: Rule.time).findings(in: document).map(\.severity) == [.warning])
  }
}
