internal import AloudBase
internal import AloudTree

extension Rule {
  /// Two screens whose titles sound the same; the findings are on the later ones.
  ///
  /// - Complexity: O(screens).
  static let duplicateTitle = Rule(
    "duplicate-title", .warning,
    title: Wording("Screens with the same title", ko: "제목이 같은 화면"),
    fix: Wording("Give each screen a title of its own.", ko: "화면마다 다른 제목을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 2.4.2"],
    onPages: .applies("compares the titles of the pages in one document"),
    check: .app { app in
      var firsts: [String: AuditedScreen] = [:]
      return app.screens.compactMap { screen in
        let title = (screen.screen.name ?? "").folded
        guard !title.isEmpty else { return nil }
        guard let first = firsts[title] else {
          firsts[title] = screen
          return nil
        }
        let (one, other) = ((first.screen.key ?? "the first").told, (screen.screen.key ?? screen.path).told)
        let message = Wording("Screens “\(one)” and “\(other)” have the same title.", ko: "두 화면의 제목이 같습니다.")
        return Fault(message, on: screen, at: .screen)
      }
    })

  /// A part of several screens has another place or another order on a later screen: tabs and tab bars, back buttons,
  /// the buttons of dialogs, regions.
  ///
  /// Places differ if they are more than 8 points apart. This number, and the choice of parts, are Aloud's.
  ///
  /// - Complexity: O(stops).
  static let inconsistentPlacement = Rule(
    "inconsistent-placement", .warning,
    title: Wording("In a different place than on other screens", ko: "화면마다 위치가 다름"),
    fix: Wording("Use the same place and order on every screen.", ko: "위치와 순서를 화면마다 같게 하십시오."),
    references: ["MAAG 3.2"],
    onPages: .silent("a dump has one page"),
    check: .app { app in
      guard app.screens.count > 1 else { return [] }
      return [misplacedBars, misplacedBackButtons, reversedDialogs, misplacedRegions]
        .flatMap { $0(app.screens) }
        .map { misplaced in
          let (what, screen) = (misplaced.what, misplaced.reference)
          return Fault(
            Wording(
              "“\(what.english)” is in a different place than on “\(screen.english)”.",
              ko: "“\(what.korean)”의 위치가 “\(screen.korean)” 화면과 다릅니다."),
            on: misplaced.screen, at: .node(misplaced.node))
        }
    })

  /// Sections of several screens, such as headings and labeled groups, are read in another order on a later screen.
  ///
  /// A section is identified by its name; at least two must be on both screens. `inconsistent-placement` checks
  /// landmarks and the tab bar.
  ///
  /// Source: the Korean guideline's 3.2, about reading screens from the beginning; the definition of a section is
  /// Aloud's choice.
  ///
  /// - Complexity: O(stops).
  static let inconsistentOrder = Rule(
    "inconsistent-order", .warning,
    title: Wording("Read in a different order than on other screens", ko: "화면마다 읽는 순서가 다름"),
    fix: Wording("Use the same order of sections on every screen.", ko: "영역의 순서를 화면마다 같게 하십시오."),
    references: ["MAAG 3.2"],
    onPages: .silent("a dump has one page"),
    check: .app { app in
      guard app.screens.count > 1 else { return [] }
      var known = KnownRows()
      return app.screens.compactMap { screen in
        let sections = screen.sections
        guard sections.members.count > 1, let earlier = known.row(like: sections),
          let moved = sections.firstMoved(from: earlier)
        else { return nil }
        let (what, title) = (moved.name, earlier.title)
        return Fault(
          Wording(
            "“\(what.english)” has a different place in the reading order than on “\(title.english)”.",
            ko: "“\(what.korean)”\(particle: .object) 읽는 순서가 “\(title.korean)” 화면과 다릅니다."),
          on: screen, at: .node(moved.node))
      }
    })
}

/// An element whose place differs from that on an earlier screen.
private struct Misplaced {
  let what: Wording
  let node: NodeID
  let screen: AuditedScreen
  /// The title of the earlier screen.
  let reference: Wording
}

