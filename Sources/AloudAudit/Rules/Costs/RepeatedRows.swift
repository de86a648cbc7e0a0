internal import AloudTree

/// Rows that have the same buttons.
struct RepeatedRows {
  /// The ranks of the first stops of the rows.
  let leads: [Int]
  /// The number of buttons that repeat in each row.
  let buttons: Int
}

extension AuditedScreen {
  /// The rows with at least two buttons that repeat in each. A button repeats if its label is the same, but for the name of
  /// its row: “Add Coffee” beside “Coffee”.
  ///
  /// - Complexity: O(stops).
  var repeatedRows: [RepeatedRows] {
    var ranks: [String: [Int]] = [:]
    for stop in stops where isActionOfRow(stop) { ranks[labelInRow(stop), default: []].append(stop.rank) }
    let repeated = ranks.values.filter { $0.count >= CostLimits.fewestRows }.sorted { $0[0] < $1[0] }
    var found: [RepeatedRows] = []
    var isTaken = Set<Int>()
    for first in repeated where !isTaken.contains(first[0]) {
      // Buttons of one row occur equally often, and one after another.
      let together = repeated.filter { $0.count == first.count && isAlternating(first, $0) }
      for other in together { isTaken.insert(other[0]) }
      if let rows = rows(of: together) { found.append(rows) }
    }
    return found
  }

  private func isActionOfRow(_ stop: Stop) -> Bool {
    stop.traits.contains(.button) && stop.isEnabled && !stop.label.isEmpty && !stop.isSystemControl
      && stop.details?.cell == nil && !tree.ancestors(of: stop.node).contains { tree[$0].isTable }
  }

  /// The label without the name of its row, which one of the stops before it has.
  private func labelInRow(_ stop: Stop) -> String {
    let before = stops[max(stop.rank - CostLimits.longestRow / 2, 0)..<stop.rank].reversed()
    let name = before.first { $0.label.count > 1 && $0.label.count < stop.label.count && stop.label.contains($0.label) }
    guard let name, let range = stop.label.firstRange(of: name.label) else { return stop.label }
    return String(stop.label[..<range.lowerBound]) + "…" + String(stop.label[range.upperBound...])
  }

  /// True if each rank of the second list is after that of the first, and before the next.
  private func isAlternating(_ first: [Int], _ second: [Int]) -> Bool {
    zip(first, second).allSatisfy { $0 <= $1 && $1 - $0 < CostLimits.longestRow }
      && zip(first.dropFirst(), second).allSatisfy { $1 < $0 }
  }

  /// The rows, if each begins with a stop of its own and none is too long.
  private func rows(of buttons: [[Int]]) -> RepeatedRows? {
    guard buttons.count >= 2, let first = buttons.first, let last = buttons.map({ $0[0] }).max() else { return nil }
    let length = first[1] - first[0]
    let isRegular = zip(first, first.dropFirst()).allSatisfy { $1 - $0 == length }
    // What is between the buttons of one row and those of the next belongs to the next.
    let own = length - (last - first[0]) - 1
    guard isRegular, length <= CostLimits.longestRow, length > buttons.count else { return nil }
    let lead = max(first[0] - own, 0)
    return RepeatedRows(leads: first.indices.map { lead + $0 * length }, buttons: buttons.count)
  }
}
