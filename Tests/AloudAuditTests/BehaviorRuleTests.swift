import Aloud
import AloudTestSupport
import Testing

/// The cases in guidelines about the effects of controls, each with its findings; "→ nothing" guards against false
/// findings.
struct BehaviorRuleTests {
  private static let rules = Rule.all.filter {
    [
      "role-not-exposed", "state-never-changes", "no-response", "focus-trap", "unexpected-focus-change",
      "focus-lost-after-removal", "announcement-swallowed", "change-not-announced", "context-change-unsaid",
      "error-not-announced",
    ].contains($0.id)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The nodes of the first screen.
    let elements: String
    /// Other screens.
    var screens = ""
    /// The rules that find something, in the order of a report.
    let found: [String]

    var testDescription: String { name }

    func document() throws -> Document {
      try Document(
        reading: """
          {"aloud": 1, "name": "Test", "language": "ko", "elements": [\(elements)], "screens": {\(screens)}}
          """)
    }
  }

  @Test(arguments: Case.all) func casesOfTheGuidelinesAreFound(_ example: Case) throws {
    let findings = Audit(rules: Self.rules).findings(in: try example.document())
    #expect(findings.map(\.rule) == example.found)
  }

  /// Something that happens in only some cases is not an error, but something that never happens is.
  @Test(arguments: [
    (#"{"toggle": "a"}"#, [Severity.advice]), ("", [.error]),
  ]) func doingNothingInOnlySomeCasesIsAdvice(_ effect: String, _ severities: [Severity]) throws {
    let text = """
      {"aloud": 1, "elements": [{"id": "a", "label": "A", "traits": ["button"], "on": {"activate": [
        {"if": {"label": "a", "matches": "A?*"}, "then": [\(effect)]}]}}]}
      """
    let findings = Audit(rules: Self.rules).findings(in: try Document(reading: text))
    #expect(findings.map(\.severity) == severities)
  }

  /// Every field of a form may be wrong, alone or with others.
  @Test func theFixtureFormReportsItsErrors() throws {
    let form = try Fixtures.text("Apps/form.json")
    #expect(Audit(rules: Self.rules).findings(in: try Document(reading: form)).isEmpty)
    let silent = form.replacing(#"{"post": "layoutChanged", "focus": "age"}"#, with: #"{"let": "wrong", "be": 0}"#)
    #expect(silent != form)
    let found = Audit(rules: Self.rules).findings(in: try Document(reading: silent)).map(\.rule)
    #expect(found == ["change-not-announced", "error-not-announced"])
  }

  /// The number of cases is limited, however many conditions there are.
  @Test func manyConditionsTakeLimitedTime() throws {
    let asked = (0..<300).map {
      #"{"if": {"value": "a", "equals": "\#($0)"}, "then": [{"post": "announcement", "text": "\#($0)"}]}"#
    }
    let text = """
      {"aloud": 1, "elements": [{"id": "a", "label": "A", "traits": ["button"], "on": {"activate": [
        \(asked.joined(separator: ", "))]}}]}
      """
    #expect(Audit(rules: Self.rules).findings(in: try Document(reading: text)).map(\.rule).contains("no-response"))
  }

  /// Audits do not judge the effects of controls if the document does not have them.
  @Test func dumpsAreNotJudged() throws {
    let text = """
      {"aloud": 1, "name": "Dump", "elements": [
        {"modal": true, "children": [{"label": "Terms"}, {"label": "Agree", "traits": ["button"]}]}
      ]}
      """
    #expect(Audit(rules: Self.rules).findings(in: try Document(reading: text)).isEmpty)
  }

  /// Endless recursion is a fault of the document; the audit must not wait forever.
  @Test(arguments: [
    #"{"id": "a", "label": "A", "traits": ["button"], "on": {"focus": [{"post": "layoutChanged", "focus": "b"}], "#
      + #""activate": [{"post": "layoutChanged", "focus": "b"}, {"post": "announcement", "text": "A"}]}}, "#
      + #"{"id": "b", "label": "B", "on": {"focus": [{"post": "layoutChanged", "focus": "a"}]}}"#,
    #"{"label": "A", "traits": ["button"], "on": {"activate": [{"show": "b"}, {"post": "announcement", "text": "A"}]}}"#,
    #"{"id": "a", "label": "A", "traits": ["button"], "on": {"activate": [{"post": "layoutChanged", "focus": "b"}, "#
      + #"{"every": 0.01, "do": [{"insert": {"label": "C"}, "into": "b", "at": 0}]}]}}, "#
      + #"{"id": "b", "children": [{"label": "B"}]}"#,
  ])
  func nothingHangs(_ elements: String) throws {
    let screens = #""b": {"name": "B", "on": {"appear": [{"show": "b"}]}, "elements": [{"label": "B"}]}"#
    let document = try Case(name: "", elements: elements, screens: screens, found: []).document()
    #expect(Audit(rules: Self.rules).findings(in: document).count <= 3)
  }
}

extension BehaviorRuleTests.Case {
  static let all = focus + announcements + conditions + others

  private static let done = #""done": {"name": "완료", "elements": [{"label": "완료", "traits": ["header"]}]}"#

  /// A field, and a button with these effects.
  private static func form(_ effects: String) -> String {
    """
    {"id": "email", "label": "이메일", "text": {}},
    {"id": "send", "label": "보내기", "traits": ["button"], "on": {"activate": [\(effects)]}}
    """
  }

  private static let conditions: [Self] = [
    Self(
      name: "a form that says what is wrong → nothing",
      elements: form(
        """
        {"if": {"value": "email", "empty": true},
         "then": [{"set": "email", "label": "이메일, 오류"}, {"post": "layoutChanged", "focus": "email"}],
         "else": [{"show": "done"}]}
        """), screens: done, found: []),
    Self(
      name: "one that refuses without a word",
      elements: form(#"{"if": {"not": {"value": "email", "empty": true}}, "then": [{"show": "done"}]}"#), screens: done,
      found: ["no-response"]),
    Self(
      name: "an error in the other case, unsaid",
      elements: form(
        """
        {"if": {"value": "email", "matches": "*@*"}, "then": [{"show": "done"}],
         "else": [{"set": "email", "label": "이메일, 오류"}]}
        """), screens: done, found: ["change-not-announced", "error-not-announced"]),
    Self(
      name: "an announcement in the other case, swallowed",
      elements: form(
        """
        {"if": {"value": "email", "empty": true},
         "then": [{"post": "announcement", "text": "비어 있습니다", "priority": "high"}],
         "else": [{"post": "announcement", "text": "보냈습니다"}]}
        """), found: ["announcement-swallowed"]),
    Self(
      name: "the same condition twice is the same → nothing",
      elements: form(
        """
        {"if": {"value": "email", "empty": true}, "then": [{"set": "email", "label": "이메일, 오류"}]},
        {"if": {"not": {"value": "email", "empty": true}}, "then": [{"show": "done"}],
         "else": [{"post": "layoutChanged", "focus": "email"}]}
        """), screens: done, found: []),
    Self(
      name: "what a variable holds is known → nothing",
      elements: form(
        """
        {"let": "wrong", "be": 0},
        {"if": {"value": "email", "empty": true}, "then": [{"set": "email", "label": "이메일, 오류"}, {"add": "wrong"}]},
        {"if": {"variable": "wrong", "equals": 0}, "then": [{"show": "done"}],
         "else": [{"post": "layoutChanged", "focus": "email"}]}
        """), screens: done, found: []),
    Self(
      name: "a text is one thing at a time → nothing",
      elements: form(
        """
        {"if": {"value": "email", "equals": "a"}, "then": [{"set": "email", "label": "이메일, 오류"}]},
        {"if": {"any": [{"value": "email", "equals": "b"}, {"not": {"value": "email", "equals": "a"}}]},
         "then": [{"show": "done"}], "else": [{"post": "layoutChanged", "focus": "email"}]}
        """), screens: done, found: []),
    Self(
      name: "a dialog that closes in one case has a way out → nothing",
      elements: """
        {"modal": true, "id": "box", "children": [{"label": "약관"}, {"label": "동의", "traits": ["button"], "on": {
          "activate": [{"if": {"count": "activate", "of": "box", "atLeast": 2}, "then": [{"set": "box", "hidden": true},
            {"post": "screenChanged"}], "else": [{"post": "announcement", "text": "다시", "priority": "low"}]}]}}]}
        """, found: []),
  ]

  private static let focus: [Self] = [
    Self(
      name: "MAAG 3.5: choosing a year of birth goes to 이전",
      elements: """
        {"id": "prev", "label": "이전", "traits": ["button"]},
        {"id": "birth", "traits": ["button", "popUpButton"], "label": "생년월일", "value": "1990", "on": {"activate":
          [{"set": "birth", "value": "1991"}, {"post": "layoutChanged", "focus": "prev"}]}}
        """, found: ["unexpected-focus-change"]),
    Self(
      name: "the same, and focus stays → nothing",
      elements: """
        {"id": "birth", "traits": ["button", "popUpButton"], "label": "생년월일", "value": "1990", "on": {"activate":
          [{"set": "birth", "value": "1991"}, {"post": "layoutChanged", "focus": "birth"}]}}
        """, found: []),
    Self(
      name: "MAAG 3.5: an error is corrected where it is → nothing",
      elements: """
        {"id": "email", "label": "이메일", "text": {}},
        {"label": "계속", "traits": ["button"], "on": {"activate":
          [{"set": "email", "label": "이메일, 잘못된 주소"}, {"post": "layoutChanged", "focus": "email"}]}}
        """, found: []),
    Self(
      name: "new content has focus → nothing",
      elements: """
        {"id": "list", "container": "list", "children": [{"label": "하나"}]},
        {"label": "더 보기", "traits": ["button"], "on": {"activate":
          [{"insert": {"id": "two", "label": "둘"}, "into": "list"}, {"post": "layoutChanged", "focus": "two"}]}}
        """, found: []),
    Self(
      name: "what is deleted hands on its focus → nothing",
      elements: """
        {"id": "one", "label": "하나", "actions": [{"name": "삭제", "do":
          [{"remove": "one"}, {"post": "layoutChanged", "focus": "two"}]}]},
        {"id": "two", "label": "둘"}
        """, found: []),
    Self(
      name: "what is deleted loses its focus",
      elements: """
        {"id": "one", "label": "하나", "actions": [{"name": "삭제", "do": [{"remove": "one"}]}]}, {"label": "둘"}
        """, found: ["focus-lost-after-removal"]),
    Self(
      name: "an error that is presented while typing → nothing",
      elements: #"{"label": "우편번호", "text": {}, "on": {"change": [{"present": "wrong"}]}}"#,
      screens: """
        "wrong": {"name": "알림", "elements": [{"label": "잘못된 우편번호입니다"},
          {"label": "확인", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}}]}
        """, found: []),
    Self(
      name: "a capture that knows who answers, and not with what → nothing",
      elements: """
        {"container": "group", "label": "필터", "modal": true, "on": {"escape": [{"unknown": true}]}, "children": [
          {"label": "가격", "traits": ["button"], "hint": "가격을 고릅니다"}]}
        """, found: []),
    Self(
      name: "focus that never gets past: the trap tells, not the move",
      elements: """
        {"id": "one", "label": "하나"},
        {"label": "둘", "on": {"focus": [{"post": "layoutChanged", "focus": "one"}]}}
        """, found: ["focus-trap"]),
  ]

  private static let announcements: [Self] = [
    Self(
      name: "posted in the handler of a double tap",
      elements: #"{"label": "담기", "traits": ["button"], "on": {"activate": [{"post": "announcement", "text": "담김"}]}}"#,
      found: ["announcement-swallowed"]),
    Self(
      name: "a tenth of a second later → nothing",
      elements: """
        {"label": "담기", "traits": ["button"], "on": {"activate":
          [{"after": 0.1, "do": [{"post": "announcement", "text": "담김"}]}]}}
        """, found: []),
    Self(
      name: "what starts media is silent → nothing",
      elements: """
        {"label": "재생", "traits": ["button", "startsMediaSession"], "on": {"activate":
          [{"post": "announcement", "text": "재생"}]}}
        """, found: []),
    Self(
      name: "an animated swap that posts at its end → nothing",
      elements: """
        {"id": "old", "label": "불러오는 중"}, {"id": "new", "label": "결과", "hidden": true},
        {"label": "찾기", "traits": ["button"], "on": {"activate": [{"set": "old", "hidden": true},
          {"after": 0.4, "do": [{"set": "new", "hidden": false}, {"post": "layoutChanged"}]}]}}
        """, found: []),
  ]

  private static let others: [Self] = [
    Self(
      name: "MAAG 4.2: a seat that does not answer",
      elements: #"{"id": "seat", "label": "A열 3번", "traits": ["button"], "on": {"activate": []}}"#,
      found: ["no-response"]),
    Self(
      name: "the same, taken → nothing",
      elements: #"{"id": "seat", "label": "A열 3번", "traits": ["button", "notEnabled"], "on": {"activate": []}}"#,
      found: []),
    Self(
      name: "a switch that changes → nothing",
      elements: """
        {"id": "on", "label": "알림", "traits": ["button", "toggleButton"], "value": "0", "on": {"activate": [{"toggle": "on"}]}}
        """, found: []),
    Self(
      name: "HIG: Move Message… presents a list → nothing",
      elements: #"{"label": "Move Message…", "traits": ["button"], "on": {"activate": [{"present": "boxes"}]}}"#,
      screens: boxes, found: []),
    Self(
      name: "HIG: the same without the ellipsis",
      elements: #"{"label": "Move Message", "traits": ["button"], "on": {"activate": [{"present": "boxes"}]}}"#,
      screens: boxes, found: ["context-change-unsaid"]),
  ]

  private static let boxes = """
    "boxes": {"name": "Move to", "elements": [{"label": "Find a mailbox", "traits": ["searchField"]},
      {"label": "Archive", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}}]}
    """
}
