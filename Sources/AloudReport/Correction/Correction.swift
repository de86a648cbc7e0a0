public import AloudAudit

/// The groups of people whom the findings of a rule affect, and the corrections in code.
///
///     Correction.of("missing-label")?.uiKit[.english]  // button.accessibilityLabel = "Play"
public struct Correction: Sendable {
  /// A group of people whom a fault affects.
  public enum People: String, CaseIterable, Sendable {
    /// A group, by what a fault hinders: sight, the hand, understanding, or flashes that cause seizures.
    case blind, lowVision, colorVision, motor, cognitive, photosensitive

    /// The name in reports.
    public var name: Wording {
      switch self {
      case .blind: Wording("blind people", ko: "전맹")
      case .lowVision: Wording("people with low vision", ko: "저시력")
      case .colorVision: Wording("people with color vision deficiency", ko: "색각 이상")
      case .motor: Wording("people with motor disabilities", ko: "지체장애")
      case .cognitive: Wording("people with cognitive disabilities", ko: "인지장애")
      case .photosensitive: Wording("people with photosensitive epilepsy", ko: "광과민성 발작")
      }
    }
  }

  /// The id of the rule.
  public let rule: String
  /// The most affected group comes first.
  public let affected: [People]
  /// Lines of code.
  public let uiKit, swiftUI: Wording
  /// Nil for a rule that does not apply to pages.
  public let html: Wording?

  /// A row of the table. `«Send|보내기»` contains a sample text in English and in Korean.
  init(_ rule: String, _ affected: [People], _ uiKit: String, _ swiftUI: String, html: String? = nil) {
    self.rule = rule
    self.affected = affected
    self.uiKit = Correction.wording(uiKit)
    self.swiftUI = Correction.wording(swiftUI)
    self.html = html.map(Correction.wording)
  }

  /// The correction of a built-in rule; nil for other rules.
  public static func of(_ rule: String) -> Correction? { byRule[rule] }

  /// The corrections, in the order of `Rule.all`.
  static let all = ofElements + ofBehaviors

  private static let byRule = Dictionary(uniqueKeysWithValues: all.map { ($0.rule, $0) })

  private static func wording(_ code: String) -> Wording { Wording(code.samples(0), ko: code.samples(1)) }
}

extension String {
  /// The code with the sample texts of one language: `«Send|보내기»` has those of English and Korean.
  func samples(_ place: Int, as mark: (Substring) -> String = { String($0) }) -> String {
    var result = ""
    for (index, part) in split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "»") else {
        result += part
        continue
      }
      let texts = part[..<end].split(separator: "|")
      result += mark(texts[min(place, texts.count - 1)])
      result += part[part.index(after: end)...]
    }
    return result
  }
}

extension Correction {
  /// The code for a finding: in the app's own names and words where that is known, otherwise that of its rule.
  static func code(for reported: ReportedFinding) -> (uiKit: Wording, swiftUI: Wording)? {
    if let own = OwnCode(of: reported) { return (own.uiKit, own.swiftUI) }
    return of(reported.finding.rule).map { ($0.uiKit, $0.swiftUI) }
  }

  /// The fix of a finding for UIKit and SwiftUI; for a finding on a page, the finding's own fix.
  package static func fix(of finding: Finding) -> Wording {
    guard finding.selector == nil, ofRules[finding.rule] == finding.fix else { return finding.fix }
    return fixes[finding.rule] ?? finding.fix
  }

  /// The usual fix of each rule. A finding with another fix keeps that.
  private static let ofRules = Dictionary(Rule.all.map { ($0.id, $0.fix) }) { first, _ in first }

  /// Replacements for fixes that refer to the keys of screen documents.
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
      "Set `shouldGroupAccessibilityChildren` on a view around both, in SwiftUI `accessibilityElement(children:)`.",
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
