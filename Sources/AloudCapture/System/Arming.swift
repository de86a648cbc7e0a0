#if canImport(UIKit)
  internal import UIKit

  /// Makes trees exist that the system builds only for assistive technologies, such as those of SwiftUI.
  ///
  /// Sources: AccessibilitySnapshot and KIF switch automation on; newer tools also switch on the accessibility of the
  /// app. A notification then makes SwiftUI create its nodes. Which of it each version of iOS needs has not been measured
  /// here, so all of it is done, and ``Capture`` checks the result.
  @MainActor final class Arming {
    /// The state before the first of those that are armed now; it returns after the last of them.
    private static var before: (automation: Bool, application: Bool)?
    private static var count = 0
    private var isArmed = true

    /// Remembers the state.
    init() {
      if Arming.count == 0 {
        Arming.before = (PrivateSymbols.isAutomationEnabled, PrivateSymbols.isApplicationAccessibilityEnabled)
      }
      Arming.count += 1
    }

    /// Makes the trees exist.
    func arm() {
      _ = PrivateSymbols.setAutomation(true)
      _ = PrivateSymbols.setApplicationAccessibility(true)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// Restores the state before.
    func restore() {
      guard isArmed else { return }
      isArmed = false
      Arming.count -= 1
      guard Arming.count == 0, let before = Arming.before else { return }
      _ = PrivateSymbols.setAutomation(before.automation)
      _ = PrivateSymbols.setApplicationAccessibility(before.application)
    }

    /// What was tried, for messages.
    static var told: String {
      let tried = ["_AXSSetAutomationEnabled", "_AXSApplicationAccessibilitySetEnabled"]
      return "Aloud calls \(tried.joined(separator: " and ")), where the system has them"
    }
  }
#endif
