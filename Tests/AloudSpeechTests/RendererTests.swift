import Aloud
import Testing

@Suite struct RendererTests {
  private func text(_ item: Outline.Item, _ style: Renderer.Style) throws -> String {
    try ScreenReader([item], options: ReaderOptions(style: style)).reading()[0].text
  }

  @Test func commaAndSentenceStylesAreWritten() throws {
    let item = Outline.Item.button("Wi-Fi", .selected, value: "Home", hint: "Opens it")
    #expect(try text(item, .commas) == "Selected, Wi-Fi, Home, Button, Opens it")
    #expect(try text(item, .sentences) == "Selected: Wi-Fi: Home. Button. Opens it")
  }

  @Test(arguments: [
    ("one\ntwo", "one two"), ("one\r\ntwo", "one two"), ("one\u{2028}two", "one two"),
    ("tab\tand\u{0}nul", "tab and nul"),
    ("  both ends ", "both ends"), ("\u{1B}[31mred", "[31mred"), ("é\u{85}x", "é x"),
  ]) func aStopIsOneLine(_ label: String, _ expected: String) throws {
    #expect(try text(.text(SpokenText(label)), .commas) == expected)
  }

  /// AccessibilitySnapshot has no walks; the speech of walks is still kept.
  @Test(arguments: Part.allCases) func snapshotDescriptionsKeepThePartsOfWalks(_ part: Part) {
    guard part != .cue else { return }
    let utterance = Utterance(description: [
      Fragment(part, "Some words", language: "en", clause: .announcement, node: .root)
    ])
    let text = Renderer(style: .sentences).text(utterance)
    #expect(part == .row || part == .column || part == .span || text.contains("Some words"), "\(part): \(text)")
  }

  @Test func runsAreOneText() throws {
    let label = SpokenText(runs: [.init("Say ", language: "en"), .init("bonjour", language: "fr"), .init("!")])
    let reading = try ScreenReader([.button(label)]).reading()[0]
    #expect(reading.text == "Say bonjour!, Button")
    #expect(reading.utterance.description.map(\.language) == ["en", "fr", "en", "en"])
  }

  @Test func aSilentStopIsEmpty() throws {
    #expect(try text(Outline.Item(Node()).with { $0.isElement = true }, .commas) == "")
  }

  @Test(arguments: Renderer.Style.allCases) func emptyRunsLeaveNoTrace(_ style: Renderer.Style) throws {
    let value = SpokenText(runs: [.init(""), .init("Home"), .init("")])
    let item = Outline.Item.button("Wi-Fi", .selected).with { $0.value = value }
    #expect(
      try text(item, style) == (style == .commas ? "Selected, Wi-Fi, Home, Button" : "Selected: Wi-Fi: Home. Button."))
  }
}
