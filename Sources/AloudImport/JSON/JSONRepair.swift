/// A dump of JSON that was cut off, closed behind its last complete element; and other small repairs.
struct JSONRepair {
  /// JSON that can be decoded.
  let bytes: [UInt8]
  /// Where the text was cut off; nil when it is whole.
  let cutOffset: Int?
  /// Where more JSON begins behind the first; nil when there is none.
  let nextOffset: Int?

  /// - Parameters:
  ///   - source: the text.
  ///   - offset: where the JSON begins.
  ///   - essence: the key of the object that holds all that is told of an element; with it an element is complete.
  /// - Throws: ``JSONSyntaxError`` when the text breaks the rules before its end, or ends in its first element.
  /// - Complexity: O(bytes).
  init(_ source: SourceText, at offset: Int = 0, essence: String? = nil) throws(JSONSyntaxError) {
    var scanner = JSONScanner(source.bytes, at: offset, collectsLoneSurrogates: true)
    var cut: (offset: Int, levels: [JSONScanner.Level])?
    let essence = essence.map { Array("\"\($0)\"".utf8) }
    /// How deep the object of an element's essence is; nil outside of any.
    var essenceDepth: Int?
    var end = source.bytes.count
    var closing: [UInt8] = []
    var cutOffset: Int?
    do {
      var token = try scanner.next()
      while !scanner.levels.isEmpty {
        if case .key(let range) = token, let essence, source.bytes[range].elementsEqual(essence) {
          essenceDepth = scanner.levels.count
        }
        token = try scanner.next()
        guard token == .endObject else { continue }
        // An element of a dump is an object in a list.
        if scanner.levels.last?.isObject == false || scanner.levels.count == essenceDepth {
          cut = (scanner.index, scanner.levels)
          essenceDepth = nil
        }
      }
      end = scanner.index
    } catch {
      guard error.isCutOff || JSONRepair.isElision(source.bytes[error.offset...]), let cut else { throw error }
      cutOffset = error.offset
      end = cut.offset
      closing = cut.levels.reversed().map { UInt8(ascii: $0.isObject ? "}" : "]") }
    }
    var text = Array(source.bytes[offset..<end]) + closing
    // Half a character, as a label that was cut in the middle of an emoji leaves it, makes Foundation refuse the label.
    for lone in scanner.loneSurrogates where lone + 6 <= end {
      text.replaceSubrange(lone - offset..<lone - offset + 6, with: "\\ufffd".utf8)
    }
    bytes = text
    self.cutOffset = cutOffset
    let rest = source.bytes[end...].drop { SourceText.isSpace($0) || $0 == UInt8(ascii: ",") }
    nextOffset = cutOffset == nil && rest.first.map { "{[".utf8.contains($0) } == true ? rest.startIndex : nil
  }

  /// True for the dots by which people say that they left something out.
  private static func isElision(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: "...".utf8) || rest.starts(with: "…".utf8)
  }
}
