import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader

@Suite struct CommandStepTests {
  typealias Command = ScreenReader.Command

  private func simulator() throws -> Simulator {
    var simulator = Simulator(try Document(Self.screen))
    simulator.start()
    return simulator
  }

  private static let screen: Outline = [
    .heading("Letters", level: 1), .text("Dear Jun. Come soon!"), .link("Garden"), .textField("Reply", value: "Yes"),
    .toggle("Lamp", on: false), .button("Send"),
  ]

  /// A command that stands for a gesture equals that gesture, for the reader and for the simulator.
  @Test(arguments: Command.allCases.filter { $0.gesture != nil }) func aCommandEqualsItsGesture(_ command: Command)
    throws
  {
    let gesture = try #require(command.gesture)
    var (one, other) = (try simulator(), try simulator())
    #expect(one.perform(.command(command)) == other.perform(gesture))
    #expect(one.reader.rank == other.reader.rank)
    var (reader, twin) = (try ScreenReader(Self.screen), try ScreenReader(Self.screen))
    #expect(reader.perform(.command(command)) == twin.perform(gesture))
  }

  @Test(arguments: [
    ("move to next headng", "did you mean \"Move to Next Heading\"?"),
    ("go to next heading", "did you mean \"Move to Next Heading\"?"),
    ("Move to Next Visible App", "\"Move to Next Visible App\" does nothing here: there is no other app"),
    ("Read Hint \"x\"", "Read Hint takes no text"),
  ])
  func misspelledCommandsAreReported(_ step: String, _ message: String) throws {
    let error = #expect(throws: ScriptError.self) { try Script("app a.json\n> \(step)") }
    #expect(error?.message.description.hasSuffix(message) == true, "\(error?.message ?? "")")
  }

  /// Each command with its own effect has a result: speech, a sound, a request to the app, or a refusal with a reason.
  @Test(arguments: Command.allCases) func everyCommandHasAResult(_ command: Command) throws {
    guard command.gesture == nil else { return }
    var simulator = try simulator()
    var settings = simulator.settings
    settings.volume = 50
    simulator.change(settings)
    #expect(!simulator.perform(.command(command)).isEmpty)
  }

  @Test(arguments: ["Start Help", "start  help", "START HELP"]) func startHelpDiffersFromStart(_ step: String) throws {
    #expect(try Script("> \(step)").steps[0].action == .gesture(.fourFingerDoubleTap))
    #expect(try Script("> start").steps[0].action == .start)
  }

  @Test func aCommandThatDoesNothingIsRefusedInSwift() throws {
    var reader = try ScreenReader(Self.screen)
    let reason = Refusal("\"Watch Item\" does nothing here: only the item with the cursor is watched")
    #expect(reader.perform(.command(.monitorElement)) == [.refused(reason)])
  }

  @Test(arguments: [
    ("Lock Screen", Happening.screenLocked), ("lock  screen", .screenLocked), ("Home", .appLeft),
    ("Volume Down", .volumeChanged),
  ]) func deviceCommandsChangeTheDevice(_ step: String, _ happening: Happening) throws {
    let run = try Script("> \(step)").run(on: Document(Self.screen))
    #expect(run.steps[0].occurrences.contains { $0.event == .happening(happening) })
    let name = step.split(separator: " ").joined(separator: " ")
    let command = try #require(Command(name))
    var simulator = try simulator()
    #expect(simulator.perform(.command(command)).contains { $0.event == .happening(happening) })
    var reader = try ScreenReader(Self.screen)
    guard case .refused? = reader.perform(.command(command)).first else {
      Issue.record("a reader has no device")
      return
    }
  }

  @Test func aSearchRemainsWhenTheAppStarts() throws {
    let script = try Script(
      """
      > item text search "garden"
      …
      > start
      …
      > Next Search Result
      Garden, Link
      """)
    #expect(try script.run(on: Document(Self.screen)).failures.isEmpty)
  }

  /// The selection in a secure field is not copied, and the earlier copy stays.
  @Test func aPasswordIsNotCopied() throws {
    let field = Outline.Item.textField("Code", value: "abc", secure: true)
    let select = "> touch \"Code\"\n> double tap\n> double tap\n> rotor \"Text selection\"\n> swipe down\n"
    for step in ["Copy", "Cut"] {
      let run = try Script(select + "> \(step)\n> Paste").run(on: Document([field]))
      #expect(run.steps[5].note == "the text of a secure text field cannot be copied")
      #expect(run.steps[6].note == "nothing has been copied or cut")
    }
  }

  @Test func lettersAreTextWhileAFieldIsEdited() throws {
    let script = try Script(
      """
      > Toggle Single Letter Quick Nav
      Quick Nav on
      > type "r"
      Reply, Yes, Text field
      Double tap to edit
      > double tap
      …
      > type "r"
      r
      """)
    #expect(try script.run(on: Document(Self.screen)).failures.isEmpty)
  }

  @Test(arguments: [
    ("ko", "빠른 탐색 켬"), ("ja", "クイックナビオン"), ("de", "Schnellnavigation ein"), ("fr", "navigation rapide activée"),
    ("es", "navegación rápida activada"), ("zh-Hans", "快速导航已打开"), ("ru", "Быстрая навигация включена"),
  ]) func commandsSpeakTheLanguageOfTheScreen(_ language: String, _ words: String) throws {
    let document = try Document(Self.screen, language: language)
    let run = try Script("> Toggle Single Letter Quick Nav").run(on: document)
    #expect(run.actuals[0] == [.utterance(words)])
  }

  /// Without sounds, no accompanying sound is printed.
  @Test func accompanyingSoundsArePrintedOnDemand() {
    for happening in [
      Happening.secureTextEntered, .itemReordered, .insertionPointMoved, .selectionDirectionChanged, .wrappedForwards,
      .wrappedBackwards, .noResults, .keyboardAppeared, .keyboardDisappeared, .quickNavEnabled, .quickNavDisabled,
      .synchronizedFocus, .volumeChanged, .startInteracting, .stopInteracting, .interactableGroup,
    ] {
      #expect(!happening.isPrinted && !happening.isOfDevice)
    }
  }
}
