extension Correction {
  /// How a finding is corrected, in the words of UIKit and SwiftUI; on pages, in its own.
  package static func fix(of finding: Finding) -> Wording {
    guard finding.selector == nil, ofRules[finding.rule] == finding.fix else { return finding.fix }
    return fixes[finding.rule] ?? finding.fix
  }

  /// The fix of a rule for most of its findings; some have a longer one, which stays.
  private static let ofRules = Dictionary(Rule.all.map { ($0.id, $0.fix) }) { first, _ in first }

  /// In place of fixes that speak of the keys of screen documents.
  static let fixes: [String: Wording] = [
    "state-never-changes": Wording(
      "Update `accessibilityValue`, or move the trait `selected` (`isSelected` in SwiftUI).",
      ko: "`accessibilityValue`를 고치거나 `selected` 특성(SwiftUI의 `isSelected`)을 옮기십시오."),
    "selection-not-exposed": Wording(
      "Set the trait `selected` (`isSelected` in SwiftUI) on the one that is chosen.",
      ko: "선택된 항목에 `selected` 특성(SwiftUI의 `isSelected`)을 주십시오."),
    "role-not-exposed": Wording(
      "Add the trait `button` or `link` (`isButton`, `isLink` in SwiftUI).",
      ko: "`button`이나 `link` 특성(SwiftUI의 `isButton`, `isLink`)을 더하십시오."),
    "chart-without-group": Wording(
      "Make it a container: `accessibilityContainerType`, in SwiftUI `accessibilityElement(children:)`.",
      ko: "`accessibilityContainerType`이나 SwiftUI의 `accessibilityElement(children:)`로 묶으십시오."),
    "decorative-stop": Wording(
      "Take it out of the focus order with `isAccessibilityElement`, in SwiftUI `accessibilityHidden(_:)`.",
      ko: "`isAccessibilityElement`나 SwiftUI의 `accessibilityHidden(_:)`으로 초점을 받지 않게 하십시오."),
    "split-group": Wording(
      "Set `shouldGroupAccessibilityChildren` on a view round both, in SwiftUI `accessibilityElement(children:)`.",
      ko: "둘을 감싸는 뷰에 `shouldGroupAccessibilityChildren`이나 SwiftUI의 `accessibilityElement(children:)`을 지정하십시오."),
    "screen-without-title": Wording(
      "Give the screen a title, or its heading the trait `header` (`isHeader` in SwiftUI).",
      ko: "화면에 제목을 주거나, 제목 텍스트에 `header` 특성(SwiftUI의 `isHeader`)을 주십시오."),
    "chart-without-descriptor": Wording(
      "Provide an `AXChartDescriptor`, so that there is an audio graph.",
      ko: "오디오 그래프를 들을 수 있도록 `AXChartDescriptor`를 제공하십시오."),
    "session-never-ended": Wording(
      "Call `requestGuidedAccessSession(enabled:)` with `false` as well.",
      ko: "`requestGuidedAccessSession(enabled:)`에 `false`를 주어 세션을 끝내는 호출도 넣으십시오."),
    "axis-without-unit": Wording(
      "Say the unit with each value of the axis: `valueDescriptionProvider`, in SwiftUI `AxisValueLabel`.",
      ko: "`valueDescriptionProvider`나 SwiftUI의 `AxisValueLabel`로 축의 값을 단위와 함께 읽게 하십시오."),
    "gesture-without-alternative": Wording(
      "Add `accessibilityActivate()` or `accessibilityCustomActions`, in SwiftUI `accessibilityAction`.",
      ko: "`accessibilityActivate()`나 `accessibilityCustomActions`, SwiftUI에서는 `accessibilityAction`을 추가하십시오."),
  ]
}
