public import AloudBase
public import AloudTree

extension ScreenReader {
  /// A request of VoiceOver to the app, such as `accessibilityActivate()` or `accessibilityScroll(_:)`.
  public enum Request: Equatable, Sendable {
    /// `accessibilityActivate()`, or a tap at the activation point.
    case activate(NodeID)
    /// `accessibilityIncrement()` and `accessibilityDecrement()`.
    case adjust(NodeID, by: Int)
    /// `accessibilityPerformEscape()`: the nearest ancestor that handles it, then the screen, then the app.
    case escape(NodeID?)
    /// `accessibilityPerformMagicTap()`, handled in the same order.
    case magicTap(NodeID?)
    /// A long press: a triple tap, or a double tap and hold.
    case longPress(NodeID)
    /// A custom action, by its index in the node's actions.
    case customAction(NodeID, index: Int)
    /// `accessibilityZoomIn(at:)` or `accessibilityZoomOut(at:)`.
    case zoom(NodeID, inward: Bool)
    /// A drop on one of the node's drop points, by its index.
    case drop(NodeID, index: Int)
    /// A reorder control moves its row past the row above or below.
    case moveRow(NodeID, up: Bool)
    /// `accessibilityScroll(_:)` to the node, then to its ancestors.
    case scroll(NodeID?, ScrollDirection)
    /// The cursor scrolled this page (from 1) of the scroll view into view.
    case showPage(NodeID, Int)
    /// The node gets the cursor, or loses it.
    case focus(NodeID)
    /// The node lost the cursor.
    case blur(NodeID)
    /// The keyboard inserts text into the field that is being edited.
    case insertText(NodeID, String)
    /// Deletes the character before the insertion point, or the selection.
    case deleteBackward(NodeID)
    /// Moves the insertion point to a 0-based offset in characters.
    case moveInsertionPoint(NodeID, to: Int)
    /// Selects a range of the text, as 0-based offsets in characters.
    case select(NodeID, Range<Int>)
    /// Takes back the last change of the node's text.
    case undo(NodeID)
    /// Makes the change that was taken back again.
    case redo(NodeID)
    /// The field loses the keyboard focus.
    case endEditing(NodeID)
  }

  /// `UIAccessibilityScrollDirection`, by the direction in which the fingers move.
  public enum ScrollDirection: String, CaseIterable, Sendable {
    /// The direction in which the fingers move: up shows what is below.
    case up, down, left, right
    /// To the next and the previous page, when VoiceOver reads all.
    case next, previous

    /// The event of behaviors for this direction.
    public var event: Behaviors.Event {
      switch self {
      case .up: .scrollUp
      case .down: .scrollDown
      case .left: .scrollLeft
      case .right: .scrollRight
      case .next: .scrollNext
      case .previous: .scrollPrevious
      }
    }

    /// True for a direction to a later page.
    public var goesForward: Bool { self == .up || self == .left || self == .next }
  }

  /// `UIAccessibility.Notification`, as it reaches VoiceOver.
  public typealias Notification = Effect.Notification
}

extension ScreenReader.Request {
  /// The request with the current id of its node; nil if the node was removed and the request needs it.
  package func moved(_ place: (NodeID) -> NodeID?) -> Self? {
    switch self {
    case .scroll(let id, let direction): .scroll(id.flatMap(place), direction)
    case .insertText(let id, let text): place(id).map { .insertText($0, text) }
    case .deleteBackward(let id): place(id).map { .deleteBackward($0) }
    case .moveInsertionPoint(let id, let offset): place(id).map { .moveInsertionPoint($0, to: offset) }
    case .undo(let id): place(id).map { .undo($0) }
    case .redo(let id): place(id).map { .redo($0) }
    case .activate, .adjust, .escape, .magicTap, .longPress, .customAction, .zoom, .drop, .moveRow, .focus, .blur,
      .select, .showPage, .endEditing:
      self
    }
  }

