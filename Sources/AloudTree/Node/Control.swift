/// A control of UIKit. UIKit adds to it what the app does not write: a name if it has none, traits, and a hint.
///
/// Source: the words and their places are those of Apple's bundle UIKit.axbundle. Where UIKit's documentation does not
/// say which traits a control has, they are assumed.
public enum Control: String, CaseIterable, Sendable {
  /// `UIActivityIndicatorView`, turning or halted, and `UIProgressView`.
  case activityIndicator, haltedActivityIndicator, progressView
  /// `UIPageControl`, a wheel of `UIPickerView`, and the section index of `UITableView`.
  case pageControl, pickerWheel, sectionIndex
  /// The two buttons of `UIStepper`.
  case stepperIncrement, stepperDecrement
  /// The compact `UIDatePicker`, for each of its modes.
  case datePicker, timePicker, dateAndTimePicker, countdownPicker
  /// The buttons inside a text field or a search bar.
  case clearButton, searchResultsButton
  /// The area around a popover that closes it, the grabber of a sheet, and the handle that moves a row of a table.
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
