internal import AloudSpeech
internal import AloudTree

/// The differences between the announcements of two screens.
///
///     ReadingDifference(from: old, to: new).changes.map(\.kind)  // [.changed, .moved]
///
/// Stops are paired by their ids; points of charts by series and x; elements of a page that was dumped twice in one
/// browser session by their nodes; other stops by their words, their labels, or their places in the document of a page.
/// As many pairs as possible keep their order; the others have moved.
public struct ReadingDifference: Equatable, Sendable {
  /// The change of one stop. A stop that has moved and changed has two.
  public struct Change: Equatable, Sendable {
    /// What happened to a stop.
    public enum Kind: String, CaseIterable, Sendable {
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
    public let kind: Kind
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

/// Pairs the stops of two screens.
struct StopPairing {
  /// For each old stop, the rank of the new stop; nil if there is none.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]
  private let old: [ReadingDifference.Stop]
  private let new: [ReadingDifference.Stop]

  init(_ old: [ReadingDifference.Stop], _ new: [ReadingDifference.Stop]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
    pairUnique { $0.webNode.map(String.init) }
    pairUnique(by: \.id)
    pairUnique(by: \.part)
    pair { $0.text.isEmpty ? nil : $0.text }
    pair { $0.label?.isEmpty == false ? $0.label : nil }
    pairUnique(by: \.selector)
    // Stops without words are paired last, when no other property pairs them.
    pair { $0.text.isEmpty && $0.id == nil ? "" : nil }
  }

  private mutating func take(_ place: Int, _ partner: Int) {
    partners[place] = partner
    isTaken[partner] = true
  }

  private mutating func pairUnique(by key: (ReadingDifference.Stop) -> String?) {
    func once(_ stops: [ReadingDifference.Stop]) -> [String: Int] {
      var places: [String: Int] = [:]
      for (place, stop) in stops.enumerated() {
        guard let name = key(stop) else { continue }
        places[name] = places[name] == nil ? place : -1
      }
      return places.filter { $0.value >= 0 }
    }
    let others = once(new)
    for (name, place) in once(old) {
      if let other = others[name], partners[place] == nil, !isTaken[other] { take(place, other) }
    }
  }

  /// Pairs stops with equal keys: first those in the same order, then the others, first with first.
  private mutating func pair(by key: (ReadingDifference.Stop) -> String?) {
    let places = old.indices.filter { partners[$0] == nil && key(old[$0]) != nil }
    let others = new.indices.filter { !isTaken[$0] && key(new[$0]) != nil }
    for pair in Alignment(places.map { key(old[$0]) }, others.map { key(new[$0]) }).pairs {
      take(places[pair.old], others[pair.new])
    }
    var free: [String: [Int]] = [:]
    for other in others.reversed() where !isTaken[other] {
      if let name = key(new[other]) { free[name, default: []].append(other) }
    }
    for place in places where partners[place] == nil {
      if let name = key(old[place]), let other = free[name]?.popLast() { take(place, other) }
    }
  }
}
