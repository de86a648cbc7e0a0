internal import Aloud

/// The places of a screen's elements among the cells of a terminal: to scale, with elements without frames listed
/// below.
struct CellPicture: Sendable {
  /// An element that VoiceOver can stop at.
  struct Box: Equatable, Sendable {
    /// Its place in reading order, from 0.
    let rank: Int
    let frame: CellFrame
  }

  let boxes: [Box]
  /// The row above the elements without frames; nil where there are none, or nothing else.
  private(set) var listRow: Int?
  let width: Int
  let height: Int

  /// A coordinate that no screen has.
  private static let farthest = 1e5
  /// How many points a column has: fewer would waste the page, more would leave no room for words.
  private static let scales = 7.0...11.0
  /// A column may have a few more points, so that the whole picture is in sight.
  private static let mostInAColumn = 18.0

  /// How many points a cell has: cells are twice as high as wide, but for a narrow terminal.
  private struct Scale {
    let column: Double
    let row: Double

    init(of width: Double, columns: Int) {
      let fitting = width / Double(max(columns - 1, 1))
      let clamped = min(max(fitting, scales.lowerBound), scales.upperBound)
      column = fitting <= mostInAColumn ? max(fitting, clamped) : clamped
      row = 2 * clamped
    }
  }

  /// - Parameters:
  ///   - reader: VoiceOver on the screen.
  ///   - columns: how many there are; the picture is larger where the words would not fit.
  /// - Complexity: O(stops).
  init(_ reader: ScreenReader, columns: Int) {
    let stops = reader.narrator.order.stops
    var framed: [(rank: Int, frame: Frame)] = []
    var unframed: [Int] = []
    for (rank, id) in stops.enumerated() {
      if let frame = reader.visibleFrame(of: id), CellPicture.canBeDrawn(frame) {
        framed.append((rank, frame))
      } else if reader.narrator.tree[id].frame.map({ !CellPicture.canBeDrawn($0) }) ?? true {
        unframed.append(rank)
      }
    }
    let left = min(0, framed.map(\.frame.x).min() ?? 0)
    let top = min(0, framed.map(\.frame.y).min() ?? 0)
    let right = framed.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let scale = Scale(of: right - left, columns: columns)
    var boxes = framed.map { rank, frame in
      Box(rank: rank, frame: CellPicture.cells(of: frame, left, top, scale))
    }
    // A later box covers an earlier one.
    boxes.sort { stops[$0.rank] < stops[$1.rank] }
    var bottom = boxes.map(\.frame.bottom).max() ?? -1
    if !unframed.isEmpty, !framed.isEmpty {
      listRow = bottom + 1
      bottom += 2
    }
    for rank in unframed {
      let start = max(bottom, 0)
      boxes.append(
        Box(rank: rank, frame: CellFrame(left: 0, top: start, right: max(columns - 1, 4), bottom: start + 2)))
      bottom = start + 2
    }
    self.boxes = boxes
    width = (boxes.map(\.frame.right).max() ?? 0) + 1
    height = bottom + 1
  }

  private static func canBeDrawn(_ frame: Frame) -> Bool {
    frame.isFinite && [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < farthest }
  }

  private static func cells(of frame: Frame, _ left: Double, _ top: Double, _ scale: Scale) -> CellFrame {
    func column(_ x: Double) -> Int { Int(clamping: ((x - left) / scale.column).rounded()) }
    func row(_ y: Double) -> Int { Int(clamping: ((y - top) / scale.row).rounded()) }
    let start = column(frame.x)
    let first = row(frame.y)
    return CellFrame(
      left: start, top: first, right: max(column(frame.x + frame.width), start + 4),
      bottom: max(row(frame.y + frame.height), first))
  }

  /// The element at a cell of the picture, the topmost of several; nil where there is none.
  func rank(atColumn column: Int, row: Int) -> Int? {
    boxes.last { box in
      box.frame.isFlat
        ? row == box.frame.top && column >= box.frame.left && column <= box.frame.right
        : box.frame.contains(column, row)
    }?.rank
  }

  /// The origin of the part to show: the box is in sight if it fits, and the picture moves as little as possible.
  func origin(
    showing rank: Int?, from old: (column: Int, row: Int), columns: Int, rows: Int
  ) -> (column: Int, row: Int) {
    guard let frame = boxes.first(where: { $0.rank == rank })?.frame else {
      return (clamp(old.column, width, columns), clamp(old.row, height, rows))
    }
    let column = CellPicture.offset(old.column, showing: frame.left, frame.right, columns)
    let row = CellPicture.offset(old.row, showing: frame.top, frame.bottom, rows)
    return (clamp(column, width, columns), clamp(row, height, rows))
  }

  private func clamp(_ offset: Int, _ length: Int, _ room: Int) -> Int { min(max(offset, 0), max(0, length - room)) }

  private static func offset(_ offset: Int, showing start: Int, _ end: Int, _ room: Int) -> Int {
    // A row or two around it show what comes next.
    let margin = min(2, max(0, (room - (end - start + 1)) / 2))
    if start - margin < offset { return start - margin }
    if end + margin >= offset + room { return min(end + margin - room + 1, start - margin) }
    return offset
  }
}
