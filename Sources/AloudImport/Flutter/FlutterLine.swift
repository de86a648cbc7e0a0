internal import AloudBase
import AloudTree

/// A line of a semantics tree, without the lines that join nodes.
///
///       ├─SemanticsNode#5
///       │   label: "Row 0"
///     ~~~~~
struct FlutterLine {
  /// The number of characters before the text.
  let column: Int
  /// True if some of these characters join nodes.
  let isJoined: Bool
  let text: ArraySlice<UInt8>

  /// - Parameter line: the line without the margin of a log.
  init(_ line: ArraySlice<UInt8>) {
    var rest = line
    var column = 0
    var isJoined = false
    while let first = rest.first {
      if first == UInt8(ascii: " ") {
        rest = rest.dropFirst()
      } else if FlutterLine.isJoint(rest) {
        rest = rest.dropFirst(3)
        isJoined = true
      } else {
        break
      }
      column += 1
    }
    self.column = column
    self.isJoined = isJoined
    text = rest.withoutTrailingSpace
  }

  /// True for a character of box drawing: U+2500 to U+257F.
  private static func isJoint(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: [0xE2, 0x94]) || text.starts(with: [0xE2, 0x95])
  }

  /// True for the first line of a node.
  var isHead: Bool { FlutterLine.isName(text) }

  /// True for the first line of a node, of which the end is missing.
  var isBegunHead: Bool {
    text.count < FlutterLine.name.count + 1 && isJoined && FlutterLine.name.starts(with: text)
  }

  private static let name = Array("SemanticsNode#".utf8)
  /// The maximum length of the text before a node; each level is indented by two characters.
  private static let longestPrefix = 8 * 1024

  /// True for the name of a node and nothing else, because messages also name nodes.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: name) else { return false }
    let digits = text.dropFirst(name.count)
    return !digits.isEmpty && digits.count < 20 && digits.allSatisfy { $0.isDigit }
  }

  /// True for text after a line that joins nodes.
  static func isProperty(_ line: ArraySlice<UInt8>) -> Bool {
    guard let joint = line.prefix(longestPrefix).offset(ofText: "│ ") else { return false }
    return !FlutterLine(line[joint...]).text.isEmpty
  }

  /// The text that a log or a comment has before the first node; nil for a line without a node.
  static func margin(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let start = line.prefix(longestPrefix).lastOffset(ofText: "SemanticsNode#"),
      isName(line[start...].withoutTrailingSpace)
    else { return nil }
    var margin = line[..<start]
    while !margin.isEmpty {
      if margin.last == UInt8(ascii: " ") {
        margin.removeLast()
      } else if isJoint(margin.suffix(3)) {
        margin.removeLast(3)
      } else {
        break
      }
    }
    return margin
  }
}
