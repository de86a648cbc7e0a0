import AloudTestSupport
import Testing

@testable import Aloud
@testable import AloudReader

@Suite struct StepSuggestionTests {
  @Test(arguments: [
    (#"tap "Buy""#, #"; did you mean > touch "Buy", then > double tap?"#), ("tap", #"; did you mean "double tap"?"#),
    (#"tapOn "Buy""#, #"; did you mean > touch "Buy", then > double tap?"#),
    ("doubletap", #"; did you mean "double tap"?"#),
    (#"double-tap "Buy""#, #"; did you mean > touch "Buy", then > double tap?"#),
    ("press", #"; did you mean "double tap"?"#),
    ("click Buy now", #"; did you mean > touch "Buy now", then > double tap?"#),
    ("next", #"; did you mean "swipe right"?"#),
    ("flick right", #"; did you mean "swipe right"?"#), ("Flick Left", #"; did you mean "swipe left"?"#),
    ("back", #"; did you mean "scrub"?"#), (#"focus "Email""#, #"; did you mean > touch "Email"?"#),
    ("long press", #"; did you mean "triple tap"?"#), (#"fill "me""#, #"; did you mean > type "me"?"#),
    ("sendKeys", #"; did you mean > type "…"?"#), ("sleep 2", #"; did you mean "wait 2s"?"#),
    ("sleep", #"; did you mean "wait 2s"?"#),
    (#"expect "Posted""#, "; an expectation is a line of its own under a step, without >"),
    (#"assertVisible "Posted""#, "; an expectation is a line of its own under a step, without >"),
    ("magic tap", #"; did you mean "two-finger double tap"?"#), ("swipe rihgt", #"; did you mean "swipe right"?"#),
    ("swipe", #"; did you mean "swipe right"?"#), ("wiat 2s", #"; did you mean "wait"?"#), ("xyzzy", ""), ("", ""),
    ("\"\"", ""), ("tap \"a\u{1B}[2J\"", "; did you mean > touch \"a [2J\", then > double tap?"),
  ])
  func meant(_ step: String, _ hint: String) {
    #expect(StepSuggestion.hint(for: step) == hint)
  }

  /// What is suggested can be written.
  @Test func suggestionsAreSteps() throws {
    for row in StepSuggestion.table {
      for step in (row.alone + row.withText) { _ = try Script("> \(step)") }
      #expect(!row.names.isEmpty && !(row.alone + row.withText).isEmpty)
    }
    let names = StepSuggestion.table.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased().filter(\.isLetter) })
  }

  /// A word that is a step is no mistake.
  @Test func namesAreNoSteps() {
    for name in StepSuggestion.table.flatMap(\.names) {
      #expect(throws: ScriptError.self, "\(name)") { try Script("> \(name)") }
    }
  }

  @Test func happeningsHaveOtherNames() {
    for (name, meant) in [
      ("screen change", "screen changed"), ("bonk", "boundary"), ("Denied", "refused"), ("popup", "alert"),
    ] {
      for line in ["[\(name)]", "! [\(name)]"] {
        let error = #expect(throws: ScriptError.self) { try Script("> swipe right\n\(line)") }
        #expect(error?.message.hasSuffix("; did you mean \"\(meant)\"?") == true, "\(error?.message ?? "")")
      }
    }
    #expect(Happening.synonyms.keys.allSatisfy { Happening(rawValue: $0) == nil && $0 == $0.lowercased() })
  }

  @Test func anUnknownSettingHasThreeNeighbors() {
    let error = #expect(throws: ScriptError.self) { try Script("setting delay 3") }
    #expect(error?.message.hasPrefix("there is no setting \"delay\"; the nearest are ") == true)
    #expect(error?.message.split(separator: ",").count == 3)
    #expect(error?.message.contains("hintDelay") == true)
    var settings = VoiceOverSettings()
    let thrown = #expect(throws: SettingError.self) { try settings.set("qqq", to: "on") }
    #expect(thrown?.description == Setting.unknown("qqq"))
  }

  // MARK: While a script is performed

  private func note(_ outline: Outline, _ steps: String) throws -> String? {
    try Script(steps).run(on: Document(outline)).steps.last?.note
  }

  @Test func namesThatNothingHasSuggestWhatIsThere() throws {
    let item = Outline.Item.element("Message").with { $0.details.actions = [Action(name: "Reply", effects: [])] }
    #expect(
      try note([item], "> start\n> rotor \"reply\"")
        == "\"Reply\" is a custom action: rotor \"Actions\", swipe down to it, double tap")
    #expect(
      try note([.button("Settings")], "> choose \"Setings\"")
        == "the Item Chooser has no item with \"Setings\"; did you mean \"Settings\"?")
    let error = #expect(throws: ScriptError.self) { try note([.button("A")], "screen \"Hme\"\n> start") }
    #expect(error?.message.hasPrefix("the app has no screen \"Hme\"") == true)
  }

  // MARK: Refusals

  @Test(arguments: [
    ("> type \"a\"", "no text field is being edited"), ("> delete", "no text field is being edited"),
    ("> undo", "no text field is being edited"), ("> two-finger double tap", "nothing here answers a magic tap"),
    ("> triple tap", "nothing here answers a long press"), ("> scrub", "nothing here answers a scrub"),
    ("> pause", "no finger is down"), ("> drag to 3", "no finger is down"),
    ("> quadruple tap", "labels of the user's own"),
    ("> two-finger triple tap\n> double tap", "no item is chosen yet"),
    ("> two-finger triple tap\n> rotor right", "the Item Chooser is open"),
    ("> home\n> swipe right", "the app is not in front"), ("> side button\n> home", "the screen is locked"),
    ("> side button\n> accessibility shortcut", "the screen is locked"),
  ])
  func aRefusalHasAReason(_ steps: String, _ reason: String) throws {
    let run = try Script(steps).run(on: Document([.button("Buy"), .textField("Name")]))
    let last = try #require(run.steps.last)
    #expect(last.actuals.contains(.happening(.refused)), "\(last.actuals)")
    #expect(last.note?.contains(reason) == true, "\(last.note ?? "")")
    #expect(last.occurrences.compactMap(\.refusal?.description) == [last.note])
  }

  @Test func onAScreenWithoutStopsNothingHasTheCursor() throws {
    #expect(try note([], "> double tap") == "the VoiceOver cursor is on nothing: this screen has no stop")
  }
}
