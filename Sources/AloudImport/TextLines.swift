/// The lines of a text, numbered from 1, without what ends them.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (number: Int, text: ArraySlice<UInt8>)? {
    guard start < bytes.endIndex else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var text = bytes[start..<end]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    start = end + 1
    number += 1
    return (number, text)
  }
}
