/// Lines and columns in a text, for many questions in any order.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  /// The line and the column at every so many bytes.
  private var marks: [(line: Int32, column: Int32)] = []

  private static let distance = 1024

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = (line: 1, column: 1)
    var start = 0
    while start < bytes.count {
      marks.append((Int32(position.line), Int32(position.column)))
      let end = min(start + TextPositions.distance, bytes.count)
      TextPositions.advance(&position, over: bytes[start..<end])
      start = end
    }
  }

  /// Both from 1; columns are Unicode scalars.
  ///
  /// - Complexity: O(1).
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let index = min(offset / TextPositions.distance, marks.count - 1)
    guard index >= 0 else { return (1, 1) }
    var position = (line: Int(marks[index].line), column: Int(marks[index].column))
    TextPositions.advance(&position, over: bytes[index * TextPositions.distance..<offset])
    return position
  }

  private static func advance(_ position: inout (line: Int, column: Int), over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        position = (position.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
  }
}
