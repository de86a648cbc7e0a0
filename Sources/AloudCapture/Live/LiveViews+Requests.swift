#if canImport(UIKit)
  internal import AloudBase
  internal import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  // VoiceOver's requests, as UIKit sends them to views.
  extension LiveViews {
    /// The most steps of one request to adjust a value.
    private static let maximumSteps = 100

    func perform(_ request: ScreenReader.Request) -> Answer {
      switch request {
      case .escape(let node):
        return Answer(isHandled: handlers(above: node).contains { $0.accessibilityPerformEscape() })
      case .magicTap(let node):
        return Answer(isHandled: handlers(above: node).contains { $0.accessibilityPerformMagicTap() })
      case .scroll(let node, let direction): return scroll(node, direction)
      case .blur(let node): return blur(object(node) ?? cursor)
      default: break
      }
      guard let object = request.node.flatMap(object) else { return Answer(isHandled: false) }
      switch request {
      case .activate: return activate(object)
      case .adjust(_, let steps):
        guard object.accessibilityTraits.contains(.adjustable) else { return Answer(isHandled: false) }
        for _ in 0..<min(abs(steps), LiveViews.maximumSteps) {
          steps > 0 ? object.accessibilityIncrement() : object.accessibilityDecrement()
        }
        return Answer(isHandled: true)
      case .customAction(_, let index): return Answer(isHandled: perform(actionAt: index, of: object))
      case .zoom(_, let inward):
        guard #available(iOS 17.0, tvOS 17.0, *) else { return Answer(isHandled: false) }
        let point = object.accessibilityActivationPoint
        return Answer(
          isHandled: inward ? object.accessibilityZoomIn(at: point) : object.accessibilityZoomOut(at: point))
      case .focus(let node): focus(object, node)
      case .showPage: break
      case .longPress: return refused("a long press is a touch, which is not simulated; offer a custom action")
      case .drop, .moveRow: return refused("dragging is a touch, which is not simulated")
      default: return Answer(isHandled: edit(object, request))
      }
      return Answer(isHandled: true)
    }

    private func refused(_ reason: Message) -> Answer {
      var answer = Answer(isHandled: false)
      answer.refusal = Refusal(reason)
      return answer
    }

    // MARK: Activating

    /// `accessibilityActivate()`, else a touch at the activation point, as VoiceOver does.
    private func activate(_ object: NSObject) -> Answer {
      if object.accessibilityActivate() { return Answer(isHandled: true) }
      if object.accessibilityTraits.contains(.notEnabled) { return refused("the element is disabled") }
      if let refusal = Touch.tap(object, beside: handlers(above: shown.node(of: object))) { return refused(refusal) }
      return Answer(isHandled: true)
    }

    private func perform(actionAt index: Int, of object: NSObject) -> Bool {
      let actions = object.accessibilityCustomActions ?? []
      guard actions.indices.contains(index) else { return false }
      let action = actions[index]
      // The handler comes before target and selector.
      return action.actionHandler.map { $0(action) } ?? PrivateSymbols.perform(action)
    }

    // MARK: The cursor

    private func blur(_ object: NSObject?) -> Answer {
      // VoiceOver may have placed its cursor without telling.
      guard let object, object === cursor else { return Answer(isHandled: false) }
      object.accessibilityElementDidLoseFocus()
      (left, cursor) = (object, nil)
      return Answer(isHandled: true)
    }

    /// Gives the cursor to the element where it begins on a screen: VoiceOver does not tell where it appears.
    func focusFirst() {
      let tree = shown.document.firstScreen.tree
      // It tells of a summary element.
      guard !tree.ids.contains(where: { tree.isElement($0) && tree[$0].traits.contains(.summaryElement) }),
        let node = ScreenReader(shown.document).focus, let object = object(node)
      else { return }
      focus(object, node)
    }

    private func focus(_ object: NSObject, _ node: NodeID) {
      isShifted = isShifted || isExpectedToScroll(node)
      hasScrolled = reveal(node, object, from: cursor ?? left)
      guard object !== cursor else { return }
      _ = blur(cursor)
      var info: [AnyHashable: Any] = [
        UIAccessibility.focusedElementUserInfoKey: object,
        UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
          .notificationVoiceOver.rawValue,
      ]
      if let left { info[UIAccessibility.unfocusedElementUserInfoKey] = left }
      (cursor, left) = (object, nil)
      keepCursor(object)
      object.accessibilityElementDidBecomeFocused()
      NotificationCenter.default.post(
        name: UIAccessibility.elementFocusedNotification, object: object, userInfo: info)
    }

    // MARK: Text

    private func edit(_ object: NSObject, _ request: ScreenReader.Request) -> Bool {
      guard let text = TextReading(of: object) else { return false }
      let responder = text.input as? UIResponder
      if case .endEditing = request { return responder?.resignFirstResponder() ?? false }
      if responder?.isFirstResponder == false { responder?.becomeFirstResponder() }
      switch request {
      case .insertText(_, let string): Typing.insert(string, into: text.input)
      case .deleteBackward: Typing.deleteBackward(in: text.input)
      case .moveInsertionPoint(_, let place): return select(place..<place, in: text)
      case .select(_, let range): return select(range, in: text)
      case .undo: return responder.map { PrivateSymbols.undo($0, redo: false) } ?? false
      case .redo: return responder.map { PrivateSymbols.undo($0, redo: true) } ?? false
      default: return false
      }
      return true
    }

    private func select(_ characters: Range<Int>, in text: TextReading) -> Bool {
      guard let range = text.range(characters) else { return false }
      text.input.selectedTextRange = range
      return true
    }
  }

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
      #if canImport(ObjectiveC) && !os(tvOS)
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
      if let cell = view as? UITableViewCell { return choose(cell) }
      if let cell = view as? UICollectionViewCell { return choose(cell) }
      return false
    }

    private static func choose(_ cell: UITableViewCell) -> Bool {
      guard let table = superview(of: cell, as: UITableView.self), let path = table.indexPath(for: cell),
        let delegate = table.delegate as? any UITableViewDelegate
      else { return false }
      #if canImport(ObjectiveC)
        return delegate.tableView?(table, didSelectRowAt: path) != nil
      #else
        delegate.tableView(table, didSelectRowAt: path)
        return true
      #endif
    }

    private static func choose(_ cell: UICollectionViewCell) -> Bool {
      guard let view = superview(of: cell, as: UICollectionView.self), let path = view.indexPath(for: cell),
        let delegate = view.delegate as? any UICollectionViewDelegate
      else { return false }
      #if canImport(ObjectiveC)
        return delegate.collectionView?(view, didSelectItemAt: path) != nil
      #else
        delegate.collectionView(view, didSelectItemAt: path)
        return true
      #endif
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
