/// The lines of boxes, which join at crossings: `┬`, `├`, `┼`.
enum BoxLines: Sendable {
  /// The lines of an element.
  case light
  /// The lines of the element under the VoiceOver cursor; they are visible without color.
  case double

  var vertical: String { self == .light ? "│" : "║" }
}

/// A rectangle of cells; its lines are on its edges, both ends included.
struct CellFrame: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The columns inside the lines.
  var innerColumns: Range<Int> { left + 1..<max(left + 1, right) }
  var innerRows: Range<Int> { top + 1..<max(top + 1, bottom) }

  /// True if the frame is too low for horizontal lines; it has only vertical lines.
  var isFlat: Bool { bottom - top < 2 }

  func moved(_ columns: Int, _ rows: Int) -> CellFrame {
    CellFrame(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows)
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= left && column <= right && row >= top && row <= bottom
  }
}

extension Canvas {
  /// Draws the lines of a box.
  mutating func stroke(_ frame: CellFrame, _ lines: BoxLines, _ style: CellStyle = []) {
    if frame.isFlat {
      put(lines.vertical, at: frame.left, frame.top, style)
      put(lines.vertical, at: frame.right, frame.top, style)
      return
    }
    for column in frame.left + 1..<max(frame.left + 1, frame.right) {
      join(lines, [.left, .right], at: column, frame.top, style)
      join(lines, [.left, .right], at: column, frame.bottom, style)
    }
    for row in frame.innerRows {
      join(lines, [.up, .down], at: frame.left, row, style)
      join(lines, [.up, .down], at: frame.right, row, style)
    }
    join(lines, [.right, .down], at: frame.left, frame.top, style)
    join(lines, [.left, .down], at: frame.right, frame.top, style)
    join(lines, [.right, .up], at: frame.left, frame.bottom, style)
    join(lines, [.left, .up], at: frame.right, frame.bottom, style)
  }

  /// Draws a part of a line. Light lines join existing light lines; double lines replace them.
  private mutating func join(_ lines: BoxLines, _ arms: Arms, at column: Int, _ row: Int, _ style: CellStyle) {
    guard contains(column, row) else { return }
    guard lines == .light else {
      put(Arms.double[arms] ?? " ", at: column, row, style)
      return
    }
    let old = Arms(light: self[column, row].text) ?? []
    put(Arms.light[arms.union(old)] ?? " ", at: column, row, style)
  }
}

/// The directions of the lines in a box-drawing character.
private struct Arms: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let up = Arms(rawValue: 1)
  static let down = Arms(rawValue: 2)
  static let left = Arms(rawValue: 4)
  static let right = Arms(rawValue: 8)

  static let light: [Arms: String] = [
    [.left, .right]: "─", [.up, .down]: "│",
    [.right, .down]: "┌", [.left, .down]: "┐", [.right, .up]: "└", [.left, .up]: "┘",
    [.up, .down, .right]: "├", [.up, .down, .left]: "┤",
    [.left, .right, .down]: "┬", [.left, .right, .up]: "┴", [.up, .down, .left, .right]: "┼",
  ]
  static let double: [Arms: String] = [
    [.left, .right]: "═", [.up, .down]: "║",
    [.right, .down]: "╔", [.left, .down]: "╗", [.right, .up]: "╚", [.left, .up]: "╝",
  ]
  private static let byLetter = Dictionary(uniqueKeysWithValues: light.map { ($0.value, $0.key) })

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init?(light letter: String) {
    guard let arms = Arms.byLetter[letter] else { return nil }
    self = arms
  }
}
