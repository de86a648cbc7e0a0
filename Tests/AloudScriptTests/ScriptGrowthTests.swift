import AloudImport
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudScript

/// Scripts and documents with many of one thing take linear time.
@Suite struct ScriptGrowthTests {
  @Test func manyNotesAndExercisesTakeLinearTime() throws {
    let times = try growth(to: 4_000) { count in
      let steps = String(
        repeating: "## Listen.\n> swipe right\n…\n## exercise: Find it\n> swipe left\nRow\n", count: count)
      let script = try Script("> start\n…\n" + steps)
      #expect(script.notes.count == count && script.exercises.count == count)
    }
    #expect(times < 24)
  }

  @Test func manyRotorsTakeLinearTime() throws {
    let times = try growth(to: 4_000) { count in
      let rotors = (0..<count).map { #"{"name": "Rotor \#($0)", "items": ["all"]}"# }.joined(separator: ", ")
      let text = #"{"aloud": 1, "elements": [{"id": "all", "label": "All", "rotors": [\#(rotors)]}]}"#
      let document = try ImportedScreen(Array(text.utf8)).document
      let script = try Script("> start\n…\n> rotor \"Rotor \(count - 1)\"\n…\n> rotor right\n…\n> rotor left\n…\n")
      #expect(try script.run(on: document).failures.isEmpty)
    }
    #expect(times < 24)
  }
}
