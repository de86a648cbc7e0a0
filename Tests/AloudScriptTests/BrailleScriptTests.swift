import Aloud
import AloudTestSupport
import Testing

/// With a test translator of one cell for each character, so that the tests pass without liblouis.
@Suite struct BrailleScriptTests {
  private static let document = """
    {"aloud": 1, "elements": [
      {"label": "Notifications and accounts", "traits": ["staticText"]},
      {"label": "Send", "traits": ["button"], "on": {"activate": [{"post": "announcement", "text": "Sent"}]}}
    ]}
    """

  private func run(_ script: String, _ translator: BrailleTranslator? = BrailleScriptTests.translator) throws
    -> [String]
  {
    var options = ReaderOptions()
    options.braille = translator
    let run = try Script(script).run(on: try Document(screenDocument: Self.document), options: options)
    return run.steps.flatMap { step in
      step.actuals.compactMap { actual in
        guard case .shown(.braille, let cells) = actual else { return nil }
        return String(
          String.UnicodeScalarView(cells.unicodeScalars.map { Unicode.Scalar($0.value - 0x2800 + 0x20) ?? " " }))
      }
    }
  }

  static let translator: BrailleTranslator = { (text, _, output) throws(BrailleError) in
    guard output != .eightDot else { throw BrailleError(.noLanguage, "none") }
    let text = output == .contracted ? text.lowercased().filter { !"aeiou".contains($0) } : text
    let places = Array(0..<text.unicodeScalars.count)
    return BrailleLine(
      text: text, cells: text.utf8.map { $0 - 0x20 }, cellOfCharacter: places, characterOfCell: places)
  }

  @Test func panningGoesThroughAnItemAndBeyond() throws {
    let shown = try run("braille 20\n> start\n> Pan Right\n> pan right\n> Pan Left\n> Pan Left")
    #expect(shown == ["Notifications and", "accounts", "Send btn", "accounts", "Notifications and"])
  }

  @Test func theDisplayFollowsTheCursor() throws {
    #expect(try run("braille 40\n> start\n> swipe right") == ["Notifications and accounts", "Send btn"])
  }

  @Test func announcementsAreShownForThreeSeconds() throws {
    #expect(
      try run("braille 40\n> start\n> swipe right\n> double tap\n> wait 10s")
        == ["Notifications and accounts", "Send btn", "Sent", "Send btn"])
  }

  @Test func announcementsAreKept() throws {
    let script =
      "braille 40\nsetting brailleAlerts off\n> start\n> post announcement \"A\"\n> Toggle Announcement History"
    #expect(try run(script) == ["Notifications and accounts", "A"])
  }

  @Test func brailleModesAreToggled() throws {
    let shown = try run("braille 40\n> start\n> Toggle Contractions\n> Next Output Mode\n> Toggle 8-Dot Braille")
    #expect(shown == ["Notifications and accounts", "ntfctns nd ccnts", "Notifications and accounts"])
  }

  @Test func theDisplayPansByItself() throws {
    let shown = try run("braille 20\n> start\n> Enable Auto Advance\n> wait 11s")
    #expect(shown == ["Notifications and", "accounts", "Send btn"])
  }

  @Test func wordWrapIsToggled() throws {
    let shown = try run("braille 20\n> start\n> Toggle Word Wrap")
    #expect(shown == ["Notifications and", "Notifications and ac"])
  }

  @Test func aMissingDisplayIsAnError() throws {
    let error = try #require(throws: ScriptError.self) { try run("> start\n> Pan Right") }
    #expect(error.line == 2 && error.message.description.contains("braille 40"))
    let missing = try #require(throws: ScriptError.self) { try run("braille 40\n> start", nil) }
    #expect(missing.kind == .unavailable)
  }

  @Test(arguments: ["braille", "braille x", "braille 0", "braille 201", "braille 40 grade2", "braille 40 contracted x"])
  func invalidBrailleHeadsAreErrors(_ head: String) throws {
    let error = try #require(throws: ScriptError.self) { try Script("\(head)\n> start") }
    #expect(error.kind == .head)
  }

  @Test(arguments: BrailleCommand.allCases) func everyCommandIsAStep(_ command: BrailleCommand) throws {
    #expect(try Script("> \(command.rawValue.lowercased())").steps.map(\.action) == [.braille(command)])
  }
}
