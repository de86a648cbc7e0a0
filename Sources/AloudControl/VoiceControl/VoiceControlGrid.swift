public import AloudTree

/// A part of the screen with numbered cells, row by row from 1.
public struct VoiceControlGrid: Equatable, Sendable {
  /// In screen points.
  public let frame: Frame
  public let columns: Int
  public let rows: Int

  /// The default size is assumed; no source tells it.
  public init(_ frame: Frame, columns: Int = 3, rows: Int = 5) {
    self.frame = frame
    self.columns = columns
    self.rows = rows
  }

  public var count: Int { columns * rows }

  /// True when no finer grid opens in a cell: a cell is smaller than a fingertip. The limit is assumed.
  public var isFinest: Bool { frame.width / Double(columns) < 8 || frame.height / Double(rows) < 8 }

  /// The cell of a number, in screen points; nil for a number that is not there.
  public func cell(_ number: Int) -> Frame? {
    guard (1...count).contains(number) else { return nil }
    let (row, column) = (number - 1).quotientAndRemainder(dividingBy: columns)
    let width = frame.width / Double(columns)
    let height = frame.height / Double(rows)
    return Frame(
      x: frame.x + Double(column) * width, y: frame.y + Double(row) * height, width: width, height: height)
  }
}
