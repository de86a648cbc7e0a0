import AloudTree

/// The order in which the stops of a navigation bar are read.
///
/// Stops that overlap vertically are one row, read from its leading edge: a title is smaller than the buttons beside it,
/// and so begins more than a row further down.
struct BarOrder {
  /// Higher comes first; empty for a bar with one stop.
  private(set) var priorities: [Int: Double] = [:]

  private typealias Stop = (index: Int, frame: Frame)

  /// - Complexity: O(n log n).
  init(_ stops: [(index: Int, frame: Frame)], rightToLeft: Bool) {
    let stops = stops.sorted { ($0.frame.center.y, $0.index) < ($1.frame.center.y, $1.index) }
    var rows: [[Stop]] = []
    for stop in stops {
      if let last = rows.last?.last, BarOrder.overlap(last.frame, stop.frame) {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
    }
    let sign = rightToLeft ? -1.0 : 1.0
    let order = rows.flatMap { row in row.sorted { (sign * $0.frame.x, $0.index) < (sign * $1.frame.x, $1.index) } }
    for (rank, stop) in order.enumerated() where order.count > 1 {
      priorities[stop.index] = Double(order.count - rank)
    }
  }

  /// True when more than half of the lower of the two is beside the other.
  private static func overlap(_ one: Frame, _ other: Frame) -> Bool {
    let shared = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return shared > min(one.height, other.height) / 2
  }
}
