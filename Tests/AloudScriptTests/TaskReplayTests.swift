import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudScript
@testable import AloudSimulator

/// A task, performed by its goals with another technology.
@Suite struct TaskReplayTests {
  private static let app = """
    {"aloud": 1, "elements": [
      {"label": "Mail", "traits": ["header"], "frame": [0, 0, 400, 40]},
      {"id": "name", "label": "Name", "text": {}, "frame": [0, 50, 400, 40]},
      {"id": "size", "label": "Size", "traits": ["adjustable"], "value": "1", "frame": [0, 100, 400, 40],
       "adjusts": {"from": 0, "to": 9, "step": 1, "at": 1}},
      {"label": "Open", "traits": ["button"], "frame": [0, 150, 400, 40], "on": {"activate": [{"post": "announcement", "text": "Opened"}]}},
      {"label": "Open", "traits": ["button"], "frame": [0, 200, 400, 40], "on": {"activate": [{"post": "announcement", "text": "Second"}]}},
      {"label": "Jun", "frame": [0, 250, 400, 40],
       "actions": [{"name": "Reply", "do": [{"post": "announcement", "text": "Replying"}]}, {"name": "Flag", "do": [{"post": "announcement", "text": "Flagged"}]}]},
      {"label": "Off", "traits": ["button", "notEnabled"], "frame": [0, 300, 400, 40]}
    ]}
    """

  private func replay(
    _ steps: String, as technology: TaskTechnology, app: String = app
  ) throws -> (run: ScriptRun, replay: TaskReplay) {
    var options = ReaderOptions()
    options.braille = BrailleScriptTests.translator
    let document = try ImportedScreen(Array(app.utf8)).document
    let run = try Script(steps).run(on: document, options: options)
    return (run, try TaskReplay(of: run, as: technology, on: document, options: options))
  }

  private func steps(_ script: String, as technology: TaskTechnology) throws -> [String] {
    let (_, replay) = try replay(script, as: technology)
    #expect(replay.missed?.obstacle.map { "\($0)" } == nil)
    return replay.script.steps.map { $0.written }
  }

  @Test func goalsAreWhatIsDoneAndWhereTheCursorRests() throws {
    let script = """
      > start
      > swipe right
      > double tap
      > type "Mina"
      > swipe right
      > swipe up
      > swipe right
      > swipe right
      > swipe right
      > wait 1s
      """
    let goals = try Script(script).run(on: ImportedScreen(Array(Self.app.utf8)).document).goals
    #expect(goals.map { $0.line } == [1, 3, 4, 6, 9, 10])
    #expect(goals.map { $0.gestures } == [0, 2, 1, 2, 3, 0])
    #expect(goals.map { $0.elementName } == ["", "Name", "", "Size", "Jun", ""])
    #expect(goals.map { $0.isReading } == [false, false, false, false, true, false])
    #expect(goals.map { $0.isTheUsers } == [false, true, true, true, true, false])
  }

