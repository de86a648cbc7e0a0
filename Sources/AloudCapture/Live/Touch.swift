#if canImport(UIKit)
  internal import AloudBase
  internal import UIKit

  /// A tap without VoiceOver.
  @MainActor enum Touch {
    /// Taps at the activation point of an object.
    ///
    /// UIKit has no public way to make a touch. So the view at the point is found as UIKit finds it, and the control or
    /// the cell around it is told directly.
    ///
    /// - Parameters:
    ///   - object: what is activated.
    ///   - objects: the objects around it, inner ones first; the first view among them has the window.
    /// - Returns: the reason why nothing was tapped; nil if something was.
    static func tap(_ object: NSObject, beside objects: [NSObject]) -> Message? {
      guard let window = objects.lazy.compactMap({ $0 as? UIView }).first?.window else {
        return "the element is in no window"
      }
      // The point is one of the screen; the window may have another place, direction or size.
      let point = window.convert(object.accessibilityActivationPoint, from: nil as UIWindow?)
      var view = window.hitTest(point, with: nil)
      while let here = view {
        if tap(here) { return nil }
        view = here.superview
      }
      return """
        no control and no cell is at the activation point. A gesture recognizer cannot be triggered: override \
        accessibilityActivate(), or use a UIControl
        """
    }

    private static func tap(_ view: UIView) -> Bool {
      if view is any UITextInput, view.canBecomeFirstResponder { return view.becomeFirstResponder() }
      #if !os(tvOS)
        if let control = view as? UISwitch, control.isEnabled {
          control.setOn(!control.isOn, animated: false)
          control.sendActions(for: .valueChanged)
          return true
        }
      #endif
      if let control = view as? UIControl {
        let taps: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
        // Others, such as segments and sliders, change their value by themselves, which needs a real touch.
        guard control.isEnabled, !control.allControlEvents.isDisjoint(with: taps) else { return false }
        control.sendActions(for: taps)
        return true
      }
      if let cell = view as? UITableViewCell, let table = superview(of: cell, as: UITableView.self) {
        return Selection.choose(cell, in: table)
      }
      if let cell = view as? UICollectionViewCell, let list = superview(of: cell, as: UICollectionView.self) {
        return Selection.choose(cell, in: list)
      }
      return false
    }

    private static func superview<View: UIView>(of view: UIView, as type: View.Type) -> View? {
      var next = view.superview
      while let here = next {
        if let found = here as? View { return found }
        next = here.superview
      }
      return nil
    }
  }
#endif
