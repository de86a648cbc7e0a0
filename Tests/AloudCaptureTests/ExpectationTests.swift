// An import that is exported reaches all files of the module: ViewExpectations.swift is written for AloudTesting itself.
@_exported import AloudTesting
import Testing
import UIKit

@testable import AloudCapture

/// The expectations for real views.
@MainActor @Suite(.serialized) struct ExpectationTests {
  private var quick: CaptureOptions {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 0.5)
    return options
  }

  private var controller: UIViewController {
    let controller = UIViewController()
    let button = UIView.element("Save", .button, row: 1)
    button.accessibilityActivateBlock = {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      return true
    }
    controller.view = .screen(.element("Note", .header), button)
    return controller
  }

  @Test func readings() throws {
    try expectReading(of: controller, capture: quick, equals: "Note, Heading\nSave, Button")
    try expectReading(of: controller.view, capture: quick, equals: "Note, Heading\n…")
    let (controller, quick) = (controller, quick)
    try withKnownIssue {
      try expectReading(of: controller, capture: quick, equals: "Note, Heading\nSave")
    } matching: {
      "\($0)".contains("Save, Button")
    }
  }

  @Test func scripts() throws {
    let script = """
      > swipe right
      Save, Button

      > double tap
      Saved
      [interrupted]
      Save
      """
    try expectScript(script, on: controller, capture: quick)
    try expectScript(script, on: controller.view, capture: quick)
    let (controller, quick) = (controller, quick)
    try withKnownIssue {
      try expectScript("> swipe right\nSave", on: controller, capture: quick)
    } matching: {
      "\($0)".contains("Save, Button")
    }
  }

  @Test func findings() throws {
    try expectNoFindings(in: controller, capture: quick)
    let view = UIView.screen(.element(nil, .button))
    let quick = quick
    try withKnownIssue {
      try expectNoFindings(in: view, capture: quick)
    } matching: {
      "\($0)".contains("missing-label")
    }
  }

  @Test func aViewWithoutAnElementIsAnError() {
    #expect(throws: CaptureError.self) { try expectReading(of: UIView.screen(), capture: quick, equals: "") }
  }
}
