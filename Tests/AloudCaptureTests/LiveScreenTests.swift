import AloudSimulator
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture
@testable import AloudReader

/// A controller that answers as real apps do.
@MainActor private final class Answering: UIViewController {
  var escapes = 0
  var appeared: (() -> Void)?
  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }
  override func viewDidLoad() { appeared?() }
}

@MainActor private final class Limit: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var asked: [String] = []
  var returns = 0
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append("\(range.location), \(range.length), \(string)")
    return (textField.text ?? "").count - range.length + string.count <= 4
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return false
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "x"
  }
}

/// A table that uses its only cell for one row after another.
@MainActor private final class ShortTable: UITableView {
  var row = 0
  override func numberOfRows(inSection section: Int) -> Int { 20 }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { IndexPath(indexes: [0, row]) }
}

@MainActor @Suite(.serialized) struct LiveScreenTests {
  private var options: CaptureOptions {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 1)
    return options
  }

  private func simulator(_ controller: UIViewController) throws -> Simulator {
    var simulator = try Simulator(on: controller, capture: options)
    simulator.pace = .swift
    return simulator
  }

  private func simulator(_ view: UIView) throws -> Simulator {
    var simulator = try Simulator(on: view, capture: options)
    simulator.pace = .swift
    return simulator
  }

  // MARK: Who answers

  /// An element is a responder, but its chain of responders is empty.
  @Test func aControllerAnswersForItsElements() throws {
    let controller = Answering()
    controller.view = .screen()
    let element = UIAccessibilityElement(accessibilityContainer: controller.view as Any)
    (element.accessibilityLabel, element.accessibilityFrame) = ("Inside", .row(0))
    controller.view.accessibilityElements = [element]
    var simulator = try simulator(controller)
    #expect(simulator.perform(.scrub).refusals == [])
    #expect(controller.escapes == 1)
  }

  @Test func theInnerControllerAnswersFirst() throws {
    let (outer, inner) = (Answering(), Answering())
    inner.view = .screen(.element("Inside"))
    outer.view = .screen(inner.view)
    outer.addChild(inner)
    // The view around the inner controller answers, too.
    outer.view.accessibilityPerformEscapeBlock = { true }
    var simulator = try simulator(outer)
    simulator.perform(.scrub)
    #expect(inner.escapes == 1)
    #expect(outer.escapes == 0)
  }

  @Test func aControlThatNothingHandlesIsNotTapped() throws {
    let control = UISegmentedControl(frame: .row(0))
    (control.isAccessibilityElement, control.accessibilityLabel) = (true, "Sort by")
    control.addAction(UIAction { _ in }, for: .valueChanged)
    var simulator = try simulator(.screen(control))
    #expect(simulator.perform(.doubleTap).refusals.count == 1)
  }

  @Test func theTouchIsInTheWindowOfTheElement() throws {
    let button = Button("Buy", row: 0)
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
    window.addSubview(button)
    window.makeKeyAndVisible()
    var simulator = try simulator(window)
    simulator.perform(.doubleTap)
    #expect(button.taps == 1)
  }

  // MARK: Typing

  @Test func theDelegateOfAFieldIsAsked() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.text) = ("Code", "12")
    let limit = Limit()
    field.delegate = limit
    var simulator = try simulator(.screen(field))
    simulator.perform(.doubleTap)
    simulator.perform(.type("34"))
    #expect(field.text == "1234")
    simulator.perform(.type("5"))
    #expect(field.text == "1234")
    simulator.perform(.delete)
    #expect(field.text == "123")
    #expect(limit.asked.last == "3, 1, ")
    simulator.perform(.type("\n"))
    #expect(field.text == "123")
    #expect(limit.returns == 1)
    field.resignFirstResponder()
  }

  @Test func theDelegateOfATextViewIsAsked() throws {
    let view = UITextView(frame: .row(0))
    (view.accessibilityLabel, view.text) = ("Note", "a")
    let limit = Limit()
    view.delegate = limit
    var simulator = try simulator(.screen(view))
    simulator.perform(.doubleTap)
    simulator.perform(.type("b\nc"))
    #expect(view.text == "ab\nc")
    simulator.perform(.type("x"))
    #expect(view.text == "ab\nc")
    view.resignFirstResponder()
  }

  // MARK: News

  @Test func whatTheAppPostsWhileItAppearsIsHeard() throws {
    let controller = Answering()
    controller.view = .screen(.element("Plain"))
    controller.view.accessibilityLabelBlock = {
      // As in viewDidAppear.
      controller.appeared?()
      return nil
    }
    var posted = false
    controller.appeared = {
      guard !posted else { return }
      posted = true
      UIAccessibility.post(notification: .announcement, argument: "Welcome back")
    }
    var simulator = try simulator(controller)
    #expect(simulator.wait(seconds: 3).said == ["Welcome back"])
    #expect((simulator.start() + simulator.wait(seconds: 3)).said.contains("Welcome back"))
  }

  @Test func theAppMovesTheCursorOnANewScreen() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let button = Button("Next", row: 0)
    first.view = .screen(button)
    let title = UIView.element("Title", .header, row: 1)
    second.view = .screen(.element("Close", .button), title)
    button.addAction(
      UIAction { _ in
        first.present(second, animated: false)
        UIAccessibility.post(notification: .screenChanged, argument: title)
        // UIKit's own news.
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }, for: .touchUpInside)
    var simulator = try simulator(first)
    #expect(simulator.perform(.doubleTap).said.last == "Title, Heading")
  }

  @Test func aPushIsAnotherScreenAndAReturnKeepsTheCursor() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let button = Button("Details", row: 1)
    first.view.addSubview(.element("List", .header))
    first.view.addSubview(button)
    let back = Button("Back", row: 0)
    second.view = .screen(back, .element("Text", row: 1))
    button.addAction(
      UIAction { _ in navigation.pushViewController(second, animated: false) }, for: .touchUpInside)
    back.addAction(UIAction { _ in navigation.popViewController(animated: false) }, for: .touchUpInside)
    var simulator = try simulator(navigation)
    simulator.perform(.swipeRight)
    let pushed = simulator.perform(.doubleTap)
    #expect(pushed.contains { $0.event == .happening(.screenChanged) })
    #expect(pushed.said.last == "Back, Button")
    #expect(simulator.perform(.doubleTap).said.last == "Details, Button")
  }

  @Test func aMomentWithoutElementsDoesNotEndTheSimulation() throws {
    let view = UIView.element("Content")
    var simulator = try simulator(.screen(view))
    view.isHidden = true
    #expect(simulator.wait(seconds: 0.3).refusals == [])
    #expect(simulator.fault == nil)
    view.isHidden = false
    simulator.wait(seconds: 0.3)
    #expect(simulator.reader.reading().map { $0.text } == ["Content"])
    view.isHidden = true
    simulator.wait(seconds: 3)
    #expect(simulator.fault != nil)
  }

  /// An announcement half a second after the gesture does not cut off what is said at once.
  @Test func anAnnouncementIsHeardWhenItWasPosted() throws {
    let button = Button("Load", row: 0)
    var count = 0
    button.accessibilityValueBlock = {
      count += 1
      return count < 40 ? "\(count)" : nil
    }
    var timer: Timer?
    button.addAction(
      UIAction { _ in
        count = 0
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          MainActor.assumeIsolated { UIAccessibility.post(notification: .announcement, argument: "Loaded") }
        }
      }, for: .touchUpInside)
    defer { timer?.invalidate() }
    var simulator = try simulator(.screen(button))
    let start = simulator.time
    let happened = simulator.perform(.doubleTap) + simulator.wait(seconds: 3)
    let heard = try #require(
      happened.first {
        guard case .utterance(let speech) = $0.event else { return false }
        return speech.origin == .announcement
      })
    #expect(heard.time.seconds - start.seconds >= 0.4)
  }

  @Test func aScreenThatWasLeftIsReleased() throws {
    let screen = UIView.screen(.element("Stays"))
    var simulator = try simulator(screen)
    weak var gone: UIView?
    do {
      let view = UIView.element("Goes", row: 1)
      gone = view
      screen.addSubview(view)
      simulator.wait(seconds: 0.3)
      view.removeFromSuperview()
    }
    simulator.wait(seconds: 0.3)
    #expect(gone == nil)
  }

  @Test func theNameOfARowDoesNotFollowItsCell() throws {
    let table = ShortTable(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    func show(_ row: Int) {
      table.subviews.first?.removeFromSuperview()
      table.row = row
    }
    func cell(_ label: String) -> UITableViewCell {
      let cell = UITableViewCell(frame: .row(0))
      cell.contentView.addSubview(.element(label))
      return cell
    }
    let (one, two) = (cell("Row 0"), cell("Row 0"))
    table.addSubview(one)
    let names = Names(namesAll: true)
    let stage = Stage(.view(.screen(table)))
    defer { stage.leave() }
    func name() throws -> String? {
      try Capture(stage, options, names).document.firstScreen.tree.nodes.first { $0.isElement == true }?.id
    }
    let first = try name()
    // The value of a row changes.
    one.contentView.subviews[0].accessibilityLabel = "Row 0, read"
    #expect(try name() == first)
    one.contentView.subviews[0].accessibilityLabel = "Row 0"
    #expect(try name() == first)
    // Its cell shows another row.
    table.row = 12
    one.contentView.subviews[0].accessibilityLabel = "Row 12"
    let other = try name()
    #expect(other != first)
    // The row comes back in another cell.
    show(0)
    table.addSubview(two)
    #expect(try name() == first)
    // A row above was inserted.
    table.row = 1
    #expect(try name() == first)
  }

  @Test func anIdentifierThatBecomesSharedStaysTheName() throws {
    let screen = UIView.screen(.element("One"), .element("Two", row: 1))
    for view in screen.subviews { view.accessibilityIdentifier = view.accessibilityLabel == "One" ? "cell" : "two" }
    let names = Names(namesAll: true)
    let stage = Stage(.view(screen))
    defer { stage.leave() }
    func ids() throws -> [String?] {
      try Capture(stage, options, names).document.firstScreen.tree.nodes.filter { $0.isElement == true }.map { $0.id }
    }
    #expect(try ids() == ["cell", "two"])
    screen.subviews[1].accessibilityIdentifier = "cell"
    #expect(try ids() == ["cell", "two"])
  }

  @Test func placeholdersOfAnnouncementsDifferAndTheAppGetsItsText() throws {
    var finished: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { note in
      let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      MainActor.assumeIsolated { finished.append(text ?? "nil") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var replacing = options
    replacing.replacesTexts = true
    var simulator = try Simulator(on: UIView.screen(.element("Plain")), capture: replacing)
    simulator.pace = .swift
    var said: [String] = []
    for text in ["Anna", "Novak"] {
      UIAccessibility.post(notification: .announcement, argument: text)
      said += simulator.wait(seconds: 3).said
    }
    // The element has the first one.
    #expect(said == ["text 2", "text 3"])
    #expect(finished == ["Anna", "Novak"])
  }

  /// A text that appears must not change the placeholders of others, which would be said as news.
  @Test func aTextKeepsItsPlaceholder() throws {
    var replacing = options
    replacing.replacesTexts = true
    let screen = UIView.screen(.element("Anna", row: 1), .element("Novak", row: 2))
    var simulator = try Simulator(on: screen, capture: replacing)
    simulator.pace = .swift
    #expect(simulator.perform(.swipeRight).said == ["text 2"])
    screen.addSubview(.element("New", row: 0))
    simulator.wait(seconds: 0.3)
    #expect(simulator.reader.reading().map { $0.text } == ["text 3", "text 1", "text 2"])
    UIAccessibility.post(notification: .announcement, argument: "Novak")
    #expect(simulator.wait(seconds: 2).said == ["text 2"])
  }

  @Test func rotorsAreNotSearchedAtEachLook() throws {
    let views = (0..<2).map { UIView.element("Thing \($0)", row: $0) }
    let screen = UIView.screen(views[0], views[1])
    var asked = 0
    screen.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Things") { predicate in
        asked += 1
        guard predicate.currentItem == nil else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: views[1], targetRange: nil)
      }
    ]
    var simulator = try simulator(screen)
    let before = asked
    simulator.wait(seconds: 0.5)
    #expect(asked == before)
    simulator.perform(.rotor("Things"))
    #expect(simulator.perform(.swipeDown).said.last == "Thing 1")
  }
}
