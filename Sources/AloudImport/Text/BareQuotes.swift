internal import AloudBase
internal import AloudTree

/// JSON whose texts contain quotation marks that are not escaped, as a template or a person wrote it.
///
///     [{"AXLabel": "Say "hi" to us", "role": "AXButton"}]
///
/// A mark ends a text only where JSON goes on after it. The texts are read if all of the JSON then is well formed.
enum BareQuotes {
  /// The text with escaped marks, and a warning; nil for any other text, and for documents of Aloud, whose mistakes are
  /// reported.
  ///
  /// - Complexity: O(bytes).
  static func escaped(in source: SourceText) -> SourceText? {
    guard let json = source.json, let problem = json.problem, !problem.isCutOff,
      let start = TextMarks.jsonStart(in: source)
    else { return nil }
    let outline = JSONOutline(json)
    let keys = outline.topLevelKeys
    guard keys.isDisjoint(with: ["aloud", "overlay"]), !keys.contains("elements") || outline.isSurelyOfTool else {
      return nil
    }
    let bytes = source.bytes
    let marks = marks(in: bytes, from: start)
    guard let first = marks.first else { return nil }
    let text = escaped(bytes, before: marks)
    guard JSONText(text, from: start).end != nil else { return nil }
    let message: Message =
      "a text has quotation marks that are not escaped (line \(source.location(ofOffset: first).line)); they were read as its own"
    return SourceText(text, in: source) {
      var map = OffsetMap()
      map.add(0, standsAt: 0)
      for (number, mark) in marks.enumerated() { map.add(mark + number + 1, standsAt: mark) }
      return map
    }.warning(ImportWarning(.leftOut, message))
  }

  private static func escaped(_ bytes: [UInt8], before marks: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + marks.count)
    var index = 0
    for mark in marks {
      text += bytes[index..<mark]
      text.append(UInt8(ascii: "\\"))
      index = mark
    }
    return text + bytes[index...]
  }

  /// The offsets of marks that belong to texts.
  private static func marks(in bytes: [UInt8], from start: Int) -> [Int] {
    var marks: [Int] = []
    var open: [UInt8] = []
    var isKeyNext = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(bytes[index])
        isKeyNext = bytes[index] == UInt8(ascii: "{")
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        if open.isEmpty { return marks }
      case UInt8(ascii: ","): isKeyNext = open.last == UInt8(ascii: "{")
      case UInt8(ascii: ":"): isKeyNext = false
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count {
          if bytes[index] == UInt8(ascii: "\\") {
            index += 2
            continue
          }
          if bytes[index] == UInt8(ascii: "\"") {
            if isEnd(bytes[(index + 1)...], isKey: isKeyNext, isInObject: open.last == UInt8(ascii: "{")) { break }
            marks.append(index)
          }
          index += 1
        }
      default: break
      }
      index += 1
    }
    return marks
  }

  /// True where JSON goes on after the mark of a text.
  private static func isEnd(_ rest: ArraySlice<UInt8>, isKey: Bool, isInObject: Bool) -> Bool {
    let rest = rest.drop(while: { $0.isSpace })
    guard let next = rest.first else { return true }
    if isKey { return next == UInt8(ascii: ":") }
    guard next == UInt8(ascii: ",") else { return next == UInt8(ascii: isInObject ? "}" : "]") }
    let following = rest.dropFirst().drop(while: { $0.isSpace })
    if isInObject { return beginsMember(following) }
    return following.first.map { "\"{[-0123456789tfn".utf8.contains($0) } ?? true
  }

  /// The maximum length of a key.
  private static let longestKey = 64

  /// True for a key and a colon.
  private static func beginsMember(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "\"") else { return text.isEmpty }
    let key = text.dropFirst().prefix(longestKey).prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    let rest = text[key.endIndex...]
    return rest.first == UInt8(ascii: "\"") && rest.dropFirst().first { !$0.isSpace } == UInt8(ascii: ":")
  }
}
