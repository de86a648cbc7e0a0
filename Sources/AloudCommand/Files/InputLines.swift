import Foundation

/// Lines as they come, one by one; what is no UTF-8 is mended.
final class InputLines {
  /// A longer line is no line.
  private static let longest = 1 << 20

  private let descriptor: Int32
  private var waiting: [UInt8] = []
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its ending; nil at the end.
  func next() -> String? {
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        let line = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeSubrange(...end)
        return line
      }
      guard !isAtEnd, waiting.count < InputLines.longest else {
        defer { waiting = [] }
        return waiting.isEmpty ? nil : String(decoding: waiting, as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        waiting += bytes.prefix(count)
      } else if count == 0 || errno != EINTR {
        isAtEnd = true
      }
    }
  }
}
