import AloudReader
import AloudScript
import AloudSimulator
import AloudTestSupport
import Testing

@Suite struct ScriptRecorderTests {
  private let first: [Script.Actual] = [.happening(.screenChanged), .utterance("Settings, Heading")]
  private let second: [Script.Actual] = [.utterance("Wi-Fi, Home, Button"), .utterance("#1")]

  @Test func bareStepsAreFilled() throws {
    let script = try Script("app a.json\n\n> start\n\n# Then\n> swipe right")
    #expect(
      script.recorded([first, second]) == """
        app a.json

        > start
        [screen changed]
        Settings, Heading

        # Then
        > swipe right
        Wi-Fi, Home, Button
        "#1"

        """)
  }

  @Test func onlyFailingLinesAreRewritten() throws {
    let script = try Script(
      """
      > start
        # A sound
        [screen changed]

        # The title
        Setings, Heading
      > swipe right
      !Bluetooth
      # By its name
      /^Wi/
      !#1
      …
      """.replacing("!#1", with: "!\"#1\""))
    #expect(
      script.recorded([first, second]) == """
        > start
          # A sound
          [screen changed]

          # The title
          Settings, Heading
        > swipe right
        !Bluetooth
        # By its name
        /^Wi/
        …
        """)
  }

  @Test func aTranscriptHasEverything() throws {
    let script = try Script(
      "# Walk\napp a.json\r\n> start\n…\n# Title\n/Heading/\n\n> swipe right\n!x\n/W/\n> swipe right\nOn\n")
    #expect(
      script.transcript([first, second]) == """
        # Walk
        app a.json\r\n> start
        [screen changed]
        # Title
        Settings, Heading

        > swipe right
        Wi-Fi, Home, Button
        "#1"

        """)
    #expect(script.transcript([]) == "# Walk\napp a.json\r\n")
  }

  @Test func aScriptWithoutStepsStays() throws {
    for text in ["", "# a", "app a.json\n"] {
      #expect(try Script(text).recorded([]) == text)
      #expect(try Script(text).transcript([]) == text)
    }
  }

  @Test(arguments: UInt64(0)..<400) func recordedScriptsPassAndRecordTheSameAgain(_ seed: UInt64) throws {
    var random = RandomScripts(seed: seed)
    let script = try Script(random.script(steps: 4))
    let actuals = script.steps.map { _ in random.actuals() }
    let recorded = try Script(script.recorded(actuals))
    #expect(recorded.steps.map(\.action) == script.steps.map(\.action))
    for (step, actuals) in zip(recorded.steps, actuals) { #expect(ScriptMatcher(step).holds(of: actuals)) }
    #expect(recorded.recorded(actuals) == recorded.text)

    let transcript = try Script(script.transcript(actuals))
    for (step, actuals) in zip(transcript.steps, actuals) { #expect(ScriptMatcher(step).holds(of: actuals)) }
    #expect(transcript.transcript(actuals) == transcript.text)

    let held = zip(script.steps, actuals).allSatisfy { ScriptMatcher($0).holds(of: $1) }
    #expect(!held || recorded.text == script.text)
    // Comments and blank lines are never lost.
    func others(_ script: Script) -> [String] {
      script.lines.map(\.text).filter { $0.trimmed.isEmpty || $0.trimmed.hasPrefix("# c") }.map(\.trimmed)
    }
    #expect(others(recorded) == others(script))
    #expect(others(transcript) == others(script))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
