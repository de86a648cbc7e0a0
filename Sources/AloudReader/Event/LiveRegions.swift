internal import AloudSpeech
public import AloudTree

/// An announcement of VoiceOver because a live region of a web page changed.
///
/// Source: recordings of Safari at a11ysupport.io. Neither the name nor the role of a region is said. An atomic region
/// is said completely. Of other regions, new text is said, and removed text if the region asks for that. Two rules are
/// assumed: if regions are nested, the inner region is announced; and a region that appears with text is announced.
public struct LiveRegionAnnouncement: Equatable, Sendable {
  /// What is said.
  public let text: String
  /// Whether it cuts off other speech: `aria-live`.
  public let politeness: WebLiveRegion.Politeness
  /// The region on the new screen.
  public let region: NodeID

  /// The announcement as a notification. Assertive announcements cut off speech, and waiting speech is dropped; polite
  /// ones wait.
  package var notification: ScreenReader.Notification {
    .announcement(SpokenText(text), priority: politeness == .assertive ? .default : .low)
  }
}

/// The live regions of the screen.
struct LiveRegions: Sendable {
  var nodes: [NodeID] = []
  /// The contents of regions that are hidden, for example behind a modal dialog, by their page nodes. A region that
  /// reappears is not new.
  fileprivate(set) var hidden: [Int: LiveRegionContent] = [:]

  init() {}

  init(in tree: Tree) { nodes = tree.liveRegions }
}

extension ScreenReader {
  /// The live regions of an earlier screen.
  package struct EarlierRegions: Sendable {
    let narrator: Narrator
    let regions: [NodeID]
  }

  package var regionsBefore: EarlierRegions { EarlierRegions(narrator: narrator, regions: regions.nodes) }

  /// The announcements about the current screen. `partner` returns the current node for a node of the earlier screen.
  ///
  /// - Complexity: O(nodes in live regions).
  package mutating func announcements(
    since before: EarlierRegions, partner: (NodeID) -> NodeID?
  ) -> [LiveRegionAnnouncement] {
    guard !regions.nodes.isEmpty || !before.regions.isEmpty else { return [] }
    var origins: [NodeID: LiveRegionContent] = [:]
    for region in before.regions {
      let content = LiveRegionContent(region, before.narrator)
      if let now = partner(region) {
        origins[now] = content
      } else if let node = content.node {
        regions.hidden[node] = content
      }
    }
    return regions.nodes.compactMap { region in
      guard let live = narrator.tree.nodes[region.index].sharedDetails?.value.web?.live else { return nil }
      let new = LiveRegionContent(region, narrator)
      let known = origins[region] ?? new.node.flatMap { regions.hidden[$0] }
      let old =
        known ?? LiveRegionContent(before.narrator) { partner($0).map { narrator.tree.contains(region, $0) } ?? false }
      // The nodes of a hidden region are from an earlier tree, so they have no partners.
      let isHidden = known != nil && origins[region] == nil
      let difference = new.difference(from: old) { isHidden ? nil : partner($0) }
      let removed = live.tellsRemovals && settings.has(.liveRemovals) ? difference.removed : []
      let added = live.tellsAdditions ? difference.added : []
      guard !removed.isEmpty || !added.isEmpty else { return nil }
      let items = live.isAtomic ? LiveRegionContent(region, narrator, isWhole: true).items : removed + added
      let text = items.announced
      return text.isEmpty ? nil : LiveRegionAnnouncement(text: text, politeness: live.politeness, region: region)
    }
  }
}

/// The stops in a live region, without those in nested live regions.
struct LiveRegionContent {
  struct Item {
    let id: NodeID
    let text: String
    let isMarker: Bool
    /// The block whose texts are read as one sentence; nil for a stop outside a block.
    let block: NodeID?
    /// The CSS selector of the element.
    let selector: String?
    /// The element that contains a text.
    let element: Int?
  }

  var items: [Item]
  /// The document node of the region.
  let node: Int?

