public import AloudAudit

/// A guideline by whose clauses a report groups findings and questions.
public enum Guideline: String, CaseIterable, Sendable {
  /// The Korean mobile application accessibility guideline 2.0 (later KS X 3253).
  case maag
  /// The success criteria of WCAG 2.2, levels A and AA, for one app.
  case wcag
  /// The accessibility sections of Apple's Human Interface Guidelines, and sessions of Apple's developer conferences.
  case hig
  /// EN 301 549 V3.2.1, for software.
  case en301549

  /// The guidelines of a report that names none.
  public static let standard: [Guideline] = [.maag, .wcag, .hig]

  /// A clause, a success criterion, or a section.
  public struct Clause: Hashable, Sendable {
    /// As in `Rule.references`: `MAAG 1.1`.
    public let reference: String
    /// The number in the guideline: `1.1`; empty where it has none.
    public let number: String
    /// The name in the guideline.
    public let name: Wording
    /// The reference by which findings and questions name the clause: that of a criterion of WCAG where another standard repeats it.
    let basis: String

    init(reference: String, number: String, name: Wording, basis: String? = nil) {
      (self.reference, self.number, self.name) = (reference, number, name)
      self.basis = basis ?? reference
    }
  }

  /// The name in reports.
  public var name: Wording {
    switch self {
    case .maag:
      Wording("Korean mobile application accessibility guideline (MAAG)", ko: "모바일 애플리케이션 콘텐츠 접근성 지침")
    case .wcag: Wording("WCAG 2.2", ko: "웹 콘텐츠 접근성 지침(WCAG) 2.2")
    case .hig: Wording("Apple's Human Interface Guidelines", ko: "Apple 휴먼 인터페이스 가이드라인(HIG)")
    case .en301549: Wording("EN 301 549 V3.2.1 (software)", ko: "EN 301 549 V3.2.1(소프트웨어)")
    }
  }

  /// The edition, and what is not covered.
  var edition: Wording {
    switch self {
    case .maag:
      Wording(
        "Edition: TTAK.KO-10.0634/R1 (2015). KS X 3253:2016 has the same limits. KS X 3253:2025 is not covered.",
        ko: "판: TTAK.KO-10.0634/R1(2015). KS X 3253:2016과 기준값이 같습니다. KS X 3253:2025는 다루지 않습니다.")
    case .wcag:
      Wording(
        "Levels A and AA, read for one app as in WCAG2ICT. The five criteria about sets of programs do not apply.",
        ko: "수준 A와 AA를 WCAG2ICT에 따라 앱 하나에 적용합니다. 여러 프로그램에 관한 다섯 기준은 해당하지 않습니다.")
    case .hig:
      Wording("Guidance: no finding fails it.", ko: "권장 사항이므로 어떤 문제도 미준수로 판정하지 않습니다.")
    case .en301549:
      Wording(
        "Edition: V3.2.1 (2021-03), which has the criteria of WCAG 2.1. V4.1.1, with those of WCAG 2.2, is not covered. Clauses that are void for software are left out.",
        ko: "판: V3.2.1(2021-03), WCAG 2.1의 기준을 따릅니다. WCAG 2.2를 따르는 V4.1.1은 다루지 않습니다. 소프트웨어에 적용하지 않는 조항은 뺐습니다.")
    }
  }

  /// The clauses in the order of the guideline. Of Apple's guidelines, those that rules or questions refer to.
  public var clauses: [Clause] {
    switch self {
    case .maag: Guideline.maagClauses
    case .wcag: Guideline.wcagClauses
    case .hig: Guideline.higClauses
    case .en301549: EuropeanStandard.clauses
    }
  }

  /// The clause of a reference; nil where no guideline has it.
  static func clause(_ reference: String) -> Clause? { byReference[reference] }

  private static let byReference = Dictionary(
    uniqueKeysWithValues: allCases.flatMap(\.clauses).map { ($0.reference, $0) })

  /// References in the form that is usual in a language.
  static func told(_ references: [String], in language: Wording.Language) -> String {
    references.map { reference in
      guard language == .korean, let clause = clause(reference) else { return reference }
      if reference.hasPrefix("MAAG ") { return "지침 \(clause.number)" }
      return clause.number.isEmpty ? "HIG \(clause.name.korean)" : reference
    }.joined(separator: ", ")
  }

  /// Clauses that a report counts together.
  public struct Group: Sendable {
    /// The number of the group: `1`; empty for a guideline without groups.
    public let number: String
    /// The name in the guideline.
    public let name: Wording
    /// The clauses, in the order of the guideline.
    public let clauses: [Clause]
  }

