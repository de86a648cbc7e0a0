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

  /// The tag with what is there of it; nothing when not even its name is whole.
  var mended: [UInt8] {
    guard whole > bytes.startIndex, let second = bytes.dropFirst().first, !"/!?".utf8.contains(second) else {
      return []
    }
    let close = Array("/>".utf8)
    guard let openQuote else { return Array(bytes[..<whole]) + close }
    // A character reference that is cut off is left out: `&am`.
    let reference = bytes.suffix(12).lastIndex(of: UInt8(ascii: "&"))
    let isCut = reference.map { !bytes[$0...].contains(UInt8(ascii: ";")) } ?? false
    let text = isCut ? bytes[..<(reference ?? bytes.endIndex)] : bytes
    return text + [openQuote] + close
  }
}
