internal import AloudBase
import AloudTree

/// The nodes of a screen by their names, and the results of earlier searches. With it, an overlay with many items takes
/// linear time.
///
/// This is a class because finders fill it while they search a screen that they cannot change.
final class NodeIndex {
  /// The facts on which the result of a finder depends.
  enum Fact: Int, CaseIterable { case label, role, element }

  /// Nodes by `id` or `sharedIdentifier`, by label, and by words of the label, each in document order. A list may contain
  /// nodes that have lost the name since; finders check each node.
  private var identifiers: [String: [NodeID]] = [:]
  private var labels: [String: [NodeID]] = [:]
  private var words: [String: [NodeID]] = [:]
  /// The number of changes to each fact. A result is valid as long as the numbers for its facts are the same.
  private var changes = [Int](repeating: 0, count: Fact.allCases.count)
  private var results: [String: (version: Int, facts: Set<Fact>, nodes: [NodeID])] = [:]

  /// - Complexity: O(nodes + length of their labels).
  init(_ tree: Tree) {
    for id in tree.ids { add(tree[id], id) }
  }

  private func add(_ node: Node, _ id: NodeID) {
    for name in [node.id, node.sharedDetails?.value.sharedIdentifier] {
      if let name { NodeIndex.insert(id, in: &identifiers[name, default: []]) }
    }
    guard let label = node.label?.string else { return }
    NodeIndex.insert(id, in: &labels[label, default: []])
    for word in label.wholeWords { NodeIndex.insert(id, in: &words[word, default: []]) }
  }

  private static func insert(_ id: NodeID, in list: inout [NodeID]) {
    if let last = list.last, last >= id {
      let place = list.partitioningIndex { $0 >= id }
      if list[place] != id { list.insert(id, at: place) }
    } else {
      list.append(id)
    }
  }

  /// Records that a node has changed. `before` is the node as it was, `wasElement` whether it was an element, and `tree`
  /// has the changed node.
  ///
  /// - Complexity: O(length of the label) for most nodes.
  func change(_ id: NodeID, from before: Node, wasElement: Bool, in tree: Tree) {
    let after = tree[id]
    if before.label != after.label { changes[Fact.label.rawValue] += 1 }
    if wasElement != tree.isElement(id) { changes[Fact.element.rawValue] += 1 }
    let (old, new) = (before.sharedDetails?.value, after.sharedDetails?.value)
    if before.reportedTraits != after.reportedTraits || before.container != after.container
      || old?.control != new?.control || old?.web?.role != new?.web?.role
    {
      changes[Fact.role.rawValue] += 1
    }
    add(after, id)
  }

  // MARK: Searches

  func nodes(withIdentifier identifier: String) -> [NodeID] { identifiers[identifier] ?? [] }

  func nodes(withLabel label: String) -> [NodeID] { labels[label] ?? [] }

  /// All nodes that may match a pattern: those with its rarest word. Nil for a pattern without whole words.
  func nodes(like pattern: TextPattern) -> [NodeID]? {
    pattern.text.wholeWords.map { words[$0] ?? [] }.min { $0.count < $1.count }
  }

  /// The nodes that a finder has found before, if nothing has changed since then.
  func result(of finder: String) -> [NodeID]? {
    guard let result = results[finder], result.version == version(of: result.facts) else { return nil }
    return result.nodes
  }

  func keep(_ nodes: [NodeID], of finder: String, dependingOn facts: Set<Fact>) {
    results[finder] = (version(of: facts), facts, nodes)
  }

  private func version(of facts: Set<Fact>) -> Int { facts.reduce(0) { $0 + changes[$1.rawValue] } }
}

extension String {
  /// The words that stand alone in the text: letters with other characters around them, but no digits and wildcards.
  ///
  /// A text that matches a pattern contains each whole word of the pattern as a whole word, because `*` and `?` may stand
  /// for letters.
  fileprivate var wholeWords: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "*" || $0 == "?") }.compactMap { word in
      word.allSatisfy { $0.isLetter } ? String(word) : nil
    }
  }
}
