internal import AloudControl
internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// The main action of a screen comes late when items are scanned with one switch.
  ///
  /// The main action is taken to be the last enabled button that stands in no list, no table and no tab bar. The time is that of Auto
  /// Scanning as iOS has it at first, one second an item.
  static let manyScans = Rule(
    "many-scans", .advice,
    title: Wording("Many scans to the main action", ko: "주요 동작까지 긴 스캔"),
    fix: Wording(
      "Group what belongs together (`accessibilityNavigationStyle`), or move the action forward.",
      ko: "함께 있는 것끼리 묶거나(`accessibilityNavigationStyle`) 동작을 앞으로 옮기십시오."),
    references: ["HIG Navigation"]
  ) { screen in
    guard let action = screen.mainAction else { return [] }
    let plan = screen.reader.controlledScreen.scanPlan()
    guard let scan = plan.stops.last(where: { $0.item.node == action.node && !$0.item.isGroup }),
      scan.passed > ScanLimit.items
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
}

private enum ScanLimit {
  /// How many items may be passed, 20 seconds at one second an item. No source has a number: this one is ours.
  static let items = 20
}

extension AuditedScreen {
  fileprivate var mainAction: Stop? {
    stops.last { stop in
      stop.traits.contains(.button) && stop.isEnabled && !stop.isTab
        && stop.traits.isDisjoint(with: [.keyboardKey, .backButton, .tabBarItem]) && !isRepeated(stop)
        && tree[stop.node].interaction(for: .switchControl).responds
    }
  }

  /// True in a list or a table, whose elements are one like the other.
  private func isRepeated(_ stop: Stop) -> Bool {
    tree.ancestors(of: stop.node).contains { tree[$0].container == .list || tree[$0].isTable || tree[$0].isTabBar }
  }
}
