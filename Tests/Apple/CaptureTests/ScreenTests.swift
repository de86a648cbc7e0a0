import Aloud
import UIKit
import XCTest

@testable import AloudCapture

/// Captures each screen, and writes down what UIKit answered.
final class ScreenTests: XCTestCase {
  @MainActor private var options: CaptureOptions {
    var options = CaptureOptions()
    options.language = "en"
    return options
  }

  @MainActor func testEveryScreenIsCaptured() throws {
    var answer = Answer(name: "captured", question: "Which screens can be captured, and what does Aloud say on them?")
    for screen in Screen.all {
      let shown = try ShownScreen(screen.make())
      defer { shown.close() }
      do {
        let capture = try Capture(of: shown.controller, options: options)
        try capture.write(to: Records.captured, name: screen.name)
        let tree = capture.document.firstScreen.tree
        answer.found[screen.name] = [
          "reading": ScreenReader(capture.document).reading().map { $0.text },
          "sources": tree.ids.compactMap { capture.source(of: $0)?.rawValue },
          "notes": capture.notes,
        ]
      } catch let error as CaptureError {
        answer.found[screen.name] = ["error": error.message]
      }
      // After each screen, so that one that ends the process leaves the others.
      try answer.write(to: Records.folder)
    }
  }

  @MainActor func testModifiersOfSwiftUI() throws {
    var answer = Answer(name: "modifiers", question: "Which properties of which node does each modifier change?")
    for modifier in Modifier.all {
      let plain = try objects(modifier.plainController)
      let changed = try objects(modifier.screen.make())
      answer.found[modifier.name] = [
        "differences": try Differences.between(plain, changed), "plain": plain, "changed": changed,
      ]
      try answer.write(to: Records.folder)
    }
  }

  @MainActor func testQuestions() throws {
    var answer = Answer(
      name: "questions", question: "What do containers with several lists, hidden places and languages answer?")
    for screen in Screen.questions {
      answer.found[screen.name] = try objects(screen.make())
      try answer.write(to: Records.folder)
    }
  }

  @MainActor func testActivation() throws {
    var answer = Answer(
      name: "activation", question: "Which controls of UIKit handle accessibilityActivate() themselves?")
    // A color well shows a view of another process.
    for screen in Screen.controls where screen.name != "control-color-well" {
      let shown = try ShownScreen(screen.make())
      defer { shown.close() }
      let arming = Arming()
      arming.arm()
      defer { arming.restore() }
      let objects = (try? Capture(of: shown.controller, options: options))?.objects ?? []
      answer.found[screen.name] = objects.compactMap { $0 }.filter { $0.isAccessibilityElement }.prefix(3).map {
        object -> [String: Any] in
        [
          "class": NSStringFromClass(type(of: object)), "label": object.accessibilityLabel ?? "",
          "hasOwnMethod": PrivateSymbols.overrides("accessibilityActivate", object),
          "accessibilityActivate()": object.accessibilityActivate(),
        ]
      }
      try answer.write(to: Records.folder)
    }
  }

  /// The properties of all objects on a screen.
  @MainActor private func objects(_ controller: UIViewController) throws -> [[String: Any]] {
    let shown = try ShownScreen(controller)
    defer { shown.close() }
    // Nodes of SwiftUI answer only while it is on.
    let arming = Arming()
    arming.arm()
    defer { arming.restore() }
    do {
      let capture = try Capture(of: shown.controller, options: options)
      return capture.objects.compactMap { $0 }.map { RawProperties.read($0) }
    } catch let error as CaptureError {
      return [["error": error.message]]
    }
  }
}
