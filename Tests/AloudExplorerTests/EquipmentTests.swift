import Aloud
import AloudTestSupport
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

/// Walks with a braille display, and with technologies other than VoiceOver. The translator is a test's own: one cell
/// for each character.
@Suite struct EquipmentTests {
  private static let translator: BrailleTranslator = { (text, _, _) throws(BrailleError) in
    if text.contains("Search") { throw BrailleError(.noTranslator, "the worker has ended") }
    let places = Array(0..<text.unicodeScalars.count)
    return BrailleLine(
      text: text, cells: text.utf8.map { $0 == 0x20 ? 0 : $0 & 0x3F }, cellOfCharacter: places, characterOfCell: places)
  }

  private static let document = """
    {"aloud": 1, "name": "Chat", "elements": [
      {"label": "Notifications and accounts", "traits": ["staticText"], "frame": [0, 0, 300, 40]},
      {"label": "Send", "traits": ["button"], "frame": [0, 50, 300, 40],
        "on": {"activate": [{"post": "announcement", "text": "Sent"}]}},
      {"label": "Search", "traits": ["button"], "frame": [0, 100, 300, 40]}
    ]}
    """

  private func options() -> ReaderOptions {
    var options = ReaderOptions()
    options.braille = Self.translator
    return options
  }

  private func explorer(_ equipment: WalkEquipment) throws -> Explorer {
    let app = ExploredApp(try Document(screenDocument: Self.document))
    var explorer = Explorer(app, options: options(), equipment: equipment)
    explorer.start()
    explorer.listen()
    return explorer
  }

  private func plain(_ equipment: WalkEquipment) throws -> PlainExplorer {
    let app = ExploredApp(try Document(screenDocument: Self.document))
    var explorer = PlainExplorer(app, options: options(), equipment: equipment)
    _ = explorer.start()
    return explorer
  }

  private let display = WalkEquipment(braille: Script.Braille(cells: 16))
  private func technologies(_ all: Set<AssistiveTechnology>) -> WalkEquipment { WalkEquipment(technologies: all) }

  @Test func thePanelShowsTheDisplay() throws {
    var explorer = try explorer(display)
    let line = try #require(
      explorer.lines().first { $0.contains("Notifications  ") || $0.hasSuffix("Notifications │") })
    #expect(line.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    explorer.handle(.character(";"))
    explorer.type("Pan Right")
    explorer.press(.enter)
    #expect(explorer.lines().contains { $0.contains("and accounts") && $0.contains("⠡") })
  }

  @Test func anAnnouncementStaysForItsTime() throws {
    var explorer = try explorer(display)
    explorer.press(.right, .enter, .character("W"))
    #expect(explorer.simulator.reader.brailleText == "Send btn")
    let cells = explorer.transcript.lines.compactMap { line -> String? in
      guard case .happening(let text) = line, text.hasPrefix("[braille]") else { return nil }
      return text
    }
    // The item, the announcement, the item again.
    #expect(cells.count >= 4 && cells[cells.count - 1] == cells[cells.count - 3])
  }

  @Test func aFailingDisplayIsReportedOnce() throws {
    var explorer = try plain(display)
    _ = explorer.perform("swipe right")
    #expect(explorer.perform("swipe right").lines.last == "# the worker has ended")
    #expect(explorer.perform("swipe left").lines == ["> swipe left", "Send, Button"])
    #expect(explorer.perform("Pan Right").lines.contains { $0.hasPrefix("# there is no braille display") })
  }

  @Test func fullKeyboardAccessGetsTheKeys() throws {
    var explorer = try explorer(technologies([.fullKeyboardAccess]))
    explorer.press(.tab, .tab, .character(" "))
    let shown = explorer.transcript.lines.compactMap { line -> String? in
      if case .happening(let text) = line { text } else { nil }
    }
    #expect(shown.dropFirst() == ["[keyboard focus] Send", "[keyboard focus] Search", "[pressed] Search"])
    #expect(explorer.lines().contains { $0.contains("Full Keyboard Access") })
  }

  @Test func voiceOverKeepsTheArrowsWithFullKeyboardAccess() throws {
    var explorer = try explorer(technologies([.fullKeyboardAccess, .voiceOver]))
    explorer.press(.right)
    #expect(explorer.transcript.lines.contains(.step("swipe right")))
    explorer.press(.tab)
    #expect(explorer.transcript.lines.contains(.step("key Tab")))
  }

  @Test func arrowsAndEnterAreSwitchesOfSwitchControl() throws {
    var explorer = try explorer(technologies([.switchControl]))
    explorer.press(.right, .enter)
    let steps = explorer.transcript.lines.filter { if case .step = $0 { true } else { false } }
    #expect(steps.suffix(2) == [.step("switch move to next item"), .step("switch select item")])
  }

  @Test func phrasesAreWrittenAsSteps() throws {
    var explorer = try explorer(technologies([.voiceControl]))
    explorer.handle(.character(";"))
    explorer.type("say \"Show names\"")
    explorer.press(.enter)
    #expect(explorer.transcript.lines.contains(.happening("[names] Send, Search")))
    explorer.handle(.character(";"))
    explorer.type("post announcement \"x\"")
    explorer.handle(.enter)
    #expect(explorer.notice == "a script can post notifications, a user cannot")
  }
}
