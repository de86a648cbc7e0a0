import SwiftUI
import UIKit
import XCTest

@testable import AloudCapture

/// How many nodes SwiftUI makes with each of the private switches. `Tests/Apple/run` gives each test a process of its own,
/// because a tree that exists may stay.
final class ArmingTests: XCTestCase {
  @MainActor private static var screen: some View {
    VStack {
      Text("Title")
      Button("Save", action: {})
      Toggle("Sound", isOn: .constant(true))
    }
  }

  @MainActor private static var earlier: [String] = []

  @MainActor func testNoSwitch() throws { try count("none", automation: false, application: false) }
  @MainActor func testAutomation() throws { try count("automation", automation: true, application: false) }
  @MainActor func testApplication() throws { try count("application", automation: false, application: true) }
  @MainActor func testBothSwitches() throws { try count("both", automation: true, application: true) }

  @MainActor private func count(_ name: String, automation: Bool, application: Bool) throws {
    let before = (
      automation: PrivateSymbols.isAutomationEnabled, application: PrivateSymbols.isApplicationAccessibilityEnabled
    )
    let hasAutomation = PrivateSymbols.setAutomation(automation)
    let hasApplication = PrivateSymbols.setApplicationAccessibility(application)
    defer {
      _ = PrivateSymbols.setAutomation(before.automation)
      _ = PrivateSymbols.setApplicationAccessibility(before.application)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    let shown = try ShownScreen(UIHostingController(rootView: ArmingTests.screen))
    defer { shown.close() }
    ShownScreen.turn(1)
    var walk = TreeWalk(CaptureOptions(), Names())
    walk.walk(shown.controller.view)
    var answer = Answer(
      name: "arming-\(name)", question: "How many of three elements does SwiftUI make with this switch?")
    answer.found = [
      "elements": walk.elementCount, "objects": walk.nodes.count,
      "isAutomationEnabledBefore": before.automation, "isApplicationEnabledBefore": before.application,
      "hasSwitchOfAutomation": hasAutomation, "hasSwitchOfApplication": hasApplication,
      "isVoiceOverRunning": UIAccessibility.isVoiceOverRunning, "earlierInThisProcess": ArmingTests.earlier,
    ]
    ArmingTests.earlier.append(name)
    try answer.write(to: Records.folder)
  }
}
