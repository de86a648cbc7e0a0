import Aloud
import Testing

/// The restrictions of a session, and the modes in which they apply.
@Suite struct DeviceRestrictionTests {
  typealias Restriction = GuidedAccess.SystemRestriction

  /// Options of a session apply only in these modes.
  static let restricted: Set<SingleAppMode> = [.guidedAccess, .singleApp]

  /// A field with a text that is edited, on a device in a mode.
  private func walk(in mode: SingleAppMode, denied: Set<String> = [], areas: [Frame] = []) throws -> Walk {
    let items: [Outline.Item] = [
      .heading("Start").framed(0, 0), .textField("Name").framed(0, 200),
      .button("Buy").framed(0, 600).named("buy", on: [.activate: [.say("Bought")]]),
    ]
    var walk = try Walk(
      items,
      on: .permissive.with {
        $0.denied = denied
        $0.areas = areas
      })
    walk.step("touch \"Name\"", "double tap", "type \"ab\"", "undo")
    walk.enter(mode)
    return walk
  }

  // MARK: System restrictions

  /// Steps that each of them refuses.
  private func steps(of restriction: Restriction) -> [String] {
    switch restriction {
    case .touch: ["touch \"Start\"", "touch 10,10", "swipe left", "four-finger tap top", "rotor right", "double tap"]
    case .motion: ["shake"]
    case .keyboards: ["type \"c\"", "delete", "undo", "redo"]
    case .volumeButtons: ["volume down", "volume up"]
    case .sideButton: ["side button"]
    }
  }

  @Test(arguments: Restriction.allCases, SingleAppMode.allCases)
  func restrictionsApplyInSessions(_ denied: Restriction, _ mode: SingleAppMode) throws {
    let walk = try walk(in: mode, denied: [denied.rawValue])
    #expect(walk.device.denies(denied) == Self.restricted.contains(mode))
    for restriction in Restriction.allCases {
      for step in steps(of: restriction) {
        var walk = walk
        let isRefused = walk.step(step) == ["[refused]"]
        #expect(isRefused == (restriction == denied && Self.restricted.contains(mode)), "\(step)")
      }
    }
  }

  @Test func touchIsEveryGesture() throws {
    let walk = try walk(in: .guidedAccess, denied: ["touch"])
    for row in ScreenReader.Gesture.table where !["type", "delete", "undo", "redo"].contains(row.words) {
      let argument: String? =
        switch row.argument {
        case nil: nil
        case .text, .place: "\"Start\""
        case .position: "40%"
        }
      var walk = walk
      #expect(walk.step([row.words, argument].compactMap(\.self).joined(separator: " ")) == ["[refused]"])
      #expect(walk.focus == "Name")
    }
  }

  @Test func aRestrictionIsSetInASession() throws {
    var walk = try walk(in: .guidedAccess)
    #expect(walk.step("guided access deny \"volumeButtons\"") == [])
    #expect(walk.step("volume down") == ["[refused]"])
    #expect(walk.simulator.settings.volume == 100)
    #expect(walk.step("guided access allow \"volumeButtons\"") == [])
    walk.step("volume down", "volume down", "volume up")
    #expect(walk.simulator.settings.volume == 95)
    // A restriction stays denied in the next session.
    walk.step("guided access deny \"sideButton\"", "guided access end")
    #expect(walk.step("side button") == ["[screen locked]", "Screen locked"])
    walk.step("side button", "guided access start")
    #expect(walk.step("side button") == ["[refused]"])
  }

  /// In Single App Mode, the restrictions of management apply. Those that a user set in an earlier session do not.
  @Test func managementHasItsOwnRestrictions() throws {
    var walk = try walk(in: .unlocked, denied: ["motion"], areas: [Self.lowerEnd])
    walk.step("guided access allow \"motion\"", "guided access deny \"volumeButtons\"", "guided access areas off")
    walk.enter(.singleApp)
    #expect(walk.step("shake") == ["[refused]"])
    #expect(walk.step("touch 10,610") == ["[refused]"])
    #expect(walk.step("volume down") == [])
  }

