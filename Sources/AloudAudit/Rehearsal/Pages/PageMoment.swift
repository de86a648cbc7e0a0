internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// A page at one moment: its elements, and the cursor.
struct PageMoment: Sendable {
  let reader: ScreenReader

  init(_ simulator: Simulator) { reader = simulator.reader }

  var tree: Tree { reader.narrator.tree }
  var order: ReadingOrder { reader.narrator.order }
  var focus: NodeID? { reader.focus }

  /// False for a dialog of the system, such as an alert.
  var isPage: Bool { tree.nodes.contains { $0.sharedDetails?.value.web != nil } }

  func web(_ node: NodeID) -> WebElement? { tree.nodes[node.index].sharedDetails?.value.web }

  /// The complete utterance of a stop, without its containers.
  func words(atRank rank: Int) -> String {
    reader.renderer.description(reader.narrator.utterance(atRank: rank, after: rank))
  }

  /// The states of a stop: its utterance after a double tap, `aria-sort` and `aria-current`.
  func state(atRank rank: Int) -> [String] {
    let web = web(order.stops[rank])
    return [
      reader.renderer.description(reader.narrator.activated(atRank: rank)), web?.sort?.rawValue ?? "",
      web?.current?.rawValue ?? "",
    ]
  }

  func label(atRank rank: Int) -> String { tree.nodes[order.stops[rank].index].label?.string.trimmed ?? "" }

  /// The list, table or similar container of a stop; nil where it is in a landmark, a dialog or nothing.
  func group(atRank rank: Int) -> NodeID? {
    guard let place = order.innermostContainer(ofRank: rank) else { return nil }
    let node = order.containers[place].node
    let role = web(node)?.role
    return role?.isLandmark == true || role == .dialog ? nil : node
  }

  /// The key of a stop, which identifies it after a reload of the page.
  func key(atRank rank: Int) -> String { web(order.stops[rank])?.selector ?? words(atRank: rank) }

  /// The dialogs that have content, in reading order.
  var dialogs: [NodeID] {
    tree.ids.filter { id in
      let node = tree.nodes[id.index]
      return (node.modal || node.sharedDetails?.value.web?.role == .dialog)
        && tree.ids(inside: id).contains { order.rank(of: $0) != nil }
    }
  }

  func isInside(_ node: NodeID, _ outer: NodeID) -> Bool { tree.contains(outer, node) }
}

/// The differences between two moments of a page.
struct PageDifference {
  let map: TreeMap
  /// The ranks, in the later moment, of stops that appeared.
  private(set) var come: [Int] = []
  /// The ranks, in the earlier moment, of stops that disappeared.
  private(set) var gone: [Int] = []
  /// The ranks, in the later moment, of stops with another label.
  private(set) var renamed: [Int] = []

  /// - Parameters:
  ///   - before: the earlier moment.
  ///   - after: the later moment.
  ///   - restless: the keys of stops that change by themselves.
  init(from before: PageMoment, to after: PageMoment, except restless: Set<String>) {
    let map = TreeMap(from: before.tree, to: after.tree)
    self.map = map
    var kept: Set<Int> = []
    for (rank, stop) in before.order.stops.enumerated() {
      guard let place = map[stop], let later = after.order.rank(of: place) else {
        if !restless.contains(before.key(atRank: rank)) { gone.append(rank) }
        continue
      }
      kept.insert(later)
      let isRenamed = before.label(atRank: rank) != after.label(atRank: later)
      if isRenamed, !restless.contains(after.key(atRank: later)) { renamed.append(later) }
    }
    come = after.order.stops.indices.filter { !kept.contains($0) && !restless.contains(after.key(atRank: $0)) }
  }

  var isEmpty: Bool { come.isEmpty && gone.isEmpty && renamed.isEmpty }
}
