internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// The look-up tables of a screen: stops by kind, by label and by place. Ranks are sorted, so that the next one is
/// found by binary search.
///
/// It is an immutable class, so that a reader stores only a reference.
///
/// - Complexity: O(n log n) to create, once for each screen, on first use.
final class ScreenIndex: Sendable {
  private let ranks: [ScreenReader.RotorOption: [Int]]
  private let likes: [RoleSet: [Int]]
  private let labels: [String: Int]
  /// The y and the ranks of stops with a frame, from top to bottom.
  private let byHeight: [(y: Double, rank: Int)]
  private let rowThreshold: Double
  let ids: [String: NodeID]

  /// The roles that decide whether two items are of the same kind.
  private struct RoleSet: Hashable {
    let roles: Traits
    /// For an element of a web page, the role that no trait expresses.
    let webRole: WebRole?

    init(_ node: Node) {
      webRole = node.sharedDetails?.value.web?.role
      roles = node.reportedTraits.intersection(Traits.roles.subtracting([.keyboardKey]))
    }
  }

  /// `rowThreshold` is in points.
  init(_ narrator: Narrator, rowThreshold: Double) {
    let tree = narrator.tree
    self.rowThreshold = rowThreshold
    ids = tree.idsByIdentifier()
    var ranks: [ScreenReader.RotorOption: [Int]] = [:]
    var likes: [RoleSet: [Int]] = [:]
    var labels: [String: Int] = [:]
    var byHeight: [(y: Double, rank: Int)] = []
    for (rank, stop) in narrator.order.stops.enumerated() {
      let node = tree.nodes[stop.index]
      let options = node.web.map { node.rotorOptions(onPageAs: $0) } ?? node.rotorOptions
      for option in options { ranks[option, default: []].append(rank) }
      likes[RoleSet(node), default: []].append(rank)
      // A script writes a label on one line.
      let label = node.label?.string ?? narrator.labelOfPoint(at: stop)
      for label in Set([label, label?.onOneLine, label?.printable].compactMap({ $0 })) where labels[label] == nil {
        labels[label] = rank
      }
      if let frame = node.frame { byHeight.append((frame.y, rank)) }
    }
    for container in narrator.order.containers where !container.ranks.isEmpty {
      for option in tree.nodes[container.node.index].containerRotorOptions {
        ranks[option, default: []].append(container.ranks.lowerBound)
      }
    }
    ranks.keepFirstStops(ofPagesIn: tree, narrator.order)
    self.ranks = ranks.mapValues { Array(Set($0)).sorted() }
    self.likes = likes
    self.labels = labels
    self.byHeight = byHeight.sorted { ($0.y, $0.rank) < ($1.y, $1.rank) }
  }

  func ranks(of option: ScreenReader.RotorOption) -> [Int] { ranks[option] ?? [] }

  func ranks(like node: Node) -> [Int] { likes[RoleSet(node)] ?? [] }

  static func areAlike(_ one: Node, _ other: Node) -> Bool { RoleSet(one) == RoleSet(other) }

  /// The first stop in reading order with exactly this label.
  func rank(labeled label: String) -> Int? { labels[label] }

  /// The nearest stop below or above: in the nearest row, the stop with the nearest middle.
  func rank(below: Bool, _ frame: Frame, in tree: Tree, _ stops: [NodeID]) -> Int? {
    let first = place(ofHeight: below ? frame.y + rowThreshold : (frame.y - rowThreshold).nextUp)
    let rows = below ? byHeight[first...] : byHeight[..<first]
    guard let rowY = below ? rows.first?.y : rows.last?.y else { return nil }
    let row =
      below ? rows.prefix { $0.y < rowY + rowThreshold } : rows[place(ofHeight: (rowY - rowThreshold).nextUp)...]
    func distance(_ rank: Int) -> Double { abs((tree.nodes[stops[rank].index].frame?.center.x ?? 0) - frame.center.x) }
    return row.map { $0.rank }.min { (distance($0), $0) < (distance($1), $1) }
  }

  /// The first index in ``byHeight`` whose y is at least this.
  private func place(ofHeight y: Double) -> Int { byHeight.partitioningIndex { $0.y >= y } }
}

extension [Int] {
  /// The first of the sorted numbers that is greater, or the last that is smaller.
  func nearest(_ forward: Bool, of number: Int) -> Int? {
    let place = partitioningIndex { $0 > number || (!forward && $0 == number) }
    if forward { return place < count ? self[place] : nil }
    return place > 0 ? self[place - 1] : nil
  }
}

