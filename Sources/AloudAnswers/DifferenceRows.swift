internal import AloudBase
internal import AloudReader
internal import AloudTree

/// Names the rows of stops that have changed.
///
/// "$2.20 → $2.50" does not say what costs more. The words beside it do.
struct DifferenceRows {
  private let reading: Reading
  private let tree: Tree
  private let texts: [String]
  private let counts: [String: Int]
  private let changed: Set<Int>

  /// - Parameters:
  ///   - reading: that of the new screen.
  ///   - tree: that of the new screen.
  ///   - changes: those that led to this screen.
  init(_ reading: Reading, _ tree: Tree, _ changes: [ReadingDifference.Change]) {
    self.reading = reading
    self.tree = tree
    changed = Set(changes.filter { $0.kind != .moved }.compactMap { $0.new })
    texts = reading.map { tree[$0.node].label?.string.printable ?? "" }
    counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The label of the nearest unchanged stop in the same container that has a name of its own; else the label of the
  /// container. Nil for a stop that names itself, because its label has a word that was also said before, and for one that
  /// stands alone.
  func row(of change: ReadingDifference.Change) -> String? {
    guard change.kind == .changed, let rank = change.new else { return nil }
    let label = tree[reading.node(atRank: rank)].label?.string.printable ?? ""
    if !DifferenceRows.names(label).isDisjoint(with: DifferenceRows.names(change.oldText ?? "")) { return nil }
    guard let container = tree.parent(of: reading.node(atRank: rank)) else { return nil }
    for step in [-1, 1] {
      var other = rank + step
      while texts.indices.contains(other), isInside(reading.node(atRank: other), container) {
        if !changed.contains(other), !texts[other].isEmpty, counts[texts[other]] == 1 { return texts[other] }
        other += step
      }
    }
    return tree[container].label.map { $0.string.printable }
  }

  /// The words with letters.
  private static func names(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains { $0.isLetter } })
  }

  private func isInside(_ node: NodeID, _ container: NodeID) -> Bool {
    tree.ancestors(of: node).contains { $0 == container }
  }
}
