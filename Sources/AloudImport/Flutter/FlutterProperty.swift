internal import AloudBase
import AloudTree

/// The lines of a property.
struct FlutterProperty {
  private(set) var lines: [ArraySlice<UInt8>]

  init(_ line: ArraySlice<UInt8>) { lines = [line] }

  /// Adds a continuation line, which is indented.
  mutating func append(_ line: ArraySlice<UInt8>) { lines.append(line) }

  var beginning: ArraySlice<UInt8> { lines[0] }

  /// The lines as one, because Flutter wraps lists at spaces.
  var list: [UInt8] { Array(lines.joined(separator: " ".utf8)) }

  /// The names after the key.
  var names: [String] {
    let text = list
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    return text[(colon + 1)...].split(separator: UInt8(ascii: ",")).compactMap { name in
      String(decoding: name.drop(while: { $0.isSpace }).withoutTrailingSpace, as: UTF8.self).spoken
    }
  }

  /// The text in quotation marks after the key; nil for another value. Nothing in it is escaped, so that it ends at the
  /// last quotation mark. A text with line breaks begins on its own line.
  var quotation: (text: String, isClosed: Bool)? {
    var text = lines[0]
    let hasBreaks = text.last == UInt8(ascii: ":")
    for (number, line) in lines.enumerated().dropFirst() {
      let breaks = hasBreaks && number > 1 && !FlutterProperty.wraps(lines[number - 1], before: line)
      text.append(UInt8(ascii: breaks ? "\n" : " "))
      text += line
    }
    guard let open = text.firstIndex(of: UInt8(ascii: "\"")) else {
      return hasBreaks && lines.count == 1 ? ("", false) : nil
    }
    let body = text[(open + 1)...]
    let close = body.lastIndex(of: UInt8(ascii: "\""))
    return (String(decoding: body[..<(close ?? body.endIndex)], as: UTF8.self), close != nil)
  }

  /// The width at which Flutter wraps properties, and the indentation of a text's lines in it.
  private static let width = 65
  private static let indentation = 4

  /// True if the line was so long that the first word of the next one did not fit.
  private static func wraps(_ line: ArraySlice<UInt8>, before next: ArraySlice<UInt8>) -> Bool {
    let word = next.prefix { !$0.isSpace }
    return indentation + length(line) + 1 + length(word) > width && !word.isEmpty
  }

  private static func length(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 & 0xC0 != 0x80 } }
}
