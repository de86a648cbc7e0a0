import Aloud
import Testing

/// Helpers for events in tests.
struct Walk {
  var simulator: Simulator

  init(_ document: Document, _ settings: [String: String] = [:], pace: Simulator.Pace = .listen) throws {
    var options = ReaderOptions()
    for (name, value) in settings { try options.settings.set(name, to: value) }
    simulator = Simulator(document, options: options)
    simulator.pace = pace
  }

  init(_ outline: Outline, _ settings: [String: String] = [:], pace: Simulator.Pace = .listen) throws {
    try self.init(try Document(outline), settings, pace: pace)
  }

  mutating func perform(_ gesture: ScreenReader.Gesture) -> [String] { lines(simulator.perform(gesture)) }
  mutating func start() -> [String] { lines(simulator.start()) }
  mutating func wait(_ seconds: Double) -> [String] { lines(simulator.wait(seconds: seconds)) }
  mutating func post(_ notification: ScreenReader.Notification) -> [String] { lines(simulator.post(notification)) }

  func lines(_ occurrences: [Simulator.Occurrence]) -> [String] {
    occurrences.compactMap { simulator.actual(of: $0.event)?.written }
  }
}

extension Outline.Item {
  /// A button with these effects of its activation.
  static func acting(_ label: SpokenText, _ effects: Effect...) -> Self {
    .button(label).with { $0.details.behaviors = Behaviors([.activate: effects]) }
  }
}

private func say(_ text: SpokenText, _ priority: Effect.Priority = .default) -> Effect {
  .post(.announcement(text, priority: priority))
}

/// Notifications and the speech queue, on the clock.
@Suite struct SimulatorTests {
  @Test func theFirstElementIsSaidAtTheStart() throws {
    var walk = try Walk([.heading("Sign in"), .textField("Email")])
    #expect(walk.start() == ["[screen changed]", "Sign in, Heading"])
    #expect(walk.perform(.swipeRight) == ["Email, Text field", "Double tap to edit"])
    #expect(walk.perform(.swipeRight) == ["[boundary]"])
  }

  @Test func anAnnouncementInTheHandlerOfADoubleTapIsLost() throws {
    var walk = try Walk([.acting("Add", say("Added"))])
    let happened = walk.simulator.perform(.doubleTap)
    #expect(walk.lines(happened) == ["Added", "[interrupted]", "Add"])
    let finished = happened.compactMap {
      if case .announcementFinished(_, let success) = $0.event { success } else { nil }
    }
    #expect(finished == [false])
  }

  @Test(arguments: [
    say("Added", .low), .after(seconds: 0.1, [say("Added")]),
  ]) func lowPriorityOrADelayKeepsTheAnnouncement(_ effect: Effect) throws {
    var walk = try Walk([.acting("Add", effect)])
    #expect(walk.perform(.doubleTap) == ["Add", "Added"])
  }

  @Test func highPriorityIsNotCutOff() throws {
    var walk = try Walk([.acting("Call", say("Emergency", .high)), .text("Next")], pace: .swift)
    #expect(walk.perform(.doubleTap) == ["Call"])
    #expect(walk.perform(.swipeRight) == ["Emergency"])
    #expect(walk.perform(.swipeRight) == ["[boundary]"])
    #expect(walk.wait(5) == ["Next"])
  }

  @Test func defaultPriorityInterruptsAndLowWaits() throws {
    let effects = [say("First"), .after(seconds: 0.1, [say("Third"), say("Second", .low)])]
    var walk = try Walk([.acting("Go", effects[0], effects[1])], ["reread": "never"])
    #expect(walk.perform(.doubleTap) == ["First", "[interrupted]", "Third", "Second"])
  }

  @Test func twoChangesWithinTheWindowAreOne() throws {
    let effects: [Effect] = [
      .post(.layoutChanged(focus: "a", text: nil)),
      .after(seconds: 0.05, [.post(.screenChanged(focus: "b", text: nil))]),
    ]
    let items: [Outline.Item] = [
      .acting("Go", effects[0], effects[1]), .text("A").with { $0.id = "a" }, .text("B").with { $0.id = "b" },
    ]
    var walk = try Walk(Outline(items))
    #expect(walk.perform(.doubleTap) == ["[screen changed]", "B"])
    let late: [Effect] = [
      .post(.layoutChanged(focus: "a", text: nil)),
      .after(seconds: 0.11, [.post(.screenChanged(focus: "b", text: nil))]),
    ]
    var apart = try Walk(Outline([.acting("Go", late[0], late[1])] + items.dropFirst()))
    #expect(apart.perform(.doubleTap) == ["[layout changed]", "A", "[screen changed]", "B"])
  }

  @Test func theCursorIsRepaired() throws {
    let rows: [Outline.Item] = ["One", "Two", "Three"].map { label in
      .text(SpokenText(label)).with {
        $0.id = label
        $0.details.actions = [Action(name: "Delete", effects: [.remove(id: label)])]
      }
    }
    var walk = try Walk(Outline(rows))
    #expect(walk.perform(.swipeRight) == ["Two", "Actions available"])
    #expect(walk.perform(.swipeDown) == ["Delete"])
    #expect(walk.perform(.doubleTap) == ["[focus lost]", "Three", "Actions available"])
    #expect(walk.simulator.app.tree.count == 3)
  }

  @Test func aStepCancelsAPendingHint() throws {
    var walk = try Walk([.button("Play", hint: "Plays it"), .text("Next")], pace: .swift)
    #expect(walk.perform(.fourFingerTapTop) == ["Play, Button"])
    #expect(walk.wait(0.5) == [])
    #expect(walk.perform(.swipeRight) == ["Next"])
    #expect(walk.wait(5) == [])
    #expect(walk.perform(.swipeLeft) + walk.wait(5) == ["Play, Button", "Plays it"])
  }

  @Test func speechCanBePaused() throws {
    var walk = try Walk([.text("One"), .text("Two")], pace: .swift)
    #expect(walk.perform(.twoFingerSwipeUp) == ["One"])
    #expect(walk.perform(.twoFingerTap) == ["[speech paused]"])
    #expect(walk.wait(60) == [])
    #expect(walk.perform(.twoFingerTap) == ["[speech resumed]"])
    #expect(walk.wait(60) == ["Two"])
  }

  @Test func endlessEffectsAreReported() throws {
    let items: [Outline.Item] = [
      .text("A").with {
        $0.id = "a"
        $0.details.behaviors = Behaviors([.focus: [.post(.layoutChanged(focus: "b", text: nil))]])
      },
      .text("B").with {
        $0.id = "b"
        $0.details.behaviors = Behaviors([.focus: [.post(.layoutChanged(focus: "a", text: nil))]])
      },
    ]
    var walk = try Walk(Outline(items), pace: .swift)
    _ = walk.perform(.swipeRight)
    #expect(walk.simulator.fault == .endless)
  }
}
