import Aloud
import AloudReader
import AloudScript
import AloudTestSupport
import Testing

/// A gap (`…`) hides no step that names what is not there.
@Suite struct ScriptGapTests {
  private static let app = #"""
    {"aloud": 1, "elements": [
      {"label": "Fruit", "traits": ["header"], "frame": [0, 0, 300, 40]},
      {"label": "Apples", "traits": ["button"], "frame": [0, 50, 300, 40]}]}
    """#

  private func failures(_ steps: String, head: String = "") throws -> [ScriptFailure] {
    let script = try Script("\(head)> start\n…\n[screen changed]\n…\n\(steps)\n")
    return try script.run(on: Document(reading: Self.app)).failures
  }

  private static let technologies = "technology voiceover, full keyboard access, switch control, voice control\n"

  /// Each step with the event that shows what is missing.
  private static let mistakes: [(step: String, event: String)] = [
    ("touch \"Aples\"", "[nothing there]"), ("touch 300,800", "[nothing there]"), ("rotor \"Errrs\"", "[boundary]"),
    ("item text search \"zzz\"", "[boundary]"), ("move to next link", "[boundary]"),
    ("move to previous heading", "[boundary]"), ("choose \"Nope\"", "[boundary]"), ("double tap and hold", "[refused]"),
    ("type \"x\"", "[refused]"), ("delete", "[refused]"), ("undo", "[refused]"), ("drag to 10", "[refused]"),
    ("pause", "[refused]"), ("scrub", "[refused]"), ("two-finger double tap", "[refused]"),
  ]

  private static let spoken: [(step: String, event: String)] = [
    ("say \"Tap Aples\"", "[refused]"), ("say \"xyzzy\"", "[refused]"),
  ]

  @Test(arguments: mistakes.map(\.step)) func aGapDoesNotCoverAMistake(_ step: String) throws {
    let failure = try #require(try failures("> \(step)\n…").first)
    let event = try #require(Self.mistakes.first { $0.step == step }?.event)
    #expect(failure.diff.text.contains("+\(event)"), "\(failure.diff.text)")
  }

  @Test(arguments: mistakes.map(\.step)) func theEventItselfCanBeExpected(_ step: String) throws {
    let event = try #require(Self.mistakes.first { $0.step == step }?.event)
    #expect(try failures("> \(step)\n\(event)\n…").isEmpty)
    #expect(try failures("> \(step)\n…\n\(event)\n…").isEmpty)
    // Another event does not stand for it.
    #expect(!(try failures("> \(step)\n…\n[alert]\n…").isEmpty))
  }

  @Test(arguments: spoken.map(\.step)) func aGapDoesNotCoverAMistakeOfAnotherTechnology(_ step: String) throws {
    let event = try #require(Self.spoken.first { $0.step == step }?.event)
    #expect(try failures("> \(step)\n…", head: Self.technologies).first?.diff.text.contains("+\(event)") == true)
    #expect(try failures("> \(step)\n\(event)\n…", head: Self.technologies).isEmpty)
  }

  /// The end of the screen is a result like others.
  @Test(arguments: ["swipe left", "three-finger swipe up", "swipe up", "four-finger swipe left"])
  func aGapCoversTheEndOfTheScreen(_ step: String) throws {
    #expect(try failures("> \(step)\n…").isEmpty)
  }

  @Test func aGapCoversWhatIsThere() throws {
    #expect(try failures("> touch \"Apples\"\n…\n> rotor \"Headings\"\n…\n> item text search \"Fruit\"\n…").isEmpty)
  }

  /// Every gesture that takes an argument names something, except for typing; the others name nothing.
  @Test func everyGestureWithAnArgumentHasAMissingEvent() {
    for row in ScreenReader.Gesture.table where row.gesture.kind != .type {
      #expect(row.gesture.missing.isEmpty == (row.argument == nil), "\(row.words)")
    }
  }

  @Test(arguments: [
    ("> start\n…", true), ("> start\n…\n> touch \"Apples\"\n…", true), ("", true), ("> start\n…\n> scrub", false),
    ("> start\n…\n![alert]", false), ("> start\n…\nFruit, Heading", false),
  ]) func aScriptOfGapsExpectsNothing(_ text: String, _ expectsNothing: Bool) throws {
    #expect(try Script(text).expectsNothing == expectsNothing)
  }
}
