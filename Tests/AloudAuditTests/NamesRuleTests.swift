import Aloud
import AloudTestSupport
import Testing

/// The sources' own cases of names: the good and bad examples of the Korean guideline and Apple.
struct NamesRuleTests {
  /// The elements of a screen, and the rules with findings there, by their places.
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    var language = "ko"
    let elements: String
    var found: [String] = []
  }

  @Test(arguments: Case.all) func findsExactlyTheExpectedPaths(_ example: Case) throws {
    let found = try findings(example.elements, language: example.language).flatMap { finding in
      finding.faultyPlaces.map { "\($0.path) \(finding.rule)" }
    }
    #expect(found == example.found)
  }

  @Test func aHiddenLabelThatCoversMoreThanHalfIsNamed() throws {
    let play = #"{"traits": ["button"], "frame": [0, 0, 100, 60]}"#
    let half = #", {"label": "재생", "hidden": true, "frame": [0, 0, 50, 60]}"#
    let more = #", {"hidden": true, "children": [{"label": "재생", "frame": [0, 0, 51, 60]}]}"#
    #expect(try findings(play + half).map(\.message.korean) == ["버튼에 레이블이 없어 “버튼”이라고만 읽습니다."])
    #expect(
      try findings(play + more).map(\.message.korean) == ["버튼에 레이블이 없어 “버튼”이라고만 읽습니다. 레이블은 숨겨진 “재생”에 있습니다."])
    #expect(
      try findings(play + more, language: "en").map(\.message.english) == [
        "A button has no label; VoiceOver says only “Button”; the label is in the hidden “재생”."
      ])
  }

  @Test func theSmallestHiddenLabelIsNamed() throws {
    let all = """
      {"label": "Loading", "visible": false, "frame": [0, 0, 400, 800]},
      {"label": "Play", "visible": false, "frame": [0, 0, 100, 60]}, {"traits": ["image"], "frame": [0, 0, 100, 60]}
      """
    #expect(try findings(all, language: "en").first?.message.english.hasSuffix("the hidden “Play”.") == true)
  }

  @Test(arguments: [
    (#"["image"]"#, "WCAG 1.1.1"), (#"["button"]"#, "WCAG 4.1.2"), (#"["image", "button"]"#, "WCAG 1.1.1, WCAG 4.1.2"),
  ])
  func picturesHaveTheirOwnCriterion(_ traits: String, _ references: String) throws {
    let found = try findings(#"{"traits": \#(traits)}"#)
    #expect(found.map { $0.references.filter { $0.hasPrefix("WCAG") }.joined(separator: ", ") } == [references])
  }

  @Test(arguments: [
    (#"{"hint": "Opens it", "traits": ["button"]}"#, "with hints off, VoiceOver says only “버튼”.", "“버튼”만 읽습니다."),
    (#"{"hint": "오늘의 특가"}"#, "with hints off, VoiceOver says nothing.", "아무것도 읽지 않습니다."),
    (#"{"hint": "사진", "traits": ["image", "selected"]}"#, "VoiceOver says only “선택됨, 이미지”.", "“선택됨, 이미지”만 읽습니다."),
  ])
  func messagesQuoteAHintWithoutALabel(_ element: String, _ english: String, _ korean: String) throws {
    let found = try findings(element)
    let finding = try #require(found.first(where: { $0.rule == "hint-only" }))
    #expect(finding.message.english.hasSuffix(english), "\(finding.message.english)")
    #expect(finding.message.korean.hasSuffix(korean), "\(finding.message.korean)")
  }

  @Test func messagesQuoteTheSpeech() throws {
    let key = try findings(#"{"traits": ["keyboardKey"]}"#, language: "en")
    #expect(key.map(\.message.english) == ["A button has no label; VoiceOver says nothing."])
    let twice = try findings(#"{"label": "숙박 버튼", "traits": ["button"]}"#)
    #expect(twice.map(\.message.korean) == ["객체 유형을 두 번 읽습니다: “숙박 버튼, 버튼”."])
    #expect(twice.map(\.fix.korean) == ["레이블에서 “버튼”을 빼십시오."])
    let date = try findings(#"{"label": "2024.6.20~6.25"}"#)
    #expect(date.map(\.message.korean) == ["“2024.6.20”을 소수로 읽습니다."])
    #expect(date.map(\.fix.english) == ["Write 2024년 6월 20일."])
    let same = try findings(#"{"label": "삭제", "traits": ["button"]}, {"label": "삭제", "traits": ["button"]}"#)
    #expect(same.map(\.message.english) == ["2 controls are called “삭제”."])
  }

  /// VoiceOver's words for roles mean nothing as labels, in every language that ships. The same is true for a few
  /// common words.
  @Test(arguments: VoiceLibrary.standard.languages) func aRoleAloneIsNotALabel(_ language: String) throws {
    let words = VoiceLibrary.standard.phrasebook(for: language, settings: VoiceOverSettings())
    let phrases: [Phrase] = [
      .traitButton, .traitLink, .traitImage, .traitSwitch, .traitCheckbox, .traitRadio, .traitTab, .traitSearchField,
      .traitTextField,
    ]
    // This label also names something else: the switch of a lamp.
    let own = phrases.map { words.text($0) }.filter { $0 != "interruptor" }
    let written = [
      "en": ["Checkbox", "button.", " Icon "], "ko": ["체크박스", "버튼", "이미지", "탭", "링크", "라디오 버튼", "토글", "입력창"],
      "ja": ["画像", "アイコン"], "de": ["Schaltfläche", "Kontrollkästchen"], "fr": ["Icône", "Case à cocher"],
      "es": ["Icono", "Casilla de verificación"], "ru": ["Иконка", "Переключатель"], "zh-Hans": ["图标", "标签页"],
    ]
    for label in own + (try #require(written[language])) {
      let found = try findings(
        #"{"label": "\#(label)", "traits": ["button"]}, {"label": "\#(label)"}"#, language: language)
      #expect(found.map { "\($0.path) \($0.rule)" }.contains("elements[0] meaningless-label"), "\(label)")
      #expect(!found.contains { $0.path == "elements[1]" && $0.rule == "meaningless-label" })
    }
    let korean = try findings(#"{"label": "체크박스", "traits": ["button"]}"#).map(\.message.korean)
    #expect(korean == ["“체크박스”는 객체 유형일 뿐, 설명이 아닙니다."])
  }

  @Test(
    arguments: [
      ("标签", "button"), ("Interruptor", "button"), ("Tab", "keyboardKey"), ("제목", "button"), ("이미지 저장", "button"),
      ("버튼 색", "button"), ("Links", "button"), ("Switch", "button"),
    ])
  func aNameThatContainsARoleIsALabel(_ label: String, _ trait: String) throws {
    let found = try findings(#"{"label": "\#(label)", "traits": ["\#(trait)"]}"#)
    #expect(!found.contains { $0.rule == "meaningless-label" })
  }

  /// Tests of other folders check the findings of other rules on the same screen.
  private func findings(_ elements: String, language: String = "ko") throws -> [Finding] {
    let document = try Document(JSON(#"{"aloud": 1, "language": "\#(language)", "elements": [\#(elements)]}"#))
    return Audit(rules: Rule.all.filter { NamesRuleTests.rules.contains($0.id) }).findings(in: document)
  }

  private static let rules: Set = [
    "missing-label", "hint-only", "unlabelled-input", "placeholder-as-label", "meaningless-label", "role-in-label",
    "state-in-label", "duplicate-label", "vague-label", "label-too-long", "label-punctuated", "redundant-hint",
    "hint-missing", "ambiguous-number", "language-mismatch", "role-word-without-role",
  ]
}

extension NamesRuleTests.Case {
  static let all = alternatives + fields + apple

  /// Clause 1.1 of the Korean guideline.
  private static let alternatives = [
    Self(description: "다음 메일", elements: #"{"label": "다음 메일 Kakao corp. 별점 평점 4.3", "traits": ["button"]}"#),
    Self(description: "정기휴관일", elements: #"{"label": "정기휴관일 매주 월요일(공휴일은 개관) 단, 월요일이 공휴일이면 화요일", "traits": ["image"]}"#),
    Self(description: "옵션", elements: #"{"label": "옵션", "traits": ["button"]}"#),
    Self(
      description: "the sample code", elements: #"{"label": "숙박 버튼", "hint": "숙박 업소를 보여줍니다.", "traits": ["button"]}"#,
      found: ["elements[0] role-in-label"]),
    Self(
      description: "the address of a picture is told once",
      elements: #"{"label": "https://example.com/banner.png", "traits": ["button"]}"#,
      found: ["elements[0] meaningless-label"]),
    Self(
      description: "이벤트", elements: #"{"label": "이벤트", "traits": ["image", "button"]}"#,
      found: ["elements[0] vague-label"]),
    Self(
      description: "gear", elements: #"{"label": "버튼 -4 라벨지정안됨", "traits": ["button"]}"#,
      found: ["elements[0] meaningless-label"]),
    Self(
      description: "앱카드결제", elements: #"{"label": "버튼 -65 라벨지정안됨", "traits": ["button"]}"#,
      found: ["elements[0] meaningless-label"]),
    Self(
      description: "coupon banner", elements: #"{"label": "배너 1", "traits": ["image"]}"#,
      found: ["elements[0] meaningless-label"]),
    Self(
      description: "rolling banner",
      elements: ["편의시설 앱 사용법", "여름 행사 안내", "새 지점"].map { #"{"label": "\#($0)", "traits": ["image"]}"# }.joined(
        separator: ", ")
    ),
    Self(
      description: "security keypad",
      elements: Array(repeating: #"{"traits": ["keyboardKey"]}"#, count: 10).joined(separator: ", "),
      found: (0..<10).map { "elements[\($0)] missing-label" }),
    Self(
      description: "메시지 17개", elements: Array(repeating: #"{"traits": ["button"]}"#, count: 3).joined(separator: ", "),
      found: (0..<3).map { "elements[\($0)] missing-label" }),
    Self(
      description: "hint only", elements: #"{"hint": "숙박 업소를 보여줍니다.", "traits": ["button"]}"#,
      found: ["elements[0] hint-only"]),
    Self(description: "6.20", elements: #"{"label": "6.20"}"#, found: ["elements[0] ambiguous-number"]),
    Self(description: "6월20일", elements: #"{"label": "6월20일"}"#),
  ]

  /// Clause 3.1 of the Korean guideline.
  private static let fields = [
    Self(description: "검색어 입력하세요.", elements: #"{"traits": ["searchField"], "text": {"placeholder": "검색어 입력하세요."}}"#),
    Self(
      description: "아이디 입력창",
      elements:
        #"{"label": "아이디 입력창", "hint": "입력하시려면 이중탭 하십시오.", "text": {}, "value": "abc", "traits": ["textEntry"]}"#,
      found: ["elements[0] redundant-hint"]),
    Self(
      description: "카드번호 boxes",
      elements: Array(repeating: #"{"traits": ["textEntry"], "text": {}}"#, count: 4).joined(separator: ", "),
      found: (0..<4).map { "elements[\($0)] unlabelled-input" }),
    Self(
      description: "a field told by its hint", elements: #"{"hint": "카드번호를 입력합니다.", "text": {}}"#,
      found: ["elements[0] unlabelled-input"]),
    Self(
      description: "자동 친구 추가", elements: #"{"label": "친구 이름 동기화 선택됨", "traits": ["button"]}"#,
      found: ["elements[0] state-in-label"]),
  ]

  /// Apple's Human Interface Guidelines and sessions.
  private static let apple = [
    Self(
      description: "activity rings", language: "en",
      elements: #"{"label": "Moving: 125 percent; Exercise: zero percent; Standing: 58 percent.", "traits": ["image"]}"#
    ),
    Self(
      description: "a picture of a call", language: "en",
      elements: #"{"label": "Man and woman signing on FaceTime", "traits": ["image"]}"#),
    Self(description: "Rate", language: "en", elements: #"{"label": "Rate", "traits": ["button"]}"#),
    Self(description: "Move Message…", language: "en", elements: #"{"label": "Move Message…", "traits": ["button"]}"#),
    Self(
      description: "points without labels", elements: #"{"value": "두 컵. 35줄의 코드."}, {"value": "제로 컵. 20줄의 코드."}"#),
    Self(
      description: "a chart has a rule of its own",
      elements:
        #"{"hint": "x", "traits": ["image"], "chart": {"title": "커피", "x": {"title": "컵", "from": 0, "to": 5}, "y": {"title": "줄", "from": 0, "to": 50}, "series": [{"name": "코드", "continuous": true, "points": [[0, 20]]}]}}"#
    ),
  ]
}
