/// A control of UIKit's own, of which UIKit says more than an app writes: a name where it has none, traits, and a hint.
///
/// Source: the words and their places are those of Apple's bundle UIKit.axbundle; which traits a control has is assumed where
/// UIKit's documentation does not tell.
public enum Control: String, CaseIterable, Sendable {
  case activityIndicator, haltedActivityIndicator, progressView
  case pageControl, pickerWheel, sectionIndex
  case stepperIncrement, stepperDecrement
  case datePicker, timePicker, dateAndTimePicker, countdownPicker
  case clearButton, searchResultsButton
  case popoverDismissRegion, sheetGrabber, reorderControl

  /// The traits that such a control has without anybody writing them.
  public var traits: Traits {
    switch self {
    case .activityIndicator, .haltedActivityIndicator, .progressView: .updatesFrequently
    case .pageControl, .sectionIndex: .adjustable
    case .pickerWheel: [.adjustable, .pickerElement]
    case .stepperIncrement, .stepperDecrement, .datePicker, .timePicker, .dateAndTimePicker, .countdownPicker,
      .clearButton,
      .searchResultsButton, .popoverDismissRegion, .sheetGrabber:
      .button
    case .reorderControl: [.button, .draggable]
    }
  }
}
