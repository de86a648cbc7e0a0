internal import AloudBase
internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// A control that VoiceOver can reach, but Full Keyboard Access, Switch Control and Voice Control cannot.
  ///
  /// These three visit elements that respond to user interaction. The finding is a warning where the element says that
  /// it does not, and advice where the system derives that from other properties. Source: UIAccessibility.h,
  /// `accessibilityRespondsToUserInteraction`; WWDC21 10120. ``Interaction`` has the rules and their evidence.
  static let outOfReachByKeyboard = Rule(
    "out-of-reach-by-keyboard", .warning,
    title: Wording("Out of reach by keyboard or switch", ko: "키보드와 스위치로 갈 수 없음"),
    fix: Wording(
      "Let it respond to user interaction, and give it the trait of its role.",
      ko: "사용자 상호작용에 응답하게 하고, 객체 유형에 맞는 특성을 주십시오."),
    references: ["HIG Navigation", "WCAG 2.1.1"],
    onPages: .silent("a dump does not say what a keyboard reaches in WebKit")
  ) { screen in
    screen.stops.compactMap { stop in
      guard stop.isEnabled, stop.canBeUsed else { return nil }
      let interaction = screen.tree[stop.node].interaction()
      guard !interaction.responds else { return nil }
      let name = screen.name(of: stop)
      let isGiven = interaction.rule == .given
      return Fault(
        Wording(
          "Full Keyboard Access, Switch Control and Voice Control skip “\(name.english)”"
            + (isGiven
              ? ": it is set not to respond to user interaction."
              : ": no trait or action says that it responds to user interaction."),
          ko: "전체 키보드 접근, 스위치 제어, 음성 명령이 “\(name.korean)”\(particle: .object) 지나칩니다. "
            + (isGiven ? "응답하지 않는다고 지정되어 있습니다." : "응답한다는 것을 알리는 특성이나 동작이 없습니다.")),
        at: stop, of: screen, severity: isGiven ? nil : .advice)
    }
  }

  /// Scanning with one switch takes long to reach the main action of a screen.
  ///
  /// The main action is assumed to be the last enabled button that is not in a list, a table or a tab bar. The time is
  /// that of Auto Scanning with the default setting of iOS, one second an item. No source has a limit; 20 items, or 20
  /// seconds, are Aloud's choice.
  static let manyScans = Rule(
    "many-scans", .advice,
    title: Wording("Many items to scan before the main action", ko: "주요 동작까지 긴 스캔"),
    fix: Wording(
      "Group elements that belong together (`accessibilityNavigationStyle`), or move the action forward.",
      ko: "함께 있는 것끼리 묶거나(`accessibilityNavigationStyle`) 동작을 앞으로 옮기십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("a page has no single main action, and it scrolls")
  ) { screen in
    guard let action = screen.mainAction else { return [] }
    let plan = screen.reader.controlledScreen.scanPlan()
    guard let scan = plan.stops.last(where: { $0.item.node == action.node && !$0.item.isGroup }),
      scan.passed > 20
    else { return [] }
    let name = screen.name(of: action)
    let seconds = Int(clamping: scan.seconds.rounded())
    return [
      Fault(
        Wording(
          "Switch Control passes \(scan.passed) items before “\(name.english)”: \(seconds) seconds, presses: \(scan.presses).",
          ko:
            "스위치 제어가 “\(name.korean)”에 이르기까지 항목 \(scan.passed)개를 지나 \(seconds)초가 걸립니다. 누르는 횟수는 \(scan.presses)번입니다."),
        at: action, of: screen)
    ]
  }

  /// A Switch Control group changes the order in which VoiceOver reads elements.
  ///
  /// All elements of a group are scanned together. If VoiceOver reads another element between them, the two orders
  /// differ. The finding is a warning where `navigationStyle` makes the group. It is advice where the system makes the
  /// group, since no source describes how.
  static let groupHidesOrder = Rule(
    "group-hides-order", .warning,
    title: Wording("A group breaks the reading order", ko: "그룹이 읽는 순서를 깨뜨림"),
    fix: Wording(
      "Group only elements that are read together, or set `accessibilityNavigationStyle` to `.separate`.",
      ko: "이어서 읽는 것끼리만 묶거나 `accessibilityNavigationStyle`을 `.separate`로 지정하십시오."),
    references: ["HIG Navigation", "WCAG 2.4.3"],
    onPages: .silent("a page has no navigation styles")
  ) { screen in
    let controlled = screen.reader.controlledScreen
    let groups = ScanItem.groups(in: controlled.scanItems())
    guard !groups.isEmpty else { return [] }
    let elements = controlled.elements(for: .switchControl)
    let places = Dictionary(elements.enumerated().map { ($1, $0) }) { first, _ in first }
    return groups.compactMap { group in
      let members = Set(group.elements.compactMap { places[$0] })
      guard let first = members.min(), let last = members.max(),
        let between = (first...last).first(where: { !members.contains($0) }),
        let stop = screen.stop(at: elements[between])
      else { return nil }
      let name = screen.name(of: stop)
      let style = screen.tree[group.node].sharedDetails?.value.navigationStyle ?? .automatic
      return Fault(
        Wording(
          "VoiceOver reads “\(name.english)” in the middle of this group, but Switch Control scans it outside the group.",
          ko: "VoiceOver는 “\(name.korean)”\(particle: .object) 이 그룹 중간에 읽지만 스위치 제어는 그룹 밖에서 스캔합니다."),
        on: screen, at: .node(group.node), severity: style == .combined ? nil : .advice)
    }
  }
}

extension AuditedScreen.Stop {
  /// True for a control, and for an element that has custom actions or responds to a long press.
  fileprivate var canBeUsed: Bool {
    isControl || !(details?.actions.isEmpty ?? true) || effects(of: .longPress) != nil
  }
}

extension AuditedScreen {
  /// The last enabled button that is not in a list, a table or a tab bar; nil for none.
  var mainAction: Stop? {
    stops.last { stop in
      stop.traits.contains(.button) && stop.isEnabled && !stop.isTab
        && stop.traits.isDisjoint(with: [.keyboardKey, .backButton, .tabBarItem]) && !isRepeated(stop)
        && tree[stop.node].interaction(for: .switchControl).responds
    }
  }

  /// True in a list or a table, whose elements are similar.
  private func isRepeated(_ stop: Stop) -> Bool {
    tree.ancestors(of: stop.node).contains { tree[$0].container == .list || tree[$0].isTable || tree[$0].isTabBar }
  }
}

extension ScanItem {
  /// The groups among items, outer ones first, each with its elements.
  fileprivate static func groups(in items: [ScanItem]) -> [(node: NodeID, elements: [NodeID])] {
    items.flatMap { item -> [(node: NodeID, elements: [NodeID])] in
      guard let members = item.members else { return [] }
      return [(item.node, elements(of: members))] + groups(in: members)
    }
  }

  private static func elements(of items: [ScanItem]) -> [NodeID] {
    items.flatMap { item in item.members.map { elements(of: $0) } ?? [item.node] }
  }
}
