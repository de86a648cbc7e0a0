import AloudTree

/// The bytes of a file, and how places in them are called.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The first JSON in the text, once it was read.
  private var knownJSON: JSONText?
  /// The text around it, and its place there; nil for a text that is the file.
  private let outer: (@Sendable () -> (text: SourceText, map: OffsetMap))?

  /// The longest part of a line that an error shows, in Unicode scalars.
  private static let excerptLength = 76

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    outer = nil
  }

  /// A text out of another one, in which it stands elsewhere; its places are those in the other. The map is made when
  /// somebody asks for a place.
  init(_ bytes: [UInt8], in file: SourceText, map: @escaping @Sendable () -> OffsetMap) {
    self.bytes = bytes
    let file = file.knowing(nil)
    outer = { (file, map()) }
  }

  /// The first JSON in the text; nil where none begins.
  ///
  /// - Complexity: O(bytes), unless it is known.
  var json: JSONText? { knownJSON ?? TextMarks.jsonStart(in: self).map { JSONText(bytes, from: $0) } }

  /// The same text with its JSON; nil removes the JSON, for callers that keep the text.
  func knowing(_ json: JSONText?) -> SourceText {
    var text = self
    text.knownJSON = json
    return text
  }

  /// The file that the text was taken out of, and the ways there from the inside out; a text that is the file has none.
  ///
  /// - Complexity: O(bytes).
  var file: (bytes: [UInt8], maps: [OffsetMap]) {
    var text = self
    var maps: [OffsetMap] = []
    while let outer = text.outer?() {
      maps.append(outer.map)
      text = outer.text
    }
    return (text.bytes, maps)
  }

  /// Line, column and excerpt for an offset in bytes.
  ///
  /// - Complexity: O(bytes); made only when there is an error to tell.
  func location(ofOffset offset: Int) -> ImportError.Location {
    if let outer = outer?() { return outer.text.location(ofOffset: outer.map.place(of: offset)) }
    let offset = min(max(offset, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    let line = bytes[..<start].reduce(1) { $1 == newline ? $0 + 1 : $0 }
    // Four bytes hold any scalar, so this much of a long line is enough on either side.
    let before = scalars(bytes[max(start, offset - 4 * SourceText.excerptLength)..<offset])
    let after = scalars(bytes[offset..<min(end, offset + 4 * SourceText.excerptLength)])
    let column = bytes[start..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return ImportError.Location(
      line: line, column: column, before: before, after: after, length: SourceText.excerptLength)
  }

  private func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
  }
}

extension ImportError.Location {
  fileprivate init(line: Int, column: Int, before: [Unicode.Scalar], after: [Unicode.Scalar], length: Int) {
    let shownBefore = before.count > length / 2 ? Array(before.suffix(length / 2)) : before
    let shownAfter = after.prefix(length - min(shownBefore.count, length / 2))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shownBefore)
    text.append(contentsOf: shownAfter)
    let trimmed = shownBefore.prefix { $0 == " " }.count
    let excerpt = String(String(text).dropFirst(trimmed))
    self.init(line: line, column: column, excerpt: excerpt, caret: shownBefore.count - trimmed)
  }
}
