public import AloudTree

extension ScreenReader {
  /// What VoiceOver asks of the app, in UIKit's words: `accessibilityActivate()`, `accessibilityScroll(_:)` and so on.
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
  /// The same once its node is elsewhere; nil where nothing can be said of it without the node.
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