  /// On a dark screen, only the side button works.
  @Test func aLockedScreenDoesNotRespond() throws {
    var walk = try walk(in: .unlocked)
    #expect(walk.step("side button") == ["[screen locked]", "Screen locked"])
    for step in ["swipe right", "double tap", "type \"a\"", "home", "guided access start", "shake"] {
      #expect(walk.step(step) == ["[refused]"], "\(step)")
    }
    #expect(walk.step("side button").first == "[screen unlocked]")
    #expect(walk.step("touch \"Start\"") == ["Start, Heading"])
  }

  // MARK: Areas

  private static let lowerEnd = Frame(x: 0, y: 500, width: 390, height: 300)

  @Test(arguments: SingleAppMode.allCases) func circledAreasDoNotRespond(_ mode: SingleAppMode) throws {
    var walk = try walk(in: mode, areas: [Self.lowerEnd])
    let isInForce = Self.restricted.contains(mode)
    #expect(walk.step("touch 10,610") == (isInForce ? ["[refused]"] : ["Buy, Button"]))
    #expect(walk.step("touch 10,10") == ["Start, Heading"])
    #expect(walk.step("touch \"Buy\"") == (isInForce ? ["[nothing there]"] : ["Buy, Button"]))
    #expect(walk.labels() == ["Start", "Name"] + (isInForce ? [] : ["Buy"]))
  }

  @Test func theActivationPointDecidesAboutAreas() throws {
    let items: [Outline.Item] = [
      .button("Reaches in").framed(0, 420, height: 100), .button("Reaches out").framed(0, 480, height: 100),
      .button("Points in").framed(0, 0).with { $0.details.activationPoint = ScreenPoint(x: 10, y: 510) },
      .button("Points out").framed(0, 600).with { $0.details.activationPoint = ScreenPoint(x: 10, y: 10) },
      .button("Nowhere"), .list("List", [.text("Inside").framed(0, 700)]).framed(0, 600),
    ]
    var walk = try Walk(items, on: GuidedAccess().with { $0.areas = [Self.lowerEnd] })
    walk.enter(.guidedAccess)
    #expect(Set(walk.labels()) == ["Reaches in", "Points out", "Nowhere"])
  }

  @Test func areasCanBeSetAndRemoved() throws {
    var walk = try walk(in: .guidedAccess)
    walk.step("touch \"Buy\"")
    #expect(walk.step("guided access area 0,500,390,300").first == "[focus lost]")
    #expect(walk.focus == "Name")
    #expect(walk.step("guided access area 0,0,390,100") == [])
    #expect(walk.labels() == ["Name"])
    #expect(walk.step("guided access areas off") == [])
    #expect(walk.labels() == ["Start", "Name", "Buy"])
    walk.step("guided access area 0,500,390,300", "guided access end")
    #expect(walk.labels() == ["Start", "Name", "Buy"])
  }

  @Test func nodesThatEnterAnAreaAreLocked() throws {
    let items: [Outline.Item] = [
      .heading("Start").framed(0, 0), .button("Ball").framed(0, 100).named("ball"),
      .acting("Kick", .after(seconds: 1, [.move("ball", 0, 600)]), .after(seconds: 9, [.move("ball", 0, 100)]))
        .framed(0, 200),
    ]
    var walk = try Walk(items, on: GuidedAccess().with { $0.areas = [Self.lowerEnd] })
    walk.enter(.guidedAccess)
    walk.step("touch \"Kick\"", "double tap", "touch \"Ball\"")
    #expect(walk.step("wait 2s") == ["[focus lost]", "Start, Heading"])
    #expect(walk.labels() == ["Start", "Kick"])
    walk.step("wait 9s")
    #expect(walk.labels() == ["Start", "Ball", "Kick"])
  }

  // MARK: The time limit

