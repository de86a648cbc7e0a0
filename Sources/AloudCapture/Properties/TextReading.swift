#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// The text of a text input. The text of a secure input is never read: only its number of characters.
  @MainActor struct TextReading {
    let input: any UITextInput
    private let object: NSObject

    /// Nil for an object that takes no text.
    init?(of object: NSObject) {
      guard let input = TextReading.input(of: object) else { return nil }
      if let view = input as? UITextView, !TextReading.isEditable(view) { return nil }
      (self.object, self.input) = (object, input)
    }

    /// The object that takes the text: the element itself, or the responder that it names.
    static func input(of object: NSObject) -> (any UITextInput)? {
      if let input = object as? any UITextInput { return input }
      #if !os(tvOS)
        if #available(iOS 18.1, visionOS 2.1, *), let input = object.accessibilityTextInputResponder { return input }
      #endif
      // UIKit may vend an element of its own inside a field. Source: KIF and Detox know a UIAccessibilityTextFieldElement.
      guard object.accessibilityTraits.rawValue & (1 << 18) != 0 else { return nil }
      return (object as? UIAccessibilityElement)?.accessibilityContainer as? any UITextInput
    }

    private static func isEditable(_ view: UITextView) -> Bool {
      #if os(tvOS)
        return false
      #else
        return view.isEditable
      #endif
    }

    var isSecure: Bool {
      let isSecure: Bool? = input.isSecureTextEntry
      return isSecure == true || TextReading.hasSecureTrait(object)
    }

    /// True for the private trait of secure fields.
    static func hasSecureTrait(_ object: NSObject) -> Bool { object.accessibilityTraits.rawValue & (1 << 24) != 0 }

    /// The text of a secure input, to find it in other properties. It never leaves the capture.
    var secret: String? { isSecure ? text : nil }

    /// The texts of the secure fields inside a view.
    static func secrets(inside view: UIView) -> [String] {
      var (rest, secrets) = (view.subviews, [String]())
      while let inner = rest.popLast() {
        if inner is UITextField || inner is UITextView, let secret = TextReading(of: inner)?.secret {
          secrets.append(secret)
        }
        rest += inner.subviews
      }
      return secrets
    }

    private var text: String {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      return input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
    }

    nonisolated static func bullets(for text: String) -> String { String(repeating: "•", count: text.count) }

    /// The text is the value, unless the app gives a value of its own.
    func value(_ reader: inout PropertyReader) -> SpokenText? {
      let text = text
      if isSecure { return text.isEmpty ? nil : SpokenText(TextReading.bullets(for: text)) }
      let own = object.accessibilityValue
      if let own, own != text, own != placeholder {
        return reader.spoken(own, object.accessibilityAttributedValue)
      }
      guard !text.isEmpty else { return nil }
      let attributed = object.accessibilityAttributedValue
      return reader.spoken(text, attributed?.string == text ? attributed : nil)
    }

    private var placeholder: String? { (input as? UITextField)?.placeholder }

    func input(_ reader: inout PropertyReader) -> TextInput {
      let isEditing = (input as? UIResponder)?.isFirstResponder ?? false
      var captured = TextInput(
        secure: isSecure, multiline: input is UITextView, editing: isEditing,
        placeholder: placeholder.flatMap { $0.isEmpty ? nil : reader.texts.text($0) })
      // Places in a text that was replaced would mean nothing.
      guard !reader.texts.replaces, let range = input.selectedTextRange.flatMap(characters) else { return captured }
      if range.upperBound < text.count { captured.insertionPoint = range.upperBound }
      if isEditing, !range.isEmpty { captured.selection = range }
      return captured
    }

    // MARK: Ranges

    /// A range of the text, in characters.
    private func characters(of range: UITextRange) -> Range<Int>? { TextReading.characters(of: range, in: input) }

    /// A range of the text of an object, in characters; nil if the object has no text.
    static func characters(of range: UITextRange, in object: NSObject) -> Range<Int>? {
      input(of: object).flatMap { characters(of: range, in: $0) }
    }

    private static func characters(of range: UITextRange, in input: any UITextInput) -> Range<Int>? {
      func count(to position: UITextPosition) -> Int? {
        input.textRange(from: input.beginningOfDocument, to: position).flatMap { input.text(in: $0) }?.count
      }
      guard let start = count(to: range.start), let end = count(to: range.end), start <= end else { return nil }
      return start..<end
    }

    /// The range of UIKit for offsets in characters.
    func range(_ characters: Range<Int>) -> UITextRange? {
      let text = text
      func position(_ count: Int) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: text.prefix(count).utf16.count)
      }
      guard let start = position(characters.lowerBound), let end = position(characters.upperBound) else { return nil }
      return input.textRange(from: start, to: end)
    }
  }
#endif
