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
            see   MAAG 1.1, HIG Content descriptions, WCAG 4.1.2
          """
    }
  }

  @Test func aTextHasTheLinesOfAllPlaces() throws {
    let hearts = (0..<8).map { row in
      "      Button, 0x\(row), {{300.0, \(row * 60).0}, {44.0, 44.0}}, label: 'Like'\n"
    }
    let dump =
      "Attributes: Application, pid: 1, label: 'Feed'\nElement subtree:\n →Application, 0x1, pid: 1, label: 'Feed'\n"
      + "    Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n" + hearts.joined()
    try withKnownIssue {
      try expectNoFindings(reading: dump, rules: Rule.all.filter { $0.id == "duplicate-label" })
    } matching: { issue in
      issue.comments.first?.rawValue == """
        warning duplicate-label at line 6, elements[0].children[1]: 8 controls are called “Like”.
          line  Button, 0x1, {{300.0, 60.0}, {44.0, 44.0}}, label: 'Like'
          says  Like, Button
          also at line 5  “Like, Button”  elements[0].children[0]
          also at line 7  “Like, Button”  elements[0].children[2]
          also at line 8  “Like, Button”  elements[0].children[3]
          also at line 9  “Like, Button”  elements[0].children[4]
          also at line 10  “Like, Button”  elements[0].children[5]
          and 2 more: lines 11, 12
          fix   Add words that distinguish them.
          see   MAAG 3.1, WCAG 2.4.4, WCAG 2.4.6
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