  private func limited(_ seconds: Double, in mode: SingleAppMode) throws -> Walk {
    var walk = try Walk(
      [.heading("Start"), .button("Go")], on: .permissive.with { $0.timeLimit = seconds }, pace: .swift)
    walk.enter(mode)
    return walk
  }

  @Test(arguments: SingleAppMode.allCases) func onlySessionsOfTheUserAreLimited(_ mode: SingleAppMode) throws {
    var walk = try limited(20, in: mode)
    _ = walk.wait(19.9)
    #expect(!walk.device.isTimeUp)
    let happened = walk.wait(0.2) + walk.wait(5)
    guard mode == .guidedAccess else {
      #expect(happened.isEmpty && !walk.device.isTimeUp)
      return
    }
    #expect(happened == ["[time limit reached]", "Time expired"])
    for step in ["swipe right", "double tap", "type \"a\"", "touch \"Go\"", "two-finger tap", "home"] {
      #expect(walk.step(step) == ["[refused]"], "\(step)")
    }
    #expect(walk.device.mode == .guidedAccess)
  }

  @Test func aLimitEndsWithItsSession() throws {
    var walk = try limited(20, in: .guidedAccess)
    _ = walk.wait(15)
    walk.step("guided access end")
    #expect(walk.wait(30) == [])
    walk.step("guided access start")
    #expect(walk.wait(19) == [])
    #expect(walk.wait(3) == ["[time limit reached]", "Time expired"])
    walk.step("guided access end", "swipe right")
    #expect(walk.wait(5) == ["Go, Button"])
  }

  @Test func aLimitStartsWhenItIsSet() throws {
    var walk = try limited(20, in: .guidedAccess)
    _ = walk.wait(15)
    walk.step("guided access time limit 10s")
    #expect(walk.wait(9) == [])
    #expect(walk.wait(3) == ["[time limit reached]", "Time expired"])
    // The limit is extended, and then removed.
    walk.step("guided access time limit 300s")
    #expect(walk.step("swipe right") == ["Go, Button"])
    walk.step("guided access time limit off")
    #expect(walk.wait(3600) == [])
  }

  @Test func otherRestrictionsDoNotExtendTheLimit() throws {
    var walk = try limited(20, in: .guidedAccess)
    _ = walk.wait(15)
    walk.step("guided access deny \"motion\"", "guided access area 0,0,1,1")
    #expect(walk.wait(6).first == "[time limit reached]")
  }

  @Test func aRestartEndsTheLimit() throws {
    var walk = try limited(20, in: .guidedAccess)
    _ = walk.wait(30)
    walk.step("restart")
    #expect(!walk.device.isTimeUp && walk.device.timeLimit == 20)
    #expect(walk.step("swipe right") == ["Go, Button"])
    #expect(walk.wait(60) == [])
  }
}

extension Walk {
  /// Locks the device in the way of each mode.
  mutating func enter(_ mode: SingleAppMode) {
    switch mode {
    case .unlocked: break
    case .guidedAccess: simulator.perform(.startGuidedAccess)
    case .singleApp: simulator.perform(.startSingleAppMode)
    case .autonomousSingleApp: simulator.requestGuidedAccessSession(enabled: true)
    case .assessment: simulator.requestAssessment(enabled: true)
    }
    #expect(device.mode == mode)
  }
}

extension Outline.Item {
  /// Returns this item with a frame.
  func framed(_ x: Double, _ y: Double, width: Double = 100, height: Double = 40) -> Self {
    with { $0.frame = Frame(x: x, y: y, width: width, height: height) }
  }
}

extension Effect {
  static func change(_ id: String, _ edit: (inout Change) -> Void) -> Effect {
    var change = Change()
    edit(&change)
    return .set(id: id, change)
  }

  fileprivate static func move(_ id: String, _ x: Double, _ y: Double) -> Effect {
    change(id) { $0.frame = .some(Frame(x: x, y: y, width: 100, height: 40)) }
  }
}