  /// False for requests that only inform a node, and for those that its ancestors also handle.
  package var isOperation: Bool {
    switch self {
    case .blur, .escape, .magicTap, .scroll: false
    default: true
    }
  }

  /// The node that receives the request.
  public var node: NodeID? {
    switch self {
    case .activate(let id), .adjust(let id, _), .longPress(let id), .customAction(let id, _), .zoom(let id, _),
      .drop(let id, _), .moveRow(let id, _), .focus(let id), .blur(let id), .insertText(let id, _),
      .deleteBackward(let id), .moveInsertionPoint(let id, _),
      .select(let id, _), .showPage(let id, _), .undo(let id), .redo(let id), .endEditing(let id):
      id
    case .escape(let id), .magicTap(let id), .scroll(let id, _): id
    }
  }
}

extension ScreenReader {
  /// The app's answer to a ``Request``.
  public struct Reply: Equatable, Sendable {
    /// True when something in the app handled the request.
    public var isHandled: Bool
    /// True if the request moves the cursor, now or soon. Then the element is not said again.
    public var movesFocus = false
    /// True if another screen is about to appear. Then only the label is said before it.
    public var opensScreen = false
    /// The scroll position that the app reports.
    public var status: ScrollStatus?
    /// True if the app posted a notification with the scroll position.
    public var tellsStatus = false

    /// The reason why the request was not handled, if the app gives one.
    public var refusal: Refusal?

    /// A reply; by default it moves no cursor, opens no screen and reports no position.
    public init(isHandled: Bool) { self.isHandled = isHandled }
  }

  /// A scroll position.
  public enum ScrollStatus: Equatable, Sendable {
    /// A page, from 1, and the number of pages.
    case page(Int, of: Int)
    /// `accessibilityScrollStatus(for:)`.
    case text(String)
  }
}

/// The reason why a gesture has no effect.
///
/// Every ``ScreenReader/Event/refused(_:)`` has a reason. The text is for people; programs should not depend on it.
public struct Refusal: Equatable, Sendable, CustomStringConvertible {
  /// The obstacle, and a way around it if there is one.
  public let reason: Message

  /// The reason in English.
  public var description: String { "\(reason)" }

  /// A refusal with its reason.
  public init(_ reason: Message) { self.reason = reason }

  static let noFocus = Refusal("the VoiceOver cursor is not on an element: this screen has no stop")
  package static let noField = Refusal("no text field is being edited: `double tap` on one begins to edit it")
  static let noChart = Refusal("there is no chart here")
  static let noSeries = Refusal("the chart has no series, so there is nothing to hear")
  static let nothingChosen = Refusal("no item is chosen yet: `swipe right` goes to the first one")
  static let inItemChooser = Refusal("the Item Chooser is open: `scrub` closes it")
}

extension ScreenReader.Gesture {
  /// The reason why the gesture does nothing on any screen.
  var isNotSimulated: Refusal {
    Refusal("`\(words)` is for the device or for custom labels, which are not simulated")
  }
}

extension ScreenReader.Request {
  /// The reason to report if the app does not handle the request.
  var isUnanswered: Refusal {
    switch self {
    case .magicTap: Refusal("a magic tap does nothing: no `on` here has `magicTap`")
    case .longPress: Refusal("a long press does nothing: no `on` here has `longPress`")
    case .escape: Refusal("a scrub does nothing: no `on` here has `escape`, and no field is being edited")
    case .customAction: Refusal("the custom action cannot be performed here now")
    case .zoom: Refusal("a zoom does nothing: no `on` here has `zoomIn` or `zoomOut`")
    case .drop: Refusal("nothing can be dropped here now")
    case .moveRow: Refusal("the row cannot be moved there now")
    case .insertText: Refusal("the text field does not take this text")
    case .undo: Refusal("there is nothing to undo")
    case .redo: Refusal("there is nothing to redo")
    case .activate, .adjust, .scroll, .showPage, .focus, .blur, .deleteBackward, .moveInsertionPoint, .select,
      .endEditing:
      Refusal("nothing here responds to this")
    }
  }
}
