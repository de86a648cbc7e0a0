import Aloud
import AloudTestSupport
import Testing

/// The syntax of steps for the device.
@Suite struct DeviceScriptTests {
  static let usages = DeviceAction.table.map(\.usage)

  private func action(_ text: String) throws -> DeviceAction? {
    guard case .device(let action)? = try Script("> \(text)").steps.first?.action else { return nil }
    return action
  }

  @Test(arguments: usages) func isReadAndWrittenBack(_ usage: String) throws {
    // An example may show optional parts.
    let text = String(usage.filter { $0 != "[" && $0 != "]" })
    let action = try #require(try action(text))
    #expect(action.words == text)
    #expect(try self.action("  " + text.uppercasedWords + "  ") == action)
  }

  /// Every action, with its possible arguments.
  static let actions: [DeviceAction] = [
    .startGuidedAccess, .endGuidedAccess, .showGuidedAccessOptions, .deny("account"), .deny("a \"b\" c"), .deny(""),
    .allow("touch"), .allow("계정"), .disableArea(Frame(x: 0, y: 600, width: 390, height: 200)),
    .disableArea(Frame(x: -0.5, y: 1e-7, width: 1e20, height: 0.1 + 0.2)), .enableAreas, .limitTime(nil),
    .limitTime(20), .limitTime(1.001), .limitTime(3600), .limitTime(1), .accessibilityShortcut(nil),
    .accessibilityShortcut("VoiceOver"), .startSingleAppMode, .endSingleAppMode, .restart, .home, .returnToApp,
    .sideButton, .volumeUp, .volumeDown, .shake,
  ]

  @Test(arguments: actions) func wordsOfAnActionParse(_ action: DeviceAction) throws {
    #expect(try self.action(action.words) == action, "\(action.words)")
  }

  @Test func everyActionHasARow() throws {
    let kinds = Set(Self.actions.map { String(describing: $0).prefix { $0 != "(" } })
    #expect(DeviceAction.table.count == 19)
    #expect(kinds.count == 18)
    #expect(DeviceAction.table.allSatisfy { !$0.meaning.isEmpty && $0.usage.hasPrefix($0.words) })
    for row in DeviceAction.table {
      #expect(Self.actions.contains { $0.words.hasPrefix(row.words) }, "\(row.words)")
    }
  }

  @Test(arguments: [
    ("guided access deny \"a\" b\"", DeviceAction.deny("a\" b")),
    ("guided access area  1, 2,3.5,4", .disableArea(Frame(x: 1, y: 2, width: 3.5, height: 4))),
    ("guided access time limit 1500ms", .limitTime(1.5)), ("guided access time limit 2 s", .limitTime(2)),
    ("accessibility   shortcut", .accessibilityShortcut(nil)), ("Guided\tAccess START", .startGuidedAccess),
  ]) func capitalsSpacesAndUnitsMayVary(_ text: String, _ expected: DeviceAction) throws {
    #expect(try action(text) == expected)
  }

  // MARK: Errors