  init(_ region: NodeID, _ narrator: Narrator, isWhole: Bool = false) {
    let tree = narrator.tree
    node = tree.nodes[region.index].sharedDetails?.value.web?.nodes.first
    let ids = tree.ids(from: region) { id in
      id != region && !isWhole && tree.nodes[id.index].sharedDetails?.value.web?.live != nil
    }
    items = ids.compactMap { narrator.order.rank(of: $0) }.map { Item(atRank: $0, narrator) }
  }

  /// The stops inside a region that has just become live. The stops that were there before are not new.
  init(_ narrator: Narrator, where isInside: (NodeID) -> Bool) {
    node = nil
    let stops = narrator.order.stops
    items = stops.indices.filter { isInside(stops[$0]) }.map { Item(atRank: $0, narrator) }
  }
}

extension LiveRegionContent.Item {
  init(atRank rank: Int, _ narrator: Narrator) {
    let tree = narrator.tree
    id = narrator.order.stops[rank]
    text = narrator.announced(atRank: rank)
    let web = tree.nodes[id.index].sharedDetails?.value.web
    isMarker = web?.role == .listMarker
    let parent = tree.parent(of: id)
    let isInBlock = parent.map { tree.nodes[$0.index].sharedDetails?.value.web?.isTextBlock == true } ?? false
    block = isInBlock ? parent : nil
    selector = web?.selector
    element = web?.element
  }
}

extension LiveRegionContent {
  /// The stops that were added to a live region, and those that were removed.
  ///
  /// - Complexity: O(n log n) in the stops of both.
  fileprivate func difference(
    from old: LiveRegionContent, partner: (NodeID) -> NodeID?
  ) -> (added: [Item], removed: [Item]) {
    let before = old.items
    let isSameDocument = old.node == nil || old.node == node
    let places = Dictionary(items.indices.map { (items[$0].id, $0) }) { first, _ in first }
    var isNew = [Bool](repeating: true, count: items.count)
    var isGone = [Bool](repeating: true, count: before.count)
    func pair(_ from: Int, _ to: Int) {
      isGone[from] = false
      isNew[to] = before[from].text != items[to].text
    }
    var taken = Set<Int>()
    for (from, item) in before.enumerated() {
      guard let to = partner(item.id).flatMap({ places[$0] }), taken.insert(to).inserted else { continue }
      pair(from, to)
    }
    func pairRest(_ key: ([Item], Int) -> String?) {
      let gone = before.indices.filter { isGone[$0] }
      let come = items.indices.filter { isNew[$0] && !taken.contains($0) }
      let pairs = Alignment(gone.map { key(before, $0) }, come.map { key(items, $0) }).pairs
      for place in pairs {
        let (from, to) = (gone[place.old], come[place.new])
        guard key(before, from) != nil else { continue }
        taken.insert(to)
        pair(from, to)
      }
    }
    // A marker is compared together with the text after it.
    pairRest { items, place in
      items[place].isMarker && place + 1 < items.count ? "\u{0}\(items[place + 1].text)" : items[place].text
    }
    // A text that replaces another one counts as changed. In another document, places identify the elements.
    pairRest { items, place in
      guard !items[place].isMarker else { return nil }
      return isSameDocument ? items[place].element.map(String.init) : items[place].selector
    }
    return (
      items.indices.filter { isNew[$0] }.map { items[$0] }, before.indices.filter { isGone[$0] }.map { before[$0] }
    )
  }
}

extension [LiveRegionContent.Item] {
  /// Joins the texts: with a blank within a block and after punctuation, otherwise with a comma.
  fileprivate var announced: String {
    var text = ""
    var block: NodeID?
    for item in self where !item.text.isEmpty {
      if let last = text.last {
        text += item.block != nil && item.block == block || last.isPunctuation ? " " : ", "
      }
      text += item.text
      block = item.block
    }
    return text
  }
}

extension Tree {
  var liveRegions: [NodeID] { ids.filter { nodes[$0.index].sharedDetails?.value.web?.live != nil } }
}
