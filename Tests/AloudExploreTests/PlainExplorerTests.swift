import Aloud
import Testing

@testable import AloudExplore

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
      ("swip right", ["# unknown step \"swip right\"; did you mean \"swipe right\"?; `help` lists what can be done"]),
    ])
  func linesAreSteps(_ line: String, _ answer: [String]) throws {
    var explorer = try explorer()
    #expect(explorer.perform(line).lines == answer)
  }

  @Test func helpIsAComment() throws {
    var explorer = try explorer()
    let help = explorer.perform("help").lines
    #expect(help.allSatisfy { $0.hasPrefix("# ") })
    #expect(help.contains("# swipe right: Move to next item"))
    #expect(help.contains("# rotor right or r: Next rotor"))
    #expect(explorer.perform("quit").isLast)
  }

  @Test func whatIsPrintedIsAScriptThatHolds() throws {
    var printed = ["app settings.json"]
    var explorer = PlainExplorer(try ExplorerExample.settings())
    printed += explorer.start().lines
    for line in ["swipe right", "2", "type \"#1\"", "nonsense", "z", "help"] { printed += explorer.perform(line).lines }
    let script = try Script(printed.map { $0 + "\n" }.joined())
    #expect(try script.run(on: try ExplorerExample.settings()).failures.isEmpty)
    #expect(try Script(explorer.walk.text(heads: ["app settings.json"])).steps.count == script.steps.count)
  }
}
