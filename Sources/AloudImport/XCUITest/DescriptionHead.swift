internal import AloudBase
import AloudTree

/// The beginning of a line that describes an element, before its first text: type, address, process, frame.
///
///         Button, 0x105a2f7b0, {{52.0, 575.7}, {82.0, 82.0}}, identifier: 'Decline', label: 'Decline'
///         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
struct DescriptionHead {
  /// The indentation of the type, or of the arrow before it.
  let indent: Int
  /// The offset of the type in the text.
  let offset: FileOffset
  /// Whether an arrow marks the element that is described.
  let hasArrow: Bool
  /// The type; nil for one without an XCTest number.
  let type: XCUIElementType?
  let isRemote: Bool
  private(set) var traits: Traits?
  private(set) var frame: Frame?
  /// False when the line ends inside the frame.
  private(set) var isWhole = true
  /// The rest of the line: texts and flags.
  private(set) var rest: ArraySlice<UInt8>

  /// Nil for a line that does not describe an element.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line.drop { $0.isBlank }
    indent = rest.startIndex - line.startIndex
    let arrow = ["→", "->"].first { rest.starts(with: $0.utf8) }
    hasArrow = arrow != nil
    rest = rest.dropFirst(arrow?.utf8.count ?? 0).drop { $0 == UInt8(ascii: " ") }
    let name = rest.prefix(while: { $0.isASCIILetter })
    offset = FileOffset(name.startIndex)
    guard let first = name.first, first.isUppercase, name.count <= 64 else { return nil }
    type = XCUIElementType(name: String(decoding: name, as: UTF8.self))
    isRemote = name.elementsEqual("RemotePlaceholder".utf8)
    rest = rest[name.endIndex...]
    if rest.starts(with: " (Main)".utf8) { rest = rest.dropFirst(7) }
    // The format of Xcode 7 to 9: `Button 0x105a2f7b0: traits: 8589934593, {{…}}`.
    let isOld = rest.starts(with: " 0x".utf8)
    guard isOld || DescriptionHead.begins(rest, isKnown: type != nil) else { return nil }
    if isOld { rest = DescriptionHead.address(rest.dropFirst(1)) }
    self.rest = rest
    readFacts()
  }

  /// True for text that may follow a type; an unknown type needs an address, a process or a frame.
  private static func begins(_ rest: ArraySlice<UInt8>, isKnown: Bool) -> Bool {
    if [", 0x", ", pid: ", ", {{"].contains(where: { rest.starts(with: $0.utf8) }) { return true }
    return isKnown && DescriptionTexts.beginsWithKey(rest)
  }

  /// The text after an address and its colon.
  private static func address(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = rest.dropFirst(2).drop { $0.isHexDigit }
    return end.first == UInt8(ascii: ":") ? end.dropFirst() : end
  }

  private mutating func readFacts() {
    while true {
      let fact = rest.drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
      if fact.starts(with: "0x".utf8) {
        rest = fact.dropFirst(2).drop { $0.isHexDigit }
      } else if fact.starts(with: "pid: ".utf8) {
        rest = fact.dropFirst(5).drop { $0.isDigit }
      } else if fact.starts(with: "Main Window".utf8) {
        rest = fact.dropFirst(11)
      } else if fact.starts(with: "traits: ".utf8) {
        let digits = fact.dropFirst(8).prefix { $0.isDigit }
        traits = UInt64(String(decoding: digits, as: UTF8.self)).map { DescriptionHead.publicTraits($0) }
        rest = fact[digits.endIndex...]
      } else if fact.starts(with: "{".utf8) {
        readFrame(fact)
        return
      } else {
        return
      }
    }
  }

  /// The bits that Apple documents; the other bits had other meanings in those years.
  private static func publicTraits(_ bits: UInt64) -> Traits { Traits(rawValue: bits & 0x1FFFF) }

  private mutating func readFrame(_ text: ArraySlice<UInt8>) {
    // Four numbers need no more characters than this.
    guard let end = text.prefix(256).offset(ofText: "}}") else {
      isWhole = false
      rest = text[text.endIndex...]
      return
    }
    let numbers = text[..<end].numbers()
    // CGRectNull is not a place on the screen.
    let isNowhere = numbers.contains { $0?.isInfinite == true } && numbers.dropFirst(2) == [0, 0]
    if numbers.count == 4 {
      frame = isNowhere ? Frame(x: 0, y: 0, width: 0, height: 0) : Frame(checking: numbers)
    }
    rest = text[(end + 2)...]
  }
}
