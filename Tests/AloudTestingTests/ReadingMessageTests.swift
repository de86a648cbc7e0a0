import Aloud
import Testing

@testable import AloudTesting

@Suite struct ReadingMessageTests {
  private func message(_ expected: [String], _ outline: Outline) throws -> String? {
    ReadingMessage(expected: expected, actual: lines(of: try ScreenReader(outline))).text
  }

  @Test func showsBothVersionsAndTheRules() throws {
    let message = try message(
      ["Settings, Heading", "Wi-Fi, Home, Button"], [.heading("Settings"), .button("Wi-Fi", value: "Off")])
    #expect(
      message == """
        The reading differs from what is expected.
            Settings, Heading
          - Wi-Fi, Home, Button
          + Wi-Fi, Off, Button
              "Off": value: accessibilityValue; that of a switch becomes a state word [documented: UIAccessibility's headers]
        - is expected, + is said.
        """)
  }

  @Test func distantEqualLinesAreOmitted() throws {
    let labels = (1...9).map { "Row \($0)" }
    let message = try message(labels.filter { $0 != "Row 5" }, Outline(labels.map { .text(SpokenText($0)) }))
    let lines = message?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.dropFirst().prefix(4) == ["    …", "    Row 3", "    Row 4", "  + Row 5"])
    #expect(lines.dropLast().suffix(3) == ["    Row 6", "    Row 7", "    …"])
  }

  @Test func gapsMatchAnyNumberOfStops() throws {
    let outline = Outline(["A", "B", "C", "D"].map { .text(SpokenText($0)) })
    for expected in [
      ["A", "…"], ["…", "D"], ["A", "…", "D"], ["…", "B", "...", "C", "…"], ["A", "…", "B", "C", "D"],
    ] {
      #expect(try message(expected, outline) == nil, "\(expected)")
    }
    let text = try message(["A", "…", "X", "D"], outline)
    #expect(text?.contains("    A\n    …\n  - X\n") == true, "\(text ?? "")")
    #expect(try message(["…", "E"], outline)?.contains("  - E\n") == true)
    #expect(try message(["A", "…"], [.text("A")]) == nil)
    // Gaps alone check nothing.
    #expect(try message(["…"], outline)?.contains("so this checks nothing") == true)
  }

  @Test func rulesAreThoseOfWordsThatDiffer() throws {
    func rules(_ expected: [String], _ item: Outline.Item) throws -> [Substring] {
      try message(expected, [item])?.split(separator: "\n").filter { $0.hasPrefix("      \"") }
        .compactMap { $0.split(separator: "\"").dropFirst().first } ?? []
    }
    let button = Outline.Item.button("Wi-Fi", value: "Home")
    #expect(try rules(["Wi-Fi, Button"], button) == ["Home"])
    // Expected words that are not said have no rule.
    #expect(try rules(["Wi-Fi, Home, Button, Dimmed"], button) == [])
    // A word in another place differs.
    #expect(try rules(["Home, Wi-Fi, Button"], button).count == 1)
    // A part of a longer word is not a word.
    #expect(try rules(["Wi-Fi, Homes, Button"], button) == ["Home"])
    #expect(try rules(["Other"], button) == ["Wi-Fi", "Home", "Button"])
    #expect(try rules([], button) == ["Wi-Fi", "Home", "Button"])
  }

  @Test func removedWordsHaveNoRule() throws {
    #expect(try message(["A", "B"], [.text("A")])?.contains("    A\n  - B\n-") == true)
    #expect(try message(["A"], [.text("A")]) == nil)
    #expect(try message([], []) == nil)
  }

  @Test(arguments: [
    ("", []), ("A", ["A"]), ("A\n", ["A"]), ("A\n\nB", ["A", "", "B"]), ("\n", [""]), ("A\r\nB", ["A", "B"]),
  ])
  func linesOfATest(_ text: String, _ expected: [String]) {
    #expect(lines(of: text) == expected)
  }
}
