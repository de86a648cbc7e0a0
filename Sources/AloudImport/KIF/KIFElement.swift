internal import AloudBase
import AloudTree

/// A view or an accessibility element. The elements are in preorder, so that a subtree is a range.
struct KIFElement {
  let className: String
  private(set) var label: String?
  private(set) var identifier: String?
  private(set) var value: String?
  private(set) var hint: String?
  /// Nil for a view, because the dump contains no traits of views.
  private(set) var traits: Traits?
  private(set) var flags: Set<String> = []
  var fileOffset = FileOffset.none
  /// The index of the parent; -1 for none.
  var parent = -1
  /// The index after the last element of the subtree.
  var end = 0

  /// Creates an element from a class, without its Swift module, and the text after it on all its lines.
  init(_ className: String, _ rest: ArraySlice<UInt8>) {
    self.className = className
    if let (texts, traits) = KIFElement.traits(rest) {
      self.traits = traits
      readElement(texts)
    } else {
      readView(rest)
    }
  }

  /// True for an accessibility element in the list of a view; false for a view.
  var isListed: Bool { traits != nil }

  var saysSomething: Bool { label != nil || value != nil || traits?.isEmpty == false }

  var isInvisible: Bool { flags.contains("invisible") }

  var type: XCUIElementType {
    if let traits { return KIFClass.type(of: className, traits: traits) }
    return KIFClass.type(of: className) ?? .other
  }

  /// True when no continuation can follow: traits or flags have been read, or there is no text that could continue.
  static func isWhole(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.allSatisfy({ $0.isSpace }) || traits(rest) != nil { return true }
    return !withoutFlags(rest).flags.isEmpty
  }

  // MARK: Views

  private mutating func readView(_ rest: ArraySlice<UInt8>) {
    var (texts, flags) = KIFElement.withoutFlags(rest)
    self.flags = flags
    identifier = KIFElement.cut(&texts, at: texts.lastOffset(ofText: ", identifier: "), ", identifier: ")
    readLabel(texts)
  }

  private mutating func readLabel(_ texts: ArraySlice<UInt8>) {
    if texts.starts(with: ", label: ".utf8) { label = KIFElement.text(texts.dropFirst(", label: ".utf8.count)) }
  }

  /// Removes and returns the text after a key at the end of the texts; nil where the key does not exist.
  private static func cut(_ texts: inout ArraySlice<UInt8>, at start: Int?, _ key: String) -> String? {
    guard let start else { return nil }
    let text = text(texts[start...].dropFirst(key.utf8.count))
    texts = texts[..<start]
    return text
  }

  static let flagNames = [
    "invisible", "enabled", "not enabled", "selected", "not selected", "highlighted", "not highlighted",
  ]
  private static let flagTexts = flagNames.map { (name: $0, text: Array(" (\($0))".utf8)) }

  static func withoutFlags(_ bytes: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, flags: Set<String>) {
    var text = bytes.withoutTrailingSpace
    var flags: Set<String> = []
    while let flag = flagTexts.first(where: { text.suffix($0.text.count).elementsEqual($0.text) }) {
      flags.insert(flag.name)
      text = text.dropLast(flag.text.count)
    }
    return (text, flags)
  }

  // MARK: Accessibility elements

  /// The traits at the end, and the texts before them; nil for a view.
  private static func traits(_ rest: ArraySlice<UInt8>) -> (texts: ArraySlice<UInt8>, traits: Traits)? {
    // All traits together are shorter than this.
    let end = rest.withoutTrailingSpace.suffix(600)
    guard let start = end.lastOffset(ofText: ", traits: ") else { return nil }
    let names = end[start...].dropFirst(", traits: ".utf8.count)
    guard !names.isEmpty, names.allSatisfy(isTraitLetter) else { return nil }
    var traits: Traits = []
    for name in String(decoding: names, as: UTF8.self).split(separator: ",") {
      let words = name.split(separator: " ")
      let isCut = words.count == 1 && Traits.named.contains { $0.name.hasPrefix(words[0]) }
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      if let trait = Traits(name: ([String(words.first ?? "")] + rest).joined()) {
        traits.formUnion(trait)
      } else if !["none", "unknown"].contains(words.first), !isCut {
        // These are words after a comma, and not traits.
        return nil
      }
    }
    return (rest[..<start], traits)
  }

  /// True for characters of names, and of the placeholder for unnamed traits: `unknown flags (0x200000000)`.
  private static func isTraitLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDigit || " ,()".utf8.contains(byte)
  }

  private mutating func readElement(_ texts: ArraySlice<UInt8>) {
    var texts = texts
    hint = KIFElement.cut(&texts, at: texts.lastOffset(ofText: ", hint: "), ", hint: ")
    value = KIFElement.cut(&texts, at: texts.offset(ofText: ", value: "), ", value: ")
    readLabel(texts)
  }

  /// `(null)` is the output of C for no object.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.elementsEqual("(null)".utf8) ? nil : String(decoding: bytes, as: UTF8.self).spoken
  }
}
