import UIKit
import XCTest

/// A controller in a visible window of the app that hosts the tests.
@MainActor final class ShownScreen {
  let controller: UIViewController
  private let window: UIWindow

  /// - Throws: if the app has no scene after ten seconds.
  init(_ controller: UIViewController) throws {
    self.controller = controller
    let end = Date(timeIntervalSinceNow: 10)
    while ShownScreen.scene == nil, Date() < end { ShownScreen.turn(0.1) }
    window = UIWindow(windowScene: try XCTUnwrap(ShownScreen.scene, "the host app has no active scene"))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    ShownScreen.turn(0.3)
  }

  func close() {
    if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    window.isHidden = true
    window.rootViewController = nil
    ShownScreen.turn(0.05)
  }

  /// Lets the app work.
  static func turn(_ seconds: Double) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

  private static var scene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive }
  }
}
