import AloudCapture
import AloudReader
import AloudTree
import Foundation
import UIKit

// Foundation and the stand-in for UIKit both have the name.
typealias NSObject = UIKit.NSObject

/// A node of SwiftUI as UIKit sees it: a plain object that vends its children by index, and makes them when it is asked.
@MainActor final class SwiftUINode: NSObject {
  var make: [@MainActor () -> NSObject] = []
  private var made: [Int: NSObject] = [:]
  private(set) var asked: [Int] = []

  override func accessibilityElementCount() -> Int { make.count }

  override func accessibilityElement(at index: Int) -> Any? {
    asked.append(index)
    guard make.indices.contains(index) else { return nil }
    let node = made[index] ?? make[index]()
    made[index] = node
    return node
  }

  static func leaf(_ label: String, _ traits: UIAccessibilityTraits = .button, at frame: CGRect = .row(0))
    -> SwiftUINode
  {
    let node = SwiftUINode()
    (node.isAccessibilityElement, node.accessibilityLabel) = (true, label)
    (node.accessibilityTraits, node.accessibilityFrame) = (traits, frame)
    return node
  }
}

/// A view of SwiftUI: its nodes exist only while accessibility is on. It has an empty list of elements.
@MainActor final class _UIHostingView: UIView {
  let root = SwiftUINode()

  override init(frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) {
    super.init(frame: frame)
    accessibilityElements = []
  }

  private var isArmed: Bool {
    PrivateFunctions.automationEnabled != 0 && PrivateFunctions.applicationAccessibilityEnabled != 0
  }

  override func accessibilityElementCount() -> Int { isArmed ? root.accessibilityElementCount() : 0 }
  override func accessibilityElement(at index: Int) -> Any? { isArmed ? root.accessibilityElement(at: index) : nil }
}

extension CGRect {
  /// A row of a list.
  static func row(_ index: Int) -> CGRect { CGRect(x: 16, y: 50 + 60 * index, width: 358, height: 44) }
}

extension UIView {
  /// An element.
  static func element(_ label: String?, _ traits: UIAccessibilityTraits = [], row: Int = 0) -> UIView {
    let view = UIView(frame: .row(row))
    (view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityTraits) = (true, label, traits)
    return view
  }

  /// A view of the size of the screen with others inside.
  static func screen(_ views: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for inner in views { view.addSubview(inner) }
    return view
  }
}

/// A capture without waiting.
@MainActor func captured(
  _ view: UIView, language: String = "en", _ change: (inout CaptureOptions) -> Void = { _ in }
) throws -> Capture {
  var options = CaptureOptions()
  (options.language, options.settlingTime) = (language, 0)
  change(&options)
  return try Capture(of: view, options: options)
}

extension Document {
  /// What VoiceOver says, one line a stop.
  var lines: [String] { ScreenReader(self).reading().map { $0.text } }

  /// The first node with this label.
  func node(_ label: String) -> Node? { firstScreen.tree.nodes.first { $0.label?.string == label } }
}
