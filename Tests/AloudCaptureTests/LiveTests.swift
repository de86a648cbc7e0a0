import AloudSimulator
import AloudSpeech
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture
@testable import AloudReader

/// A control that counts taps.
@MainActor final class Button: UIControl {
  private(set) var taps = 0
  var isActivatedByItself = false
  private(set) var focused: [Bool] = []

  init(_ label: String, row: Int) {
    super.init(frame: .row(row))
    (isAccessibilityElement, accessibilityLabel, accessibilityTraits) = (true, label, .button)
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  override func accessibilityActivate() -> Bool { isActivatedByItself }
  override func accessibilityElementDidBecomeFocused() { focused.append(true) }
  override func accessibilityElementDidLoseFocus() { focused.append(false) }
}

/// A view that answers what the controller of a real app would.
@MainActor private final class Answers: UIView {
  var answered: [String] = []
  var pages = 0
  override func accessibilityPerformEscape() -> Bool { log("escape") }
  override func accessibilityPerformMagicTap() -> Bool { log("magic tap") }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
    return log("scroll \(direction)")
  }
  override func accessibilityZoomIn(at point: CGPoint) -> Bool { log("zoom at \(Int(point.x)), \(Int(point.y))") }
  private func log(_ text: String) -> Bool {
    answered.append(text)
    return true
  }
}

/// A delegate of a table and of a collection view, which refuses the item 2.
@MainActor private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var chosen: [String] = []
  private func log(_ name: String, _ path: IndexPath) { chosen.append("\(name) \(path[1])") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath[1] == 2 ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log("deselect", indexPath) }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log("open", indexPath) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath[1] != 2
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log("select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log("deselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log("open", indexPath)
  }
}

extension [Simulator.Occurrence] {
  /// What is said, in order.
  var said: [String] {
    compactMap { occurrence in
      guard case .utterance(let speech) = occurrence.event else { return nil }
      return speech.fragments.map { $0.text }.joined(separator: ", ")
    }
  }
  /// Why gestures did nothing.
  var refusals: [String] { compactMap { $0.refusal?.description } }
}

