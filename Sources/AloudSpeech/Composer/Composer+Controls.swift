internal import AloudTree

// The names and hints of UIKit's own controls.
extension Composer {
  private var control: Control? { sharedDetails?.value.control }

  /// True for a control whose name includes its label.
  var isNamedByControl: Bool { control == .reorderControl && !isBlank(label) }

  /// The name of a control without a label. The name of a reorder control includes the name of its row.
  mutating func controlName(_ clause: Clause) {
    guard let control else { return }
    if isNamedByControl, let label {
      isNamed = true
      return say(.label, filled: words.text(.controlReorderRow, ["name": label.string]), clause)
    }
    guard isBlank(label), let phrase = control.name else { return }
    say(.label, phrase, clause, names: true)
  }

  mutating func controlHint(_ clause: Clause) {
    switch control {
    case .popoverDismissRegion: say(.hint, .hintDismissPopup, clause)
    case .sheetGrabber:
      say(.hint, sharedDetails?.value.expanded == true ? .hintSheetCollapse : .hintSheetExpand, clause)
    default: break
    }
  }

  /// "page 2 of 5"; nil for other controls.
  var pageOfControl: SpokenText? {
    guard control == .pageControl, case .range(_, let last, _, let page, nil)? = sharedDetails?.value.adjusts else {
      return nil
    }
    return SpokenText(
      words.text(.scrollPage, ["page": words.numbers.string(page), "pages": words.numbers.string(last)]))
  }
}

extension Control {
  /// The name of the control if it has no label; nil if UIKit has none.
  fileprivate var name: Phrase? {
    switch self {
    case .activityIndicator: .progressInProgress
    case .haltedActivityIndicator: .controlHalted
    case .progressView: .progress
    case .pageControl, .pickerWheel: nil
    case .sectionIndex: .traitTableIndex
    case .stepperIncrement: .controlIncrement
    case .stepperDecrement: .controlDecrement
    case .datePicker: .controlDatePicker
    case .timePicker: .controlTimePicker
    case .dateAndTimePicker: .controlDateAndTimePicker
    case .countdownPicker: .controlCountdownPicker
    case .clearButton: .controlClearText
    case .searchResultsButton: .controlDisplayResults
    case .popoverDismissRegion: .controlDismissPopup
    case .sheetGrabber: .controlSheetGrabber
    case .reorderControl: .controlReorder
    }
  }
}
