/// A control of UIKit. UIKit adds to it what the app does not write: a name if it has none, traits, and a hint.
///
/// Source: the words and their places are those of Apple's bundle UIKit.axbundle. Where UIKit's documentation does not
/// say which traits a control has, they are assumed.
public enum Control: String, CaseIterable, Sendable {
  case activityIndicator, haltedActivityIndicator, progressView
  case pageControl, pickerWheel, sectionIndex
  case stepperIncrement, stepperDecrement
  case datePicker, timePicker, dateAndTimePicker, countdownPicker
  case clearButton, searchResultsButton
  case popoverDismissRegion, sheetGrabber, reorderControl

  /// The traits that UIKit gives such a control.
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
