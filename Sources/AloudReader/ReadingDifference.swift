internal import AloudSpeech
internal import AloudTree

/// The differences between the announcements of two screens.
///
///     ReadingDifference(from: old, to: new).changes.map(\.kind)  // [.changed, .moved]
///
/// Stops are paired by their ids, points of charts by series and x, elements of a page that was dumped twice in one session of a browser
/// by their nodes; else by what is said there, else by their labels, else by where they stand in the document of a page. Of the
/// pairs the most that can be are kept in order; the others have moved.
public struct ReadingDifference: Equatable, Sendable {
  /// The change of one stop. A stop that has moved and changed has two.
  public struct Change: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      /// Among the stops that both screens have, it is elsewhere.
      case moved
      /// Something else is said there.
      case changed
      case gone
      case new
    }

    public let kind: Kind
    /// Its rank on the old screen, from 0; nil when it is new.
    public let old: Int?
    /// Its rank on the new screen, from 0; nil when it is gone.
    public let new: Int?
    /// The words before; nil when the stop is new.
    public let oldText: String?
    /// The words now; nil when the stop is gone.
    public let newText: String?
  }

  /// In the order of the new screen; what is gone stands where it was.
  public let changes: [Change]
  /// The announcements that VoiceOver would make if the one page became the other: its live regions that have changed.
  public let announcements: [LiveRegionAnnouncement]

  /// - Complexity: O(n log n) in the stops of both.
  public init(from old: ScreenReader, to new: ScreenReader) {
    let parts = ChartPairing(old.narrator.tree, new.narrator.tree).keys()
    let isSameSession = old.environment.session != nil && old.environment.session == new.environment.session
    self.init(
      ReadingDifference.stops(of: old, parts.old, hasNodes: isSameSession),
      ReadingDifference.stops(of: new, parts.new, hasNodes: isSameSession),
      announcements: PagePairing(old.narrator.tree, new.narrator.tree, isSameSession: isSameSession).announcements(
        old, new))
  }

  /// The marks by which a stop is recognized.
  struct Stop {
    var id: String?
    var text: String
    var label: String?
    /// The node of the browser's document, where both screens are of one session.
    var webNode: Int?
    var selector: String?
    /// The part of a chart that it stands for, by a name that the same part has on both screens; nil for any other stop.
    var part: String?
  }

  private static func stops(of reader: ScreenReader, _ parts: [NodeID: String], hasNodes: Bool) -> [Stop] {
    reader.reading().map { stop in
      let node = reader.narrator.tree[stop.node]
      let web = node.sharedDetails?.value.web
      return Stop(
        id: node.id, text: stop.text, label: node.label?.string, webNode: hasNodes ? web?.nodes.first : nil,
        selector: web?.selector, part: parts[stop.node])
    }
  }

  init(_ old: [Stop], _ new: [Stop], announcements: [LiveRegionAnnouncement] = []) {
    self.announcements = announcements
    let partners = StopPairing(old, new).partners
    let paired = partners.indices.filter { partners[$0] != nil }
    let kept = Set(longestRise(of: paired.compactMap { partners[$0] }).map { paired[$0] })
    var changes: [Change] = []
    func add(_ kind: Change.Kind, _ from: Int?, _ to: Int?) {
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
