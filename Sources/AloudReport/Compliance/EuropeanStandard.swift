package import AloudAudit

/// EN 301 549 V3.2.1 (2021-03): what accessible technology must meet in the European Union.
///
/// Its chapter 11 repeats the criteria of WCAG 2.1 for software, so those rows have the verdicts of WCAG, by the same
/// evidence.
///
/// Source: EN 301 549 V3.2.1, chapters 5 and 11.
enum EuropeanStandard {
  /// All clauses, in order.
  static let clauses = generic + criteria + interoperability + settings

  /// Criteria of WCAG 2.2 without a clause: void for software, or newer than WCAG 2.1.
  static let criteriaWithoutClause: Set = ["2.4.2", "2.4.11", "2.5.7", "2.5.8", "3.1.2", "3.3.7", "3.3.8"]

  /// Criteria whose clause ends in `.1`, because it is another one for closed functionality.
  private static let criteriaOfOpenFunctionality: Set = [
    "1.1.1", "1.2.1", "1.2.3", "1.3.1", "1.3.2", "1.3.5", "1.4.4", "1.4.5", "2.1.1", "2.1.4", "2.5.3", "3.1.1", "3.3.1",
    "4.1.2",
  ]

  private static let criteria: [Guideline.Clause] = Guideline.wcag.clauses.compactMap { criterion in
    guard !criteriaWithoutClause.contains(criterion.number) else { return nil }
    let number = "11.\(criterion.number)" + (criteriaOfOpenFunctionality.contains(criterion.number) ? ".1" : "")
    return Guideline.Clause(
      reference: "EN \(number)", number: number, name: criterion.name, basis: criterion.reference)
  }

  private static func clauses(_ rows: [(String, String, String)]) -> [Guideline.Clause] {
    rows.map { Guideline.Clause(reference: "EN \($0)", number: $0, name: Wording($1, ko: $2)) }
  }

  private static let generic = clauses([
    ("5.2", "Activation of accessibility features", "접근성 기능의 작동"), ("5.3", "Biometrics", "생체 정보"),
    ("5.4", "Preservation of accessibility information during conversion", "변환할 때 접근성 정보의 유지"),
    ("5.5", "Operable parts", "조작하는 부분"), ("5.6", "Locking or toggle controls", "고정되거나 바뀌는 컨트롤"),
    ("5.7", "Key repeat", "키 반복"), ("5.8", "Double-strike key acceptance", "거듭 누른 키"),
    ("5.9", "Simultaneous user actions", "동시 동작"),
  ])

  private static let interoperability = clauses([
    ("11.5.2.3", "Use of accessibility services", "접근성 서비스의 이용"), ("11.5.2.5", "Object information", "객체 정보"),
    ("11.5.2.6", "Row, column, and headers", "행, 열, 머리글"), ("11.5.2.7", "Values", "값"),
    ("11.5.2.8", "Label relationships", "레이블의 관계"), ("11.5.2.9", "Parent-child relationships", "상위와 하위의 관계"),
    ("11.5.2.10", "Text", "텍스트"), ("11.5.2.11", "List of available actions", "동작 목록"),
    ("11.5.2.12", "Execution of available actions", "동작의 실행"),
    ("11.5.2.13", "Tracking of focus and selection attributes", "초점과 선택의 추적"),
    ("11.5.2.14", "Modification of focus and selection attributes", "초점과 선택의 변경"),
    ("11.5.2.15", "Change notification", "변경 알림"),
    ("11.5.2.16", "Modifications of states and properties", "상태와 속성의 변경"),
    ("11.5.2.17", "Modifications of values and text", "값과 텍스트의 변경"),
  ])

  private static let settings = clauses([
    ("11.6.1", "User control of accessibility features", "접근성 기능의 사용자 제어"),
    ("11.6.2", "No disruption of accessibility features", "접근성 기능을 방해하지 않음"),
    ("11.7", "User preferences", "사용자 설정"),
  ])

  /// The clauses that a finding of a rule is about, besides those of WCAG.
  static func references(ofRule id: String) -> [String] { byRule[id, default: []] }

  private static let byRule: [String: [String]] = [
    "missing-label": ["EN 11.5.2.5"], "hint-only": ["EN 11.5.2.5"], "alert-without-text": ["EN 11.5.2.5"],
    "role-word-differs": ["EN 11.5.2.5"], "conflicting-traits": ["EN 11.5.2.5"],
    "selection-not-exposed": ["EN 11.5.2.5"], "role-not-exposed": ["EN 11.5.2.5"],
    "chart-without-label": ["EN 11.5.2.5"], "unreachable-element": ["EN 11.5.2.3"],
    "table-without-headers": ["EN 11.5.2.6"], "missing-value": ["EN 11.5.2.7"],
    "unlabelled-input": ["EN 11.5.2.8"], "placeholder-as-label": ["EN 11.5.2.8"],
    "action-without-name": ["EN 11.5.2.11"], "activation-point-elsewhere": ["EN 11.5.2.12"],
    "no-response": ["EN 11.5.2.12"], "focus-on-hidden": ["EN 11.5.2.13"], "modal-leak": ["EN 11.5.2.13"],
    "state-never-changes": ["EN 11.5.2.15"], "announcement-swallowed": ["EN 11.5.2.15"],
    "change-not-announced": ["EN 11.5.2.15"], "gesture-without-alternative": ["EN 5.9"],
    "restriction-without-title": ["EN 11.6.2"], "session-never-ended": ["EN 11.6.2"],
    "session-request-fails": ["EN 11.6.2"], "locked-without-features": ["EN 11.6.2"],
  ]
}

extension Finding {
  /// The clauses that the finding is about, in all guidelines.
  var clauses: Set<String> { Set(references + EuropeanStandard.references(ofRule: rule)) }
}

extension EarlierReport.Finding {
  /// The clauses that the finding was about, in all guidelines.
  var clauses: Set<String> { Set(references + EuropeanStandard.references(ofRule: entry.rule)) }
}

extension Question {
  /// The questions of all guidelines.
  package static let ofAllGuidelines = all + european
}
