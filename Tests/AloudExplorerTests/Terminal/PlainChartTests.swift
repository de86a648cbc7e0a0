import Aloud
import AloudTestSupport
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

/// A chart explored line by line.
@Suite struct PlainChartTests {
  private func withFinger() throws -> PlainExplorer {
    var explorer = PlainExplorer(try Document(reading: Fixtures.text("Charts/coffee.json")))
    _ = explorer.start()
    for line in ["right", "o audio", "down", "down", "2", "right", "right", "d"] { _ = explorer.perform(line) }
    return explorer
  }

  /// A line that begins with this character is a step of a script; the character alone is a key.
  @Test(arguments: [">", "> ", "  >", ">>", "> >"]) func aSignWithoutAStepIsAKey(_ line: String) throws {
    var explorer = try withFinger()
    #expect(explorer.perform(line).lines == ["> drag to 1"])
    #expect(explorer.perform("> drag to 4").lines == ["> drag to 4"])
    #expect(explorer.perform("<").lines == ["> drag to 3"])
    #expect(explorer.perform(".").lines.last == "Data point, 3 cups, 32 lines of code")
  }

  @Test(arguments: [
    (">", ["# Drag on to the next point: drag to"]), ("<", ["# Drag back to the previous point: drag to"]),
    (".", ["# Hold the dragging finger still: pause"]), ("/ Play", ["# Touch a label or a point (asks): Speak Item"]),
    ("o head", ["# Turn the rotor to an option (asks): Next Rotor"]), ("w", []), ("-", ["> setting speakingRate 45"]),
  ]) func practiceDragsNothing(_ line: String, _ answer: [String]) throws {
    var explorer = try withFinger()
    _ = explorer.perform("p")
    #expect(explorer.perform(line).lines == answer)
    #expect(explorer.simulator.reader.fingerShare == 0)
  }

  @Test func helpDescribesTheGestures() throws {
    var explorer = try withFinger()
    let help = explorer.perform("help").lines
    #expect(help.contains { $0.hasPrefix("# double tap and hold or d: ") })
    #expect(help.contains { $0.hasPrefix("# pause or .: ") })
    #expect(help.contains { $0.hasPrefix("# < or >: ") && $0.contains("drag to 5") && $0.contains("drag to 40%") })
  }
}
