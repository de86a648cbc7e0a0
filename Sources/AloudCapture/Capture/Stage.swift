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
    /// The outermost view in a window of its own.
    private var ownView: UIView?
    /// The frame of that view before.
    private var ownFrame = CGRect.zero
    /// The window that was the key window before.
    private weak var earlierKey: UIWindow?

    init(_ subject: CapturedSubject) {
      self.subject = subject
      switch subject {
      case .view(let view):
        guard view.window == nil else { break }
        // A view is not taken out of the views around it, nor from its controller.
        var outer = view
        while let above = outer.superview { outer = above }
        if let controller = outer.next as? UIViewController {
          show(controller)
        } else {
          let window = Stage.window()
          ownFrame = outer.frame
          window.addSubview(outer)
          if outer.frame.isEmpty { outer.frame = window.bounds }
          ownView = outer
          show(window)
        }
      case .controller(let controller): if controller.view?.window == nil { show(controller) }
      case .scene: break
      }
    }

    /// Shows a controller inside its parents: a child cannot be the root of a window.
    private func show(_ controller: UIViewController) {
      var outer = controller
      while let parent = outer.parent { outer = parent }
      let window = Stage.window()
      window.rootViewController = outer
      show(window)
    }

    /// The most seconds to wait for an active scene; 0 after it was in vain.
    private static var maximumWait = ownWait
    #if canImport(ObjectiveC)
      private static let ownWait = 5.0
    #else
      private static let ownWait = 0.0
    #endif

    private static func window() -> UIWindow {
      var scenes: [UIWindowScene] { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene } }
      func active() -> UIWindowScene? { scenes.first { $0.activationState == .foregroundActive } }
      // The first test of a bundle may begin before its host app is active. Without a host app there is never a scene.
      let end = Date(timeIntervalSinceNow: maximumWait)
      while active() == nil, Date() < end { Capture.turnRunLoop(seconds: 0.05) }
      maximumWait = active() == nil ? 0 : ownWait
      guard let scene = active() ?? scenes.first else {
        return UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
      return UIWindow(windowScene: scene)
    }

    private func show(_ window: UIWindow) {
      ownWindow = window
      earlierKey = window.windowScene?.keyWindow
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// Removes the subject from a window that was made for it.
    func leave() {
      guard let window = ownWindow else { return }
      ownWindow = nil
      if window.isKeyWindow { earlierKey?.makeKey() }
      window.isHidden = true
      ownView?.removeFromSuperview()
      ownView?.frame = ownFrame
      ownView = nil
      window.rootViewController = nil
    }

    /// The controller on top, and the objects to walk, in reading order.
    var top: (controller: UIViewController?, roots: [UIView]) {
      switch subject {
      case .view(let view as UIWindow): return Stage.top(of: view)
      case .view(let view): return (nil, [view])
      case .controller(let controller):
        let top = Stage.presented(on: controller)
        return (Stage.visible(in: top), [top.view].compactMap { $0 })
      case .scene(let scene): return Stage.top(of: scene)
      }
    }

    private static func top(of window: UIWindow) -> (controller: UIViewController?, roots: [UIView]) {
      guard let root = window.rootViewController else { return (nil, [window]) }
      let top = presented(on: root)
      return (visible(in: top), top === root ? [window] : [top.view].compactMap { $0 })
    }

    /// The controller whose screen a container shows.
    private static func visible(in controller: UIViewController) -> UIViewController {
      var visible = controller
      while true {
        if let top = (visible as? UINavigationController)?.topViewController {
          visible = top
        } else if let selected = (visible as? UITabBarController)?.selectedViewController {
          visible = selected
        } else {
          return visible
        }
      }
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
        let isPresented = top.roots.first.map { $0 !== window } ?? false
        if isPresented || top.roots.contains(where: hasModal) { break }
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
