import Aloud
import Testing

@testable import AloudExplorer

@Suite struct ExplorerTests {
  private func explorer(_ keys: Key...) throws -> Explorer {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    for key in keys { explorer.press(key) }
    return explorer
  }

  @Test(arguments: [("HEAD", "> rotor \"Headings\""), ("links", "> rotor \"Links\"")])
  func theRotorTurnsToTheMatchingOption(_ text: String, _ step: String) throws {
    var explorer = try ExplorerExample.explorer()
    explorer.type("o\(text)")
    explorer.press(.enter)
    #expect(explorer.told.contains(step))
  }

  @Test func commandsWorkByName() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.type(";move to next link")
    explorer.press(.enter)
    #expect(explorer.told.contains("> Move to Next Link"))
    explorer.type(";watch item")
    explorer.press(.enter)
    #expect(explorer.lines().last?.contains("does nothing here") == true)
    #expect(!explorer.told.contains("> Watch Item"))
  }

  @Test(arguments: ["", "nothing"]) func anUnknownOptionShowsTheOptions(_ text: String) throws {
    var explorer = try ExplorerExample.explorer()
    explorer.type("o\(text)")
    explorer.press(.enter)
    #expect(explorer.lines().last?.hasPrefix(" The rotor has Characters, Words") == true)
    #expect(explorer.walk.count == 1)
  }

  /// The log has a note; a script has none.
  @Test func aStepWithoutSpeechIsNotedInTheLog() throws {
    let item = Outline.Item.text("Ada").with { $0.details.actions = [Action(name: "Like", effects: [])] }
    var explorer = ExplorerExample.explorer(try Document([item]))
    explorer.listen()
    explorer.press(.down, .enter)
    #expect(explorer.told.suffix(2) == ["> double tap", "# nothing is heard"])
    explorer.press(.character("m"))
    let reason = "# a magic tap does nothing: no `on` here has `magicTap`"
    #expect(explorer.told.suffix(3) == ["> two-finger double tap", "[refused]", reason])
    // A narrow page has no transcript, and shows it below.
    #expect(explorer.lines(60).contains { $0.contains("[refused] # a magic tap does") })
    #expect(try !explorer.walk.text(heads: ["app x.json"]).contains("nothing is heard"))
    explorer.press(.left)
    #expect(explorer.told.suffix(2) == ["> swipe left", "[boundary]"])
  }

  @Test func noTimePassesInPractice() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.type("pwW")
    #expect(explorer.walk.count == 1)
    explorer.type("p")
    explorer.type("w")
    #expect(explorer.walk.count == 2)
  }

  @Test func keysAreGestures() throws {
    let explorer = try explorer(.right, .right, .enter, .left, .character("g"), .left)
    #expect(
      explorer.told.dropFirst(3) == [
        "> swipe right", "Search, Text field", "Double tap to edit",
        "> swipe right", "Airplane Mode, Switch button, Off", "Double tap to toggle setting",
        "> double tap", "On",
        "> swipe left", "Search, Text field", "Double tap to edit",
        "> four-finger tap top", "Settings, Heading",
        "> swipe left", "[boundary]",
      ])
  }

  @Test func whileAFieldIsEditedLettersAreTyped() throws {
    var explorer = try explorer(.right, .enter)
    #expect(explorer.isTyping)
    #expect(explorer.lines().last?.hasPrefix(" Letters are typed  Esc ends  Tab keys are gestures") == true)
    #expect(explorer.lines().contains { $0.contains("TYPING") })
    explorer.type("qr 한")
    explorer.press(.paste("a\nb"), .backspace)
    #expect(explorer.lines().contains { $0.contains("qr 한a ") })
    explorer.press(.tab, .character("r"))
    #expect(explorer.told.suffix(2) == ["> rotor right", "Words"])
    #expect(explorer.lines().last?.hasPrefix(" Tab type") == true)
    explorer.press(.tab, .escape)
    #expect(!explorer.simulator.reader.isEditing)
  }

  @Test func questionsAreAnswered() throws {
    var explorer = try explorer(.character("/"))
    explorer.type("Abouu")
    explorer.press(.backspace, .character("t"))
    #expect(explorer.lines().last == " Touch (label, or X,Y): About")
    explorer.press(.enter)
    #expect(explorer.told.suffix(2) == ["> touch \"About\"", "About, Link"])
    explorer.press(.character("/"))
    explorer.type("10,100")
    explorer.press(.enter)
    #expect(explorer.told.suffix(3).first == "> touch 10,100")
    explorer.press(.character("o"))
    explorer.type("Headings")
    explorer.press(.enter)
    #expect(explorer.told.suffix(2) == ["> rotor \"Headings\"", "Headings"])
    explorer.press(.character("f"), .escape)
    #expect(explorer.mode == .walking)
  }

  @Test func practiceOnlyNamesTheGesture() throws {
    var explorer = try explorer(.character("p"))
    let before = explorer.told
    explorer.handle(.character("m"))
    #expect(explorer.caption == "Tap twice with two fingers: Magic Tap")
    #expect(explorer.told == before)
    let effects = explorer.takeEffects()
    #expect(effects.contains { if case .tell = $0 { true } else { false } })
    #expect(explorer.lines().contains { $0.contains("PRACTICE") })
    explorer.press(.character("p"), .right)
    #expect(explorer.told.count > before.count)
  }

  @Test func theCurtainHidesOnlyThePicture() throws {
    var explorer = try explorer(.right, .character("c"))
    #expect(!explorer.lines().contains { $0.contains("Brightness") || $0.contains("╔") })
    explorer.press(.right)
    #expect(explorer.lines().contains { $0.contains("│ Double tap to toggle setting ") })
    explorer.press(.character("c"))
    #expect(explorer.lines().contains { $0.contains("╔") })
  }

  @Test func speechOffIsSilent() throws {
    var explorer = try explorer(.character("v"))
    explorer.handle(.right)
    #expect(!explorer.takeEffects().contains { if case .say = $0 { true } else { false } })
    #expect(explorer.lines().contains { $0.contains("│ Search, Text field ") })
    #expect(explorer.lines().contains { $0.contains("speech off") })
  }

  @Test func theRateCanBeChanged() throws {
    var explorer = try explorer(.character("+"), .character("+"), .character("-"))
    #expect(explorer.simulator.settings.speakingRate == 55)
    #expect(explorer.record.steps == ["start", "setting speakingRate 55"])
    #expect(explorer.lines().contains { $0.contains("rate 55%") })
  }

  @Test func theItemChooserIsAList() throws {
    var explorer = try explorer(.character("i"), .right, .right)
    #expect(explorer.lines().contains { $0.hasPrefix(" ▶ Airplane Mode") })
    #expect(explorer.lines().contains { $0.hasPrefix("   Brightness") })
    explorer.press(.enter)
    #expect(explorer.told.contains("Airplane Mode, Switch button, Off"))
  }

  @Test func aClickIsATouch() throws {
    var explorer = try explorer()
    let row = try #require(explorer.lines().firstIndex { $0.contains("Brightness") })
    explorer.press(.click(column: 9, row: row))
    #expect(explorer.told.contains("> touch 195,154"))
    explorer.press(.click(column: 79, row: row), .click(column: 3, row: 23))
    #expect(explorer.simulator.reader.rank == 3)
  }
}
