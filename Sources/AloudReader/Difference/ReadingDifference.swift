internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// The differences between the announcements of two screens.
///
///     ReadingDifference(from: old, to: new).changes.map(\.kind)  // [.changed, .moved]
///
/// Stops are paired by their ids; points of charts by series and x; elements of a page that was dumped twice in one
/// browser session by their nodes; other stops by their words, their labels, or their places: in the document of a page,
/// or between stops that both screens have, if only numbers differ or one stop took the place of another.
/// As many pairs as possible keep their order; the others have moved.
public struct ReadingDifference: Equatable, Sendable {
  /// The change of one stop. A stop that has moved and changed has two.
  public struct Change: Equatable, Sendable {
    /// What happened to a stop.
    public enum Outcome: String, CaseIterable, Sendable {
      /// The stop has another place among the stops that both screens have.
      case moved
      /// The words of the stop are different.
      case changed
      /// Only the old screen has the stop.
      case gone
      /// Only the new screen has the stop.
      case new
    }

    /// What happened to the stop.
    public let kind: Outcome
    /// The rank on the old screen, from 0; nil if the stop is new.
    public let old: Int?
    /// The rank on the new screen, from 0; nil if the stop was removed.
    public let new: Int?
    /// The old words; nil if the stop is new.
    public let oldText: String?
    /// The new words; nil if the stop was removed.
    public let newText: String?
  }

  /// The changes in the order of the new screen; removed stops are at their old places.
  public let changes: [Change]
  /// For each old stop, the rank of the same stop on the new screen, from 0; nil if it was removed.
  public let partners: [Int?]
  /// The announcements that VoiceOver would make if the old page changed to the new one, from live regions that
  /// changed.
  public let announcements: [LiveRegionAnnouncement]

  /// - Complexity: O(n log n) in the stops of both.
  public init(from old: ScreenReader, to new: ScreenReader) {
    let parts = ChartPairing.keys(old.narrator.tree, new.narrator.tree)
    let isSameSession = old.environment.session != nil && old.environment.session == new.environment.session
    self.init(
      ReadingDifference.stops(of: old, parts.old, hasNodes: isSameSession),
      ReadingDifference.stops(of: new, parts.new, hasNodes: isSameSession),
      announcements: PagePairing(old.narrator.tree, new.narrator.tree, isSameSession: isSameSession).announcements(
        old, new))
  }

  /// The properties by which a stop is recognized.
  struct Stop {
    var id: String?
    var text: String
    var label: String?
    /// The node of the browser's document, if both screens are from the same session.
    var webNode: Int?
    var selector: String?
    /// The key of a part of a chart, which is equal on both screens; nil for any other stop.
    var part: String?
    /// What the element is. A stop without a kind is not paired by its place among the others.
    var kind: String?
    /// The element around it; nil for the screen itself.
    var container: NodeID?
  }

  private static func stops(of reader: ScreenReader, _ parts: [NodeID: String], hasNodes: Bool) -> [Stop] {
    let tree = reader.narrator.tree
    return reader.reading().map { stop in
      let node = tree[stop.node]
      let parent = tree.parent(of: stop.node)
      let web = node.sharedDetails?.value.web
      return Stop(
        id: node.id, text: stop.text, label: node.label?.string, webNode: hasNodes ? web?.nodes.first : nil,
        selector: web?.selector, part: parts[stop.node], kind: "\(node.traits.rawValue)",
        container: parent.flatMap { tree.parent(of: $0) } == nil ? nil : parent)
    }
  }

  init(_ old: [Stop], _ new: [Stop], announcements: [LiveRegionAnnouncement] = []) {
    self.announcements = announcements
    let partners = StopPairing(old, new).partners
    self.partners = partners
    let paired = partners.indices.filter { partners[$0] != nil }
    let kept = Set(longestRise(of: paired.compactMap { partners[$0] }).map { paired[$0] })
    var changes: [Change] = []
    func add(_ kind: Change.Outcome, _ from: Int?, _ to: Int?) {
      changes.append(
        Change(
          kind: kind, old: from, new: to, oldText: from.map { old[$0].text }, newText: to.map { new[$0].text }))
    }
    var origins = [Int?](repeating: nil, count: new.count)
    for place in paired { if let partner = partners[place] { origins[partner] = place } }
    var next = 0
    func addGone(before end: Int) {
      while next < end {
        if partners[next] == nil { add(.gone, next, nil) }
        next += 1
      }
    }
    for (place, origin) in origins.enumerated() {
      guard let origin else {
        add(.new, nil, place)
        continue
      }
      if kept.contains(origin) { addGone(before: origin) } else { add(.moved, origin, place) }
      if old[origin].text != new[place].text { add(.changed, origin, place) }
    }
    addGone(before: old.count)
    self.changes = changes
  }
}
