internal import AloudSpeech
internal import AloudTree

/// Finds out which node of a page is which on another dump of it.
///
/// Within one session of a browser a node has one number; otherwise ids and places in the document must do.
struct PagePairing {
  private var partners: [NodeID: NodeID] = [:]
  private let isSameSession: Bool

  /// - Complexity: O(nodes).
  init(_ old: Tree, _ new: Tree, isSameSession: Bool) {
    self.isSameSession = isSameSession
    guard !old.liveRegions.isEmpty || !new.liveRegions.isEmpty else { return }
    if isSameSession {
      let map = TreeMap(from: old, to: new)
      for id in old.ids { partners[id] = map[id] }
      return
    }
    func places(_ tree: Tree, _ key: (Node) -> String?) -> [String: NodeID] {
      Dictionary(tree.ids.compactMap { id in key(tree.nodes[id.index]).map { ($0, id) } }) { first, _ in first }
    }
    let ids = new.idsByIdentifier()
    func regionPlace(_ node: Node) -> String? {
      node.sharedDetails?.value.web.flatMap { $0.live == nil ? nil : $0.selector }
    }
    let selectors = places(new, regionPlace)
    for id in old.ids {
      let node = old.nodes[id.index]
      partners[id] = node.id.flatMap { ids[$0] } ?? regionPlace(node).flatMap { selectors[$0] }
    }
  }

  /// The announcements of live regions; of another session, only those of regions that both pages have.
  func announcements(_ old: ScreenReader, _ new: ScreenReader) -> [LiveRegionAnnouncement] {
    var new = new
    let all = new.announcements(since: old.regionsBefore) { partners[$0] }
    guard !isSameSession else { return all }
    let known = Set(partners.values)
    return all.filter { known.contains($0.region) }
  }
}
