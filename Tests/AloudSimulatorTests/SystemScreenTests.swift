import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// The options of Guided Access and the menu of the accessibility shortcut, walked like any screen.
@Suite struct SystemScreenTests {
  private static let options = "guided access options"
  private static let menu = "accessibility shortcut"

  private func walk(
    _ items: [Outline.Item] = [.heading("Start"), .button("Go").named("go")], app: [Behaviors.Event: [Effect]] = [:],
    pace: Simulator.Pace = .listen, _ change: (inout GuidedAccess) -> Void = { _ in }
  ) throws -> Walk {
    try Walk(
      items, on: .permissive.with(change), app: Behaviors(app),
      screens: ["second": [.heading("Second"), .text("More")]],
      pace: pace)
  }

  private static let shop = GuidedAccess.Restriction(identifier: "shop", title: "Shop", detail: "Buying things")

  // MARK: The elements

  @Test func theOptionsAreRead() throws {
    var walk = try walk { $0.restrictions = [Self.shop] }
    #expect(walk.step(Self.options) == ["[screen changed]", "Guided Access, Heading"])
    #expect(
      walk.labels() == [
        "Guided Access", "Cancel", "Start", "Options", "Touch", "Motion", "Software Keyboards", "Volume Buttons",
        "Side Button", "Shop", "Buying things", "Time Limit",
      ])
    #expect(walk.step("touch \"Start\"") == ["Start, Button"])
    #expect(walk.step("touch \"Touch\"").first == "Touch, Switch button, On")
    #expect(walk.step("touch \"Time Limit\"").first == "Time Limit, Off, Adjustable")
    walk.enter(.guidedAccess)
    walk.step(Self.options)
    #expect(Array(walk.labels().prefix(4)) == ["Guided Access", "End", "Resume", "Options"])
  }

  /// Each language has all words and translates all names.
  @Test(arguments: VoiceLibrary.standard.languages) func optionsAreReadInEveryLanguage(_ language: String) throws {
    let document = try Document(
      language: language, screens: [.init(tree: try Outline([.heading("x")]).tree())], guidedAccess: .permissive)
    for step in [Self.options, Self.menu] {
      var walk = try Walk(document)
      walk.step(step)
      let labels = walk.labels()
      #expect(labels.count == (step == Self.options ? 10 : 8), "\(labels)")
      #expect(Set(labels).count == labels.count, "\(labels)")
      #expect(labels.allSatisfy { !$0.isEmpty && !$0.contains(".") && !$0.contains("_") }, "\(labels)")
      let english = try english(step)
      let same = zip(labels, english).filter { $0 == $1 }.map(\.0)
      // Apple's names are the same in all languages; the options are in French.
      #expect(
        language == "en" || Set(same).isSubset(of: ["VoiceOver", "Zoom", "AssistiveTouch", "Options"]), "\(same)")
    }
  }

  private func english(_ step: String) throws -> [String] {
    var walk = try walk()
    walk.step(step)
    return walk.labels()
  }

  @Test(arguments: VoiceLibrary.standard.languages) func minutesAreSaidInEveryLanguage(_ language: String) throws {
    var walk = try Walk(
      try Document(
        language: language, screens: [.init(tree: try Outline([.heading("x")]).tree())], guidedAccess: .permissive))
    walk.step(Self.options, "four-finger tap bottom")
    let said = walk.step("swipe up")
    #expect(said.count == 1 && said[0].contains("5"), "\(said)")
  }

  @Test func theMenuShowsActiveFeatures() throws {
    var walk = try walk { $0.features = [.voiceOver, .zoom] }
    #expect(walk.step(Self.menu) == ["[screen changed]", "Accessibility Shortcuts, Heading"])
    #expect(
      walk.labels() == [
        "Accessibility Shortcuts", "Guided Access", "VoiceOver", "Zoom", "AssistiveTouch", "Invert Colors",
        "Grayscale", "Cancel",
      ])
    #expect(walk.step("touch \"Zoom\"") == ["Selected, Zoom, Button"])
    #expect(walk.step("touch \"Invert Colors\"") == ["Invert Colors, Button"])
  }

  // MARK: The menu

  @Test func aChosenMenuItemIsPerformed() throws {
    var walk = try walk()
    walk.step("swipe right")
    #expect(
      walk.step(Self.menu, "touch \"Zoom\"", "double tap") == ["[zoom on]", "[screen changed]", "Go, Button"])
    #expect(walk.device.features == [.voiceOver, .zoom])
    #expect(
      walk.step(Self.menu, "touch \"Guided Access\"", "double tap")
        == ["[screen changed]", "Guided Access, Heading"])
    #expect(walk.step("scrub") == ["[screen changed]", "Go, Button"])
    #expect(walk.step(Self.menu, "touch \"VoiceOver\"", "double tap") == ["[voiceover off]", "VoiceOver off"])
    #expect(walk.step(Self.menu) == [])
    // VoiceOver starts on the first element, as on other screens.
    #expect(walk.step("touch \"VoiceOver\"") == ["[voiceover on]", "VoiceOver on", "Start, Heading"])
  }

  @Test func theDocumentsShortcutDecides() throws {
    var none = try walk { $0.shortcut = [] }
    #expect(none.step(Self.menu) == ["[refused]"])
    #expect(none.step("accessibility shortcut \"Zoom\"") == ["[refused]"])
    var one = try walk { $0.shortcut = [.zoom] }
    #expect(one.step(Self.menu) == ["[zoom on]"])
    #expect(one.step(Self.menu) == ["[zoom off]"])
    #expect(one.step("accessibility shortcut \"VoiceOver\"") == ["[refused]"])
    var two = try walk { $0.shortcut = [.voiceOver, .guidedAccess] }
    two.step(Self.menu)
    #expect(two.labels() == ["Accessibility Shortcuts", "VoiceOver", "Guided Access", "Cancel"])
  }

  /// Without options, the menu does not offer them.
  @Test(arguments: [SingleAppMode.singleApp, .autonomousSingleApp, .assessment])
  func aLockedDeviceOffersNoOptions(_ mode: SingleAppMode) throws {
    var walk = try walk { $0.shortcut = [.guidedAccess, .invertColors] }
    walk.enter(mode)
    #expect(walk.step(Self.menu) == ["[invert colors on]"])
    #expect(walk.step("accessibility shortcut \"Guided Access\"") == ["[refused]"])
  }

  // MARK: The options

  @Test(arguments: ["scrub", "touch \"Cancel\"", "accessibility shortcut \"Zoom\"", "home", "restart"])
  func leavingDiscardsChanges(_ way: String) throws {
    var walk = try walk { $0.restrictions = [Self.shop] }
    let before = walk.device
    walk.step(Self.options, "touch \"Touch\"", "double tap", "four-finger tap bottom", "swipe up", way)
    if way.hasPrefix("touch") { walk.step("double tap") }
    #expect(walk.device.denied == before.denied && walk.device.timeLimit == before.timeLimit)
    #expect(walk.device.mode == .unlocked)
    walk.step("return to app", Self.options)
    #expect(walk.step("touch \"Touch\"").first == "Touch, Switch button, On")
  }

  @Test func startAppliesTheChangedOptions() throws {
    var walk = try walk { $0.restrictions = [Self.shop] }
    walk.step("swipe right", Self.options)
    #expect(walk.step("touch \"Motion\"").first == "Motion, Switch button, On")
    walk.step("double tap", "four-finger tap top")
    #expect(walk.step("touch \"Motion\"").first == "Motion, Switch button, Off")
    walk.step("touch \"Shop\"", "double tap")
    #expect(walk.device.denied.isEmpty)
    #expect(
      walk.step("touch \"Start\"", "double tap")
        == ["[guided access started]", "Guided Access started", "[screen changed]", "Go, Button"])
    #expect(walk.device.mode == .guidedAccess && walk.device.denied == ["motion", "shop"])
    #expect(walk.device.guidedAccessRestrictionState(forIdentifier: "shop") == .deny)
  }

  @Test func resumeAppliesChangesAndEndEndsTheSession() throws {
    var walk = try walk { $0.denied = ["motion"] }
    walk.enter(.guidedAccess)
    walk.step(Self.options)
    #expect(walk.step("touch \"Motion\"").first == "Motion, Switch button, Off")
    walk.step("double tap", "touch \"Volume Buttons\"", "double tap")
    #expect(walk.step("touch \"Resume\"", "double tap") == ["[screen changed]", "Start, Heading"])
    #expect(walk.device.denied == ["volumeButtons"] && walk.device.mode == .guidedAccess)
    walk.step(Self.options, "touch \"Motion\"", "double tap")
    #expect(
      walk.step("touch \"End\"", "double tap")
        == ["[guided access ended]", "Guided Access ended", "[screen changed]", "Start, Heading"])
    #expect(walk.device.denied == ["volumeButtons"] && walk.device.mode == .unlocked)
  }

  @Test func theTimeLimitHasItsValues() throws {
    var walk = try walk()
    walk.step(Self.options, "four-finger tap bottom")
    var values: [String] = []
    while values.count < 20 {
      let said = walk.step("swipe up")
      if said == ["[boundary]"] { break }
      values += said
    }
    #expect(values == ["5", "10", "15", "30", "45", "60"].map { "\($0) minutes" })
    #expect(walk.step("swipe down") == ["45 minutes"])
    walk.step("touch \"Start\"", "double tap")
    #expect(walk.device.timeLimit == 2700)
    #expect(walk.wait(2600) == [])
    #expect(walk.wait(100).first == "[time limit reached]")
    // The options open although nothing else responds, and accept any time.
    walk.step(Self.options, "touch \"Time Limit\"")
    for _ in 0..<5 { walk.step("swipe down") }
    #expect(walk.step("touch \"Resume\"", "double tap") == ["[screen changed]", "Start, Heading"])
    #expect(walk.device.timeLimit == nil && !walk.device.isTimeUp)
    #expect(walk.step("swipe right") == ["Go, Button"])
  }

  @Test(arguments: [20.0, 420, 86400, 1]) func anExistingLimitIsAmongTheValues(_ limit: Double) throws {
    var walk = try walk { $0.timeLimit = limit }
    walk.step(Self.options, "four-finger tap bottom")
    walk.step("swipe up", "swipe down", "touch \"Start\"", "double tap")
    // The highest value has none above it.
    #expect(walk.device.timeLimit == (limit > 3600 ? 3600 : limit))
  }

  /// If the app has a restriction with the name of a system restriction, each has its switch.
  @Test func appRestrictionsMayHaveSystemNames() throws {
    var walk = try walk { $0.restrictions = [.init(identifier: "touch", title: "Toys")] }
    walk.step(Self.options, "touch \"Toys\"", "double tap", "touch \"Start\"", "double tap")
    #expect(walk.device.guidedAccessRestrictionState(forIdentifier: "touch") == .deny)
    #expect(!walk.device.denies(.touch))
    #expect(walk.step("touch \"Go\"") == ["Go, Button"])
  }

  // MARK: Requests to the app

  /// The app gets no requests for the system's screen.
  @Test(arguments: [options, menu]) func theAppGetsNoRequestsForSystemScreens(_ screen: String) throws {
    let effects: [Effect] = [.say("Heard"), .remove(id: "go")]
    let events = Behaviors.Event.ofNodes.map { ($0, effects) }
    let items: [Outline.Item] = [.heading("Start"), .button("Go").named("go", on: Dictionary(events) { $1 })]
    var walk = try walk(items, app: [.magicTap: effects, .escape: effects])
    walk.step(screen)
    let before = walk.simulator.app.tree
    #expect(walk.step("two-finger double tap") == ["[refused]"])
    #expect(walk.step("triple tap") == ["[refused]"])
    for step in ["left", "right", "up", "down"] {
      #expect(walk.step("three-finger swipe \(step)") == ["[boundary]"], "\(step)")
    }
    #expect(walk.step("type \"a\"") == ["[refused]"])
    #expect(walk.step("swipe left") == ["[boundary]"])
    #expect(walk.simulator.app.tree == before)
  }

  /// Every gesture, anywhere on the screens.
  @Test(arguments: ScreenReader.Gesture.table.map(\.words)) func everyGestureWorksOnSystemScreens(_ words: String)
    throws
  {
    let gesture = ["", " \"Start\"", " 3"].lazy.compactMap { try? ScreenReader.Gesture(words + $0) }.first
    for screen in [Self.options, Self.menu] {
      var walk = try walk()
      walk.step(screen)
      for rank in walk.simulator.reader.narrator.order.stops.indices {
        var walk = walk
        walk.simulator.reader.place(rank)
        _ = walk.perform(try #require(gesture))
        #expect(walk.simulator.fault == nil)
        #expect(walk.simulator.app.cursor == (try Self.start(walk)))
      }
    }
  }

  private static func start(_ walk: Walk) throws -> NodeID? {
    walk.simulator.app.tree.ids.first { walk.simulator.app.tree[$0].label == "Start" }
  }

  // MARK: Changes of the app behind a system screen

  private func walk(whileOpen effects: [Effect]) throws -> Walk {
    var walk = try walk([
      .heading("Start"), .acting("Go", .after(seconds: 9, effects)).with { $0.id = "go" }, .text("End").named("end"),
    ])
    walk.step("touch \"Go\"", "double tap", Self.options)
    return walk
  }

  @Test func anAnnouncementIsHeard() throws {
    var walk = try walk(whileOpen: [.say("News")])
    #expect(walk.wait(10) == ["News"])
    #expect(walk.step("swipe right") == ["Cancel, Button"])
  }

  @Test func appChangesDoNotMoveTheCursor() throws {
    var walk = try walk(
      whileOpen: [
        .post(.layoutChanged(focus: "end", text: nil)), .post(.layoutChanged(focus: nil, text: "Layout")),
        .post(.screenChanged(focus: "end", text: nil)), .post(.screenChanged(focus: nil, text: "Screen")),
        .post(.pageScrolled("Page")), .change("go") { $0.label = .some("Gone") },
      ])
    walk.step("touch \"Motion\"")
    #expect(walk.wait(10) == [])
    #expect(walk.focus == "Motion")
    #expect(walk.step("scrub") == ["[screen changed]", "Gone, Button"])
  }

  @Test func anElementRemovedBehindItIsGoneAfterwards() throws {
    var walk = try walk(whileOpen: [.remove(id: "go")])
    #expect(walk.wait(10) == [])
    #expect(walk.step("scrub") == ["[screen changed]", "Start, Heading"])
  }

  @Test func theAppCanShowAnotherScreenBehindIt() throws {
    var walk = try walk(whileOpen: [.show(screen: "second")])
    #expect(walk.wait(10) == [])
    #expect(walk.focus == "Guided Access")
    #expect(walk.step("scrub") == ["[screen changed]", "Second, Heading"])
    #expect(walk.labels() == ["Second", "More"])
  }

  @Test func theAppCanDismissAScreenBehindIt() throws {
    var walk = try walk([
      .heading("Start"),
      .acting("Go", .present(screen: "second"), .after(seconds: 9, [.dismiss])).with { $0.id = "go" },
    ])
    walk.step("touch \"Go\"", "double tap", Self.options)
    #expect(walk.wait(10) == [])
    #expect(walk.step("scrub") == ["[screen changed]", "Go, Button"])
  }

  @Test func aSessionStartedByTheAppClosesTheOptions() throws {
    var walk = try walk(whileOpen: [.session(true, [.say("Granted")])])
    // The options close, and the speech about the app's screen drops the announcement.
    #expect(
      walk.wait(10) == ["[guided access started]", "Guided Access started", "[screen changed]", "Go, Button"])
    #expect(walk.device.mode == .autonomousSingleApp)
    // It is too late to start a session.
    #expect(walk.step("touch \"Motion\"") == ["[nothing there]"])
    #expect(walk.device.mode == .autonomousSingleApp)
    #expect(!walk.device.denies(.motion))
  }

  // MARK: Activities that a system screen interrupts

  @Test func openingClosesChartDetails() throws {
    var simulator = try ChartScreenTests.simulator("Charts/coffee.json", ChartScreenTests.details)
    let before = simulator.app.cursor
    #expect(simulator.reader.isExploringChart)
    simulator.perform(.showGuidedAccessOptions)
    #expect(!simulator.reader.isExploringChart && simulator.screenName == "Guided Access")
    simulator.perform(.scrub)
    #expect(!simulator.reader.isExploringChart && simulator.reader.appTree == simulator.app.tree)
    #expect(simulator.app.cursor == before && simulator.reader.focus == before)
  }

  @Test func openingClosesTheItemChooser() throws {
    var walk = try walk()
    walk.step("swipe right", "two-finger triple tap", Self.options)
    #expect(walk.simulator.reader.chooserItems == nil)
    #expect(walk.step("swipe right") == ["Cancel, Button"])
    #expect(walk.step("scrub") == ["[screen changed]", "Go, Button"])
  }

  @Test func openingClosesHelp() throws {
    var walk = try walk()
    walk.step("four-finger double tap", Self.options)
    #expect(walk.step("swipe right") == ["Cancel, Button"])
  }

  @Test func editingContinuesAfterwards() throws {
    var walk = try walk([.heading("Start"), .textField("Name").named("name")])
    walk.step("touch \"Name\"", "double tap", "type \"ab\"", Self.options)
    #expect(walk.step("type \"c\"") == ["[refused]"])
    #expect(walk.step("scrub").first == "[screen changed]")
    walk.step("type \"d\"")
    let name = try #require(walk.simulator.app.document?.node(named: "name"))
    #expect(walk.simulator.app.document?.textState(of: name)?.text == "abd")
  }

  @Test func openingStopsContinuousReading() throws {
    var walk = try walk([.text("One"), .text("Two"), .text("Three")], pace: .swift)
    walk.step("two-finger swipe up", Self.options)
    #expect(walk.wait(60) == [])
    #expect(walk.focus == "Guided Access")
  }

  @Test func oneSystemScreenReplacesTheOther() throws {
    var walk = try walk()
    walk.step("swipe right", Self.options)
    #expect(walk.step(Self.options) == ["[refused]"])
    #expect(walk.step("guided access deny \"motion\"") == ["[refused]"])
    #expect(walk.step(Self.menu) == ["[screen changed]", "Accessibility Shortcuts, Heading"])
    #expect(walk.step("scrub") == ["[screen changed]", "Go, Button"])
  }

  @Test func systemScreensDoNotOpenOnTheHomeScreen() throws {
    var walk = try walk()
    walk.step("home")
    for step in [Self.options, Self.menu, "accessibility shortcut \"Guided Access\""] {
      #expect(walk.step(step) == ["[refused]"], "\(step)")
    }
    #expect(walk.step("return to app") == ["[screen changed]", "Start, Heading"])
  }
}
