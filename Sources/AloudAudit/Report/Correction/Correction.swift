/// The people whom the findings of a rule affect, and the corrections in code.
///
///     Correction.of("missing-label")?.uiKit[.english]  // button.accessibilityLabel = "Play"
public struct Correction: Sendable {
  /// People who meet the fault.
  public enum People: String, CaseIterable, Sendable {
    case blind, lowVision, colorVision, motor, cognitive, photosensitive

    /// As reports call them.
    public var name: Wording {
      switch self {
      case .blind: Wording("blind people", ko: "전맹")
      case .lowVision: Wording("people with low vision", ko: "저시력")
      case .colorVision: Wording("people who tell colors apart with difficulty", ko: "색각 이상")
      case .motor: Wording("people with motor disabilities", ko: "지체장애")
      case .cognitive: Wording("people with cognitive disabilities", ko: "인지장애")
      case .photosensitive: Wording("people with photosensitive epilepsy", ko: "광과민성 발작")
      }
    }
  }

  /// The id of the rule.
  public let rule: String
  /// Those who are affected most come first.
  public let affected: [People]
  /// Lines of code.
  public let uiKit, swiftUI: Wording
  /// Nil for a rule that does not speak of pages.
  public let html: Wording?

  /// A row of the table. What stands between `«` and `»` is a sample text in English and in Korean.
  init(_ rule: String, _ affected: [People], _ uiKit: String, _ swiftUI: String, html: String? = nil) {
    self.rule = rule
    self.affected = affected
    self.uiKit = Correction.wording(uiKit)
    self.swiftUI = Correction.wording(swiftUI)
    self.html = html.map(Correction.wording)
  }

  /// Of a rule that ships; nil for others.
  public static func of(_ rule: String) -> Correction? { byRule[rule] }

  /// In the order of ``Rule/all``.
  static let all = ofElements + ofBehaviors

  private static let byRule = Dictionary(uniqueKeysWithValues: all.map { ($0.rule, $0) })

  private static func wording(_ code: String) -> Wording { Wording(sample(code, 0), ko: sample(code, 1)) }

  /// The code with the sample texts of one language.
  private static func sample(_ code: String, _ place: Int) -> String {
    var result = ""
    for (index, part) in code.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "»") else {
        result += part
        continue
      }
      let texts = part[..<end].split(separator: "|")
      result += texts[min(place, texts.count - 1)]
      result += part[part.index(after: end)...]
    }
    return result
  }
}
