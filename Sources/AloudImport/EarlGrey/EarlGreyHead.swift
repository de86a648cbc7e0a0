internal import AloudBase
import AloudTree

/// The beginning of a line that describes an element: the text before it, and its class.
///
///     |  |--<UIButton:0x7f8f5b4; AX=Y; AX.label='Save'; …
///     ~~~~~~~~~~~~~~~~~~~~~~~~~
struct EarlGreyHead {
  /// The text that a log or a comment has before the tree.
  let margin: ArraySlice<UInt8>
  /// The indentation of the element after the margin. The parent of an element is the nearest previous one with less
  /// indentation.
  let indent: Int
  /// The offset of its bracket in the text.
  let offset: FileOffset
  let className: String
  /// The text from `; AX=` on.
  let body: ArraySlice<UInt8>

  /// The maximum length of the beginning of a line; in deep trees, each level is indented by three characters.
  private static let longestPrefix = 8 * 1024
  /// Logs may write `<Warning>` before the message.
  private static let mostBrackets = 4
  private static let longestName = 256

  /// Nil for a line that does not describe an element.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line.prefix(EarlGreyHead.longestPrefix)
    for _ in 0..<EarlGreyHead.mostBrackets {
      guard let bracket = rest.firstIndex(of: UInt8(ascii: "<")) else { return nil }
      if let (name, body) = EarlGreyHead.named(line[(bracket + 1)...]) {
        margin = EarlGreyHead.margin(of: line[..<bracket])
        indent = bracket - margin.endIndex
        offset = FileOffset(bracket)
        className = name
        self.body = body
        return
      }
      rest = rest[(bracket + 1)...]
    }
    return nil
  }

  /// The class, and the text after its address; some dumps have no addresses.
  private static func named(_ text: ArraySlice<UInt8>) -> (name: String, body: ArraySlice<UInt8>)? {
    let name = self.name(text)
    guard !name.isEmpty else { return nil }
    var body = text[name.endIndex...]
    if body.first == UInt8(ascii: ":") { body = body.dropFirst(3).drop(while: { $0.isHexDigit }) }
    guard body.starts(with: "; AX=".utf8) || body.starts(with: "; AX.".utf8) else { return nil }
    return (String(decoding: name, as: UTF8.self), body)
  }

  /// Names of Swift classes have a module, and may contain angle brackets, commas and blanks.
  private static func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = text.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return text.prefix(0) }
    var end = text.startIndex
    for byte in text.prefix(longestName) {
      if byte == UInt8(ascii: ":"), text[end...].starts(with: ":0x".utf8) { break }
      if ";'\"=".utf8.contains(byte) { break }
      end += 1
    }
    return text[..<end]
  }

  private static func margin(of beginning: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var margin = beginning
    while let last = margin.last, " \t|-".utf8.contains(last) { margin.removeLast() }
    // The blank after the margin belongs to it, because continuation lines of labels follow the blank.
    let isBlankNext = !margin.isEmpty && beginning[margin.endIndex...].first == UInt8(ascii: " ")
    return isBlankNext ? beginning[...margin.endIndex] : margin
  }

  /// True for a line that ends before the data of its element: `|  |--<UIBut`, or inside the address.
  static func isBegun(_ line: ArraySlice<UInt8>) -> Bool {
    guard let bracket = line.prefix(longestPrefix).lastIndex(of: UInt8(ascii: "<")) else {
      return line.count <= longestPrefix && line.suffix(3).elementsEqual("|--".utf8)
    }
    let text = line[(bracket + 1)...]
    guard text.count <= longestName, line[..<bracket].suffix(2).allSatisfy({ " -".utf8.contains($0) }) else {
      return false
    }
    let name = self.name(text)
    var rest = text[name.endIndex...]
    if rest.starts(with: ":0x".utf8) { rest = rest.dropFirst(3).drop(while: { $0.isHexDigit }) }
    return "; AX=".utf8.starts(with: rest) && name.allSatisfy { $0 != UInt8(ascii: ">") }
  }
}