  /// A `‸` marks the place that the error must have.
  @Test(arguments: [
    ("guided access deny‸", "guided access deny needs a name in quotes: guided access deny \"account\""),
    ("guided access deny ‸account", "guided access deny needs a name in quotes: guided access deny \"account\""),
    (
      "guided access allow ‸“account”",
      "guided access allow needs a name in quotes: guided access allow \"account\"; write straight quotation marks: > "
        + "guided access allow \"account\""
    ),
    ("guided access deny \"account‸", "the closing quote is missing"),
    ("guided access deny \"account\" ‸now", "nothing may follow this"),
    (
      "accessibility shortcut ‸VoiceOver",
      "accessibility shortcut needs a name in quotes: accessibility shortcut [\"VoiceOver\"]"
    ),
    ("guided access start ‸now", "nothing may follow this"), ("restart ‸now", "nothing may follow this"),
    (
      "guided access area‸",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    (
      "guided access area ‸1,2,3",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    (
      "guided access area ‸1,2,3,4,5",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    (
      "guided access area ‸1,2,3,nan",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    (
      "guided access area ‸1,2,-3,4",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    (
      "guided access area ‸a,b,c,d",
      "guided access area needs x, y, width and height in points: guided access area 0,600,390,200"
    ),
    ("guided access areas off ‸1", "nothing may follow this"),
    (
      "guided access time limit‸",
      "guided access time limit needs a time: guided access time limit 20s"
    ),
    (
      "guided access time limit ‸5min",
      "guided access time limit needs a time: guided access time limit 20s"
    ),
    ("guided access time limit ‸0.5s", "a session lasts at least one second: guided access time limit 1s"),
    (
      "guided access time limit ‸9999s",
      "guided access time limit can be one hour at most: guided access time limit 3600s"
    ),
    ("guided access time limit ‸0s", "a session lasts at least one second: guided access time limit 1s"),
    ("guided access time limit ‸999ms", "a session lasts at least one second: guided access time limit 1s"),
    ("‸guided acces start", "unknown step \"guided acces start\"; did you mean \"guided access start\"?"),
    ("‸volume upp", "unknown step \"volume upp\"; did you mean \"volume up\"?"),
    ("‸return to ap", "unknown step \"return to ap\"; did you mean \"return to app\"?"),
  ]) func errorsNameThePlace(_ marked: String, _ message: String) throws {
    let text = marked.split(separator: "‸").joined()
    let error = #expect(throws: ScriptError.self) { try Script("> start\n  > " + text, path: "a.aloud") }
    #expect(error?.message.description == message)
    #expect(error?.line == 2)
    #expect(error?.column == 5 + marked.unicodeScalars.prefix { $0 != "‸" }.count)
  }

  private func run(_ text: String) throws -> ScriptRun {
    let device = GuidedAccess.permissive.with { $0.restrictions = [.init(identifier: "account", title: "Account")] }
    let screen = Document.Screen(tree: try Outline([.heading("Start")]).tree())
    return try Script("> start\n" + text).run(on: try Document(screens: [screen], guidedAccess: device))
  }

  @Test(arguments: [
    ("guided access deny \"acount\"", "there is no restriction \"acount\"; did you mean \"account\"?"),
    ("guided access allow \"Touch\"", "there is no restriction \"Touch\"; did you mean \"touch\"?"),
    (
      "guided access deny \"x\"",
      "there is no restriction \"x\"; there are account, touch, motion, keyboards, volumeButtons, sideButton"
    ),
    (
      "accessibility shortcut \"Siri\"",
      "there is no accessibility shortcut \"Siri\"; there are Guided Access, VoiceOver, Zoom, AssistiveTouch, Invert Colors, Grayscale"
    ),
  ]) func namesMustExist(_ step: String, _ message: String) throws {
    let error = #expect(throws: ScriptError.self) { try run("> \(step)") }
    #expect(error?.message.description == message)
    #expect(error?.line == 2)
  }

  @Test(arguments: ["Invert Colors", "invert colors", "invertColors", "INVERTCOLORS"])
  func theShortcutHasSeveralSpellings(_ name: String) throws {
    #expect(try run("> accessibility shortcut \"\(name)\"").steps[1].actuals == [.happening(.invertColorsOn)])
  }

  /// A refusal gives the reason and the way to continue.
  @Test(arguments: [
    ("single app mode end", "on a device that is not locked this is refused"), ("guided access end", "not locked"),
    ("return to app", "the app is in front already"),
    ("guided access start\n> home", "in Guided Access this is refused"),
    ("guided access deny \"touch\"\n> guided access start\n> swipe right", "the session denies touch"),
    ("guided access deny \"keyboards\"\n> guided access start\n> type \"a\"", "the session denies keyboards"),
    ("guided access deny \"motion\"\n> guided access start\n> shake", "the session denies motion"),
    ("guided access deny \"volumeButtons\"\n> guided access start\n> volume up", "denies volumeButtons"),
    ("guided access deny \"sideButton\"\n> guided access start\n> side button", "denies sideButton"),
    ("guided access area 0,0,99,99\n> guided access start\n> touch 5,5", "has disabled this part"),
    ("guided access time limit 1s\n> guided access start\n> wait 2s\n> swipe right", "the time of the session is over"),
    ("home\n> swipe right", "the app is not in front"), ("side button\n> swipe right", "the screen is locked"),
    ("accessibility shortcut \"VoiceOver\"\n> swipe right", "VoiceOver is off"),
    ("guided access options\n> guided access deny \"motion\"", "a screen of the system is open"),
    ("single app mode start\n> guided access options", "in Single App Mode this is refused"),
  ]) func refusalsAreExplained(_ steps: String, _ reason: String) throws {
    let last = try #require(try run("> \(steps)").steps.last)
    #expect(last.actuals == [.happening(.refused)])
    #expect(last.note?.description.contains(reason) == true, "\(last.note ?? "")")
  }

  @Test func recordingsPass() throws {
    let steps = Self.usages.map { "> " + $0.filter { $0 != "[" && $0 != "]" } }.joined(separator: "\n")
    let played = try run(steps)
    let script = try Script(played.script.recorded(played.actuals))
    let again = try script.run(on: try #require(played.simulator.app.document).document)
    #expect(again.failures.isEmpty && again.actuals == played.actuals)
  }
}

extension String {
  /// In capitals, except text in quotes and words with digits.
  fileprivate var uppercasedWords: String {
    guard !contains("\"") else { return self }
    return split(separator: " ").map { $0.contains(where: \.isNumber) ? String($0) : $0.uppercased() }
      .joined(separator: "  ")
  }
}
