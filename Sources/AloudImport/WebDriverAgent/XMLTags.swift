internal import AloudBase

/// Reads the tags of an XML text, one after another: in a loop, without a table of entities and without a network.
///
/// The text has only tags and text: ``WDAMarkup`` has taken out everything else. A text that ends too early is read as far
/// as it goes.
struct XMLTags {
  enum Tag {
    case begin(String, [String: String])
    case end
  }

  /// What is wrong, and at which byte.
  struct Mistake: Error {
    let message: Message
    let offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The places of the names of open tags.
  private var open: [Range<Int>] = []
  /// True after a tag such as `<a/>`, whose end comes next.
  private var isEndDue = false
  /// The offset at which the last tag begins.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end of the text.
  ///
  /// - Complexity: O(bytes up to the end of the tag).
  mutating func next() throws(Mistake) -> Tag? {
    if isEndDue {
      isEndDue = false
      open.removeLast()
      return .end
    }
    try skipText()
    guard index < bytes.count else { return nil }
    offset = index
    index += 1
    guard index < bytes.count else { return nil }
    return bytes[index] == UInt8(ascii: "/") ? try endTag() : try startTag()
  }

  // MARK: Tags

  private mutating func endTag() throws(Mistake) -> Tag? {
    index += 1
    let name = try name()
    skipSpaces()
    guard index < bytes.count else { return nil }
    try expectEnd()
    guard let last = open.popLast(), bytes[last].elementsEqual(bytes[name]) else {
      throw Mistake(message: "this tag does not close the element that was opened last", offset: offset)
    }
    return .end
  }

  private mutating func startTag() throws(Mistake) -> Tag? {
    guard bytes[index] != UInt8(ascii: "!") else {
      throw Mistake(message: "this is not well-formed XML", offset: offset)
    }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let isSpaced = skipSpaces()
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") { break }
      guard isSpaced else { throw Mistake(message: "a space is missing between two attributes", offset: index) }
      guard try attribute(&attributes) else { return nil }
    }
    if bytes[index] == UInt8(ascii: "/") {
      index += 1
      isEndDue = true
    }
    guard index < bytes.count else { return nil }
    try expectEnd()
    open.append(name)
    return .begin(text(name), attributes)
  }

  private mutating func expectEnd() throws(Mistake) {
    guard bytes[index] == UInt8(ascii: ">") else {
      throw Mistake(message: "the > of this tag is missing", offset: index)
    }
    index += 1
  }

  /// Reads an attribute; false where the text ends too early.
  private mutating func attribute(_ attributes: inout [String: String]) throws(Mistake) -> Bool {
    let start = index
    let name = text(try name())
    skipSpaces()
    guard index < bytes.count else { return false }
    guard bytes[index] == UInt8(ascii: "=") else {
      throw Mistake(message: "this attribute has no value", offset: start)
    }
    index += 1
    skipSpaces()
    guard index < bytes.count else { return false }
    guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw Mistake(message: "the value of an attribute must be in quotation marks", offset: index)
    }
    guard let value = try value() else { return false }
    guard attributes.updateValue(value, forKey: name) == nil else {
      throw Mistake(message: "the element has the same attribute twice", offset: start)
    }
    return true
  }

  /// The value in quotation marks; nil where the text ends before the second one.
  private mutating func value() throws(Mistake) -> String? {
    let quote = bytes[index]
    index += 1
    var start = index
    /// The part of the value that differs from the bytes, because it has references and line ends.
    var resolved: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        throw Mistake(message: "an attribute cannot contain <; write it as &lt;", offset: index)
      case UInt8(ascii: "&"):
        resolved += bytes[start..<index]
        resolved += try reference().utf8
        start = index
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        resolved += bytes[start..<index]
        resolved.append(UInt8(ascii: " "))
        let isPair = bytes[index] == UInt8(ascii: "\r") && bytes[(index + 1)...].first == UInt8(ascii: "\n")
        index += isPair ? 2 : 1
        start = index
      default: try skipCharacter()
      }
    }
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    guard !resolved.isEmpty else { return text(start..<index) }
    return String(decoding: resolved + bytes[start..<index], as: UTF8.self)
  }

  // MARK: Text and characters

  private mutating func skipText() throws(Mistake) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") { _ = try reference() } else { try skipCharacter() }
    }
  }

  /// Passes a byte of a character that XML allows.
  private mutating func skipCharacter() throws(Mistake) {
    let byte = bytes[index]
    let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    // U+FFFE and U+FFFF.
    let isNone =
      byte == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    guard !isControl, !isNone else { throw Mistake(message: "XML does not allow this character", offset: index) }
    index += 1
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isSpaceOfXML { index += 1 }
    return index > start
  }

  /// The place of the name that begins here.
  private mutating func name() throws(Mistake) -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index].isOfName, index > start || bytes[index].beginsName { index += 1 }
    guard index > start || index == bytes.count else {
      throw Mistake(message: "a name is missing; write & as &amp; and < as &lt;", offset: index)
    }
    return start..<index
  }

  /// The character of a reference such as `&amp;` or `&#44032;`, which is passed.
  private mutating func reference() throws(Mistake) -> String {
    let start = index
    let longest = "&#0000000000;".utf8.count
    guard bytes[(start + 1)...].first.map({ $0.beginsName || $0 == UInt8(ascii: "#") }) ?? true else {
      throw Mistake(message: "a name is missing; write & as &amp; and < as &lt;", offset: start + 1)
    }
    let rest = bytes[(start + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      // A text that is cut off may end in a reference.
      if start + 1 + longest > bytes.count, rest.allSatisfy({ $0.isOfName || $0 == UInt8(ascii: "#") }) {
        index = bytes.count
        return ""
      }
      throw XMLTags.unknownReference(at: start)
    }
    index = end + 1
    let name = text((start + 1)..<end)
    if let character = XMLTags.named[name] { return character }
    guard name.first == "#" else { throw XMLTags.unknownReference(at: start) }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      throw XMLTags.unknownReference(at: start)
    }
    guard let scalar = Unicode.Scalar(code), scalar.isAllowedInXML else {
      throw Mistake(message: "XML does not allow this character", offset: start)
    }
    return String(Character(scalar))
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func unknownReference(at offset: Int) -> Mistake {
    let message: Message = "this character reference is not valid XML; use &amp; &lt; &gt; &quot; &apos; or a number"
    return Mistake(message: message, offset: offset)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isSpaceOfXML: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// True for a letter, `_` and `:`; bytes of other scripts count as letters.
  fileprivate var beginsName: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self >= 0x80
  }

  fileprivate var isOfName: Bool {
    beginsName || (0x30...0x39).contains(self) || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : value == 0x09 || value == 0x0A || value == 0x0D
  }
}