  /// For the Korean guideline, its principles and the evaluation by users; for EN 301 549, its chapters; for another guideline, one
  /// group with all clauses.
  public var groups: [Group] {
    let parts: [(String, Wording)]
    switch self {
    case .maag: parts = Guideline.principles
    case .en301549: parts = Guideline.chapters
    case .wcag, .hig: return [Group(number: "", name: name, clauses: clauses)]
    }
    return parts.map { number, name in
      Group(number: number, name: name, clauses: clauses.filter { $0.number.split(separator: ".")[0] == number })
    }
  }

  /// Source: the table of contents of the guideline.
  private static let principles = [
    ("1", Wording("Perceivable", ko: "인식의 용이성")), ("2", Wording("Operable", ko: "운용의 용이성")),
    ("3", Wording("Understandable", ko: "이해의 용이성")), ("4", Wording("Robust", ko: "견고성")),
    ("5", Wording("Evaluation by users", ko: "사용자 평가")),
  ]

  /// Source: EN 301 549 V3.2.1.
  private static let chapters = [
    ("5", Wording("Generic requirements", ko: "일반 요구사항")), ("11", Wording("Software", ko: "소프트웨어")),
  ]

  // MARK: Names

  private static func clauses(_ prefix: String, _ rows: [(String, String, String)]) -> [Clause] {
    rows.map { Clause(reference: "\(prefix) \($0)", number: $0, name: Wording($1, ko: $2)) }
  }

  /// Source: the table of contents of the guideline.
  private static let maagClauses = clauses(
    "MAAG",
    [
      ("1.1", "Text alternatives", "대체 텍스트"), ("1.2", "Captions and sign language", "자막, 수화 등의 제공"),
      ("1.3", "Perception without color", "색에 무관한 인식"), ("1.4", "Contrast", "명도 대비"),
      ("1.5", "Clear instructions", "명확한 지시사항"), ("1.6", "Alerts", "알림 기능"), ("2.1", "Focus", "초점"),
      ("2.2", "Operation by tapping", "누르기 동작 지원"), ("2.3", "Adjustable response time", "응답시간 조절"),
      ("2.4", "Pausing", "정지기능 제공"), ("2.5", "Size and distance of controls", "컨트롤의 크기와 간격"),
      ("3.1", "Help with input", "입력 도움"), ("3.2", "Consistent user interface", "사용자 인터페이스의 일관성"),
      ("3.3", "Limited flashing", "깜빡거림의 사용 제한"), ("3.4", "No automatic sound", "자동재생 금지"),
      ("3.5", "Predictability", "예측가능성"), ("4.1", "Use of font features", "폰트 관련 기능의 활용"),
      ("4.2", "Compatibility with assistive technology", "보조기술과의 호환성"),
      ("5", "Evaluation by users with disabilities", "장애인 사용자 평가"),
    ])

