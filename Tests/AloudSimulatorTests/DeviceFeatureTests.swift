import Aloud
import Testing

/// Accessibility features that the app and the user turn on and off.
@Suite struct DeviceFeatureTests {
  typealias Feature = GuidedAccess.Feature

  /// A device on which an app may configure features.
  static let permitted: Set<SingleAppMode> = [.singleApp, .autonomousSingleApp]

  private func walk(
    _ items: [Outline.Item] = [.heading("Start"), .button("Go")], app: [Behaviors.Event: [Effect]] = [:],
    pace: Simulator.Pace = .listen, _ change: (inout GuidedAccess) -> Void = { _ in }
  ) throws -> Walk {
    try Walk(items, on: .permissive.with(change), app: Behaviors(app), pace: pace)
  }

  static let events: [Feature: [String]] = [
    .zoom: ["zoom off", "zoom on"], .assistiveTouch: ["assistivetouch off", "assistivetouch on"],
    .invertColors: ["invert colors off", "invert colors on"], .grayscaleDisplay: ["grayscale off", "grayscale on"],
  ]

  // MARK: Configuring

  @Test(arguments: SingleAppMode.allCases, Feature.allCases)
  func configuringIsPermittedUnderAProfileLock(_ mode: SingleAppMode, _ feature: Feature) throws {
    var walk = try walk { $0.features = [.voiceOver] }
    walk.enter(mode)
    for isOn in [true, false] {
      let before = walk.device
      let done = walk.simulator.configureForGuidedAccess(features: [feature], enabled: isOn)
      guard Self.permitted.contains(mode) else {
        #expect(!done.didSucceed && done.error == .permissionDenied)
        #expect(walk.lines(done.occurrences) == ["[permission denied]"] && walk.device == before)
        continue
      }
      #expect(done.didSucceed && done.error == nil)
      #expect(walk.device.features.contains(feature) == isOn)
      guard let events = Self.events[feature] else { continue }
      #expect(walk.lines(done.occurrences) == ["[\(events[isOn ? 1 : 0])]"])
      // A second request succeeds and changes nothing.
      let again = walk.simulator.configureForGuidedAccess(features: [feature], enabled: isOn)
      #expect(again.didSucceed && again.occurrences.isEmpty)
    }
  }