extension Frame {
  /// True when the top left corners are more than 8 points apart in either direction.
  fileprivate func isElsewhere(than other: Frame) -> Bool { abs(x - other.x) > 8 || abs(y - other.y) > 8 }

  /// True when the place or the size differs.
  fileprivate func differs(from other: Frame) -> Bool {
    isElsewhere(than: other) || abs(width - other.width) > 8 || abs(height - other.height) > 8
  }
}

/// Tab bars with another order of tabs, or with another place; the finding is on the bar.
private func misplacedBars(on screens: [AuditedScreen]) -> [Misplaced] {
  var known = KnownRows()
  return screens.flatMap { screen in
    screen.tabBars.compactMap { bar in
      guard let earlier = known.row(like: bar) else { return nil }
      if let moved = bar.firstMoved(from: earlier) {
        return Misplaced(what: moved.name, node: bar.node, screen: screen, reference: earlier.title)
      }
      guard let frame = bar.frame, let place = earlier.frame, frame.differs(from: place) else { return nil }
      let label = (screen.tree[bar.node].label?.string ?? "").trimmed
      let what = label.isEmpty ? Wording("The tab bar", ko: "탭 막대") : .quoting(label)
      return Misplaced(what: what, node: bar.node, screen: screen, reference: earlier.title)
    }
  }
}

/// Labeled landmarks and tab bars that are read in another order; the finding is on the first that has moved.
private func misplacedRegions(on screens: [AuditedScreen]) -> [Misplaced] {
  var known = KnownRows()
  return screens.compactMap { screen in
    let regions = screen.regions
    guard let earlier = known.row(like: regions), let moved = regions.firstMoved(from: earlier) else { return nil }
    return Misplaced(what: moved.name, node: moved.node, screen: screen, reference: earlier.title)
  }
}

private func misplacedBackButtons(on screens: [AuditedScreen]) -> [Misplaced] {
  var first: (frame: Frame, title: Wording)?
  return screens.compactMap { screen in
    let buttons = screen.stops.lazy.filter { $0.traits.contains(.backButton) }
    guard let button = buttons.first(where: { $0.frame != nil }), let frame = button.frame else { return nil }
    guard let earlier = first else {
      first = (frame, screen.title)
      return nil
    }
    guard frame.isElsewhere(than: earlier.frame) else { return nil }
    return Misplaced(
      what: screen.name(of: button), node: button.node, screen: screen, reference: earlier.title)
  }
}

/// Small screens with the same pair of confirm and cancel buttons in the opposite order; the finding is on the first
/// button.
private func reversedDialogs(on screens: [AuditedScreen]) -> [Misplaced] {
  var firsts: [Set<String>: (button: String, title: Wording)] = [:]
  return screens.flatMap { screen -> [Misplaced] in
    guard (2...6).contains(screen.stops.count) else { return [] }
    let buttons = screen.stops.filter { $0.answersDialog }.map { (stop: $0, key: screen.key(of: $0)) }
    var misplaced: [Misplaced] = []
    for (index, button) in buttons.enumerated() {
      for other in buttons[(index + 1)...] where other.key != button.key {
        let pair: Set = [button.key, other.key]
        if let earlier = firsts[pair], earlier.button != button.key {
          misplaced.append(
            Misplaced(
              what: screen.name(of: button.stop), node: button.stop.node, screen: screen, reference: earlier.title))
        } else if firsts[pair] == nil {
          firsts[pair] = (button.key, screen.title)
        }
      }
    }
    return misplaced
  }
}

extension AuditedScreen.Stop {
  /// True for a button that confirms or cancels.
  fileprivate var answersDialog: Bool { isNamed(by: .confirm) || isNamed(by: .cancel) }
}

extension AuditedScreen {
  /// The label and the role, which identify a control on several screens.
  fileprivate func key(of stop: Stop) -> String { "\(role(of: stop).english) \(stop.label.folded)" }

