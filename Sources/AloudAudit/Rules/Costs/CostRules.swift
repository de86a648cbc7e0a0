internal import AloudReach
internal import AloudReader
internal import AloudTree

// Rules about what it costs to get somewhere. Their figures are those of `aloud reach`.
extension Rule {
  /// The main action of a screen takes many gestures by the cheapest way.
  ///
  /// The main action is assumed to be the last enabled button that is not in a list, a table or a tab bar.
  static let farMainAction = Rule(
    "far-main-action", .advice,
    title: Wording("The main action is far away", ko: "멀리 있는 주요 동작"),
    fix: Wording(
      "Make it the last stop of the screen, or put it after a heading.", ko: "화면의 마지막 항목으로 옮기거나 머리말 뒤에 두십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("a page has no single main action, and it scrolls")
  ) { screen in
    guard let action = screen.mainAction, screen.isFarFromEnds(action.rank) else { return [] }
    let cost = ScreenCosts(screen.reader).stops[action.rank]
    let flicks = cost.flicks ?? action.rank
    guard let gestures = cost.gestures, gestures >= CostLimits.farGestures, flicks >= CostLimits.manyFlicks else {
      return []
    }
    let name = screen.name(of: action)
    return [
      Fault(
        Wording(
          "“\(name.english)” takes \(gestures) gestures by the cheapest way, and \(flicks) by flicks alone. As the last stop, it would take 1.",
          ko:
            "“\(name.korean)”까지 가장 짧은 길로도 제스처가 \(gestures)번, 쓸어넘기기만으로는 \(flicks)번 듭니다. 마지막 항목이면 1번으로 갑니다."),
        at: action, of: screen)
    ]
  }

  /// What follows a list takes many gestures, because nothing skips the list: no rotor option, container or tap.
  ///
  /// A list is a container of this type, or controls that are siblings with the same traits.
  static let listWithoutSkip = Rule(
    "list-without-skip", .advice,
    title: Wording("Nothing skips the list", ko: "건너뛸 수 없는 목록"),
    fix: Wording("Mark the title of what follows as a heading.", ko: "목록 뒤 구역의 제목에 머리말 특성을 주십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("the rotor has options for lists, links and form controls")
  ) { screen in
    let lists = screen.longLists.filter { screen.isFarFromEnds($0.upperBound) }
    guard !lists.isEmpty else { return [] }
    let now = ScreenCosts(screen.reader)
    return lists.compactMap { list in
      guard let gestures = now.stops[list.upperBound].gestures, gestures >= CostLimits.farGestures else { return nil }
      let next = screen.stops[list.upperBound]
      let after = screen.costs(markingHeadings: [next.node]).stops[list.upperBound].gestures ?? gestures
      guard after < gestures else { return nil }
      let name = screen.name(of: next)
      return Fault(
        Wording(
          "“\(name.english)” follows \(list.count) stops that nothing skips: \(gestures) gestures by the cheapest way. A heading there takes \(after).",
          ko:
            "“\(name.korean)” 앞의 항목 \(list.count)개를 건너뛸 방법이 없어 가장 짧은 길로도 제스처가 \(gestures)번 듭니다. 머리말이면 \(after)번으로 갑니다."
        ), at: next, of: screen)
    }
  }

  /// Buttons repeat in each row of a list. As custom actions of the row, they would be out of the way.
  static let repeatedActions = Rule(
    "repeated-actions", .advice,
    title: Wording("The same buttons in each row", ko: "줄마다 되풀이되는 버튼"),
    fix: Wording(
      "Make each row one element, and its buttons custom actions (`accessibilityCustomActions`).",
      ko: "줄을 한 요소로 만들고 버튼은 사용자 설정 동작(`accessibilityCustomActions`)으로 두십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("HTML has no custom actions")
  ) { screen in
    screen.repeatedRows.compactMap { rows in
      let saved = rows.buttons * (rows.leads.count - 1)
      guard let first = rows.leads.first, let last = rows.leads.last, saved >= CostLimits.savedFlicks else {
        return nil
      }
      let now = last - first
      return Fault(
        Wording(
          "The same \(rows.buttons) buttons follow each of \(rows.leads.count) rows: \(now) flicks lead from the first row to the last. With custom actions it would be \(now - saved), and each action at most \(rows.buttons + 1) gestures from its row.",
          ko:
            "줄 \(rows.leads.count)개마다 같은 버튼이 \(rows.buttons)개씩 있어 첫 줄에서 마지막 줄까지 \(now)번 쓸어넘깁니다. 사용자 설정 동작이면 \(now - saved)번이고, 동작은 줄에서 제스처 \(rows.buttons + 1)번 안에 실행합니다."
        ), at: screen.stops[first], of: screen)
    }
  }
}

/// The limits of these rules. No source has any: all are Aloud's choice.
enum CostLimits {
  /// From here on, a way is long. On the sample screens of this project that were made with care, no main action takes more than
  /// 5 gestures.
  static let farGestures = 6
  /// A list of fewer stops is crossed by flicks.
  static let longList = 10
  /// Fewer rows are no pattern.
  static let fewestRows = 3
  /// A row has at most this many stops.
  static let longestRow = 10
  /// Fewer flicks need no other way.
  static let manyFlicks = 10
  /// If custom actions save fewer flicks, visible buttons may be better: they are easier to find.
  static let savedFlicks = 6
}

extension AuditedScreen {
  /// False for a stop to which a few flicks lead from the first or the last stop: a long way to it is impossible.
  fileprivate func isFarFromEnds(_ rank: Int) -> Bool {
    rank >= CostLimits.farGestures && stops.count - rank >= CostLimits.farGestures
  }

  /// The costs if some nodes were headings.
  ///
  /// - Complexity: that of ``ScreenCosts``.
  fileprivate func costs(markingHeadings nodes: [NodeID]) -> ScreenCosts {
    var changed = screen
    for node in nodes { changed.tree.update(node) { $0.traits.insert(.header) } }
    return ScreenCosts(ScreenReader(document, screen: changed))
  }

  /// The ranks of long lists that stops follow.
  ///
  /// - Complexity: O(stops · depth).
  fileprivate var longLists: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for rank in 1..<max(stops.count, 1) where !isSameList(rank - 1, rank) {
      if rank - start >= CostLimits.longList, list(of: start) != nil { found.append(start..<rank) }
      start = rank
    }
    return found
  }

  private func isSameList(_ one: Int, _ other: Int) -> Bool {
    guard let list = list(of: one), list == self.list(of: other) else { return false }
    return tree[list].container == .list || stops[one].traits == stops[other].traits
  }

  /// The list around a stop: a container, else the parent of a control.
  private func list(of rank: Int) -> NodeID? {
    let stop = stops[rank]
    if let list = tree.ancestors(of: stop.node).first(where: { tree[$0].container == .list }) { return list }
    guard stop.isControl, !stop.isTab, !stop.traits.contains(.keyboardKey), !stop.isInput else { return nil }
    return tree.parent(of: stop.node)
  }

  /// Text about the costs of a screen without headings: the dearest stop, and what it would cost as a heading.
  func costOfMissingHeadings() -> Wording? {
    let now = ScreenCosts(reader).stops
    guard let dearest = now.indices.max(by: { (now[$0].gestures ?? 0) < (now[$1].gestures ?? 0) }),
      let gestures = now[dearest].gestures,
      let after = costs(markingHeadings: [stops[0].node, stops[dearest].node]).stops[dearest].gestures, after < gestures
    else { return nil }
    let name = name(of: stops[dearest])
    return Wording(
      "“\(name.english)” takes \(gestures) gestures by the cheapest way; with a heading there, it would take \(after).",
      ko: "“\(name.korean)”까지 가장 짧은 길로 제스처가 \(gestures)번 들고, 그곳에 머리말이 있으면 \(after)번 듭니다.")
  }
}
