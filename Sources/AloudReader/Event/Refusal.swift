/// Why nothing takes what a user does.
///
/// An event of a refusal cannot be made without it: see ``ScreenReader/Event/refused(_:)``. Programs that decide by it would
/// read a text meant for people; there is nothing else in it.
public struct Refusal: Equatable, Sendable, CustomStringConvertible {
  /// What stands in the way and, where there is one, the way round it.
  public let description: String

  public init(_ reason: String) { description = reason }

  static let noFocus = Refusal("the VoiceOver cursor is on nothing: this screen has no stop")
  package static let noField = Refusal("no text field is being edited: `double tap` on one begins to edit it")
  static let noChart = Refusal("no chart is here")
  static let noSeries = Refusal("the chart has no series, so a finger hears nothing")
  static let nothingChosen = Refusal("no item is chosen yet: `swipe right` goes to the first one")
  static let inItemChooser = Refusal("the Item Chooser is open: `scrub` closes it")
}

extension ScreenReader.Gesture {
  /// Why the gesture does nothing on any screen.
  var isNotSimulated: Refusal {
    Refusal("`\(words)` is about the device or about labels of the user's own, which are not simulated")
  }
}

extension ScreenReader.Request {
  /// Why nothing happens when nobody has taken it.
  var isUnanswered: Refusal {
    switch self {
    case .magicTap: Refusal("nothing here answers a magic tap: no `magicTap` in an `on`")
    case .longPress: Refusal("nothing here answers a long press: no `longPress` in an `on`")
    case .escape: Refusal("nothing here answers a scrub: no `escape` in an `on`, no field that is being edited")
    case .customAction: Refusal("the custom action cannot be performed here now")
    case .zoom: Refusal("nothing here answers a zoom: no `zoomIn` or `zoomOut` in an `on`")
    case .drop: Refusal("nothing can be dropped here now")
    case .moveRow: Refusal("the row cannot be moved there now")
    case .insertText: Refusal("the text field does not take this text")
    case .undo: Refusal("there is nothing to undo")
    case .redo: Refusal("there is nothing to redo")
    case .activate, .adjust, .scroll, .showPage, .focus, .blur, .deleteBackward, .moveInsertionPoint, .select,
      .endEditing:
      Refusal("nothing here takes this")
    }
  }
}
