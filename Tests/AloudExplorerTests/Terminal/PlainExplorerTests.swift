import Aloud
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

@Suite struct PlainExplorerTests {
  private func explorer() throws -> PlainExplorer {
    var explorer = PlainExplorer(try ExplorerExample.settings())
    _ = explorer.start()
    return explorer
  }

  @Test(
    arguments: [
      ("swipe right", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("  >  Swipe   RIGHT ", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("r", ["> rotor right", "Words"]),
      ("VO-Right Arrow", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("touch \"About\"", ["> touch \"About\"", "About, Link"]), ("", []), ("# a remark", []),
      ("wait 2s", ["> wait 2000ms"]), ("setting hints off", ["> setting hints off"]),
      ("post announcement \"x\"", ["# a script can post notifications, a user cannot"]),
      ("swip right", ["# unknown step \"swip right\"; did you mean \"swipe right\"?"]),
    ])
  func linesAreSteps(_ line: String, _ answer: [String]) throws {
    var explorer = try explorer()
    #expect(explorer.perform(line).lines == answer)
  }

  /// The letters of the key table, and words where a line has no key.
  @Test(
    arguments: [
      ("right", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("\u{1B}[C", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("\u{1B}OC", ["> swipe right", "Search, Text field", "Double tap to edit"]),
      ("left", ["> swipe left", "[boundary]"]), ("w", ["> wait 1000ms"]), ("W", ["> wait 10000ms"]),
      ("+", ["> setting speakingRate 55"]), ("-", ["> setting speakingRate 45"]),
      ("o head", ["> rotor \"Headings\"", "Headings"]),
      ("f ABO", ["> choose \"ABO\"", "About, Link"]),
      ("/ About", ["> touch \"About\"", "About, Link"]), ("/ abo", ["> touch \"About\"", "About, Link"]),
      ("/ \"Abo\"", ["> touch \"About\"", "About, Link"]),
      ("/ xyz", ["> touch \"xyz\"", "[nothing there]", "# no element has the label \"xyz\""]),
      ("/ 9,9", ["> touch 9,9", "Settings, Heading"]),
      ("f", ["# write what to look for: f text"]), ("/", ["# write what to touch: / Label, or / X,Y"]),
      ("save", ["# write where to save it: save FILE.aloud"]), ("x", ["# write where to save it: save FILE.aloud"]),
      ("p", ["# Practice: gestures are described, not performed. p ends practice."]),
    ])
  func lettersHaveTheMeaningOfKeys(_ line: String, _ answer: [String]) throws {
    var explorer = try explorer()
    #expect(Array(explorer.perform(line).lines.prefix(3)) == answer)
  }

  @Test func anUnknownRotorOptionListsTheOptions() throws {
    var explorer = try explorer()
    for line in ["o", "o nothing"] {
      #expect(explorer.perform(line).lines.first?.hasPrefix("# the rotor has Characters, Words, Headings") == true)
    }
    #expect(explorer.perform("x walk.aloud").path == "walk.aloud")
  }

  @Test func practicePerformsNoGesture() throws {
    var explorer = try explorer()
    for line in ["p", "right", "swipe right", "w"] { _ = explorer.perform(line) }
    #expect(explorer.perform("2").lines == ["# Tap twice with one finger: Activate"])
    #expect(explorer.walk.count == 1)
    _ = explorer.perform("p")
    #expect(explorer.perform("right").lines.first == "> swipe right")
  }

  @Test func theLastStepCanBeRepeated() throws {
    var explorer = try explorer()
    #expect(explorer.repeatLast().lines.isEmpty)
    _ = explorer.perform("right")
    #expect(
      explorer.repeatLast().lines == [
        "> swipe right", "Airplane Mode, Switch button, Off", "Double tap to toggle setting",
      ])
  }

  @Test(arguments: ["Read Hint", "; read hint", "> read  hint"]) func commandsWorkByName(_ line: String) throws {
    var explorer = try explorer()
    #expect(explorer.perform(line).lines.first == "> Read Hint")
    #expect(explorer.perform(";").lines == ["# write a step: ; read hint"])
    #expect(explorer.perform(";watch item") == explorer.perform("; watch item"))
    #expect(explorer.perform("; watch item").lines.first?.hasPrefix("# \"Watch Item\" does nothing here") == true)
    #expect(try explorer.walk.text(heads: ["app x.json"]).contains("> Read Hint\n"))
  }

  @Test func helpIsAComment() throws {
    var explorer = try explorer()
    let help = explorer.perform("help").lines
    #expect(help.allSatisfy { $0.hasPrefix("# ") })
    #expect(help.contains("# swipe right or right: Move to Next Item"))
    #expect(help.contains("# rotor right or r: Next Rotor"))
    #expect(explorer.perform("quit").isLast)
  }

  @Test func outputIsAScriptThatPasses() throws {
    var printed = ["app settings.json"]
    var explorer = PlainExplorer(try ExplorerExample.settings())
    printed += explorer.start().lines
    for line in ["swipe right", "2", "type \"#1\"", "nonsense", "z", "help"] { printed += explorer.perform(line).lines }
    let script = try Script(printed.map { $0 + "\n" }.joined())
    #expect(try script.run(on: try ExplorerExample.settings()).failures.isEmpty)
    #expect(try Script(explorer.walk.text(heads: ["app settings.json"])).steps.count == script.steps.count)
  }
}
