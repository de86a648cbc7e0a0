internal import AloudTree

extension Rule {
  /// An action that needs a gesture which VoiceOver reserves, or which not all users can make.
  ///
  /// An error for a long press without an activation or a custom action. A warning for custom gestures, and for a drag
  /// where neither a drop target nor a custom action moves the element. Advice for zooming without a button.
  static let gestureWithoutAlternative = Rule(
    "gesture-without-alternative", .error,
    title: Wording("A gesture without an alternative", ko: "대체 수단 없는 제스처"),
    fix: Wording("Add `activate` or a custom action.", ko: "`activate` 동작이나 사용자 설정 동작을 추가하십시오."),
    references: ["MAAG 2.2", "HIG Gestures", "WCAG 2.5.1", "WCAG 2.5.7"],
    onPages: .silent("a dump contains no gestures")
  ) { screen in
    let suspects = screen.stops.filter { $0.shared != nil || !$0.traits.isDisjoint(with: .ofGestures) }
    if suspects.isEmpty { return [] }
    let around = OtherWays(screen, suspects)
    return suspects.compactMap { stop in
      guard let gesture = Gesture.allCases.first(where: { $0.isOnlyWay(to: stop, around) }) else { return nil }
      return Fault(gesture.message, at: stop, of: screen, severity: gesture.severity, references: gesture.references)
    }
  }
}

/// The alternatives on other elements of the screen.
private struct OtherWays {
  let takesDrops: Bool
  let hasZoomButton: Bool

  init(_ screen: AuditedScreen, _ suspects: [AuditedScreen.Stop]) {
    let drags = suspects.contains { !($0.shared?.value.drag ?? []).isEmpty }
    takesDrops =
      drags
      && screen.document.screens.contains { screen in
        screen.tree.nodes.contains { !($0.sharedDetails?.value.drop ?? []).isEmpty }
      }
    let zooms = suspects.contains { $0.traits.contains(.supportsZoom) }
    hasZoomButton = zooms && screen.controls.contains { WordList.zoom.isIn($0.label) }
  }
}

/// The gestures that may have no alternative, most severe first.
private enum Gesture: CaseIterable {
  case longPress, own, drag, zoom

  func isOnlyWay(to stop: AuditedScreen.Stop, _ around: OtherWays) -> Bool {
    let hasActions = !(stop.shared?.value.actions ?? []).isEmpty
    let answers = hasActions || stop.effects(of: .activate) != nil
    return switch self {
    case .longPress: !answers && !(stop.effects(of: .longPress) ?? []).isEmpty
    case .own: !answers && stop.traits.contains(.allowsDirectInteraction)
    case .drag: !hasActions && !around.takesDrops && !(stop.shared?.value.drag ?? []).isEmpty
    case .zoom: !hasActions && !around.hasZoomButton && stop.traits.contains(.supportsZoom)
    }
  }

  var severity: Severity {
    switch self {
    case .longPress: .error
    case .own, .drag: .warning
    case .zoom: .advice
    }
  }

  /// A long press is neither a path nor a drag for WCAG.
  var references: [String] {
    let own =
      switch self {
      case .longPress: [String]()
      case .own, .zoom: ["WCAG 2.5.1"]
      case .drag: ["WCAG 2.5.7"]
      }
    return ["MAAG 2.2", "HIG Gestures"] + own
  }

  var message: Wording {
    switch self {
    case .longPress: Wording("It answers only a long press.", ko: "길게 누르기로만 쓸 수 있습니다.")
    case .own: Wording("It answers only its own gestures.", ko: "고유 제스처로만 쓸 수 있습니다.")
    case .drag: Wording("It answers only dragging.", ko: "끌기로만 쓸 수 있습니다.")
    case .zoom: Wording("Only gestures zoom it; there is no button for it.", ko: "확대·축소하는 버튼이 없습니다.")
    }
  }
}

extension Traits {
  fileprivate static let ofGestures: Traits = [.allowsDirectInteraction, .supportsZoom]
}

extension WordList {
  /// Words in the names of zoom buttons.
  fileprivate static let zoom = WordList(english: ["zoom", "enlarge", "magnify"], korean: ["확대", "줌"])
}
