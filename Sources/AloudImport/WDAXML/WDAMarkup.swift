import AloudTree

/// Takes out of a page source what is neither tag nor text, and refuses what the parser cannot cope with.
///
/// Foundation's parser crashes on `<?x?>`, takes the square of the number of attributes, and would follow declarations that
/// make a small text a huge one.
struct WDAMarkup {
  private(set) var bytes: [UInt8]
  /// The offsets of the tags that begin elements.
  private(set) var tags: [FileOffset] = []
  /// The offset of something that has no end.
  private(set) var openOffset: Int?

  struct Mistake: Error {
    let kind: ImportError.Kind
    let message: String
    let offset: Int
  }

  /// WebDriverAgent knows about thirty.
  private static let mostAttributes = 256

  private static let asides: [(beginning: [UInt8], end: [UInt8])] = [
    (Array("<?".utf8), Array("?>".utf8)),
    (Array("<!--".utf8), Array("-->".utf8)),
    (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (doctype, Array(">".utf8)),
  ]

  private static let doctype = Array("<!DOCTYPE".utf8)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Complexity: O(bytes).
  mutating func clean() throws(Mistake) {
    var index = 0
    while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let aside = WDAMarkup.asides.first(where: { bytes[tag...].starts(with: $0.beginning) }) {
        index = try takeOut(tag, aside.beginning, aside.end)
      } else {
        if tag + 1 < bytes.count, bytes[tag + 1] != UInt8(ascii: "/") { tags.append(FileOffset(tag)) }
        index = try endOfTag(tag)
      }
    }
  }

  /// Line breaks stay, so that lines keep their numbers.
  private mutating func takeOut(_ offset: Int, _ beginning: [UInt8], _ end: [UInt8]) throws(Mistake) -> Int {
    let body = offset + beginning.count
    var last = bytes.count
    if let first = bytes[body...].indices.first(where: { bytes[$0...].starts(with: end) }) {
      last = first + end.count
    } else {
      openOffset = offset
    }
    if beginning == WDAMarkup.doctype, bytes[body..<last].contains(UInt8(ascii: "[")) {
      let message = "the XML declares entities of its own, which no page source does; take the <!DOCTYPE …> out"
      throw Mistake(kind: .refused, message: message, offset: offset)
    }
    for index in offset..<last where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    return last
  }

  private func endOfTag(_ tag: Int) throws(Mistake) -> Int {
    var attributes = 0
    var openQuote: UInt8?
    var index = tag + 1
    // No attribute can hold a `<`.
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      if let quote = openQuote {
        if byte == quote { openQuote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        openQuote = byte
        attributes += 1
        guard attributes <= WDAMarkup.mostAttributes else {
          let message = "this tag has more than \(WDAMarkup.mostAttributes) attributes; no page source has"
          throw Mistake(kind: .invalid, message: message, offset: tag)
        }
      }
      index += 1
    }
    return index
  }
}
