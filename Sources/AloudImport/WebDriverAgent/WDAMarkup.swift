internal import AloudBase
import AloudTree

/// An XML tag, which may be truncated at any place.
struct WDATag {
  /// The offset of its `<`.
  let start: Int
  /// The offset after its `>`. For a tag without one, the next `<` or the end of the text, since attributes cannot
  /// contain `<`.
  private(set) var end: Int
  private(set) var isComplete = false
  private(set) var attributeCount = 0
  /// The offset after the last complete attribute, or after the name.
  private var whole: Int

  init(_ bytes: [UInt8], at start: Int) {
    self.start = start
    whole = start
    end = start + 1
    var openQuote: UInt8?
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") {
      let byte = bytes[end]
      end += 1
      if let quote = openQuote {
        guard byte == quote else { continue }
        openQuote = nil
        whole = end
      } else if byte == UInt8(ascii: ">") {
        isComplete = true
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        openQuote = byte
        attributeCount += 1
      } else if whole == start, byte.isSpace {
        whole = end - 1
      }
    }
  }

  /// The tag with only its complete attributes; empty when the label is not among them, because an incomplete element
  /// is left out.
  func mended(in bytes: [UInt8]) -> [UInt8] {
    let tag = bytes[start..<whole]
    guard let second = tag.dropFirst().first, !"/!?".utf8.contains(second), tag.offset(ofText: " label=") != nil else {
      return []
    }
    return Array(tag) + Array("/>".utf8)
  }
}

/// Removes everything except tags and text from a page source, and rejects text that no page source has.
///
/// Entities are never expanded, since declarations could make a small text a huge one.
struct WDAMarkup {
  private(set) var bytes: [UInt8]
  /// The offsets of the start tags.
  private(set) var tags: [FileOffset] = []
  /// The offset of something without an end.
  private(set) var openOffset: Int?

  struct Mistake: Error {
    let kind: ImportError.Problem
    let message: Message
    let offset: Int
  }

  /// The maximum number of attributes; WebDriverAgent uses about thirty.
  private static let mostAttributes = 256

  private static let asides: [(beginning: [UInt8], end: [UInt8])] = [
    (Array("<?".utf8), Array("?>".utf8)),
    (Array("<!--".utf8), Array("-->".utf8)),
    (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (doctype, Array(">".utf8)),
  ]

  private static let doctype = Array("<!DOCTYPE".utf8)

  init(cleaning text: consuming [UInt8]) throws(Mistake) {
    bytes = text
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let aside = WDAMarkup.asides.first(where: { bytes[start...].starts(with: $0.beginning) }) {
        index = try takeOut(start, aside.beginning, aside.end)
        continue
      }
      if start + 1 < bytes.count, bytes[start + 1] != UInt8(ascii: "/") { tags.append(FileOffset(start)) }
      let tag = WDATag(bytes, at: start)
      guard tag.attributeCount <= WDAMarkup.mostAttributes else {
        let message: Message =
          "this tag has more than \(WDAMarkup.mostAttributes) attributes; no page source has so many"
        throw Mistake(kind: .invalid, message: message, offset: start)
      }
      index = tag.end
    }
  }

  /// Line breaks are kept, so that line numbers do not change.
  private mutating func takeOut(_ offset: Int, _ beginning: [UInt8], _ end: [UInt8]) throws(Mistake) -> Int {
    let body = offset + beginning.count
    var last = bytes.count
    if let first = bytes[body...].indices.first(where: { bytes[$0...].starts(with: end) }) {
      last = first + end.count
    } else {
      openOffset = offset
    }
    if beginning == WDAMarkup.doctype, bytes[body..<last].contains(UInt8(ascii: "[")) {
      let message: Message = "the XML declares its own entities, but a page source has none; remove the <!DOCTYPE …>"
      throw Mistake(kind: .refused, message: message, offset: offset)
    }
    for index in offset..<last where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    return last
  }
}
