/// The offsets of a text's bytes in the one that it was taken out of: as runs that are the same in both.
struct OffsetMap: Sendable {
  /// In their order.
  private var runs: [(offset: Int32, place: Int32)] = []

  init() {}

  /// A text that is a part of the other.
  init(from place: Int) { add(0, standsAt: place) }

  /// Begins a run behind those that are known.
  mutating func add(_ offset: Int, standsAt place: Int) {
    if let last = runs.last {
      if place - Int(last.place) == offset - Int(last.offset) { return }
      // A run of no length.
      if Int(last.offset) == offset { runs.removeLast() }
    }
    runs.append((Int32(clamping: offset), Int32(clamping: place)))
  }

  /// - Complexity: O(log runs).
  func place(of offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    return Int(runs[low - 1].place) + offset - Int(runs[low - 1].offset)
  }
}
