import AloudTestSupport
import Testing

@testable import Aloud
@testable import AloudReader
@testable import AloudScript
@testable import AloudSimulator

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
    ("sendKeys", #"; did you mean > type "text"?"#), ("sleep 2", #"; did you mean "wait 2s"?"#),
    ("sleep", #"; did you mean "wait 2s"?"#),
    (#"expect "Posted""#, "; write an expectation in its own line under a step, without >"),
    (#"assertVisible "Posted""#, "; write an expectation in its own line under a step, without >"),
    ("magictap", #"; did you mean "two-finger double tap"?"#), ("swipe rihgt", #"; did you mean "swipe right"?"#),
    ("swipe", #"; did you mean "swipe right"?"#), ("wiat 2s", #"; did you mean "wait"?"#), ("xyzzy", ""), ("", ""),
    ("\"\"", ""), ("tap \"a\u{1B}[2J\"", "; did you mean > touch \"a [2J\", then > double tap?"),
  ])
  func stepsOfOtherToolsGetSuggestions(_ step: String, _ hint: String) {
    #expect(StepSuggestion.hint(for: step).description == hint)
  }

  @Test(arguments: [
    ("voiceover off", #"; did you mean > accessibility shortcut "VoiceOver"?"#),
    ("VoiceOver on", #"; did you mean > accessibility shortcut "VoiceOver"?"#),
    (#"fill "Email" "x""#, #"; did you mean > touch "Email", then > double tap, then > type "x"?"#),
    (#"enter "x" into "Email""#, #"; did you mean > touch "Email", then > double tap, then > type "x"?"#),
    (#"fill in "Email" with "x""#, #"; did you mean > touch "Email", then > double tap, then > type "x"?"#),
    ("tapp", #"; did you mean "double tap"?"#), (#"tapp "Buy""#, #"; did you mean > touch "Buy", then > double tap?"#),
    ("pause 2s", #"; did you mean "wait 2s"?"#), ("delay 2s", #"; did you mean "wait 2s"?"#),
    ("sleep 500", #"; did you mean "wait 500ms"?"#), ("wait for 2 seconds", #"; did you mean "wait 2s"?"#),
    ("open item chooser", #"; did you mean "two-finger triple tap"?"#), ("VO+Right", #"; did you mean "VO-Right"?"#),
    ("ctrl + option + right", #"; did you mean "Control-option-right"?"#),
    (#"app.buttons["Buy"].tap()"#, #"; did you mean > touch "Buy", then > double tap?"#),
    (
      #"app.textFields["Email"].typeText("x")"#,
      #"; did you mean > touch "Email", then > double tap, then > type "x"?"#
    ),
    (#"await element(by.label('Buy')).tap();"#, #"; did you mean > touch "Buy", then > double tap?"#),
    ("app.swipeLeft()", #"; did you mean "swipe left"?"#),
    ("twoFingerDoubleTap", #"; did you mean "two-finger double tap"?"#),
    ("set hints off", #"; did you mean "setting hints off"?"#),
    ("setting hints=off", #"; did you mean "setting hints off"?"#),
    (#"scroll to "x""#, #"; did you mean > touch "x"?"#),
    (#"- tapOn: "Buy""#, #"; did you mean > touch "Buy", then > double tap?"#),
    ("＞ swipe right", #"; did you mean "swipe right"?"#),
    ("touch “Email”", #"; write straight quotation marks: > touch "Email""#),
    ("post announcement ‘Saved’", #"; write straight quotation marks: > post announcement "Saved""#),
    ("tap 'Buy'", #"; did you mean > touch "Buy", then > double tap?"#),
    ("swipe right 2 times", "; a step is done once; to repeat it, write > swipe right again in a new line"),
    ("swipe right x3", "; a step is done once; to repeat it, write > swipe right again in a new line"),
    ("swipe up with three fingers", #"; did you mean "three-finger swipe up"?"#),
    ("one-finger swipe up", #"; did you mean "swipe up"?"#),
    ("five-finger swipe up", ""), ("3-finger swipe upp", #"; did you mean "three-finger swipe up"?"#),
  ])
  func respelled(_ step: String, _ hint: String) {
    #expect(StepSuggestion.hint(for: step).description == hint)
  }

  /// Steps of other tools for which VoiceOver users do something else.
  @Test(arguments: ["enter", "return", "tab", #"waitFor "x""#])
  func unsupportedStepsSaySo(_ step: String) {
    let hint = StepSuggestion.hint(for: step).description
    #expect(hint.contains("simulated") || hint.contains("without >"))
    #expect(!hint.contains("did you mean") && !hint.contains("…"))
  }

  /// With another number of fingers, it is another gesture.
  @Test func digitsAreFingers() {
    let numbers = ["two": "2", "three": "3", "four": "4"]
    for words in ScreenReader.Gesture.table.map(\.words) {
      guard let (name, digit) = numbers.first(where: { words.hasPrefix($0.key + "-finger") }) else { continue }
      let rest = words.dropFirst(name.count + 1)
      for written in ["\(digit)-\(rest)", "\(digit) \(rest)", "\(digit)\(rest)", "\(name) \(rest)"] {
        #expect(StepSuggestion.hint(for: written) == "; did you mean \"\(words)\"?", "\(written)")
      }
    }
  }

  /// A word of other tools for a command of VoiceOver leads to its gesture.
  @Test func commandsAreGestures() throws {
    for (name, command) in [("readall", "Read All"), ("readfromtop", "Read From Top")] {
      let row = try #require(StepSuggestion.table.first { $0.names.contains(name) })
      #expect(row.alone == ScreenReader.Gesture.table.filter { $0.command == command }.map(\.words))
    }
  }

  @Test(arguments: [
    ("> Flikc Up \"a\"", "unknown step \"Flikc Up\""), ("> Xyzzy  Abc", "unknown step \"Xyzzy Abc\""),
    (#"> double tap "Reply""#, #"did you mean > touch "Reply", then > double tap?"#),
    (#"> type "x" into "Email""#, #"> touch "Email", then > double tap, then > type "x"?"#),
    (#"> type "Email" "x""#, #"> touch "Email", then > double tap, then > type "x"?"#),
    (#"> touch "A" then "B""#, "touch takes one text in quotes"), ("> wait 2 Fortnights", "wait needs a time"),
    (#"> wait for "Posted""#, "without >"), ("> setting hints=off", #"did you mean "setting hints off"?"#),
    ("> touch “Email”", #"write straight quotation marks: > touch "Email""#),
    ("＞ swipe right", "a step begins with a half-width >"),
    ("> start\n＞ swipe right", "a step begins with a half-width >"),
    (#"- tapOn: "Buy""#, #"a step begins with >; did you mean > touch "Buy", then > double tap?"#),
  ])
  func scriptErrorsHaveTheSuggestion(_ text: String, _ part: String) {
    let error = #expect(throws: ScriptError.self) { try Script(text) }
    #expect(error?.message.description.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func otherSpellingsAreAccepted() throws {
    #expect(try Script("> wait 2S").steps[0].action == .wait(milliseconds: 2000))
    for text in [#"say "hello" to "Bob""#, #"5" to 6""#, "say \"hello\"", "\" \"", "“Hi”"] {
      #expect(try Script("> type \"\(text)\"").steps[0].action == .gesture(.type(text)))
    }
    #expect(Script.Actual.utterance("＞").written == "\"＞\"")
  }

  /// Suggestions are valid steps.
  @Test func suggestionsAreSteps() throws {
    for row in StepSuggestion.table {
      for step in (row.alone + row.withText) { _ = try Script("> \(step)") }
      #expect(!row.names.isEmpty && (!(row.alone + row.withText).isEmpty || row.says != nil))
    }
    let names = StepSuggestion.table.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased().filter(\.isLetter) })
  }

  /// A word that is a step is not a mistake.
  @Test func namesAreNotSteps() {
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
        #expect(error?.message.description.hasSuffix("; did you mean \"\(meant)\"?") == true, "\(error?.message ?? "")")
      }
    }
    #expect(Happening.synonyms.keys.allSatisfy { Happening(rawValue: $0) == nil && $0 == $0.lowercased() })
  }

  @Test func anUnknownSettingHasThreeNeighbors() {
    let error = #expect(throws: ScriptError.self) { try Script("setting delay 3") }
    #expect(error?.message.description.hasPrefix("there is no setting \"delay\"; the nearest are ") == true)
    #expect(error?.message.description.split(separator: ",").count == 3)
    #expect(error?.message.description.contains("hintDelay") == true)
    var settings = VoiceOverSettings()
    let thrown = #expect(throws: SettingError.self) { try settings.set("qqq", to: "on") }
    #expect(thrown?.description == Setting.unknown("qqq").description)
  }

  // MARK: While a script is performed

  private func note(_ outline: Outline, _ steps: String) throws -> String? {
    try Script(steps).run(on: Document(outline)).steps.last?.note?.description
  }

  @Test func unknownNamesSuggestExistingOnes() throws {
    let item = Outline.Item.element("Message").with { $0.details.actions = [Action(name: "Reply", effects: [])] }
    #expect(
      try note([item], "> start\n> rotor \"reply\"")
        == "\"Reply\" is a custom action: rotor \"Actions\", swipe down to it, double tap")
    #expect(
      try note([.button("Settings")], "> choose \"Setings\"")
        == "the Item Chooser has no item with \"Setings\"; did you mean \"Settings\"?")
    let error = #expect(throws: ScriptError.self) { try note([.button("A")], "screen \"Hme\"\n> start") }
    #expect(error?.message.description.hasPrefix("the app has no screen \"Hme\"") == true)
  }

  @Test(arguments: [
    ("Email, mina, Text field", "Email"), ("Selected, Light, Button", "Light"), ("Sign", "Sign in"),
    ("sign", "Sign in"),
    ("Emial", "Email"), ("Email, min", "Email"),
  ])
  func aReadingSuggestsItsLabel(_ text: String, _ label: String) throws {
    let field = Outline.Item.textField("Email", value: "mina")
    let screen: Outline = [
      field, .button("Light").with { $0.traits.insert(.selected) }, .button("Sign in"), .button("Buy"),
      .button("Buyers"),
    ]
    #expect(
      try note(screen, "> touch \"\(text)\"")
        == "no element has the label \"\(text)\"; did you mean \"\(label)\"?")
    #expect(try note(screen, "> touch \"B\"") == "no element has the label \"B\"")
  }

  @Test func aHintIsASeparateLine() throws {
    let switchButton = Outline.Item.button("Wi-Fi").with { $0.hint = "Opens settings" }
    let joined = "> start\nWi-Fi, Button, Opens settings\n"
    #expect(
      try note([switchButton], joined)
        == "VoiceOver says a hint after a pause; write it in its own line: Opens settings")
    #expect(try note([switchButton], "> start\nWi-Fi, Button\nOpens settings") == nil)
  }

  // MARK: Refusals

  @Test(arguments: [
    ("> type \"a\"", "no text field is being edited"), ("> delete", "no text field is being edited"),
    ("> undo", "no text field is being edited"), ("> two-finger double tap", "a magic tap does nothing"),
    ("> triple tap", "a long press does nothing"), ("> scrub", "a scrub does nothing"),
    ("> pause", "no finger is down"), ("> drag to 3", "no finger is down"),
    ("> quadruple tap", "custom labels, which are not simulated"),
    ("> two-finger triple tap\n> double tap", "no item is chosen yet"),
    ("> two-finger triple tap\n> rotor right", "the Item Chooser is open"),
    ("> home\n> swipe right", "the app is not in front"), ("> side button\n> home", "the screen is locked"),
    ("> side button\n> accessibility shortcut", "the screen is locked"),
  ])
  func aRefusalHasAReason(_ steps: String, _ reason: String) throws {
    let run = try Script(steps).run(on: Document([.button("Buy"), .textField("Name")]))
    let last = try #require(run.steps.last)
    #expect(last.actuals.contains(.happening(.refused)), "\(last.actuals)")
    #expect(last.note?.description.contains(reason) == true, "\(last.note ?? "")")
    #expect(last.occurrences.compactMap(\.refusal?.reason) == [last.note])
  }

  @Test func aScreenWithoutStopsHasNoElementAtTheCursor() throws {
    #expect(try note([], "> double tap") == "the VoiceOver cursor is not on an element: this screen has no stop")
  }
}
