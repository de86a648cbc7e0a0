#if canImport(UIKit)
  internal import UIKit

  /// What is captured.
  @MainActor enum CapturedSubject {
    case view(UIView)
    case controller(UIViewController)
    case scene(UIWindowScene)
  }

  /// Keeps a subject in a visible window: SwiftUI makes no tree without one.
  @MainActor final class Stage {
    let subject: CapturedSubject
    private var ownWindow: UIWindow?

    init(_ subject: CapturedSubject) {
      self.subject = subject
      switch subject {
      case .view(let view):
        guard view.window == nil else { break }
        let window = Stage.window()
        window.addSubview(view)
        if view.frame.isEmpty { view.frame = window.bounds }
        show(window)
      case .controller(let controller):
        guard controller.view?.window == nil else { break }
        let window = Stage.window()
        window.rootViewController = controller
        show(window)
      case .scene: break
      }
    }

    private static func window() -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
        return UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
      return UIWindow(windowScene: scene)
    }

    private func show(_ window: UIWindow) {
      ownWindow = window
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// Removes the subject from a window that was made for it.
    func leave() {
      guard let window = ownWindow else { return }
      ownWindow = nil
      window.isHidden = true
      if case .view(let view) = subject { view.removeFromSuperview() }
      window.rootViewController = nil
    }

    /// The controller on top, and the objects to walk, in reading order.
    var top: (controller: UIViewController?, roots: [UIView]) {
      switch subject {
      case .view(let view as UIWindow): return Stage.top(of: view)
      case .view(let view): return (nil, [view])
      case .controller(let controller):
        let top = Stage.presented(on: controller)
        return (top, [top.view].compactMap { $0 })
      case .scene(let scene): return Stage.top(of: scene)
      }
    }

    private static func top(of window: UIWindow) -> (controller: UIViewController?, roots: [UIView]) {
      guard let root = window.rootViewController else { return (nil, [window]) }
      let top = presented(on: root)
      return (top, top === root ? [window] : [top.view].compactMap { $0 })
    }

    /// The controller that was presented last, if its view is in a window.
    private static func presented(on controller: UIViewController) -> UIViewController {
      var top = controller
      // Controllers cannot present one another in a circle.
      while let next = top.presentedViewController, next.viewIfLoaded?.window != nil { top = next }
      return top
    }

    /// Windows by their levels, the front one first. Windows behind modal content, hidden ones and those of the
    /// keyboard are left out.
    private static func top(of scene: UIWindowScene) -> (controller: UIViewController?, roots: [UIView]) {
      let visible = scene.windows.enumerated().filter { !$0.element.isHidden && $0.element.alpha > 0 }
        .filter { !Names.isOfKeyboard($0.element) }
        .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
      var controller: UIViewController?
      var roots: [UIView] = []
      for (_, window) in visible {
        let top = top(of: window)
        controller = controller ?? top.controller
        roots += top.roots
        if top.controller?.presentingViewController != nil || top.roots.contains(where: hasModal) { break }
      }
      return (controller, roots)
    }

    private static func hasModal(_ root: UIView) -> Bool {
      var rest = [root]
      while let view = rest.popLast() {
        if view.isHidden || view.alpha == 0 { continue }
        if view.accessibilityViewIsModal { return true }
        rest += view.subviews
      }
      return false
    }
  }
#endif
