import Accessibility
import UIKit
import XCTest

@testable import AloudCapture

/// What the libraries of the system tell: which notifications arrive, and which bits traits have.
final class SystemTests: XCTestCase {
  /// The callback is the only route that is tried. To replace the function that posts, symbols would have to be bound
  /// anew, which Aloud does not do.
  @MainActor func testNotifications() throws {
    var answer = Answer(
      name: "notifications", question: "Which posted notifications reach the callback of the system, and how?")
    let shown = try ShownScreen(UIViewController())
    defer { shown.close() }
    let view = try XCTUnwrap(shown.controller.view)
    let urgent = NSAttributedString(
      string: "Urgent",
      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue])
    let posts: [(String, @MainActor () -> Void)] = [
      ("announcement", { UIAccessibility.post(notification: .announcement, argument: "Text") }),
      ("announcement with attributes", { UIAccessibility.post(notification: .announcement, argument: urgent) }),
      ("layout changed", { UIAccessibility.post(notification: .layoutChanged, argument: nil) }),
      ("layout changed to a view", { UIAccessibility.post(notification: .layoutChanged, argument: view) }),
      ("screen changed", { UIAccessibility.post(notification: .screenChanged, argument: "Text") }),
      ("page scrolled", { UIAccessibility.post(notification: .pageScrolled, argument: "Page 1 of 2") }),
      ("SwiftUI, announcement", { AccessibilityNotification.Announcement("Text").post() }),
      ("SwiftUI, layout changed", { AccessibilityNotification.LayoutChanged().post() }),
      ("SwiftUI, screen changed", { AccessibilityNotification.ScreenChanged().post() }),
      ("SwiftUI, page scrolled", { AccessibilityNotification.PageScrolled("Page 1 of 2").post() }),
      ("UIKit, a switch is set", { UISwitch().setOn(true, animated: false) }),
      ("UIKit, a controller is presented", { shown.controller.present(UIViewController(), animated: false) }),
    ]
    let log = NotificationLog()
    defer { log.end() }
    answer.found["has the callback"] = log.hasCallback
    for (name, post) in posts {
      _ = log.take()
      post()
      ShownScreen.turn(1)
      answer.found[name] = log.take().map { item -> [String: Any] in
        let argument = item.argument.map { "\(type(of: $0)): \($0)" }
        // What it means is an open question, so all of it is kept.
        func raw(_ object: AnyObject?) -> String { object.map { "\(type(of: $0)): \($0)" } ?? "nil" }
        return [
          "code": Int(item.code), "argument": argument ?? "none", "data": raw(item.received?.data),
          "element": raw(item.received?.element),
        ]
      }
      try answer.write(to: Records.folder)
    }
  }

  @MainActor func testBitsOfTraits() throws {
    var answer = Answer(name: "traits", question: "Which bits do traits have?")
    let named: [(String, UIAccessibilityTraits)] = [
      ("tabBar", .tabBar), ("header", .header), ("supportsZoom", .supportsZoom), ("toggleButton", .toggleButton),
    ]
    for (name, trait) in named { answer.found[name] = bits(trait.rawValue) }
    let names = [
      "Alert", "BackButton", "BookContent", "DeleteKey", "Draggable", "FolderIcon", "Inactive", "IsEditing",
      "LaunchIcon", "Map", "MenuItem", "PickerElement", "PopupButton", "RadioButton", "Scrollable", "SecureTextField",
      "SelectionDismissesItem", "Spacer", "StatusBarElement", "TabButton", "TableIndex", "TextEntry",
      "TextOperationsAvailable", "Toggle", "TouchContainer", "Visited", "WebContent",
    ]
    let root = ProcessInfo.processInfo.environment["IPHONE_SIMULATOR_ROOT"] ?? ""
    let library = dlopen(root + "/System/Library/PrivateFrameworks/UIAccessibility.framework/UIAccessibility", RTLD_NOW)
    answer.found["has the library"] = library != nil
    for name in names {
      guard let library, let address = dlsym(library, "UIAccessibilityTrait\(name)") else {
        answer.found[name] = "not exported"
        continue
      }
      answer.found[name] = bits(address.load(as: UInt64.self))
    }
    try answer.write(to: Records.folder)
  }

  private func bits(_ traits: UInt64) -> [Int] { (0..<64).filter { traits & (1 << UInt64($0)) != 0 } }
}
