internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// A picture of a screen's elements in the cells of a terminal. Elements with frames are drawn to scale; the others are
/// listed below them.
struct CellPicture: Sendable {
  /// An element that VoiceOver can stop at.
  struct Box: Equatable, Sendable {
    /// The place in reading order, from 0.
    let rank: Int
    let frame: CellFrame
  }

  let boxes: [Box]
  /// The row of the title above the elements without frames; nil if there are none, or no others.
  private(set) var listRow: Int?
  let width: Int
  let height: Int

  /// The limit for coordinates and sizes. An element beyond it is drawn like one without a frame.
  private static let farthest = 1e5
  /// The normal numbers of points per column. Fewer would waste the page; more would leave no room for words.
  private static let scales = 7.0...11.0
  /// The most points per column, if the whole width of the picture becomes visible with them.
  private static let mostInAColumn = 18.0

  /// The points per cell. A cell is twice as high as wide, except in a narrow terminal.
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
  ///   - columns: the columns of the place for the picture. The picture is wider if words would not fit.
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
    let left = min(0, framed.map { $0.frame.x }.min() ?? 0)
    let top = min(0, framed.map { $0.frame.y }.min() ?? 0)
    let right = framed.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let scale = Scale(of: right - left, columns: columns)
    var boxes = framed.map { rank, frame in
      Box(rank: rank, frame: CellPicture.cells(of: frame, left, top, scale))
    }
    // The boxes are in the order of the tree, so that a later element covers an earlier one.
    boxes.sort { stops[$0.rank] < stops[$1.rank] }
    var bottom = boxes.map { $0.frame.bottom }.max() ?? -1
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
    width = (boxes.map { $0.frame.right }.max() ?? 0) + 1
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

  /// Returns the rank of the topmost element at a cell of the picture; nil if there is none.
  func rank(atColumn column: Int, row: Int) -> Int? {
    boxes.last { box in
      box.frame.isFlat
        ? row == box.frame.top && column >= box.frame.left && column <= box.frame.right
        : box.frame.contains(column, row)
    }?.rank
  }

  /// Returns the origin of the part to show. An element is visible if it fits, and the picture moves as little as possible.
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
    // Up to two cells around the element show its neighbors.
    let margin = min(2, max(0, (room - (end - start + 1)) / 2))
    if start - margin < offset { return start - margin }
    if end + margin >= offset + room { return min(end + margin - room + 1, start - margin) }
    return offset
  }
}