  /// The headings and labeled groups, in reading order.
  fileprivate var sections: KeyedRow {
    var members: [KeyedRow.Member] = []
    var entered: Set<NodeID> = []
    for stop in stops {
      if let group = stop.container, entered.insert(group).inserted, tree.nodes[group.index].container == .group {
        let label = (tree.nodes[group.index].label?.string ?? "").trimmed
        if !label.isEmpty { members.append(KeyedRow.Member(key: label.folded, name: .quoting(label), node: group)) }
      }
      guard stop.traits.contains(.header), !stop.label.isEmpty else { continue }
      // A group and the heading with the same name are one section.
      let key = stop.label.folded
      guard members.last?.key != key else { continue }
      members.append(KeyedRow.Member(key: key, name: name(of: stop), node: stop.node))
    }
    return KeyedRow(node: .root, members: members, frame: nil, title: title)
  }

  /// The tab bars that have stops, with their tabs.
  var tabBars: [KeyedRow] {
    let bars = order.containers.indices.filter { tree.nodes[order.containers[$0].node.index].isTabBar }
    if bars.isEmpty { return [] }
    var tabs: [NodeID: [Stop]] = [:]
    for stop in stops where stop.isTab { stop.container.map { tabs[$0, default: []].append(stop) } }
    return bars.compactMap { index in
      let bar = order.containers[index].node
      guard let members = tabs[bar] else { return nil }
      let frames = members.compactMap { $0.frame }
      let around = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
      return KeyedRow(
        node: bar, members: members.map { KeyedRow.Member(key: $0.label.folded, name: name(of: $0), node: $0.node) },
        frame: tree[bar].frame ?? around, title: title)
    }
  }

  /// The labeled landmarks and the tab bar, in reading order.
  var regions: KeyedRow {
    let members = order.containers.compactMap { container -> KeyedRow.Member? in
      let node = tree.nodes[container.node.index]
      // A folded label never begins with a line feed, so this key cannot be that of a label.
      if node.isTabBar {
        return KeyedRow.Member(key: "\n", name: Wording("The tab bar", ko: "탭 막대"), node: container.node)
      }
      let label = (node.label?.string ?? "").trimmed
      guard node.container == .landmark, !label.isEmpty else { return nil }
      return KeyedRow.Member(key: label.folded, name: .quoting(label), node: container.node)
    }
    return KeyedRow(node: .root, members: members, frame: nil, title: title)
  }
}

/// The members of a screen in order, each with a key: the tabs of a bar, or the regions of a screen.
struct KeyedRow {
  struct Member {
    let key: String
    let name: Wording
    let node: NodeID
  }

  /// The node that contains the members.
  let node: NodeID
  let members: [Member]
  let frame: Frame?
  /// The title of the screen.
  let title: Wording

  /// The first shared member whose position among the shared members differs from that in the other row.
  func firstMoved(from other: KeyedRow) -> Member? {
    var places: [String: Int] = [:]
    for (place, member) in other.members.enumerated() where places[member.key] == nil { places[member.key] = place }
    let shared = members.compactMap { member in places.removeValue(forKey: member.key).map { (member, $0) } }
    return zip(shared, shared.map { $0.1 }.sorted()).first { $0.1 != $1 }?.0.0
  }
}

/// The rows of earlier screens, indexed by their members.
struct KnownRows {
  private var rows: [KeyedRow] = []
  /// The index of the first row that has a key.
  private var rowOf: [String: Int] = [:]

  /// The row that shares the most members with this one, and at least two; if several share as many, the earliest. If
  /// there is none, the row is added, and the result is nil.
  ///
  /// - Complexity: O(members).
  mutating func row(like row: KeyedRow) -> KeyedRow? {
    let keys = Set(row.members.map { $0.key })
    var shared: [Int: Int] = [:]
    for key in keys {
      if let index = rowOf[key] { shared[index, default: 0] += 1 }
    }
    if let best = shared.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), best.value >= 2 {
      return rows[best.key]
    }
    for key in keys where rowOf[key] == nil { rowOf[key] = rows.count }
    rows.append(row)
    return nil
  }
}