  @Test func severalFeaturesAreReportedInOrder() throws {
    var walk = try walk { $0.managedSingleAppMode = true }
    let done = walk.simulator.configureForGuidedAccess(features: Set(Feature.allCases), enabled: true)
    #expect(
      walk.lines(done.occurrences) == ["[zoom on]", "[assistivetouch on]", "[invert colors on]", "[grayscale on]"])
    #expect(walk.device.features == Set(Feature.allCases))
  }

  @Test(arguments: SingleAppMode.allCases) func missingElementsFail(_ mode: SingleAppMode) throws {
    var walk = try walk { $0.unavailable = [.zoom] }
    walk.enter(mode)
    let isPermitted = Self.permitted.contains(mode)
    // The whole request fails, not only the missing feature.
    let done = walk.simulator.configureForGuidedAccess(features: [.zoom, .invertColors], enabled: true)
    #expect(done.error == (isPermitted ? .failed : .permissionDenied))
    #expect(walk.lines(done.occurrences) == [isPermitted ? "[configuration failed]" : "[permission denied]"])
    #expect(walk.device.features == [.voiceOver])
    #expect(walk.simulator.configureForGuidedAccess(features: [.invertColors], enabled: true).didSucceed == isPermitted)
  }

  @Test func errorsHaveTheNumbersOfUIKit() {
    #expect(GuidedAccessError.permissionDenied.rawValue == 0)
    #expect(GuidedAccessError.failed.rawValue == Int64.max)
  }

  // MARK: VoiceOver off and on

  @Test func voiceOverSaysThatItTurnsOffAndOn() throws {
    var walk = try walk()
    walk.step("swipe right")
    #expect(walk.step("accessibility shortcut \"VoiceOver\"") == ["[voiceover off]", "VoiceOver off"])
    #expect(!walk.device.isVoiceOverRunning)
    #expect(walk.step("wait 60s") == [])
    #expect(
      walk.step("accessibility shortcut \"VoiceOver\"") == ["[voiceover on]", "VoiceOver on", "Start, Heading"])
    #expect(walk.device.isVoiceOverRunning && walk.focus == "Start")
  }

  @Test func nothingIsHeardWhileItIsOff() throws {
    func say(_ text: SpokenText, _ priority: Effect.Priority) -> Effect {
      .post(.announcement(text, priority: priority))
    }
    let items: [Outline.Item] = [
      .heading("Start"),
      .acting(
        "Go", say("At once", .low), .after(seconds: 5, [say("Default", .default), say("High", .high)]),
        .after(
          seconds: 6,
          [.post(.layoutChanged(focus: "end", text: nil)), .post(.layoutChanged(focus: nil, text: "Layout"))]),
        .after(seconds: 7, [.post(.pageScrolled("Page"))]),
        .after(seconds: 8, [.post(.screenChanged(focus: nil, text: "Screen"))])),
      .text("End").named("end"),
    ]
    var walk = try walk(items)
    walk.step("touch \"Go\"")
    walk.step("double tap")
    walk.step("accessibility shortcut \"VoiceOver\"")
    #expect(walk.step("wait 7s") == [])
    #expect(walk.step("post announcement \"Late\" priority high") == [])
    #expect(walk.step("wait 60s") == [])
    #expect(
      walk.step("accessibility shortcut \"VoiceOver\"") == ["[voiceover on]", "VoiceOver on", "Start, Heading"])
    #expect(walk.step("wait 60s") == [])
  }

  @Test func turningOffVoiceOverCutsSpeechAndDropsTheQueue() throws {
    var walk = try walk(pace: .swift)
    walk.step("post announcement \"A long one that goes on and on\"", "post announcement \"Waits\" priority low")
    #expect(
      walk.step("accessibility shortcut \"VoiceOver\"") == ["[interrupted]", "[voiceover off]", "VoiceOver off"])
    #expect(walk.step("wait 60s") == [])
  }

  @Test func speechIsOnAgainAfterMuting() throws {
    var walk = try walk()
    walk.step("three-finger double tap", "three-finger triple tap")
    #expect(walk.simulator.reader.isMuted && walk.simulator.reader.isCurtained)
    walk.step("accessibility shortcut \"VoiceOver\"", "accessibility shortcut \"VoiceOver\"")
    #expect(!walk.simulator.reader.isMuted && !walk.simulator.reader.isCurtained)
    #expect(walk.step("swipe right") == ["Go, Button"])
  }

  @Test func turningOffEndsReading() throws {
    var walk = try walk([.text("One"), .text("Two"), .text("Three")], pace: .swift)
    walk.step("two-finger swipe up", "accessibility shortcut \"VoiceOver\"")
    #expect(walk.step("wait 60s") == [])
    walk.step("accessibility shortcut \"VoiceOver\"")
    #expect(walk.step("wait 60s") == ["One"])
  }

  /// An element may turn VoiceOver off as soon as the cursor is on it: VoiceOver then does not say it.
  @Test func theElementThatTurnsItOffIsNotSaid() throws {
    let off = Outline.Item.text("Off").named("off", on: [.focus: [.configure(.voiceOver, enabled: false)]])
    var walk = try walk([.heading("Start"), off]) { $0.managedSingleAppMode = true }
    #expect(walk.step("swipe right") == ["[voiceover off]", "VoiceOver off"])
  }

  // MARK: Touch and keyboard without VoiceOver

  @Test func aTouchIsATapAndAKeyIsAKey() throws {
    let items: [Outline.Item] = [
      .heading("Start").framed(0, 0),
      .toggle("Sound", on: false).framed(0, 100).named("sound", on: [.activate: [.toggle(id: "sound")]]),
      .textField("Name").framed(0, 200).named("name", on: [.change: [.toggle(id: "sound")]]),
    ]
    var walk = try walk(items) { $0.features = [] }
    #expect(walk.step("touch \"Sound\"") == [])
    #expect(try value("sound", walk) == "1")
    #expect(walk.step("touch 10,110") == [])
    #expect(try value("sound", walk) == "0")
    #expect(walk.step("type \"a\"") == ["[refused]"])
    #expect(walk.step("touch \"Name\"") == [])
    #expect(walk.step("type \"abc\"") == [])
    #expect(try value("name", walk) == "abc" && value("sound", walk) == "1")
    #expect(walk.step("delete") == [])
    #expect(try value("name", walk) == "ab")
    #expect(walk.step("undo") == [])
    #expect(try value("name", walk) == "abc")
    #expect(walk.step("touch \"Nobody\"") == ["[nothing there]"])
    #expect(walk.step("touch 300,700") == ["[nothing there]"])
  }

  private func value(_ id: String, _ walk: Walk) throws -> String? {
    walk.simulator.app.tree[try #require(walk.simulator.app.document?.node(named: id))].value?.string
  }

  @Test func voiceOversGesturesDoNothingWhileOff() throws {
    let walk = try walk(app: [.magicTap: [.say("Magic")], .escape: [.say("Gone")]]) { $0.features = [] }
    for row in ScreenReader.Gesture.table where row.words != "touch" {
      let argument: String? =
        switch row.argument {
        case nil: nil
        case .text, .place: "\"x\""
        case .position: "40%"
        }
      var walk = walk
      let step = [row.words, argument].compactMap(\.self).joined(separator: " ")
      #expect(walk.step(step) == ["[refused]"], "\(step)")
    }
  }

  /// The Item Chooser and the keyboard help belong to VoiceOver.
  @Test(arguments: ["two-finger triple tap", "four-finger double tap"])
  func voiceOversOwnLayersCloseWhenItTurnsOff(_ opening: String) throws {
    var walk = try walk()
    walk.step("swipe right", opening, "accessibility shortcut \"VoiceOver\"")
    #expect(walk.simulator.reader.chooserItems == nil && !walk.simulator.reader.isHelping)
    walk.step("accessibility shortcut \"VoiceOver\"")
    #expect(walk.step("swipe right") == ["Go, Button"])
  }

  // MARK: Notifications to the app

  @Test func theAppIsNotifiedEachTime() throws {
    var walk = try walk(app: [.voiceOverStatusDidChange: [.say("Told")]])
    #expect(walk.step("accessibility shortcut \"VoiceOver\"") == ["[voiceover off]", "VoiceOver off"])
    #expect(
      walk.step("accessibility shortcut \"VoiceOver\"")
        == ["[voiceover on]", "VoiceOver on", "Start, Heading", "Told"])
    #expect(walk.step("accessibility shortcut \"Zoom\"") == ["[zoom on]"])
  }

  /// First the lock of the device, then the app's restrictions, then the features.
  @Test func eventsHaveTheirOrder() throws {
    let status: [Effect] = [
      .guidedAccess(.status(enabled: true, [.say("Locked")])), .guidedAccess(.status(enabled: false, [.say("Free")])),
    ]
    var walk = try walk(app: [.guidedAccessStatusDidChange: status, .restriction: [.say("Restriction")]]) { device in
      device.restrictions = ["a", "b"].map { name in
        .init(
          identifier: name, title: name,
          behaviors: Behaviors([
            .deny: [.say(SpokenText("\(name) denied"))], .allow: [.say(SpokenText("\(name) allowed"))],
          ]))
      }
      device.denied = ["b", "a"]
    }
    #expect(
      try order(&walk, "guided access start")
        == ["Guided Access started", "Locked", "Restriction", "a denied", "Restriction", "b denied"])
    #expect(try order(&walk, "guided access allow \"a\"") == ["Restriction", "a allowed"])
    #expect(try order(&walk, "guided access allow \"a\"") == [])
    #expect(try order(&walk, "guided access end") == ["Guided Access ended", "Free", "Restriction", "b allowed"])
    #expect(try order(&walk, "guided access allow \"b\"") == [])
  }

  /// Speech and posts, heard completely or cut off.
  private func order(_ walk: inout Walk, _ step: String) throws -> [String] {
    walk.step(step).filter { !$0.hasPrefix("[") }
  }

  @Test func aSessionAndItsFeaturesAreReportedInOrder() throws {
    let go = Outline.Item.acting(
      "Go", .session(true, [.configure(GuidedAccess.Feature.zoom, .voiceOver, enabled: true, [.say("Configured")])]))
    var walk = try walk([.heading("Start"), go])
    #expect(
      walk.step("touch \"Go\"", "double tap")
        == ["[guided access started]", "Guided Access started", "[zoom on]", "Configured"])
  }

  // MARK: The app in the background

  /// An app that says something after five seconds, and each second from the third to the eighth.
  private func clock() throws -> Walk {
    var walk = try walk([
      .heading("Start"),
      .acting(
        "Go", .after(seconds: 5, [.say("Five")]),
        .every(seconds: 3, [.post(.announcement("Tick", priority: .low))], until: 7)),
    ])
    walk.step("touch \"Go\"", "double tap")
    return walk
  }

  @Test func anAppInTheBackgroundIsSuspended() throws {
    var walk = try clock()
    _ = walk.wait(2)
    #expect(walk.step("home") == ["[app left]"])
    #expect(walk.wait(600) == [])
    #expect(walk.step("swipe right") == ["[refused]"])
    #expect(walk.step("touch \"Go\"") == ["[refused]"])
    #expect(walk.step("home") == ["[refused]"])
    #expect(walk.step("return to app") == ["[screen changed]", "Go, Button"])
    #expect(walk.wait(60).filter { $0 != "[interrupted]" } == ["Tick", "Five", "Tick"])
    #expect(walk.step("return to app") == ["[refused]"])
  }

  /// The app does not deliver pending announcements on the Home screen.
  @Test func anAppInTheBackgroundIsSilent() throws {
    var walk = try walk(pace: .swift)
    walk.simulator.isLive = true
    walk.step("post screenChanged", "home")
    #expect(walk.lines(walk.simulator.pass(seconds: 10)) == [])
    walk.simulator.isLive = false
    #expect(walk.step("return to app").first == "[screen changed]")
  }

  @Test func anAppInTheBackgroundPostsNothing() throws {
    var walk = try walk()
    walk.step("home")
    #expect(walk.step("post announcement \"Here\"") == [])
    #expect(walk.step("post screenChanged") == [])
    #expect(!walk.simulator.requestGuidedAccessSession(enabled: true).didSucceed)
    #expect(!walk.simulator.requestAssessment(enabled: true).didSucceed)
    #expect(walk.wait(10) == [])
    #expect(walk.step("return to app") == ["[screen changed]", "Start, Heading"])
  }

  @Test func voiceOverMayBeTurnedOnAtHome() throws {
    var walk = try walk { $0.features = [] }
    walk.step("home")
    #expect(walk.step("accessibility shortcut \"VoiceOver\"") == ["[voiceover on]", "VoiceOver on"])
    #expect(walk.step("return to app") == ["[screen changed]", "Start, Heading"])
  }

  // MARK: Restarts

  @Test func featuresRemainAfterARestart() throws {
    var walk = try walk { $0.features = [.voiceOver, .zoom] }
    walk.step("accessibility shortcut \"Invert Colors\"", "accessibility shortcut \"VoiceOver\"")
    #expect(walk.step("restart") == [])
    #expect(walk.device.features == [.zoom, .invertColors])
    #expect(walk.step("accessibility shortcut \"VoiceOver\"").last == "Start, Heading")
    walk.step("start")
    #expect(walk.device.features == [.voiceOver, .zoom])
  }

  @Test func aRestartEndsSessions() throws {
    var walk = try walk()
    walk.step("home", "restart")
    #expect(!walk.device.isAway)
    walk.step("side button", "restart")
    #expect(!walk.device.isScreenLocked)
    #expect(walk.step("swipe right") == ["Go, Button"])
  }
}
