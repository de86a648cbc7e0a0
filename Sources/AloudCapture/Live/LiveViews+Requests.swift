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
      case .focus(let node) where object(node) == nil: return Answer(isHandled: returnTo(node))
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

    /// Scrolls back to an element whose cell is gone; it gets the cursor when it is captured.
    private func returnTo(_ node: NodeID) -> Bool {
      guard let neighbor, neighbor.id == shown.document.firstScreen.tree[node].id else { return false }
      leaving = kept(cursor ?? left, in: [neighbor.container])
      (returning, hasScrolled) = (neighbor.id, true)
      neighbor.show()
      return true
    }

    /// Gives the cursor to the element to which it returns.
    func finishReturn() {
      guard let id = returning else { return }
      (returning, hasScrolled) = (nil, false)
      guard let node = shown.document.firstScreen.tree.idsByIdentifier()[id], let object = object(node) else { return }
      focus(object, node, leaving: leaving)
    }

    private func focus(_ object: NSObject, _ node: NodeID, leaving given: KeptElement? = nil) {
      isShifted = isShifted || isExpectedToScroll(node)
      let views = scrollViews(around: node)
      let from = cursor ?? left
      leaving = given ?? kept(from, in: views)
      if let kept = neighbor, !views.contains(where: { $0 === kept.container }) { neighbor = nil }
      hasScrolled = reveal(node, object, from: leaving?.frame ?? from?.accessibilityFrame)
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
#endif