  @Test func keysLeadToTheGoal() throws {
    #expect(
      try steps("> start\n> swipe right\n> swipe right\n> swipe right\n> double tap", as: .keyboard) == [
        "start", "key Tab", "key Tab", "key Tab", "key Space",
      ])
    #expect(
      try steps("> start\n> touch \"Jun\"\n> swipe down\n> swipe down\n> double tap", as: .keyboard).suffix(3) == [
        "key Tab-Z", "key Down Arrow", "key Space",
      ])
  }

  @Test func aSwitchWaitsOrMoves() throws {
    let task = "> start\n> touch \"Size\"\n> swipe up\n> swipe up"
    #expect(
      try steps(task, as: .switchControl) == [
        "start", "wait 1s", "switch select item", "wait 1s", "switch select item", "wait 1s", "switch select item",
        "wait 1s", "switch select item",
      ])
    #expect(
      try steps("setting scanning manual\n" + task, as: .switchControl).prefix(4) == [
        "start", "switch move to next item", "switch select item", "switch move to next item",
      ])
  }

  @Test func aVoiceSaysTheNameOrTheNumber() throws {
    #expect(try steps("> start\n> touch \"Name\"\n> double tap", as: .voice) == ["start", "say \"Tap Name\""])
    let second = "> start\n> touch \"Open\"\n> swipe right\n> double tap"
    #expect(try steps(second, as: .voice) == ["start", "say \"Show numbers\"", "say \"Tap 4\""])
  }

  @Test func aVoiceChoosesAnActionFromTheList() throws {
    let task = "> start\n> touch \"Jun\"\n> swipe down\n> swipe down\n> double tap"
    #expect(try steps(task, as: .voice) == ["start", "say \"Show actions for Jun\"", "say \"Tap Flag\""])
  }

  @Test func brailleIsPannedAndThenActedOn() throws {
    #expect(
      try steps("> start\n> touch \"Size\"\n> swipe down", as: .braille) == [
        "start", "Pan Right", "Pan Right", "swipe down",
      ])
  }

  @Test(arguments: [
    (TaskTechnology.keyboard, "\"Off\"", "Full Keyboard Access passes over \"Off\""),
    (.switchControl, "\"Off\"", "Switch Control passes over \"Off\""), (.voice, "\"Off\"", "Voice Control passes over"),
  ]) func aGoalThatIsNotReachedEndsTheReplay(_ technology: TaskTechnology, _ place: String, _ reason: String) throws {
    let task = "> start\n> touch \"Name\"\n> double tap\n> touch \(place)\n> double tap\n> touch \"Name\"\n> double tap"
    let (_, replay) = try replay(task, as: technology)
    #expect(replay.missed?.goal.line == 5)
    #expect(replay.missed?.obstacle.map { "\($0)".hasPrefix(reason) } == true)
    #expect(replay.parts.count == 3)
  }

  @Test func aKeyThatIsNotSimulatedIsNoWay() throws {
    let (_, replay) = try replay("> start\n> touch \"Size\"\n> swipe up", as: .keyboard)
    #expect(
      replay.missed?.obstacle.map { "\($0)" }
        == "no source says with which keys Full Keyboard Access adjusts an element")
  }

  @Test(arguments: ["technology voice control\n> start", "> start\n> technology switch control", "> key Tab"])
  func aTaskWithAnotherTechnologyIsRefused(_ script: String) throws {
    let document = try ImportedScreen(Array(Self.app.utf8)).document
    let run = try Script(script).run(on: document)
    let error = #expect(throws: ScriptError.self) { try TaskReplay(of: run, as: .keyboard, on: document) }
    #expect(error?.description.contains("only a task with VoiceOver is replayed") == true)
  }

  /// The steps of a replay are what is in its script: performing that leads the app to the same screen as the task.
  @Test(
    arguments: FixtureScriptTests.scripts.filter { $0.hasPrefix("Scripts/") },
    [TaskTechnology.keyboard, .switchControl, .voice])
  func replaysOfFixturesLeadToTheSameScreen(_ path: String, _ technology: TaskTechnology) throws {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let document = try file.document()
    let run = try file.script.run(on: document)
    guard let replay = try? TaskReplay(of: run, as: technology, on: document) else { return }
    let again = try replay.script.run(on: document)
    #expect(again.steps.allSatisfy { $0.occurrences.allSatisfy { $0.refusal == nil } || $0.step.action.isGiven })
    guard replay.missed == nil else { return }
    let screens = [run, again].map { $0.simulator.app.screen }
    #expect(screens[0].key == screens[1].key && screens[0].name == screens[1].name, "\(replay.script.text)")
  }
}

extension Script.Action {
  fileprivate var isGiven: Bool {
    switch self {
    case .device, .post, .wait, .setting: true
    default: false
    }
  }
}
