internal import AloudBase
import AloudTree

/// The bytes of a file, with a line and a column for each offset.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The first JSON value in the text, once it has been parsed.
  private var knownJSON: JSONText?
  /// The warnings about what was mended in the text.
  private(set) var warnings: [ImportWarning] = []
  /// The outer text, and a map of offsets into it; nil for a text that is the whole file.
  private let outer: (@Sendable () -> (text: SourceText, map: OffsetMap))?

  /// The maximum length of an excerpt in an error, in Unicode scalars.
  private static let excerptLength = 76

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    outer = nil
  }

  /// A part of another text, decoded or unchanged; its places refer to the outer text. The map is created when a place
  /// is needed.
  init(_ bytes: [UInt8], in file: SourceText, map: @escaping @Sendable () -> OffsetMap) {
    self.bytes = bytes
    let file = file.knowing(nil)
    warnings = file.warnings
    outer = { (file, map()) }
  }

  /// The first JSON value in the text; nil where there is none.
  ///
  /// - Complexity: O(bytes), unless it has already been parsed.
  var json: JSONText? { knownJSON ?? TextMarks.jsonStart(in: self).map { JSONText(bytes, from: $0) } }

  /// The text with parsed JSON; nil removes the JSON, to free memory.
  func knowing(_ json: JSONText?) -> SourceText {
    var text = self
    text.knownJSON = json
    return text
  }

  /// The text with one more warning.
  func warning(_ warning: ImportWarning) -> SourceText {
    var text = self
    text.warnings.append(warning)
    return text
  }

  /// The file that contains the text, and the maps from the text to the file, in the order in which they apply.
  var file: (bytes: [UInt8], maps: [OffsetMap]) {
    var text = self
    var maps: [OffsetMap] = []
    while let outer = text.outer?() {
      maps.append(outer.map)
      text = outer.text
    }
    return (text.bytes, maps)
  }

  /// The line, column and excerpt for an offset in bytes.
  ///
  /// - Complexity: O(bytes); used only for errors.
  func location(ofOffset offset: Int) -> ImportError.Location {
    var known = Position()
    return location(ofOffset: offset, after: &known)
  }

  /// The same where an earlier position is known, and becomes that of the offset.
  ///
  /// - Complexity: O(bytes after the earlier position), so that the places of many errors take one pass.
  func location(ofOffset offset: Int, after known: inout Position) -> ImportError.Location {
    if let outer = outer?() { return outer.text.location(ofOffset: outer.map.place(of: offset)) }
    let offset = min(max(offset, 0), bytes.count)
    if offset < known.offset { known = Position() }
    known.advance(to: offset, in: bytes)
    // A scalar has at most four bytes, so this part of a long line is enough on either side.
    let before = scalars(bytes[max(known.lineStart, offset - 4 * SourceText.excerptLength)..<offset])
    let after = scalars(bytes[offset...].prefix(4 * SourceText.excerptLength).prefix { $0 != UInt8(ascii: "\n") })
    return ImportError.Location(
      line: known.line, column: known.column, before: before, after: after, length: SourceText.excerptLength)
  }

  /// An offset with its line and its column.
  struct Position {
    private(set) var offset = 0
    /// The offset of the line's first byte.
    private(set) var lineStart = 0
    /// From 1.
    private(set) var line = 1
    /// In Unicode scalars, from 1.
    private(set) var column = 1

    fileprivate mutating func advance(to end: Int, in bytes: [UInt8]) {
      for index in offset..<end {
        if bytes[index] == UInt8(ascii: "\n") {
          (lineStart, line, column) = (index + 1, line + 1, 1)
        } else if bytes[index] & 0xC0 != 0x80 {
          column += 1
        }
      }
      offset = end
    }
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

// MARK: - Encoding

extension SourceText {
  /// The text of a file, without a byte order mark; it is valid UTF-8.
  ///
  /// - Throws: ``ImportError`` with the place of the first invalid byte.
  init(validating bytes: [UInt8]) throws(ImportError) {
    guard bytes.count <= ImportLimit.bytes else {
      throw ImportError(.invalid, "this is larger than \(ImportLimit.bytes >> 20) MB, the limit for a screen")
    }
    try SourceText.refuseOtherEncodings(bytes)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let offset = SourceText.offsetOfFirstFault(in: text)
    // A truncated dump may end inside a character, whose bytes are ignored.
    if let offset, offset > 0, SourceText.isBegun(text[offset...]) {
      self.init(Array(text[..<offset]))
    } else {
      self.init(text)
    }
    guard self.bytes.contains(where: { !$0.isSpace }) else { throw ImportError(.malformed, "the file is empty") }
    guard let offset, self.bytes.count == text.count else { return }
    throw ImportError(.malformed, SourceText.fault(text[offset]), at: location(ofOffset: offset))
  }

  fileprivate static func refuseOtherEncodings(_ bytes: [UInt8]) throws(ImportError) {
    guard !bytes.starts(with: [0xFF, 0xFE, 0, 0]), !bytes.starts(with: [0, 0, 0xFE, 0xFF]) else {
      throw ImportError(.malformed, "the file is in UTF-32; save it in UTF-8")
    }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return }
    throw ImportError(.malformed, "the file is in UTF-16; save it in UTF-8")
  }

  /// - Throws: ``ImportError`` with the place of the first byte that is not UTF-8.
  fileprivate func checkEncoding() throws(ImportError) {
    guard let offset = SourceText.offsetOfFirstFault(in: bytes) else { return }
    throw ImportError(.malformed, SourceText.fault(bytes[offset]), at: location(ofOffset: offset))
  }

  private static func fault(_ byte: UInt8) -> Message {
    if byte == 0 { return "there is a NUL byte here; the file is binary, or text in another encoding" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits) is not UTF-8 here; save the file in UTF-8, if it is text"
  }

  /// The offset of the first byte that is not part of a well-formed scalar, or that is NUL.
  private static func offsetOfFirstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // Skip eight bytes at a time if all are ASCII and none is NUL.
        if index + 8 <= bytes.count {
          let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
          // For bytes below 0x80, the subtraction sets the highest bit only for NUL.
          if (eight | (eight &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
            index += 8
            continue
          }
        }
        let byte = bytes[index]
        if byte < 0x80 {
          if byte == 0 { return index }
          index += 1
        } else {
          let length = lengthOfScalar(in: bytes, at: index)
          if length == 0 { return index }
          index += length
        }
      }
      return nil
    }
  }

  /// The length of the scalar that begins here, if it is not ASCII; 0 when it is not well formed.
  private static func lengthOfScalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    guard let row = scalarForms.first(where: { $0.leads.contains(lead) }), index + row.length <= bytes.count else {
      return 0
    }
    guard row.seconds.contains(bytes[index + 1]) else { return 0 }
    for follower in 2..<max(row.length, 2) where bytes[index + follower] & 0xC0 != 0x80 { return 0 }
    return row.length
  }

  /// True for the beginning of a well-formed scalar whose last bytes are missing.
  private static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first, let row = scalarForms.first(where: { $0.leads.contains(lead) }),
      bytes.count < row.length
    else { return false }
    return bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The well-formed sequences of UTF-8: the possible first bytes, second bytes and lengths (Unicode, table 3-7).
  private static let scalarForms: [(leads: ClosedRange<UInt8>, seconds: ClosedRange<UInt8>, length: Int)] = [
    (0xC2...0xDF, 0x80...0xBF, 2),
    (0xE0...0xE0, 0xA0...0xBF, 3),
    (0xE1...0xEC, 0x80...0xBF, 3),
    (0xED...0xED, 0x80...0x9F, 3),
    (0xEE...0xEF, 0x80...0xBF, 3),
    (0xF0...0xF0, 0x90...0xBF, 4),
    (0xF1...0xF3, 0x80...0xBF, 4),
    (0xF4...0xF4, 0x80...0x8F, 4),
  ]
}

extension String {
  /// The text of a file that is not a screen, such as a script or a voice file. A byte order mark is kept.
  ///
  /// - Throws: ``ImportError`` with the place of the first byte that is zero or not UTF-8.
  /// - Complexity: O(bytes).
  package init(textFile bytes: [UInt8]) throws(ImportError) {
    try SourceText.refuseOtherEncodings(bytes)
    try SourceText(bytes).checkEncoding()
    self.init(decoding: bytes, as: UTF8.self)
  }
}