@MainActor @Suite(.serialized) struct LiveTests {
  /// A simulator that waits for nothing between steps.
  private func simulator(_ view: UIView) throws -> Simulator {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 1)
    var simulator = try Simulator(on: view, capture: options)
    simulator.pace = .swift
    return simulator
  }

  @Test func aDoubleTapActivatesOrElseTouches() throws {
    let button = Button("Buy", row: 0)
    var simulator = try simulator(.screen(button))
    #expect(simulator.perform(.doubleTap).refusals == [])
    #expect(button.taps == 1)
    button.isActivatedByItself = true
    simulator.perform(.doubleTap)
    #expect(button.taps == 1)
  }

  @Test func theTouchIsAtTheActivationPoint() throws {
    let (button, other) = (Button("Buy", row: 0), Button("Other", row: 1))
    button.accessibilityActivationPoint = CGPoint(x: 100, y: 120)
    var simulator = try simulator(.screen(button, other))
    simulator.perform(.doubleTap)
    #expect(button.taps == 0)
    #expect(other.taps == 1)
  }

  @Test func aTouchThatReachesNothingIsRefusedWithARemedy() throws {
    var simulator = try simulator(.screen(.element("Plain", .button)))
    #expect(simulator.perform(.doubleTap).refusals.first?.contains("accessibilityActivate()") == true)
  }

  @Test func aCellIsChosen() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    for row in 0..<2 {
      let cell = UITableViewCell(frame: .row(row))
      (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "Row \(row)")
      table.addSubview(cell)
    }
    let rows = Rows()
    table.delegate = rows
    var simulator = try simulator(.screen(table))
    simulator.perform(.swipeRight)
    simulator.perform(.doubleTap)
    #expect(rows.chosen == ["select 1", "open 1"])
    // What the app asks for, for example in prepare(for:sender:).
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    simulator.perform(.swipeLeft)
    simulator.perform(.doubleTap)
    #expect(rows.chosen.suffix(3) == ["deselect 1", "select 0", "open 0"])
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    table.allowsMultipleSelection = true
    simulator.perform(.doubleTap)
    #expect(rows.chosen.last == "deselect 0")
    #expect(table.indexPathsForSelectedRows == nil)
    table.isEditing = true
    #expect(simulator.perform(.doubleTap).refusals.count == 1)
  }

  @Test func aSwitchIsSwitched() throws {
    let control = UISwitch(frame: .row(0))
    (control.isAccessibilityElement, control.accessibilityLabel) = (true, "Sound")
    var states: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isOn) }, for: .valueChanged)
    var simulator = try simulator(.screen(control))
    simulator.perform(.doubleTap)
    simulator.perform(.doubleTap)
    #expect(states == [true, false])
    control.isEnabled = false
    #expect(simulator.perform(.doubleTap).refusals.count == 1)
    #expect(states.count == 2)
  }

  @Test func aCellThatMayNotBeChosenIsOpened() throws {
    let (table, list) = (UITableView(frame: .row(0)), UICollectionView(frame: .row(1)))
    let rows = Rows()
    (table.delegate, list.delegate) = (rows, rows)
    for index in 0..<3 {
      let frame = CGRect(x: 50 * index, y: 0, width: 50, height: 44)
      let (cell, item) = (UITableViewCell(frame: frame), UICollectionViewCell(frame: frame))
      (cell.isAccessibilityElement, item.isAccessibilityElement) = (index == 2, true)
      table.addSubview(cell)
      list.addSubview(item)
    }
    var simulator = try simulator(.screen(table, list))
    simulator.perform(.doubleTap)
    #expect(rows.chosen == ["open 2"])
    simulator.perform(.swipeRight)
    simulator.perform(.doubleTap)
    simulator.perform(.swipeRight)
    simulator.perform(.doubleTap)
    simulator.perform(.swipeRight)
    simulator.perform(.doubleTap)
    #expect(rows.chosen.dropFirst() == ["select 0", "open 0", "deselect 0", "select 1", "open 1", "open 2"])
    #expect(list.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func whatTheAppChangesIsSaid() throws {
    let view = UIView.element("Volume", .adjustable)
    var volume = 5
    view.accessibilityValueBlock = { "\(volume)" }
    view.accessibilityIncrementBlock = { volume += 1 }
    view.accessibilityDecrementBlock = { volume -= 1 }
    var simulator = try simulator(.screen(view))
    #expect(simulator.perform(.swipeUp).said == ["6"])
    #expect(simulator.perform(.swipeDown).said == ["5"])
    #expect(volume == 5)
  }

  @Test func escapeMagicTapAndScrollGoToTheViewsAround() throws {
    let answers = Answers(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    answers.addSubview(.element("Inside", .supportsZoom))
    var simulator = try simulator(answers)
    simulator.perform(.scrub)
    simulator.perform(.twoFingerDoubleTap)
    let scrolled = simulator.perform(.threeFingerSwipeUp)
    #expect(answers.answered == ["escape", "magic tap", "scroll up"])
    #expect(scrolled.said == ["Page 2 of 3"])
  }

  @Test func nothingAnswersWhereNothingDoes() throws {
    var simulator = try simulator(.screen(.element("Plain")))
    #expect(simulator.perform(.scrub).refusals.count == 1)
    #expect(simulator.perform(.twoFingerDoubleTap).refusals.count == 1)
  }

  @Test func customActionsCallTheirHandlers() throws {
    let view = UIView.element("Mail")
    var done: [String] = []
    view.accessibilityCustomActions = ["Archive", "Delete"].map { name in
      UIAccessibilityCustomAction(name: name) {
        done.append($0.name)
        return true
      }
    }
    var simulator = try simulator(.screen(view))
    simulator.perform(.swipeDown)
    simulator.perform(.doubleTap)
    #expect(done == ["Archive"])
  }

  @Test func rotorsLeadToTheirResults() throws {
    let views = (0..<4).map { UIView.element("Thing \($0)", row: $0) }
    let screen = UIView.screen(views[0], views[1], views[2], views[3])
    screen.accessibilityCustomRotors = [.over([views[1], views[3], views[2]])]
    var simulator = try simulator(screen)
    simulator.perform(.rotor("Things"))
    let said = (0..<3).map { _ in simulator.perform(.swipeDown).said.last }
    #expect(said == ["Thing 1", "Thing 3", "Thing 2"])
  }

  @Test func elementsLearnOfTheCursor() throws {
    let (one, two) = (Button("One", row: 0), Button("Two", row: 1))
    var focusedElements: [ObjectIdentifier] = []
    var left: ObjectIdentifier?
    var technology: String?
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      let element = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?
      let identifier = element.map { ObjectIdentifier($0) }
      let unfocused = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as AnyObject?
      let unfocusedIdentifier = unfocused.map { ObjectIdentifier($0) }
      let name = note.userInfo?[UIAccessibility.assistiveTechnologyUserInfoKey] as? String
      MainActor.assumeIsolated {
        focusedElements += [identifier].compactMap { $0 }
        (left, technology) = (unfocusedIdentifier, name)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var simulator = try simulator(.screen(one, two))
    simulator.perform(.swipeRight)
    // The element on which the cursor begins got it, too.
    #expect(one.focused == [true, false])
    #expect(two.focused == [true])
    #expect(focusedElements.last == ObjectIdentifier(two))
    #expect(left == ObjectIdentifier(one))
    #expect(technology == UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue)
  }

  @Test func textIsTypedThroughTheField() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.text) = ("Name", "Zoë")
    var simulator = try simulator(.screen(field))
    simulator.perform(.doubleTap)
    #expect(field.isEditing)
    simulator.perform(.type("!👍"))
    #expect(field.text == "Zoë!👍")
    simulator.perform(.delete)
    #expect(field.text == "Zoë!")
    // A double tap moves the insertion point to the other end.
    simulator.perform(.doubleTap)
    simulator.perform(.type("A"))
    #expect(field.text == "AZoë!")
    simulator.perform(.scrub)
    #expect(!field.isEditing)
  }

  @Test func anotherScreenIsAnnounced() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let button = Button("Next", row: 0)
    first.view = .screen(button)
    second.view = .screen(.element("Welcome", .header), .element("Close", .button, row: 1))
    button.addAction(UIAction { _ in first.present(second, animated: false) }, for: .touchUpInside)
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 1)
    var simulator = try Simulator(on: first, capture: options)
    simulator.pace = .swift
    let happened = simulator.perform(.doubleTap)
    #expect(happened.contains { $0.event == .happening(.screenChanged) })
    #expect(happened.said.last == "Welcome, Heading")
    #expect(simulator.reader.reading().map { $0.text } == ["Welcome, Heading", "Close, Button"])
  }

  @Test func theCursorFollowsItsElement() throws {
    let screen = UIView.screen(.element("One", row: 1), .element("Two", row: 2))
    var simulator = try simulator(screen)
    simulator.perform(.swipeRight)
    screen.addSubview(.element("New", row: 0))
    simulator.wait(seconds: 0.3)
    #expect(simulator.reader.focus.map { simulator.reader.narrator.tree[$0].label?.string } == "Two")
    #expect(simulator.reader.reading().map { $0.text } == ["New", "One", "Two"])
  }

  @Test func waitingTurnsTheRunLoop() throws {
    let view = UIView.element("Loading", .updatesFrequently)
    var simulator = try simulator(.screen(view))
    let timer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in
      MainActor.assumeIsolated { UIAccessibility.post(notification: .announcement, argument: "Loaded") }
    }
    defer { timer.invalidate() }
    #expect(simulator.wait(seconds: 0.2).said == [])
    let start = simulator.time
    let happened = simulator.wait(seconds: 2)
    #expect(happened.said == ["Loaded"])
    // It is heard about when it was posted; the app has also had the time of each capture.
    let time = try #require(happened.first { if case .utterance = $0.event { true } else { false } }).time
    #expect(Double(time.microseconds - start.microseconds) / 1_000_000 < 0.8)
  }

  @Test func anAppThatCanNoLongerBeReadEndsTheSimulation() throws {
    let button = Button("Close", row: 0)
    button.addAction(UIAction { [weak button] _ in button?.isHidden = true }, for: .touchUpInside)
    var simulator = try simulator(.screen(button))
    simulator.perform(.doubleTap)
    guard case .app(let reason)? = simulator.fault else { return #expect(Bool(false), "\(simulator.fault as Any)") }
    #expect("\(reason)".contains("no element"))
  }
}

/// On Linux the main actor may run on another thread than the first one, and views are then released a moment later.
@MainActor func untilAllSimulatorsAreReleased() async throws {
  let end = ContinuousClock.now + .seconds(120)
  var isArmed: Bool { !PrivateFunctions.notificationCallbacks.isEmpty || PrivateFunctions.automationEnabled != 0 }
  while isArmed, ContinuousClock.now < end {
    try await Task.sleep(for: .milliseconds(5))
  }
}
