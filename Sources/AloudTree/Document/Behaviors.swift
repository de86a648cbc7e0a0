package import AloudBase

/// The effects of a node, a screen or an app, by event.
public struct Behaviors: Equatable, Sendable {
  /// What a behavior answers: a request of VoiceOver, or news about the element, the screen or the app.
  public enum Event: String, CaseIterable, Sendable {
    /// A request of VoiceOver or a move of its cursor: `accessibilityActivate()`, `accessibilityIncrement()`,
    /// `accessibilityDecrement()`, `accessibilityPerformEscape()`, `accessibilityPerformMagicTap()`, a long press,
    /// `accessibilityElementDidBecomeFocused()` and `accessibilityElementDidLoseFocus()`.
    case activate, increment, decrement, escape, magicTap, longPress, focus, blur
    /// `accessibilityScroll(_:)`, by its direction.
    case scrollUp, scrollDown, scrollLeft, scrollRight, scrollNext, scrollPrevious
    /// `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`.
    case zoomIn, zoomOut
    /// The screen has appeared (`appear`), or the user has changed the text or the position of the control (`change`).
    case appear, change
    /// Of the app: `guidedAccessRestriction(withIdentifier:didChange:)` for any restriction, and the notifications of these
    /// names.
    case restriction, guidedAccessStatusDidChange, voiceOverStatusDidChange
    /// Events of a restriction, which has changed to this state.
    case deny, allow

    /// The events that nodes and screens answer.
    public static let ofNodes: [Event] = [
      .activate, .increment, .decrement, .escape, .magicTap, .longPress, .focus, .blur, .scrollUp, .scrollDown,
      .scrollLeft, .scrollRight, .scrollNext, .scrollPrevious, .zoomIn, .zoomOut, .appear, .change,
    ]
    /// The events that the app itself answers.
    public static let ofApp: [Event] = [
      .escape, .magicTap, .appear, .restriction, .guidedAccessStatusDidChange, .voiceOverStatusDidChange,
    ]
    /// The events of one restriction.
    public static let ofRestriction: [Event] = [.deny, .allow]
  }

  /// The effects of each event, in the order in which they run. An event that is not here is not answered.
  public var effects: [Event: [Effect]]

  /// Behaviors by their events; by default none.
  public init(_ effects: [Event: [Effect]] = [:]) { self.effects = effects }

  /// True if no event is answered.
  public var isEmpty: Bool { effects.isEmpty }

  /// True if it says what something does.
  package var tellsEffects: Bool { effects.values.contains { $0.tellEffects } }
}

/// One thing that a behavior does.
public indirect enum Effect: Equatable, Sendable {
  /// Gives the node new values for some properties.
  case set(id: String, Change)
  /// Flips a switch, a checkbox or the expanded state.
  case toggle(id: String)
  /// Moves `selected` to the node among its siblings.
  case select(id: String)
  /// `at` is 0-based among the children; nil is the end.
  case insert(Tree, into: String, at: Int?)
  /// Removes the node and all nodes inside it.
  case remove(id: String)
  /// Shows another screen, from which `back` returns: a push onto a navigation controller.
  case show(screen: String)
  /// Returns to the screen before: a pop of a navigation controller.
  case back
  /// Shows another screen over this one, which `dismiss` closes: `present(_:animated:completion:)`.
  case present(screen: String)
  /// Closes the screen that was presented last.
  case dismiss
  /// Posts a notification of UIAccessibility.
  case post(Notification)
  /// The effects run after `seconds` on the simulated clock. `cancel` uses the name.
  case after(seconds: Double, [Effect], name: String? = nil)
  /// The effects run every `seconds` (at least 0.01), for the last time at or before `until`.
  case every(seconds: Double, [Effect], until: Double?, name: String? = nil)
  /// Cancels all timers with this name.
  case cancel(name: String)
  /// Asks for a mode, or about the mode that the device is in.
  case guidedAccess(GuidedAccessRequest)
  /// Effects that depend on the state of the app at that moment.
  case when(Condition, then: [Effect], otherwise: [Effect])
  /// Sets a variable of the app.
  case assign(variable: String, Condition.Literal)
  /// Adds a number to a variable. The initial value of a variable is 0.
  case add(variable: String, Double)
  /// Something that the document does not describe: a capture says who answers, and not with what effects. In a simulation
  /// it does nothing.
  case unknown

  /// `UIAccessibility.post(notification:argument:)`.
  public enum Notification: Equatable, Sendable {
    /// A new screen, or a large part of one, has appeared. UIKit takes one argument: the id of the element that gets the
    /// cursor (`focus`), or a text that VoiceOver says. A document with both is refused.
    case screenChanged(focus: String?, text: String?)
    /// A part of the screen has changed, with one argument as for `screenChanged`.
    case layoutChanged(focus: String?, text: String?)
    /// A text that VoiceOver says.
    case announcement(SpokenText, priority: Priority)
    /// A page was scrolled; the text says where the user is now.
    case pageScrolled(SpokenText)

    /// Why a notification with an element and a text is refused, and what to write.
    package static func argumentProblem(_ name: String) -> Message {
      """
      \(name) has one argument in UIKit: an element (focus) or a text; keep one, or post the text as an announcement of \
      its own
      """
    }
  }

  /// `UIAccessibilityPriority`.
  public enum Priority: String, CaseIterable, Sendable {
    /// Interrupts other speech, and is not interrupted.
    case high
    /// Interrupts other speech, and can be interrupted.
    case `default`
    /// Waits until other speech has ended, and can be interrupted.
    case low
  }
}

