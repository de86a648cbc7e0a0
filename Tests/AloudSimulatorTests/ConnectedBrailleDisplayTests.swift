import AloudBase
import AloudReader
import AloudSimulator
import AloudSpeech
import AloudTree
import Testing

/// A braille display of the simulator, with a cell for each character.
@Suite struct ConnectedBrailleDisplayTests {
  private static let dotsOf: BrailleTranslator = { text, _, _ in
    let cells = text.unicodeScalars.map { UInt8($0.value & 63) }
    return BrailleLine(
      text: text, cells: cells, cellOfCharacter: Array(cells.indices), characterOfCell: Array(cells.indices))
  }

  private static func cells(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.compactMap { Unicode.Scalar(0x2800 + ($0.value & 63)) }))
  }

  private func simulator(_ outline: Outline) throws -> Simulator {
    var simulator = Simulator(try Document(outline))
    try simulator.connectBrailleDisplay(cells: 40, ConnectedBrailleDisplayTests.dotsOf)
    return simulator
  }

  private func shown(_ occurrences: [Simulator.Occurrence]) -> [String] {
    occurrences.compactMap { if case .shown(let shown) = $0.event { shown.text } else { nil } }
  }

  @Test func itFollowsEachStepOfVoiceOver() throws {
    var simulator = try simulator([.text("One"), .text("Two")])
    #expect(shown(simulator.start()) == [Self.cells("One")])
    let moved = simulator.perform(.swipeRight)
    #expect(shown(moved) == [Self.cells("Two")])
    #expect(moved.last?.event == .shown(Shown(.braille, Self.cells("Two"))))
    #expect(shown(simulator.perform(.swipeRight)) == [])
  }

  @Test func typedCharactersAreShownTogether() throws {
    var simulator = try simulator([.textField("Name").with { $0.details.text?.editing = true }])
    simulator.start()
    simulator.perform(.doubleTap)
    let typed = simulator.perform(.type("abc"))
    #expect(shown(typed).count == 1, "\(typed)")
  }

  @Test func itFollowsTimeThatPasses() throws {
    var change = Effect.Change()
    change.label = "Late"
    let later = Effect.after(seconds: 1, [.set(id: "a", change)])
    var simulator = try simulator([
      .text("Soon").with {
        $0.id = "a"
        $0.details.behaviors = Behaviors([.activate: [later]])
      }
    ])
    simulator.start()
    simulator.pace = .swift
    simulator.perform(.doubleTap)
    #expect(shown(simulator.pass(seconds: 0.5)) == [])
    #expect(shown(simulator.pass(seconds: 1)) == [Self.cells("Late")])
  }

  @Test func itsCommandsAreStepsOfTheSimulator() throws {
    var simulator = try simulator([.text("One"), .text("Two")])
    simulator.start()
    #expect(shown(simulator.perform(.panRight as BrailleCommand)) == [Self.cells("Two")])
    #expect(simulator.reader.focus == simulator.reader.narrator.order.stops.last)
  }

  @Test func commandsWithoutADisplayAreRefused() throws {
    var simulator = Simulator(try Document([.text("One")]))
    let refused = simulator.perform(.panRight as BrailleCommand)
    #expect(refused.map { $0.refusal?.description } == ["there is no braille display"])
  }

  @Test func aDisplayThatCannotTranslateIsDisconnected() throws {
    var simulator = Simulator(try Document([.text("One"), .text("Two")]))
    let error = BrailleError(.noTable, "the table is gone")
    try simulator.connectBrailleDisplay(cells: 40) { text, language, output throws(BrailleError) in
      if text == "Two" { throw error }
      return try ConnectedBrailleDisplayTests.dotsOf(text, language, output)
    }
    simulator.start()
    #expect(simulator.brailleError == nil)
    let moved = simulator.perform(.swipeRight)
    #expect(simulator.brailleError == error)
    #expect(shown(moved) == [] && !moved.isEmpty)
    #expect(shown(simulator.perform(.swipeLeft)) == [])
  }

  @Test func withoutATranslatorNothingIsConnected() throws {
    var simulator = Simulator(try Document([.text("One")]))
    #expect(throws: BrailleError.self) { try simulator.connectBrailleDisplay(cells: 40, nil) }
  }
}
