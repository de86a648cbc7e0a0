import Aloud
import AloudTesting
import Testing

struct ExpectNoFindingsTests {
  @Test func aCleanScreenRaisesNoIssue() throws {
    try expectNoFindings(of: [.heading("Sign in"), .textField("Email"), .button("Continue")])
  }

  @Test func eachFindingIsAnIssueAtTheLineOfTheTest() throws {
    let line = #line + 2
    try withKnownIssue {
      try expectNoFindings(of: [.heading("Sign in"), .button("")])
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue == """
          error missing-label at elements[1]: A button has no label; VoiceOver says only “Button”.
            says  Button
            fix   Give it a label that names what it does or shows, or hide it if it is decoration.
            see   MAAG 1.1, HIG Content descriptions, HIG Navigation, WCAG 4.1.2
          """
    }
  }

  @Test func messagesAreInTheLanguageOfTheDocument() throws {
    try withKnownIssue {
      try expectNoFindings(reading: #"{"aloud": 1, "language": "ko", "elements": [{"traits": ["button"]}]}"#)
    } matching: {
      $0.comments.first?.rawValue.contains("버튼에 레이블이 없어") == true
    }
  }

  @Test func ignoredFindingsRaiseNoIssue() throws {
    try expectNoFindings(
      reading: """
        {"aloud": 1, "elements": [
          {"traits": ["button"], "ignore": [{"rule": "missing-label", "why": "drawn by the system"}]}]}
        """)
  }

  /// A custom rule of a project.
  static let noShouting = Rule(
    "no-shouting", .advice, title: Wording("All capitals", ko: "전체 대문자"),
    fix: Wording("Write it in sentence case.", ko: "문장처럼 쓰세요."), references: ["House style 4"]
  ) { screen in
    screen.controls.filter { $0.label.count > 3 && $0.label == $0.label.uppercased() }.map {
      Fault(Wording("“\($0.label)” shouts.", ko: "“\($0.label)” 레이블이 모두 대문자입니다."), at: $0, of: screen)
    }
  }

  @Test func aProjectCanAddRules() throws {
    let outline: Outline = [.heading("Sign in"), .button("CONTINUE")]
    let rules = Rule.all + [Self.noShouting]
    try expectNoFindings(of: outline, rules: rules)
    try withKnownIssue {
      try expectNoFindings(of: outline, rules: rules, level: .advice)
    } matching: {
      $0.comments.first?.rawValue.contains("“CONTINUE” shouts.") == true
    }
  }
}