extension Node {
  fileprivate var rotorOptions: [ScreenReader.RotorOption] {
    let traits = reportedTraits
    var options: [ScreenReader.RotorOption] = []
    if traits.contains(.header) {
      options.append(.headings)
      if let level = sharedDetails?.value.headingLevel { options.append(.headingLevel(level)) }
    } else if let level = label?.headingLevel {
      options += [.headings, .headingLevel(level)]
    }
    if traits.contains(.link) { options += traits.contains(.visited) ? [.links, .visitedLinks] : [.links] }
    if !traits.isDisjoint(with: .formControls), !traits.contains(.keyboardKey) { options.append(.formControls) }
    if traits.contains(.button), traits.isDisjoint(with: [.toggleButton, .keyboardKey]) { options.append(.buttons) }
    if !traits.isDisjoint(with: [.textEntry, .searchField]) { options.append(.textFields) }
    if traits.contains(.image) { options.append(.images) }
    if traits.isDisjoint(with: .roles) { options.append(.staticText) }
    if label?.runs != nil || value?.runs != nil { options += textOptions }
    return options
  }

  private var textOptions: [ScreenReader.RotorOption] {
    let attributes = textRuns.map { $0.attributes }
    return (attributes.contains { $0.bold } ? [.boldText] : [])
      + (attributes.contains { $0.italic } ? [.italicText] : [])
      + (attributes.contains { $0.underline } ? [.underlinedText] : [])
  }

  fileprivate var containerRotorOptions: [ScreenReader.RotorOption] {
    var options: [ScreenReader.RotorOption] = [.containers]
    if isTable { options.append(.tables) }
    // A list box is a form control, not a list. Source: WebKit's search for lists.
    if container == .list, sharedDetails?.value.web?.role != .listbox { options.append(.lists) }
    if container == .landmark { options.append(.landmarks) }
    return options
  }
}

extension Traits {
  fileprivate static let formControls: Traits = [
    .button, .toggleButton, .textEntry, .searchField, .adjustable, .radioButton, .popUpButton,
  ]
  /// The traits of elements that are not just static text.
  fileprivate static let roles: Traits = [
    .button, .link, .image, .searchField, .adjustable, .toggleButton, .textEntry, .radioButton, .popUpButton,
    .menuItem, .backButton, .tabBarItem, .header, .keyboardKey,
  ]
}

extension Node {
  var web: WebElement? { traits.contains(.webContent) ? sharedDetails?.value.web : nil }

  /// The options for an element of a web page, where the role also counts. Source: recordings of Safari at
  /// a11ysupport.io, and WebKit's search; rules with neither source are marked as assumed.
  fileprivate func rotorOptions(onPageAs web: WebElement) -> [ScreenReader.RotorOption] {
    let traits = reportedTraits
    // True also for a text in a link, a heading or a summary.
    let isText = traits.contains(.staticText)
    var options: [ScreenReader.RotorOption] = []
    if traits.contains(.header) {
      options.append(.headings)
      if let level = sharedDetails?.value.headingLevel { options.append(.headingLevel(level)) }
    }
    if traits.contains(.link) {
      options += [.links, traits.contains(.visited) ? .visitedLinks : .nonVisitedLinks]
      let leadsIntoPage = label?.runs?.contains { $0.attributes.link?.hasPrefix("#") == true } ?? false
      if leadsIntoPage { options.append(.inPageLinks) }
    }
    if isFormControl(as: web.role) { options.append(.formControls) }
    // Pop-up buttons and the text of a summary are not buttons; the latter is assumed.
    if traits.contains(.button), !traits.contains(.toggleButton), !isText { options.append(.buttons) }
    if !traits.isDisjoint(with: [.textEntry, .searchField]) { options.append(.textFields) }
    if traits.contains(.image) { options.append(.images) }
    if isText, traits.isDisjoint(with: [.link, .header, .button, .image]) { options.append(.staticText) }
    return options
  }

  /// True for a form control. In recordings, summaries and fields for a date with a time are not form controls.
  private func isFormControl(as role: WebRole?) -> Bool {
    let traits = reportedTraits
    guard traits.isDisjoint(with: [.staticText, .menuItem]) else { return false }
    switch role {
    case .dateTimePicker: return false
    case .checkbox, .combobox, .select, .toggleButton, .colorWell, .datePicker, .fileButton, .spinbutton: return true
    default: return !traits.isDisjoint(with: .formControls)
    }
  }
}

extension [ScreenReader.RotorOption: [Int]] {
  /// A heading with several stops is found only at its first stop; so is an article.
  mutating func keepFirstStops(ofPagesIn tree: Tree, _ order: ReadingOrder) {
    var later: Set<Int> = []
    for id in tree.ids(inside: .root) {
      guard let role = tree.nodes[id.index].sharedDetails?.value.web?.role, role == .heading || role == .article else {
        continue
      }
      // The reading order of a page is the order of its tree.
      let inside = tree.ids(inside: id)
      guard let first = inside.first(where: { order.rank(of: $0) != nil }) else { continue }
      if role == .article {
        if let rank = order.rank(of: first) { self[.articles, default: []].append(rank) }
      } else {
        later.formUnion(inside.filter { $0 != first }.compactMap { order.rank(of: $0) })
      }
    }
    guard !later.isEmpty else { return }
    for option in [.headings] + (1...6).map(ScreenReader.RotorOption.headingLevel) {
      self[option]?.removeAll(where: later.contains)
    }
  }
}
