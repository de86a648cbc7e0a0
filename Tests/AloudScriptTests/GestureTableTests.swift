import Aloud
import AloudReader
import AloudScript
import AloudSimulator
import AloudTree
import Testing

@Suite struct GestureTableTests {
  typealias Gesture = ScreenReader.Gesture

  @Test func everyGestureIsInTheTableOnce() {
    #expect(
      Gesture.table.map(\.kind.rawValue).sorted()
        == Gesture.Form.allCases.filter { $0 != .command }.map(\.rawValue).sorted())
  }

  @Test func everyWordMeansOneGesture() {
    let names = Gesture.table.flatMap { [$0.words] + $0.keys }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  /// The exceptions: double tap and hold passes the touch to the app, and the steps after it are about a graph; the
  /// others are keys, or stand for several gestures.
  @Test func gesturesWithoutACommand() {
    let without = Gesture.table.filter { $0.command == nil }.map(\.words)
    #expect(without == ["double tap and hold", "drag to", "pause", "choose", "type", "delete"])
  }

  @Test(arguments: Gesture.table.filter { $0.argument == nil }.map(\.words))
  func wordsRoundTrip(_ words: String) throws {
    let gesture = try Gesture(words)
    #expect(gesture.words == words)
    #expect(Gesture.table.first { $0.words == words }?.kind == gesture.kind)
    #expect(try Gesture("  " + words.uppercased().split(separator: " ").joined(separator: " \t ") + " ") == gesture)
  }

  @Test(arguments: Gesture.table.flatMap { row in row.keys.map { ($0, row.kind) } })
  func keysMeanTheirGesture(_ keys: String, _ kind: Gesture.Form) throws {
    #expect(try Gesture(keys).kind == kind)
    #expect(try Gesture(keys.uppercased()).kind == kind)
  }

  @Test(arguments: [
    ("VO-Right", Gesture.swipeRight), ("vo-right arrow", .swipeRight), ("control-option-right", .swipeRight),
    ("Command-VO-Left", .rotorLeft), ("VO-Space Bar", .doubleTap), ("command-shift-z", .redo),
  ]) func otherWaysToWriteKeys(_ keys: String, _ expected: Gesture) throws {
    #expect(try Gesture(keys) == expected)
  }

  @Test(arguments: [
    (Gesture.touch(.label("Sign in")), #"touch "Sign in""#), (.touch(.label("\"")), #"touch """"#),
    (.touch(.label("")), #"touch """#), (.touch(.point(ScreenPoint(x: 10, y: 20))), "touch 10,20"),
    (.touch(.point(ScreenPoint(x: -0.5, y: 1e-7))), "touch -0.5,1e-07"), (.rotor("Headings"), #"rotor "Headings""#),
    (.drag(.number(1960)), "drag to 1960"), (.drag(.number(-0.5)), "drag to -0.5"), (.drag(.share(0.4)), "drag to 40%"),
    (.drag(.share(1.125)), "drag to 112.5%"), (.drag(.category("March")), #"drag to "March""#),
    (.type("T  h\t"), "type \"T  h \""), (.choose("한국어"), #"choose "한국어""#),
  ]) func argumentsAreWrittenAndRead(_ gesture: Gesture, _ words: String) throws {
    #expect(gesture.words == words)
    #expect(try Gesture(words).words == words)
  }

  @Test(arguments: [
    ("swipe rihgt", #"unknown step "swipe rihgt"; did you mean "swipe right"?"#, 0),
    ("", #"unknown step """#, 0), ("vo-spce", #"unknown step "vo-spce"; did you mean "VO-Space"?"#, 0),
    ("tuch \"a\"", #"unknown step "tuch"; did you mean "touch"?"#, 0),
    ("touch Label", #"touch needs a label in quotes or a point: touch "Label" or touch 10,20"#, 6),
    ("touch", #"touch needs a label in quotes or a point: touch "Label" or touch 10,20"#, 5),
    ("touch 1e9,0", #"touch needs a label in quotes or a point: touch "Label" or touch 10,20"#, 6),
    ("touch nan,0", #"touch needs a label in quotes or a point: touch "Label" or touch 10,20"#, 6),
    ("rotor Headings", #"rotor needs right, left or a name in quotes: rotor "Headings""#, 6),
    ("drag", #"drag to needs a place on the x axis: drag to 1960, drag to "March" or drag to 40%"#, 4),
    ("drag to", #"drag to needs a place on the x axis: drag to 1960, drag to "March" or drag to 40%"#, 7),
    ("drag  to  March", #"drag to needs a place on the x axis: drag to 1960, drag to "March" or drag to 40%"#, 10),
    ("drag to 1e999", #"drag to needs a place on the x axis: drag to 1960, drag to "March" or drag to 40%"#, 8),
    ("drag to %", #"drag to needs a place on the x axis: drag to 1960, drag to "March" or drag to 40%"#, 8),
    ("pause \"a\"", "pause takes no text", 6),
    (
      "item text search", #"item text search needs a text in quotes: item text search "text""#, 16
    ), ("type abc", #"type needs a text in quotes: type "text""#, 5),
    ("type \"abc", "the closing quote is missing", 9), ("type \"a\" b", "nothing may follow the quoted text", 9),
    ("swipe right \"a\"", "swipe right takes no text", 12),
  ]) func mistakes(_ words: String, _ message: String, _ offset: Int) {
    let error = #expect(throws: GestureError.self) { try Gesture(words) }
    #expect(error?.message.description == message)
    #expect(error?.offset == offset)
  }
}
