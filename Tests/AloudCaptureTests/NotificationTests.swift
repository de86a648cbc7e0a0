import AloudSimulator
import AloudSpeech
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture
@testable import AloudReader

@MainActor private final class Posted { var text: NSAttributedString? }

@MainActor private final class Book: UIView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let text = NSAttributedString(string: "Seite 2", attributes: [.accessibilitySpeechLanguage: "de"])
    UIAccessibility.post(notification: .pageScrolled, argument: text)
    return true
  }
}

@MainActor @Suite(.serialized) struct NotificationTests {
  private func simulator(_ view: UIView) throws -> Simulator {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 1)
    return try Simulator(on: view, capture: options)
  }

  @Test func notificationsArriveInTheirOrder() throws {
    let target = UIView.element("Target", row: 3)
    let button = Button("Go", row: 0)
    button.isActivatedByItself = false
    button.addAction(
      UIAction { _ in
        UIAccessibility.post(notification: .announcement, argument: "First")
        UIAccessibility.post(notification: .announcement, argument: "Second")
        UIAccessibility.post(notification: .layoutChanged, argument: target)
      }, for: .touchUpInside)
    var simulator = try simulator(.screen(button, target))
    let happened = simulator.perform(.doubleTap)
    #expect(happened.said.last == "Target")
    // Each cuts off the one before.
    let announced = happened.compactMap { occurrence -> String? in
      switch occurrence.event {
      case .utterance(let speech), .lost(let speech):
        speech.origin == .announcement ? speech.fragments.map { $0.text }.joined() : nil
      default: nil
      }
    }
    #expect(announced == ["First", "Second"])
    let focused = happened.compactMap { occurrence -> String? in
      guard case .focus(let node?) = occurrence.event else { return nil }
      return simulator.reader.narrator.tree[node].label?.string
    }
    #expect(focused == ["Target"])
  }

  @Test func priorityAndLanguageAreThoseOfTheText() throws {
    let button = Button("Go", row: 0)
    let posted = Posted()
    button.addAction(
      UIAction { _ in UIAccessibility.post(notification: .announcement, argument: posted.text) }, for: .touchUpInside)
    var simulator = try simulator(.screen(button))
    for (raw, priority) in [
      (UIAccessibilityPriority.high, Effect.Priority.high), (.default, .default), (.low, .low),
    ] {
      posted.text = NSAttributedString(
        string: "Fertig",
        attributes: [
          .accessibilitySpeechAnnouncementPriority: raw.rawValue, .accessibilitySpeechLanguage: "de",
        ])
      let happened = simulator.perform(.doubleTap) + simulator.wait(seconds: 2)
      let speech = happened.compactMap { occurrence -> ScreenReader.Speech? in
        switch occurrence.event {
        case .utterance(let speech), .lost(let speech): speech.origin == .announcement ? speech : nil
        default: nil
        }
      }.first
      #expect(speech?.priority == priority)
      #expect(speech?.fragments.first?.language == "de")
    }
  }

  @Test func aPageScrolledKeepsItsLanguage() throws {
    let book = Book(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    book.addSubview(.element("Seite"))
    var simulator = try simulator(book)
    let speech = simulator.perform(.threeFingerSwipeLeft).compactMap { occurrence -> ScreenReader.Speech? in
      if case .utterance(let speech) = occurrence.event { speech } else { nil }
    }
    #expect(speech.first?.fragments.map { $0.text } == ["Seite 2"])
    #expect(speech.first?.fragments.first?.language == "de")
  }

  /// What no test of an app could assert: whether an announcement was heard whole.
  @Test func theAppLearnsWhetherItsAnnouncementWasHeard() throws {
    var finished: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { note in
      let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let success = (note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? NSNumber)?.boolValue
      MainActor.assumeIsolated { finished.append("\(text ?? "nil") \(success.map { "\($0)" } ?? "nil")") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let view = UIView.element("Plain")
    var simulator = try simulator(.screen(view, .element("Other", row: 1)))
    simulator.pace = .swift
    UIAccessibility.post(notification: .announcement, argument: "Saved 🎉")
    simulator.wait(seconds: 3)
    #expect(finished == ["Saved 🎉 true"])
    UIAccessibility.post(notification: .announcement, argument: "A long announcement that nobody hears to its end")
    simulator.wait(seconds: 0.5)
    #expect(finished.count == 1)
    simulator.perform(.swipeRight)
    #expect(finished.last == "A long announcement that nobody hears to its end false")
  }

  @Test func theSeamIsForSystemsWithoutACallback() throws {
    let log = NotificationLog(usesCallback: false)
    defer { log.end() }
    PostedNotifications.record(.announcement, argument: "By hand")
    #expect(log.take().map { $0.argument as? String } == ["By hand"])
  }

  /// The callback may exist and not receive everything, for example no notification of SwiftUI.
  @Test func theSeamAndTheCallbackTogetherHaveEachNotificationOnce() throws {
    let log = NotificationLog()
    defer { log.end() }
    let view = UIView()
    PostedNotifications.record(.announcement, argument: "By hand")
    #expect(log.take().map { $0.argument as? String } == ["By hand"])
    UIAccessibility.post(notification: .announcement, argument: "Both")
    PostedNotifications.record(.announcement, argument: NSAttributedString(string: "Both"))
    PostedNotifications.record(.layoutChanged, argument: view)
    #expect(log.take().map { $0.code } == [1008, 1001])
    // The callback may come after the notification was taken.
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(log.take().isEmpty)
    // The same text may be posted twice.
    UIAccessibility.post(notification: .announcement, argument: "Again")
    UIAccessibility.post(notification: .announcement, argument: "Again")
    #expect(log.take().count == 2)
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    PostedNotifications.record(.layoutChanged, argument: UIView())
    #expect(log.take().count == 2)
  }

  @Test func theSystemIsNotLeftInTheModeForTests() async throws {
    try await untilAllSimulatorsAreReleased()
    let log = NotificationLog()
    #expect(PrivateFunctions.unitTestMode == 1)
    log.end()
    #expect(PrivateFunctions.unitTestMode == 0)
  }

  @Test func theCallbackMayWrapItsData() {
    #expect(NotificationLog.argument(NSNull()) == nil)
    #expect(NotificationLog.argument(nil) == nil)
    #expect(NotificationLog.argument(NSDictionary(dictionary: ["data": "Text"])) as? String == "Text")
    #expect(NotificationLog.argument(NSDictionary(dictionary: ["data": NSNull()])) == nil)
    #expect(NotificationLog.argument(NSString(string: "Text")) as? String == "Text")
    // With a null object the element is not a target: it may be the one that posted.
    let view = UIView()
    #expect(NotificationLog.argument(NSNull(), view) == nil)
    #expect(NotificationLog.argument(nil, view) as? UIView === view)
  }

  @Test func recordingEndsWithTheSimulator() async throws {
    try await untilAllSimulatorsAreReleased()
    do {
      let simulator = try simulator(.screen(.element("Plain")))
      #expect(simulator.fault == nil)
      #expect(PrivateFunctions.notificationCallbacks.count == 1)
      #expect(PrivateFunctions.automationEnabled == 1)
    }
    try await untilAllSimulatorsAreReleased()
    #expect(PrivateFunctions.notificationCallbacks.isEmpty)
    #expect(PrivateFunctions.automationEnabled == 0)
  }
}
