/// The last tag of a text, which may be cut off anywhere.
struct WDATag {
  private let bytes: ArraySlice<UInt8>
  /// Just behind the last attribute, or the name, that is whole.
  private var whole: Int
  /// The quotation mark of the attribute in which the text ends.
  private var openQuote: UInt8?
  /// One past the `>`.
  private(set) var end: Int
  private(set) var isComplete = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    end = bytes.endIndex
    whole = bytes.startIndex
    for (index, byte) in zip(bytes.indices, bytes) {
      if let quote = openQuote {
        guard byte == quote else { continue }
        openQuote = nil
        whole = index + 1
      } else if byte == UInt8(ascii: ">") {
        end = index + 1
        isComplete = true
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        openQuote = byte
      } else if whole == bytes.startIndex, WDAPageExtent.isSpace(byte) {
        whole = index
      }
    }
  }

  /// The tag with those of its attributes that are whole; nothing when the label is not among them: half of an element is
  /// none.
  var mended: [UInt8] {
    let tag = bytes[..<whole]
    guard let second = tag.dropFirst().first, !"/!?".utf8.contains(second), tag.offset(ofText: " label=") != nil else {
      return []
    }
    return Array(tag) + Array("/>".utf8)
  }
}
