import AloudSpeech
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// Screens that change while speech or events about their nodes are pending.
@Suite struct SimulatorEditTests {
  private func simulator(
    _ items: [Outline.Item], screens: [String: [Outline.Item]] = [:]
  ) throws -> Simulator { Simulator(try AppExample(items, screens: screens).app.document) }

  private func said(_ occurrences: [Simulator.Occurrence]) -> [String] {
    occurrences.compactMap { occurrence in
      guard case .utterance(let speech) = occurrence.event else { return nil }
      return speech.utterance.description.map(\.text).joined(separator: ", ")
    }
  }

  @Test func focusMayRemoveNodes() throws {
    var simulator = try simulator([
      .text("One").named("one"), .text("Two").named("two"),
      .text("Three").named("three", on: [.focus: [.remove(id: "one"), .remove(id: "two")]]),
    ])
    #expect(said(simulator.perform(.fourFingerTapBottom)) == ["Three"])
    #expect(simulator.reader.rank == 0 && simulator.app.cursor == simulator.reader.focus)
  }

  @Test func blurMayRemoveNodes() throws {
    var simulator = try simulator([
      .text("One").named("one", on: [.blur: [.remove(id: "one")]]), .text("Two").named("two"),
    ])
    let happened = simulator.perform(.swipeRight)
    #expect(happened.last?.id == "two")
    #expect(simulator.app.cursor == simulator.reader.focus)
  }

  @Test func goingBackMayRemoveNodes() throws {
    let back = Outline.Item.button("Back").named("back", on: [.activate: [.back, .remove(id: "one")]])
    var simulator = try simulator(
      [.text("One").named("one"), .button("Next").named("next", on: [.activate: [.show(screen: "other")]])],
      screens: ["other": [back]])
    simulator.perform(.fourFingerTapBottom)
    simulator.perform(.doubleTap)
    #expect(said(simulator.perform(.doubleTap)) == ["Back", "Next, Button"])
    #expect(simulator.app.cursor == simulator.reader.focus)
  }

  @Test func deletingMayRemoveTheField() throws {
    var simulator = try simulator([
      .text("One"), .textField("Name", value: "ab").named("name", on: [.change: [.remove(id: "name")]]),
    ])
    simulator.perform(.fourFingerTapBottom)
    simulator.perform(.doubleTap)
    #expect(said(simulator.perform(.delete)) == ["One"])
  }

  @Test func aListOfItemsFollowsTheScreen() throws {
    var simulator = try simulator([
      .text("One").named("one"), .text("Two").named("two"),
      .text("Zoo").named("zoo", on: [.focus: [.after(seconds: 60, [.remove(id: "one"), .remove(id: "two")])]]),
    ])
    simulator.perform(.fourFingerTapBottom)
    simulator.perform(.twoFingerTripleTap)
    for _ in 0..<3 { simulator.perform(.swipeRight) }
    simulator.wait(seconds: 60)
    #expect(said(simulator.perform(.doubleTap)) == ["Zoo"])
  }

  /// Of items with the same name, the list stays on the one where it was.
  @Test func aListOfItemsStaysOnItsItem() throws {
    var simulator = try simulator([
      .text("Zoo"), .text("Zoo"), .text("Zz").named("last"),
      .text("Start").named("start", on: [.focus: [.after(seconds: 60, [.remove(id: "last")])]]),
    ])
    simulator.perform(.fourFingerTapBottom)
    simulator.perform(.twoFingerTripleTap)
    for _ in 0..<2 { simulator.perform(.swipeRight) }
    simulator.wait(seconds: 60)
    simulator.perform(.doubleTap)
    #expect(simulator.reader.rank == 0)
  }

  @Test func aSelectionEndsWithItsText() throws {
    let shorten = Effect.after(seconds: 30, [.set(id: "name", .value("ab"))])
    var simulator = try simulator([.textField("Name", value: "abc").named("name", on: [.activate: [shorten]])])
    simulator.perform(.doubleTap)
    simulator.perform(.doubleTap)
    simulator.perform(.rotor("Text selection"))
    for _ in 0..<3 { simulator.perform(.swipeRight) }
    simulator.wait(seconds: 30)
    #expect(said(simulator.perform(.swipeLeft)) == ["b unselected"])
  }

  @Test func aCurrentContainerKeepsTheCursor() throws {
    var options = ReaderOptions()
    options.settings.navigation = .grouped
    let later = Outline.Item.text("One").named("one", on: [.focus: [.after(seconds: 60, [.remove(id: "two")])]])
    let document = try Document([.text("Two").named("two"), later, .list("Fruit", [.text("Apple"), .text("Pear")])])
    var simulator = Simulator(document, options: options)
    for _ in 0..<2 { simulator.perform(.swipeRight) }
    simulator.wait(seconds: 60)
    #expect(said(simulator.perform(.twoFingerSwipeRight)) == ["Apple, List start"])
  }

  @Test func theCursorStartsOnTheOutermostContainer() throws {
    var options = ReaderOptions()
    options.settings.navigation = .grouped
    let outline: Outline = [.group("One", [.text("Apple"), .text("Pear")]), .group("Two", [.text("Plum")])]
    var reader = try ScreenReader(outline, options: options)
    #expect(reader.currentSpeech() == "One, Group")
    #expect(reader.moveForward() == "Two, Group")
    #expect(reader.moveBackward() == "One, Group")
    #expect(reader.moveIn() == "Apple")
  }

  @Test func pausedSpeechDoesNotBeginTwice() throws {
    var simulator = try simulator([.text("One"), .text("Two")])
    simulator.pace = .swift
    simulator.post(.announcement("Saved", priority: .high))
    simulator.wait(seconds: 0.1)
    simulator.perform(.twoFingerTap)
    #expect(said(simulator.perform(.swipeRight)) == [])
    #expect(said(simulator.wait(seconds: 9)) == ["Two"])
  }
}

extension Effect.Change {
  fileprivate static func value(_ text: SpokenText) -> Self {
    var change = Effect.Change()
    change.value = .some(text)
    return change
  }
}
