#if canImport(UIKit)
  import UIKit

  /// A screen for one control, one modifier or one question.
  @MainActor struct Screen {
    /// The name of its files: unique, in small letters with hyphens.
    let name: String
    let make: @MainActor () -> UIViewController

    init(_ name: String, make: @escaping @MainActor () -> UIViewController) { (self.name, self.make) = (name, make) }

    /// A screen with views in rows. A view that has a frame keeps it.
    init(_ name: String, rows: @escaping @MainActor () -> [UIView]) {
      self.init(name) {
        let controller = UIViewController()
        Screen.place(rows(), in: controller.view)
        return controller
      }
    }

    /// A screen with one view.
    init(_ name: String, view: @escaping @MainActor () -> UIView) { self.init(name, rows: { [view()] }) }

    static func place(_ views: [UIView], in outer: UIView) {
      for (index, view) in views.enumerated() {
        if view.frame == .zero { view.frame = row(index) }
        outer.addSubview(view)
      }
    }

    static func row(_ index: Int) -> CGRect { CGRect(x: 20, y: 120 + 60 * index, width: 335, height: 44) }

    /// All screens. Those of controls and of SwiftUI need iOS.
    static var all: [Screen] {
      #if os(iOS)
        return views + questions + controls + lists + Modifier.all.map { $0.screen }
      #else
        return views + questions
      #endif
    }

    static func named(_ name: String) -> Screen? { all.first { $0.name == name } }
  }

  /// Makes a list of its lines. The compiler checks each line for itself, which a long list would make slow.
  @resultBuilder enum Listing<Item> {
    static func buildBlock(_ items: Item...) -> [Item] { items }
  }

  /// A view that is an element.
  @MainActor func element(_ label: String, _ change: (UIView) -> Void = { _ in }) -> UIView {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    change(view)
    return view
  }

  /// A view with others inside, in rows.
  @MainActor func container(_ views: UIView..., change: (UIView) -> Void = { _ in }) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    Screen.place(views, in: view)
    change(view)
    return view
  }
#endif