  /// The success criteria of the levels A and AA, in the order of the guideline, with their level after the name. The five about
  /// sets of programs are left out: one app is no set.
  ///
  /// Source: Web Content Accessibility Guidelines 2.2; WCAG2ICT for 2.4.1, 2.4.5, 3.2.3, 3.2.4 and 3.2.6.
  private static let wcagClauses = clauses(
    "WCAG",
    [
      ("1.1.1", "Non-text Content (A)", "텍스트 아닌 콘텐츠(A)"),
      ("1.2.1", "Audio-only and Video-only (Prerecorded) (A)", "오디오 전용과 비디오 전용(녹화)(A)"),
      ("1.2.2", "Captions (Prerecorded) (A)", "자막(녹화)(A)"),
      ("1.2.3", "Audio Description or Media Alternative (Prerecorded) (A)", "음성 해설 또는 미디어 대안(녹화)(A)"),
      ("1.2.4", "Captions (Live) (AA)", "자막(실시간)(AA)"),
      ("1.2.5", "Audio Description (Prerecorded) (AA)", "음성 해설(녹화)(AA)"),
      ("1.3.1", "Info and Relationships (A)", "정보와 관계(A)"),
      ("1.3.2", "Meaningful Sequence (A)", "의미 있는 순서(A)"),
      ("1.3.3", "Sensory Characteristics (A)", "감각적 특성(A)"),
      ("1.3.4", "Orientation (AA)", "방향(AA)"),
      ("1.3.5", "Identify Input Purpose (AA)", "입력 목적 식별(AA)"),
      ("1.4.1", "Use of Color (A)", "색의 사용(A)"),
      ("1.4.2", "Audio Control (A)", "오디오 제어(A)"),
      ("1.4.3", "Contrast (Minimum) (AA)", "명도 대비(최소)(AA)"),
      ("1.4.4", "Resize Text (AA)", "텍스트 크기 조절(AA)"),
      ("1.4.5", "Images of Text (AA)", "텍스트 이미지(AA)"),
      ("1.4.10", "Reflow (AA)", "리플로우(AA)"),
      ("1.4.11", "Non-text Contrast (AA)", "텍스트 아닌 콘텐츠의 명도 대비(AA)"),
      ("1.4.12", "Text Spacing (AA)", "텍스트 간격(AA)"),
      ("1.4.13", "Content on Hover or Focus (AA)", "호버나 초점에 따른 콘텐츠(AA)"),
      ("2.1.1", "Keyboard (A)", "키보드(A)"),
      ("2.1.2", "No Keyboard Trap (A)", "키보드 함정 없음(A)"),
      ("2.1.4", "Character Key Shortcuts (A)", "문자 단축키(A)"),
      ("2.2.1", "Timing Adjustable (A)", "시간 조절(A)"),
      ("2.2.2", "Pause, Stop, Hide (A)", "일시 정지, 정지, 숨김(A)"),
      ("2.3.1", "Three Flashes or Below Threshold (A)", "세 번 이하의 번쩍임(A)"),
      ("2.4.2", "Page Titled (A)", "페이지 제목(A)"),
      ("2.4.3", "Focus Order (A)", "초점 순서(A)"),
      ("2.4.4", "Link Purpose (In Context) (A)", "링크 목적(맥락)(A)"),
      ("2.4.6", "Headings and Labels (AA)", "제목과 레이블(AA)"),
      ("2.4.7", "Focus Visible (AA)", "초점 표시(AA)"),
      ("2.4.11", "Focus Not Obscured (Minimum) (AA)", "가려지지 않는 초점(최소)(AA)"),
      ("2.5.1", "Pointer Gestures (A)", "포인터 제스처(A)"),
      ("2.5.2", "Pointer Cancellation (A)", "포인터 취소(A)"),
      ("2.5.3", "Label in Name (A)", "이름 속의 레이블(A)"),
      ("2.5.4", "Motion Actuation (A)", "움직임에 의한 작동(A)"),
      ("2.5.7", "Dragging Movements (AA)", "끌기 동작(AA)"),
      ("2.5.8", "Target Size (Minimum) (AA)", "대상 크기(최소)(AA)"),
      ("3.1.1", "Language of Page (A)", "페이지의 언어(A)"),
      ("3.1.2", "Language of Parts (AA)", "부분의 언어(AA)"),
      ("3.2.1", "On Focus (A)", "초점을 받을 때(A)"),
      ("3.2.2", "On Input (A)", "입력할 때(A)"),
      ("3.3.1", "Error Identification (A)", "오류 식별(A)"),
      ("3.3.2", "Labels or Instructions (A)", "레이블 또는 지시문(A)"),
      ("3.3.3", "Error Suggestion (AA)", "오류 정정 제안(AA)"),
      ("3.3.4", "Error Prevention (Legal, Financial, Data) (AA)", "오류 예방(법률, 금융, 데이터)(AA)"),
      ("3.3.7", "Redundant Entry (A)", "반복 입력(A)"),
      ("3.3.8", "Accessible Authentication (Minimum) (AA)", "접근 가능한 인증(최소)(AA)"),
      ("4.1.2", "Name, Role, Value (A)", "이름, 역할, 값(A)"),
      ("4.1.3", "Status Messages (AA)", "상태 메시지(AA)"),
    ])

  /// Source: the headings of the guidelines, in English and in Korean.
  private static let higClauses: [Clause] =
    [
      ("HIG Content descriptions", "Content descriptions", "콘텐츠 설명"), ("HIG Navigation", "Navigation", "탐색"),
      ("HIG Buttons and controls", "Buttons and controls", "버튼 및 컨트롤"), ("HIG Gestures", "Gestures", "제스처"),
      ("HIG Media", "Media", "미디어"), ("HIG Speech", "Speech", "말하기"), ("HIG Haptics", "Haptics", "햅틱"),
      ("HIG Text display", "Text display", "텍스트 표시"), ("HIG Color and effects", "Color and effects", "색상 및 효과"),
      ("HIG Motion", "Motion", "동작"), ("WWDC21 charts", "Accessible charts (WWDC21)", "차트 접근성(WWDC21)"),
      ("WWDC22 single app mode", "Single app mode (WWDC22)", "단일 앱 모드(WWDC22)"),
    ].map { Clause(reference: $0, number: "", name: Wording($1, ko: $2)) }
}
