import Aloud
import Foundation

/// The lines of a stream, one by one, as bytes. Only the current line and one piece of the stream are kept in memory.
final class StreamLines {
  struct Line: Equatable, Sendable {
    /// The number of the line, from 1.
    let number: Int
    /// The line without its ending and without a byte order mark; empty where the line is too long.
    var bytes: [UInt8] = []
    var isTooLong = false
  }

  /// The maximum length of a line, in bytes.
  static let longest = ImportedScreen.maximumSize

  private static let pieceSize = 1 << 18
  /// The time between two calls of `isOver` while there is no data, in milliseconds.
  private static let patience: Int32 = 100

  private let descriptor: Int32
  private let longest: Int
  private let isOver: () -> Bool
  private var piece = [UInt8](repeating: 0, count: pieceSize)
  /// The unread part of the piece.
  private var rest = 0..<0
  private var count = 0

  /// - Parameters:
  ///   - descriptor: an open file or stream.
  ///   - longest: the maximum length of a line; a longer line is not stored.
  ///   - isOver: called repeatedly while there is no data; true ends the lines.
  init(_ descriptor: Int32, longest: Int = longest, isOver: @escaping () -> Bool = { false }) {
    self.descriptor = descriptor
    self.longest = longest
    self.isOver = isOver
  }

  /// The next line; nil at the end.
  ///
  /// - Throws: ``Failure`` with 74 when the stream cannot be read, 66 for a folder.
  func next() throws(Failure) -> Line? {
    var line = Line(number: count + 1)
    while try hasMore() {
      let end = endOfLine
      append(piece[rest.lowerBound..<(end ?? rest.upperBound)], to: &line)
      rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
      guard end == nil else { return finished(line) }
      // A line has begun even if it has no byte yet.
      guard try hasMore() else { return isOver() ? nil : finished(line) }
    }
    return nil
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout Line) {
    // The limit does not include the line ending and a byte order mark.
    line.isTooLong = line.isTooLong || line.bytes.count + bytes.count > longest + 4
    if line.isTooLong { line.bytes = [] } else { line.bytes += bytes }
  }

  private func finished(_ line: Line) -> Line {
    count += 1
    var line = line
    if line.bytes.last == 0x0D { line.bytes.removeLast() }
    if line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
    if line.bytes.count > longest { (line.bytes, line.isTooLong) = ([], true) }
    return line
  }

  /// The index of the line break in the unread part.
  private var endOfLine: Int? {
    piece.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start + rest.lowerBound, 0x0A, rest.count) else {
        return nil
      }
      return start.distance(to: found)
    }
  }

  /// Reads the next piece if the current one is used up; false at the end.
  private func hasMore() throws(Failure) -> Bool {
    guard rest.isEmpty else { return true }
    while wait() {
      let count = read(descriptor, &piece, piece.count)
      if count >= 0 {
        rest = 0..<count
        return count > 0
      }
      guard errno == EINTR || errno == EAGAIN else {
        if errno == EISDIR { throw Failure(.notFound, "\(Message("standard input")): \(Message("this is a folder"))") }
        throw Failure(
          .inputOutput,
          "\(Message("standard input")): cannot be read: \(Message(english: String(cString: strerror(errno))))")
      }
    }
    return false
  }

  /// Waits until there is data, or the end of the stream; false when no more lines are needed.
  private func wait() -> Bool {
    while !isOver() {
      var stream = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&stream, 1, StreamLines.patience) > 0 { return true }
    }
    return false
  }
}
