public import AloudTree

extension ScreenReader {
  /// A request of VoiceOver to the app, such as `accessibilityActivate()` or `accessibilityScroll(_:)`.
  public enum Request: Equatable, Sendable {
    /// `accessibilityActivate()`, or a tap at the activation point.
    case activate(NodeID)
    /// `accessibilityIncrement()` and `accessibilityDecrement()`.
    case adjust(NodeID, by: Int)
    /// `accessibilityPerformEscape()`: the nearest answer up the tree, then the screen's, then the app's.
    case escape(NodeID?)
    /// `accessibilityPerformMagicTap()`, in the same way.
    case magicTap(NodeID?)
    /// A long press: of a triple tap, of a double tap and hold.
    case longPress(NodeID)
    /// A custom action by its place among the node's actions, from 0.
    case customAction(NodeID, index: Int)
    /// `accessibilityZoomIn(at:)` or `accessibilityZoomOut(at:)`.
    case zoom(NodeID, inward: Bool)
    /// A drop on one of the node's drop points, from 0.
    case drop(NodeID, index: Int)
    /// A reorder control takes its row past the row above or below it.
    case moveRow(NodeID, up: Bool)
    /// `accessibilityScroll(_:)`, of the node, then of those around it.
    case scroll(NodeID?, ScrollDirection)
    /// The cursor has scrolled this page (from 1) of the scroll view into sight.
    case showPage(NodeID, Int)
    /// The node gets the cursor, or loses it.
    case focus(NodeID)
    case blur(NodeID)
    /// Text comes from the keyboard for the field that is being edited.
    case insertText(NodeID, String)
    /// Takes away the character before the insertion point, or what is selected.
    case deleteBackward(NodeID)
    /// Puts the insertion point; a 0-based offset in characters.
    case moveInsertionPoint(NodeID, to: Int)
    /// Selects a stretch of the text; 0-based offsets in characters.
    case select(NodeID, Range<Int>)
    case undo(NodeID)
    case redo(NodeID)
    /// The field loses the keyboard.
    case endEditing(NodeID)
  }

  /// `UIAccessibilityScrollDirection`, by the direction in which the fingers move.
  public enum ScrollDirection: String, CaseIterable, Sendable {
    case up, down, left, right
    /// To the next and the previous page, as reading on asks for.
    case next, previous

    /// The event under which behaviors know it.
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

    /// True when it goes to a later page.
    public var goesForward: Bool { self == .up || self == .left || self == .next }
  }

  /// `UIAccessibility.Notification`, as it reaches VoiceOver.
  public typealias Notification = Effect.Notification
}

extension ScreenReader.Request {
  /// The request after its node has moved in the tree; nil where the node is gone and the request needs it.
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

  /// False for what tells a node something, and for what is asked of the nodes around it as well.
  package var isOperation: Bool {
    switch self {
    case .blur, .escape, .magicTap, .scroll: false
    default: true
    }
  }

  /// The node that is asked.
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
    /// True when the request moves the cursor now or soon. The element is then not said again.
    public var movesFocus = false
    /// True when another screen is about to appear: then the label alone is said before.
    public var opensScreen = false
    /// How far the app says it is scrolled now.
    public var status: ScrollStatus?
    /// True when the app has told by a notification how far it is scrolled.
    public var tellsStatus = false

    /// The reason why nothing handled the request, where the app gives one.
    public var refusal: Refusal?

    public init(isHandled: Bool) { self.isHandled = isHandled }
  }

  /// How far something is scrolled.
  public enum ScrollStatus: Equatable, Sendable {
    /// From 1.
    case page(Int, of: Int)
    /// `accessibilityScrollStatus(for:)`.
    case text(String)
  }
}

/// The reason why nothing answers a user's gesture.
///
/// Every ``ScreenReader/Event/refused(_:)`` has one. The text is meant for people; programs should not decide by it.
public struct Refusal: Equatable, Sendable, CustomStringConvertible {
  /// The obstacle, and the way round it where there is one.
  public let description: String

  public init(_ reason: String) { description = reason }

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
  /// The reason to tell when the app does not handle the request.
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
