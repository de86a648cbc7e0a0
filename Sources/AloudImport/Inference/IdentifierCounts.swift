import AloudTree

/// Which identifiers of a dump one element has alone: those alone are ids.
struct IdentifierCounts: Sendable {
  /// Those that several elements have.
  private var shared: Set<String> = []

  /// - Complexity: O(identifiers).
  init(_ identifiers: some Sequence<String>) {
    var seen: Set<String> = []
    for identifier in identifiers where !seen.insert(identifier).inserted { shared.insert(identifier) }
  }

  /// Gives a node its identifier: as its id, or as one that others have, too.
  func name(_ node: inout Node, _ identifier: String?) {
    guard let identifier else { return }
    if shared.contains(identifier) { node.details.sharedIdentifier = identifier } else { node.id = identifier }
  }
}
