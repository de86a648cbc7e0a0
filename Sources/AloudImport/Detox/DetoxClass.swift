import AloudTree

/// XCTest types for the views of React Native; those of UIKit have the types that KIF's classes have.
enum DetoxClass {
  /// The type of a class, whose name may have its Swift module.
  static func type(of name: String) -> XCUIElementType {
    let name = name.split(separator: ".").last.map { String($0) } ?? name
    return types[name] ?? KIFClass.type(of: name) ?? .other
  }

  private static let types: [String: XCUIElementType] = [
    "RCTParagraphComponentView": .staticText, "RCTParagraphTextView": .staticText, "RCTTextView": .staticText,
    "RCTText": .staticText,
    "RCTTextInputComponentView": .textField, "RCTSinglelineTextInputView": .textField,
    "RCTBaseTextInputView": .textField, "RCTMultilineTextInputView": .textView,
    "RCTSwitchComponentView": .switchControl, "RNCSlider": .slider, "RNCSliderComponentView": .slider,
    "RCTImageComponentView": .image, "RCTUIImageViewAnimated": .image,
    "RCTActivityIndicatorViewComponentView": .activityIndicator, "RCTActivityIndicatorView": .activityIndicator,
    "RNCProgressView": .progressIndicator, "RNCPicker": .picker, "RNCPickerComponentView": .picker,
    "RNDateTimePicker": .datePicker, "RNDateTimePickerComponentView": .datePicker,
    "RCTScrollViewComponentView": .scrollView, "RNCWebView": .webView, "RNCWebViewImpl": .webView,
    "AIRMap": .map,
    // A button of gestures, to which an app gives its traits.
    "RNGestureHandlerButton": .other,
  ]
}
