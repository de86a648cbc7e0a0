#if canImport(UIKit)
  internal import UIKit

  /// Typing as with a keyboard. `insertText(_:)` and `deleteBackward()` do not ask the delegate of a text field or a text
  /// view, which a keyboard does: limits and formatters of an app are there.
  @MainActor enum Typing {
    static func insert(_ string: String, into input: any UITextInput) {
      guard let field = input as? UITextField else {
        if allows(string, in: input.selectedTextRange, of: input) { input.insertText(string) }
        return
      }
      // A field has one line: the return key ends it.
      let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 { pressReturn(in: field) }
        if !line.isEmpty, allows(String(line), in: field.selectedTextRange, of: field) {
          field.insertText(String(line))
        }
      }
    }

    static func deleteBackward(in input: any UITextInput) {
      guard let selected = input.selectedTextRange else { return input.deleteBackward() }
      var range: UITextRange? = selected
      if selected.isEmpty {
        guard let before = input.textRange(from: input.beginningOfDocument, to: selected.start),
          let last = input.text(in: before)?.last,
          let start = input.position(from: selected.start, offset: -String(last).utf16.count)
        else { return }
        range = input.textRange(from: start, to: selected.start)
      }
      if allows("", in: range, of: input) { input.deleteBackward() }
    }

    /// False if the delegate refuses the change; it may then have made another one.
    private static func allows(_ text: String, in range: UITextRange?, of input: any UITextInput) -> Bool {
      guard let range else { return true }
      let start = input.offset(from: input.beginningOfDocument, to: range.start)
      let place = NSRange(location: start, length: input.offset(from: range.start, to: range.end))
      if let field = input as? UITextField, let delegate = field.delegate {
        #if canImport(ObjectiveC)
          return delegate.textField?(field, shouldChangeCharactersIn: place, replacementString: text) ?? true
        #else
          return delegate.textField(field, shouldChangeCharactersIn: place, replacementString: text)
        #endif
      }
      guard let view = input as? UITextView else { return true }
      let general: (any UIScrollViewDelegate)? = view.delegate
      guard let delegate = general as? any UITextViewDelegate else { return true }
      #if canImport(ObjectiveC)
        return delegate.textView?(view, shouldChangeTextIn: place, replacementText: text) ?? true
      #else
        return delegate.textView(view, shouldChangeTextIn: place, replacementText: text)
      #endif
    }

    private static func pressReturn(in field: UITextField) {
      #if canImport(ObjectiveC)
        let isUsual = field.delegate?.textFieldShouldReturn?(field) ?? true
      #else
        let isUsual = field.delegate?.textFieldShouldReturn(field) ?? true
      #endif
      if isUsual { field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
    }
  }
#endif
