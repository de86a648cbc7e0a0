import Aloud
import Testing

/// The order of speech and notifications when a device changes.
@Suite struct DeviceChangeOrderTests {
  /// Three elements; a restriction locks some of them while the cursor is on the first.
  private func walk(
    locking locks: [String] = ["first"], deny: [Effect] = [], denied: Set<String> = [],
    _ change: (inout Outline.Item) -> Void = { _ in }
  ) throws -> Walk {
    var first = Outline.Item.button("First").named("first")
    change(&first)
    return try Walk(
      [first, .button("Account").named("account"), .button("Last").named("last")],
      on: .permissive.with {
        $0.restrictions = [.init(identifier: "r", title: "R", locks: locks, behaviors: Behaviors([.deny: deny]))]
        $0.denied = denied
      })
  }

  private static let deny = #"guided access deny "r""#

  @Test(arguments: [(Effect.Priority.default, ["said", "[focus lost]", "[interrupted]", "Account, Button"])])
  func anAnnouncementIsLostAsIfTheAppHadHiddenIt(_ priority: Effect.Priority, _ lines: [String]) throws {
    var locked = try walk(deny: [.post(.announcement("said", priority: priority))])
    locked.step("guided access start")
    #expect(locked.step(Self.deny) == lines)
    var low = try walk(deny: [.post(.announcement("said", priority: .low))])
    low.step("guided access start")
    #expect(low.step(Self.deny) == ["[focus lost]", "Account, Button", "said"])
  }

  @Test func aMovedCursorIsSaidOnce() throws {
    var walk = try walk(deny: [.post(.layoutChanged(focus: "last", text: nil))])
    walk.step("guided access start")
    #expect(walk.step(Self.deny) == ["[layout changed]", "Last, Button"])
  }

  @Test func lockedElementsLoseTheCursorWithARefusal() throws {
    var walk = try walk { item in
      item.node.details.behaviors.effects[.blur] = [.post(.announcement("Left", priority: .high))]
    }
    walk.step("guided access start")
    #expect(walk.step(Self.deny) == ["[focus lost]", "Left", "Account, Button"])
  }

  @Test func theFirstReturningElementIsSaid() throws {
    var walk = try walk(locking: ["first", "account", "last"])
    walk.step("guided access start")
    #expect(walk.step(Self.deny) == ["[focus lost]"])
    #expect(walk.step(#"guided access allow "r""#) == ["First, Button"])
    #expect(walk.step("swipe right") == ["Account, Button"])
  }

  @Test func mutingIncludesTheDevice() throws {
    var walk = try walk()
    #expect(walk.step("three-finger double tap") == ["Speech off"])
    #expect(walk.step("guided access start") == ["[guided access started]"])
    #expect(walk.step("guided access end") == ["[guided access ended]"])
  }

  @Test func deniedRestrictionsApplyOnlyInSessions() throws {
    var walk = try walk()
    walk.step(#"guided access deny "volumeButtons""#, "single app mode start")
    #expect(walk.step("volume down") == [])
    walk.step("single app mode end", "guided access start")
    #expect(walk.step("volume down") == ["[refused]"])
  }

  @Test func managementOverridesPeople() throws {
    var walk = try walk(denied: ["volumeButtons"])
    walk.step(#"guided access allow "volumeButtons""#, "single app mode start")
    #expect(walk.step("volume down") == ["[refused]"])
  }

  @Test func refusalsNameTheManagementOfTheDevice() throws {
    let device = GuidedAccess.permissive.with {
      $0.denied = ["volumeButtons"]
      $0.areas = [Frame(x: 0, y: 0, width: 50, height: 50)]
      $0.shortcut = [.zoom]
      $0.managedSingleAppMode = true
    }
    let document = try Document(screens: [.init(tree: Outline([.button("First")]).tree())], guidedAccess: device)
    let notes = try Script("> start\n> volume up\n> touch 5,5").run(on: document).steps.compactMap(\.note)
    #expect(
      notes == [
        "management denies volumeButtons: see `denied` under `guidedAccess` of the app",
        "management has disabled this part of the screen: see `areas` under `guidedAccess` of the app",
      ])
  }

  @Test func refusalsSuggestOnlyPossibleSteps() throws {
    var device = GuidedAccess.permissive
    (device.features, device.shortcut) = ([], [.zoom])
    let document = try Document(screens: [.init(tree: Outline([.button("First")]).tree())], guidedAccess: device)
    let run = try Script("> start\n> swipe right").run(on: document)
    #expect(run.steps.last?.note == "VoiceOver is off, and a touch is a tap")
  }

  @Test func spellingStaysOffInAssessments() throws {
    var walk = try walk()
    walk.simulator.requestAssessment(enabled: true)
    walk.step("setting spelling on")
    #expect(!walk.simulator.settings.spelling)
    walk.simulator.requestAssessment(enabled: false)
    #expect(walk.simulator.settings.spelling)
  }

  @Test func onlyEventsOfVoiceOverHaveSounds() throws {
    var walk = try walk()
    #expect(walk.simulator.perform(.scrub).map(\.isSoundless) == [false])
    #expect(walk.simulator.perform(.endGuidedAccess).map(\.isSoundless) == [true])
    walk.step(#"accessibility shortcut "VoiceOver""#)
    #expect(walk.simulator.perform(.touch(.label("Nobody"))).map(\.isSoundless) == [true])
  }

  @Test func aScrubWorksOnADimmedControl() throws {
    var walk = try Walk(
      [.button("First", .notEnabled), .button("Last")], on: .permissive,
      app: Behaviors([.escape: [.post(.announcement("Out", priority: .default))]]))
    walk.step("setting reread always")
    #expect(walk.step("double tap") == ["First"])
    #expect(walk.step("scrub") == ["Out"])
  }
}
