internal import AloudTree

extension Rule {
  /// A part of several screens is elsewhere, or in another order, on a later one than on the first that has it: tabs
  /// and their bar, the back button, the buttons of dialogs, regions.
  ///
  /// A place is another one from 8 points on; that number and what is compared are ours.
  ///
  /// - Complexity: O(stops).
  static let inconsistentPlacement = Rule(
    "inconsistent-placement", .warning,
    title: Wording("Elsewhere than on other screens", ko: "화면마다 위치가 다름"),
    fix: Wording("Keep one place and one order.", ko: "위치와 순서를 화면마다 같게 하십시오."),
    references: ["MAAG 3.2", "WCAG 3.2.3", "WCAG 3.2.4"],
    check: .app { app in
      guard app.screens.count > 1 else { return [] }
      return [misplacedBars, misplacedBackButtons, reversedDialogs, misplacedRegions]
        .flatMap { $0(app.screens) }
        .map { misplaced in
          let (what, screen) = (misplaced.what, misplaced.reference)
          return Fault(
            Wording(
              "“\(what.english)” is elsewhere than on “\(screen.english)”.",
              ko: "“\(what.korean)”의 위치가 “\(screen.korean)” 화면과 다릅니다."),
            on: misplaced.screen, at: .node(misplaced.node))
        }
    })
}

/// Something that stands elsewhere than on an earlier screen.
private struct Misplaced {
  let what: Wording
  let node: NodeID
  let screen: AuditedScreen
  /// The title of the earlier screen.
  let reference: Wording
}

extension Frame {
  /// True when the corner is more than 8 points away, in either direction.
  fileprivate func isElsewhere(than other: Frame) -> Bool { abs(x - other.x) > 8 || abs(y - other.y) > 8 }

  /// True when the size, too, may be another one.
  fileprivate func differs(from other: Frame) -> Bool {
    isElsewhere(than: other) || abs(width - other.width) > 8 || abs(height - other.height) > 8
  }
}

/// Tab bars whose tabs are in another order, or that are elsewhere; on the bar.
private let misplacedBars: @Sendable ([AuditedScreen]) -> [Misplaced] = { screens in
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

/// Landmarks with labels, and tab bars, that are read in another order; on the first of them that is.
private let misplacedRegions: @Sendable ([AuditedScreen]) -> [Misplaced] = { screens in
  var known = KnownRows()
  return screens.compactMap { screen in
    let regions = screen.regions
    guard let earlier = known.row(like: regions), let moved = regions.firstMoved(from: earlier) else { return nil }
    return Misplaced(what: moved.name, node: moved.node, screen: screen, reference: earlier.title)
  }
}

private let misplacedBackButtons: @Sendable ([AuditedScreen]) -> [Misplaced] = { screens in
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

/// Small screens with the same two buttons of confirming and canceling, the other way round; on the first of the two.
private let reversedDialogs: @Sendable ([AuditedScreen]) -> [Misplaced] = { screens in
  var firsts: [Set<String>: (button: String, title: Wording)] = [:]
  return screens.flatMap { screen -> [Misplaced] in
    guard (2...6).contains(screen.stops.count) else { return [] }
    let buttons = screen.stops.filter(\.answersDialog).map { (stop: $0, key: screen.key(of: $0)) }
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
  /// Label and role, by which a control is known on another screen.
  fileprivate func key(of stop: Stop) -> String { "\(role(of: stop).english) \(stop.label.folded)" }
}
