internal import AloudSpeech
internal import AloudTree

/// Pairs the points of charts on two screens: a pair has the same series and the same x.
enum ChartPairing {
  /// A key for each node that represents a part of a chart; the same part has the same key on both screens. A part of a
  /// chart or a series that only one screen has gets no key.
  ///
  /// - Complexity: O(n log n) in the points.
  static func keys(_ old: Tree, _ new: Tree) -> (old: [NodeID: String], new: [NodeID: String]) {
    let (old, new) = (Charts(old), Charts(new))
    var keys: (old: [NodeID: String], new: [NodeID: String]) = ([:], [:])
    let charts = pairs(old.list.map { $0.stop }, new.list.map { $0.stop })
    for (place, pair) in charts.enumerated() {
      let (one, other) = (old.list[pair.old], new.list[pair.new])
      let series = pairs(one.series, other.series)
      func name(_ number: (Pair) -> Int) -> [Int: String] {
        Dictionary(series.enumerated().map { (number($1), "\(place) \($0)") }) { first, _ in first }
      }
      old.add(to: &keys.old, of: one, named: name { $0.old })
      new.add(to: &keys.new, of: other, named: name { $0.new })
    }
    return keys
  }

  private typealias Pair = (old: Int, new: Int)

  /// Pairs charts by id, title and label, and series by name; the remaining ones are paired in order.
  private static func pairs(_ old: [ReadingDifference.Stop], _ new: [ReadingDifference.Stop]) -> [Pair] {
    let partners = StopPairing(old, new).partners
    let paired = partners.indices.compactMap { place in partners[place].map { (place, $0) } }
    let taken = Set(partners.compactMap { $0 })
    let rest = zip(old.indices.filter { partners[$0] == nil }, new.indices.filter { !taken.contains($0) })
    return (paired + Array(rest)).map { (old: $0.0, new: $0.1) }
  }
}

/// The charts of a screen that have elements for their points.
private struct Charts {
  struct Found {
    let id: NodeID
    let chart: Chart
    let stop: ReadingDifference.Stop

    var series: [ReadingDifference.Stop] {
      chart.series.map { ReadingDifference.Stop(id: nil, text: $0.name ?? "", label: nil) }
    }
  }

  let tree: Tree
  let list: [Found]

  init(_ tree: Tree) {
    self.tree = tree
    list = tree.ids.compactMap { id in
      guard let chart = tree[id].details.chart, tree.hasChartParts(id) else { return nil }
      let stop = ReadingDifference.Stop(id: tree[id].id, text: chart.title ?? "", label: tree[id].label?.string)
      return Found(id: id, chart: chart, stop: stop)
    }
  }

  /// Points at the same x get different keys by their order.
  func add(to keys: inout [NodeID: String], of found: Found, named series: [Int: String]) {
    var counts: [String: Int] = [:]
    for child in tree.children(of: found.id) {
      guard let part = tree[child].details.chartPart, let place = place(of: part, in: found.chart, series) else {
        continue
      }
      counts[place, default: 0] += 1
      keys[child] = "\(place) \(counts[place, default: 0])"
    }
  }

  private func place(of part: ChartPart, in chart: Chart, _ names: [Int: String]) -> String? {
    switch part {
    case .point(let series, let index):
      guard let name = names[series], chart.series.indices.contains(series),
        chart.series[series].points.indices.contains(index)
      else { return nil }
      switch chart.series[series].points[index].x {
      case .number(let number): return "\(name) at \(number)"
      case .category(let category): return "\(name) at \"\(category)\""
      }
    case .interval(let series, let from, let to, _): return names[series].map { "\($0) from \(from) to \(to)" }
    }
  }
}

/// Pairs the nodes of two dumps of a page.
///
/// Within one browser session, a node keeps its number. Otherwise, ids and places in the document decide.
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
    func regionPlace(_ node: Node) -> String? {
      node.sharedDetails?.value.web.flatMap { $0.live == nil ? nil : $0.selector }
    }
    let ids = new.idsByIdentifier()
    let places = new.ids.compactMap { id in regionPlace(new.nodes[id.index]).map { ($0, id) } }
    let selectors = Dictionary(places) { first, _ in first }
    for id in old.ids {
      let node = old.nodes[id.index]
      partners[id] = node.id.flatMap { ids[$0] } ?? regionPlace(node).flatMap { selectors[$0] }
    }
  }

  /// The announcements of live regions. For different sessions, only regions that both pages have are included.
  func announcements(_ old: ScreenReader, _ new: ScreenReader) -> [LiveRegionAnnouncement] {
    var new = new
    let all = new.announcements(since: old.regionsBefore) { partners[$0] }
    guard !isSameSession else { return all }
    let known = Set(partners.values)
    return all.filter { known.contains($0.region) }
  }
}
