internal import AloudAudit

/// The words about Apple's label, in each language of messages.
enum LabelWords {
  static let label = Wording(
    "Evidence for Accessibility Nutrition Labels", ko: "앱 접근성 라벨(Accessibility Nutrition Labels)의 근거")
  static let explained = Wording(
    "On the App Store, a label says with which features people can do all common tasks of an app: what it is for, first launch, sign-in, purchase, settings. This is the evidence of the tasks below, as Aloud simulates them on the audited screens. It declares nothing. For each kind of device, a person must decide, also about tasks that are not here.",
    ko:
      "App Store의 라벨은 앱의 모든 주요 과업(앱의 목적, 첫 실행, 로그인, 구매, 설정)을 어떤 기능으로 할 수 있는지 알립니다. 아래는 점검한 화면에서 Aloud가 시뮬레이션한 과업의 근거이며, 기능을 지원한다는 선언이 아닙니다. 여기에 없는 과업까지 포함해 기기 종류마다 사람이 결정해야 합니다."
  )
  static let feature = Wording("Feature", ko: "기능")
  static let tasks = Wording("Common tasks", ko: "주요 과업")
  static let evidence = Wording("Evidence", ko: "근거")
  static let forPeople = Wording("What a person must decide", ko: "사람이 결정할 것")
  static let caption = Wording("Features of the label", ko: "라벨의 기능")
  static let script = Wording("Script", ko: "스크립트")
  static let screens = Wording("Screens on the way", ko: "거친 화면")
  static let goal = Wording("Goal", ko: "목표")
  static let cost = Wording("Cost", ko: "비용")
  static let goals = Wording("What each goal takes: gestures, or phrases", ko: "목표마다 필요한 제스처나 말의 수")
  static let firstScreen = Wording("the first screen", ko: "첫 화면")
  static let lookedAtNothing = Wording(
    "Nothing was looked at.", ko: "확인한 것이 없습니다.")

  static func transcript(_ feature: LabelFeature) -> Wording {
    Wording("Transcript: \(feature.name.english)", ko: "기록: \(feature.name.korean)")
  }

  /// Such as `3 tasks: for it 2, against it 1`.
  static func counts(_ label: NutritionLabel, _ feature: LabelFeature) -> Wording {
    let all = label.tasks.count
    guard !feature.rules.isEmpty else { return lookedAtNothing }
    let counts = NutritionLabel.Evidence.allCases.map { ($0, label.count($0, for: feature)) }.filter { $0.1 > 0 }
    return Wording(
      "\(all == 1 ? "1 task" : "\(all) tasks"): "
        + counts.map { "\(brief($0.0).english) \($0.1)" }.joined(separator: ", "),
      ko: "과업 \(all)개: " + counts.map { "\(brief($0.0).korean) \($0.1)개" }.joined(separator: ", "))
  }

  private static func brief(_ evidence: NutritionLabel.Evidence) -> Wording {
    switch evidence {
    case .supporting: Wording("for it", ko: "뒷받침")
    case .contrary: Wording("against it", ko: "반대")
    case .none: Wording("no evidence", ko: "근거 없음")
    }
  }

  static func told(_ evidence: NutritionLabel.Evidence) -> Wording {
    switch evidence {
    case .supporting: Wording("evidence for it", ko: "뒷받침하는 근거")
    case .contrary: Wording("evidence against it", ko: "반대되는 근거")
    case .none: Wording("no evidence", ko: "근거 없음")
    }
  }

  static func told(_ gap: NutritionLabel.Gap) -> Wording {
    switch gap {
    case .noGoal:
      Wording("The script neither activates nor reads anything.", ko: "스크립트가 아무것도 실행하거나 읽지 않습니다.")
    case .rules: Wording("Some rules were left out of the audit.", ko: "일부 규칙을 빼고 점검했습니다.")
    case .unread: Wording("The app could not be audited.", ko: "앱을 점검하지 못했습니다.")
    }
  }

  static let finished = Wording(
    "The task was finished, and nothing on its way counts against it.", ko: "과업을 마쳤고, 거친 화면에 문제가 없습니다.")
  static let onTheWay = Wording("On the way", ko: "거친 화면의 문제")

  /// Such as `12 gestures, 8.2 s`.
  static func cost(_ actions: Int, seconds: String, _ feature: LabelFeature) -> Wording {
    let isVoice = feature == .voiceControl
    let noun = isVoice ? actions == 1 ? "phrase" : "phrases" : actions == 1 ? "gesture" : "gestures"
    return Wording("\(actions) \(noun), \(seconds) s", ko: "\(isVoice ? "말" : "제스처") \(actions)번, \(seconds)초")
  }
}
