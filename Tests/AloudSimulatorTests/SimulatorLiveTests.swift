import Aloud
import AloudTestSupport
import Testing

/// An outside clock drives the simulator.
@Suite struct SimulatorLiveTests {
  private func live(_ outline: Outline) throws -> Simulator {
    var simulator = Simulator(try Document(outline))
    simulator.isLive = true
    return simulator
  }

  /// The events in the format of scripts, with the time in milliseconds.
  private func told(_ simulator: Simulator, _ occurrences: [Simulator.Occurrence]) -> [String] {
    occurrences.compactMap { occurrence in
      simulator.actual(of: occurrence.event).map { "\(occurrence.time.microseconds / 1000) \($0.written)" }
    }
  }

  @Test func aChangeOfTheScreenTakesItsTime() throws {
    var simulator = try live([.heading("Sign in")])
    #expect(told(simulator, simulator.start()).isEmpty)
    // The first words are still to come.
    #expect(simulator.isTalking && simulator.saying == nil)
    #expect(told(simulator, simulator.pass(seconds: 0.09)).isEmpty)
    #expect(told(simulator, simulator.pass(seconds: 0.02)) == ["100 [screen changed]", "100 Sign in, Heading"])
  }

  @Test func stepsDoNotWaitForSpeech() throws {
    var simulator = try live([.heading("Sign in"), .textField("Email")])
    #expect(told(simulator, simulator.perform(.swipeRight)) == ["0 Email, Text field"])
    #expect(simulator.time == .start)
    #expect(told(simulator, simulator.pass(seconds: 1)).isEmpty)
    #expect(told(simulator, simulator.pass(seconds: 10)) == ["2133 Double tap to edit"])
  }

  @Test func timeInPiecesGivesTheSameEvents() throws {
    var whole = try live([.heading("Sign in"), .textField("Email")])
    var parts = whole
    let first = whole.perform(.swipeRight) + whole.pass(seconds: 4)
    var second = parts.perform(.swipeRight)
    for _ in 0..<400 { second += parts.pass(seconds: 0.01) }
    #expect(first == second)
    #expect(whole.time == parts.time)
  }

  @Test func reportsTheCurrentSpeech() throws {
    var simulator = try live([.heading("Sign in"), .textField("Email")])
    simulator.perform(.swipeRight)
    simulator.pass(seconds: 17.0 / 30)
    let saying = try #require(simulator.saying)
    #expect(simulator.text(of: saying.speech) == "Email, Text field")
    #expect(abs(saying.duration - 17.0 / 15) < 0.001)
    #expect(abs(saying.heard - 0.5) < 0.001)
    simulator.pass(seconds: 1)
    #expect(simulator.saying == nil)
    // The hint is still pending.
    #expect(simulator.isTalking)
    simulator.pass(seconds: 4)
    #expect(!simulator.isTalking)
    #expect(simulator.nextInstant == nil)
  }

  @Test func reportsTheScreenForPictures() throws {
    var simulator = try live([.heading("Sign in"), .slider("Size", at: 40), .textField("Email")])
    #expect(simulator.reader.rotorOption == .characters)
    simulator.perform(.swipeRight)
    #expect(simulator.reader.rotorOption == .adjustValue)
    simulator.perform(.swipeRight)
    #expect(!simulator.reader.isEditing)
    simulator.perform(.doubleTap)
    #expect(simulator.reader.isEditing)
    simulator.perform(.twoFingerTripleTap)
    simulator.perform(.swipeRight)
    #expect(simulator.reader.chooserItems?.labels == ["Email", "Sign in", "Size"])
    #expect(simulator.reader.chooserItems?.current == 0)
  }
}