extension Effect {
  /// New values for some properties of a node; nil leaves a property as it is.
  public struct Change: Equatable, Sendable {
    /// A nil inside removes the property.
    public var label: SpokenText??
    /// A new `accessibilityValue`; a nil inside removes it. For an adjustable, the value of another position.
    public var value: SpokenText??
    /// A new `accessibilityHint`; a nil inside removes it.
    public var hint: SpokenText??
    /// A new `accessibilityFrame`; a nil inside removes it.
    public var frame: Frame??
    /// A new `accessibilityElementsHidden`.
    public var hidden: Bool?
    /// A new `accessibilityExpandedStatus`; a nil inside makes it unsupported.
    public var expanded: Bool??
    /// Traits that the node gets. Default: none.
    public var addTraits: Traits = []
    /// Traits that the node loses, after the others were added. Default: none.
    public var removeTraits: Traits = []

    /// A change of nothing; set the properties that are to change.
    public init() {}
  }

  /// A question or a request of an app about the mode that the device is in.
  public enum GuidedAccessRequest: Equatable, Sendable {
    /// `requestGuidedAccessSession(enabled:)`.
    case session(enabled: Bool, succeeded: [Effect], failed: [Effect])
    /// `configureForGuidedAccess(features:enabled:)`.
    case configure([GuidedAccess.Feature], enabled: Bool, succeeded: [Effect], failed: [Effect])
    /// `AEAssessmentSession.begin()` and `end()`.
    case assessment(enabled: Bool, succeeded: [Effect], failed: [Effect])
    /// The effects if `isGuidedAccessEnabled` has this value.
    case status(enabled: Bool, [Effect])
    /// The effects if `guidedAccessRestrictionState(forIdentifier:)` has this value.
    case restrictionState(identifier: String, GuidedAccess.RestrictionState, [Effect])
  }

  /// The effects that this effect may run, now or later.
  public var nested: [Effect] {
    switch self {
    case .after(_, let effects, _), .every(_, let effects, _, _): effects
    case .guidedAccess(let request): request.nested
    case .when(_, let effects, let others): effects + others
    case .set, .toggle, .select, .insert, .remove, .show, .back, .present, .dismiss, .post, .cancel, .assign, .add,
      .unknown:
      []
    }
  }

  /// True for an effect that the document does not describe.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The name of the timer; nil if the effect is no timer, or has no name.
  var timerName: String? {
    switch self {
    case .after(_, _, let name), .every(_, _, _, let name): name
    default: nil
    }
  }
}

extension Document {
  /// Calls a function with every effect of the app, its restrictions, screens and nodes. It includes nested effects,
  /// and those of nodes that effects insert.
  func forEachEffect(_ body: (Effect) -> Void) {
    for behaviors in behaviorsOfApp + screens.map({ $0.behaviors }) {
      for effects in behaviors.effects.values { effects.forEachNested(body) }
    }
    for screen in screens { screen.tree.forEachEffect(body) }
  }
}

extension Tree {
  fileprivate func forEachEffect(_ body: (Effect) -> Void) {
    for index in nodes.indices {
      for effects in nodes[index].sharedDetails?.value.effectLists ?? [] { effects.forEachNested(body) }
    }
  }
}

extension [Effect] {
  fileprivate func forEachNested(_ body: (Effect) -> Void) {
    for effect in self {
      body(effect)
      if case .insert(let tree, _, _) = effect { tree.forEachEffect(body) }
      effect.nested.forEachNested(body)
    }
  }
}

extension [Effect] {
  /// True if these effects of a handler say what it does: an empty list says that nothing happens, and
  /// ``Effect/unknown`` alone says only that something answers.
  package var tellEffects: Bool { isEmpty || !allSatisfy { $0.isUnknown } }
}
