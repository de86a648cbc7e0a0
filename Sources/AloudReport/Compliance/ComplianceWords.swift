internal import AloudAudit

/// The words of reports by clauses, in each language of messages.
enum ComplianceWords {
  static let report = Wording("Accessibility report", ko: "접근성 점검 보고서")
  static let contents = Wording("Contents", ko: "차례")

  // The cover.
  static func name(of key: ComplianceReport.Cover.Key) -> Wording {
    switch key {
    case .app: Wording("App", ko: "앱")
    case .version: Wording("Version", ko: "버전")
    case .device: Wording("Device of the judgments by people", ko: "수동 점검 기기")
    case .date: Wording("Date", ko: "점검일")
    case .author: Wording("Author", ko: "점검자")
    case .email: Wording("Address", ko: "연락처")
    case .scope: Wording("Scope", ko: "점검 범위")
    }
  }

  static let audited = Wording("Audited", ko: "점검 대상")

  static func audited(files: Int, screens: Int) -> Wording {
    Wording(
      "\(files == 1 ? "1 file" : "\(files) files"), \(screens == 1 ? "1 screen" : "\(screens) screens")",
      ko: "파일 \(files)개, 화면 \(screens)개")
  }

  // The summary.
  static let summary = Wording("Summary", ko: "점검 결과 요약")
  static let summaryCaption = Wording("Clauses by result", ko: "지침별 검사항목 수")
  static let guideline = Wording("Guideline", ko: "지침")
  static let principle = Wording("Principle", ko: "원칙")
  static let principleCaption = Wording("Clauses of the Korean guideline by principle", ko: "원칙별 검사항목 수")
  static let allClauses = Wording("Clauses", ko: "검사항목")
  static let share = Wording("Passed", ko: "준수율")
  static let shareExplained = Wording(
    "A percentage is the share of passed clauses among those that passed or failed. Clauses that are not applicable or for a person to judge do not count.",
    ko: "준수율은 준수나 미준수로 판정한 검사항목 가운데 준수의 비율입니다. ‘해당 없음’과 ‘수동 점검 필요’는 계산하지 않습니다.")
  static let unread = Wording("Files that could not be read are not judged.", ko: "읽지 못한 파일은 판정에 들어 있지 않습니다.")

  static func name(of verdict: Verdict) -> Wording {
    switch verdict {
    case .passed: Wording("passed", ko: "준수")
    case .failed: Wording("failed", ko: "미준수")
    case .notApplicable: Wording("not applicable", ko: "해당 없음")
    case .open: Wording("for a person to judge", ko: "수동 점검 필요")
    }
  }

  /// Such as `63% (10 of 16 judged)`.
  static func share(_ counts: VerdictCounts) -> Wording {
    guard let share = counts.share else { return Wording("nothing judged", ko: "판정 없음") }
    let percent = ReportWords.percent(share)
    return Wording(
      "\(percent) (\(counts[.passed]) of \(counts.judged) judged)",
      ko: "\(percent) (판정 \(counts.judged)개 중 \(counts[.passed])개)")
  }

  /// Such as `5 of 19 clauses judged: 4 passed, 1 failed.`
  static func judged(_ counts: VerdictCounts) -> Wording {
    let told = "\(counts.judged) of \(counts.all == 1 ? "1 clause" : "\(counts.all) clauses") judged"
    let korean = "\(counts.all)개 검사항목 중 \(counts.judged)개 판정"
    guard counts.judged > 0 else { return Wording(told, ko: korean) }
    return Wording(
      "\(told): \(counts[.passed]) passed, \(counts[.failed]) failed",
      ko: "\(korean)(준수 \(counts[.passed])개, 미준수 \(counts[.failed])개)")
  }

  // The key findings.
  static let keyFindings = Wording("Key findings", ko: "주요 문제")
  static let keyFindingsExplained = Wording(
    "What to correct first: the gravest problems, where they are, whom they stop, and which clauses fail by them.",
    ko: "먼저 고칠 문제입니다. 심각한 순서로 위치, 영향을 받는 사용자, 미준수 항목을 적었습니다.")

  /// Such as `3 places (Home, Product). Affected: blind. Fails: MAAG 1.1.`
  static func key(places: Int, on screens: [String], affected: Wording, fails: Wording) -> Wording {
    let names = screens.joined(separator: ", ")
    var (english, korean) = ("\(ReportWords.placeCount(places).english) (\(names)).", "\(places)곳(\(names)).")
    if !affected.english.isEmpty {
      english += " Affected: \(affected.english)."
      korean += " 영향: \(affected.korean)."
    }
    guard !fails.english.isEmpty else {
      return Wording(english + " A person must judge it.", ko: korean + " 사람이 판정해야 합니다.")
    }
    return Wording(english + " Fails: \(fails.english).", ko: korean + " 미준수: \(fails.korean).")
  }

  /// How to come to a finding with VoiceOver.
  static let reproduce = Wording("How to get there", ko: "재현 방법")

  /// Such as `Home: from the first element, flick right 3 times`.
  static func reproduce(_ screen: String, flicks: Int) -> Wording {
    let times = flicks == 1 ? "once" : "\(flicks) times"
    return Wording(
      flicks == 0
        ? "\(screen): the first element" : "\(screen): from the first element, flick right \(times)",
      ko: flicks == 0 ? "\(screen): 첫 항목" : "\(screen): 첫 항목에서 오른쪽으로 \(flicks)번 쓸어 넘기기")
  }

  static func subjects(_ count: Int) -> Wording {
    Wording(count == 1 ? "1 element" : "\(count) elements", ko: "대상 \(count)개")
  }

  /// Such as `47 questions have no answer.`
  static func unanswered(_ count: Int) -> Wording {
    Wording(
      count == 1
        ? "1 question has no answer. It is with its clauses."
        : "\(count) questions have no answer. They are with their clauses.",
      ko: "답하지 않은 질문 \(count)개는 검사항목별 결과에 있습니다.")
  }

  // The clauses.
  static let clauses = Wording("Results by clause", ko: "검사항목별 결과")
  static let clause = Wording("Clause", ko: "검사항목")
  static let method = Wording("Method", ko: "점검 방법")
  static let result = Wording("Result", ko: "결과")
  static let evidence = Wording("Evidence", ko: "근거")
  static let noFinding = Wording("nothing found", ko: "찾은 문제 없음")

  static func name(of method: ClauseResult.Method) -> Wording {
    switch method {
    case .automatic: Wording("automatic", ko: "자동")
    case .person: Wording("by a person", ko: "수동")
    case .both: Wording("automatic, and by a person", ko: "자동·수동")
    }
  }

  static func told(_ gap: ClauseResult.Gap) -> Wording {
    switch gap {
    case .questions(let open, let all):
      Wording(
        "\(open) of \(all == 1 ? "1 question" : "\(all) questions") open", ko: "질문 \(all)개 중 \(open)개에 답하지 않음")
    case .undescribed:
      Wording("The audited files do not have enough information about it.", ko: "점검한 자료만으로는 판단할 수 없는 부분이 있음")
    case .rules: Wording("Some rules were omitted.", ko: "일부 규칙을 빼고 점검함")
    case .suspected(let count):
      Wording(
        count == 1 ? "1 finding may break it." : "\(count) findings may break it.", ko: "위반으로 의심되는 문제 \(count)개 확인 필요")
    case .unseen:
      Wording(
        "Nothing of the kind is in the audited files; a person must say whether the app has it.",
        ko: "점검한 자료에는 대상이 없음. 앱 전체에 없는지 확인 필요")
    case .accepted:
      Wording(
        "Whether the accepted findings leave it met, a person must say.", ko: "예외로 인정한 문제가 있어도 준수인지 확인 필요")
    case .unjudged: Wording("No rule can decide that it is met.", ko: "자동으로 준수 여부를 판정할 수 없음")
    }
  }

  // Progress.
  static let progress = Wording("Since the earlier report", ko: "이전 보고서와 비교")
  static let progressCaption = Wording("Findings by clause", ko: "검사항목별 문제 수")
  static let corrected = Wording("corrected", ko: "개선")
  static let new = Wording("new", ko: "신규")
  static let unchanged = Wording("unchanged", ko: "미개선")
  static let accepted = Wording("accepted", ko: "예외 인정")
  static let earlier = Wording("Earlier result", ko: "이전 결과")
  static let now = Wording("Result now", ko: "이번 결과")
  static let otherGuidelines = Wording("Other guidelines", ko: "다른 지침")
  static let total = Wording("All findings", ko: "전체 문제")
  static let changedResults = Wording("Changed results", ko: "달라진 결과")
  static let noChanges = Wording("No result of a clause has changed.", ko: "결과가 달라진 검사항목이 없습니다.")
  static let findingsByState = Wording("Findings by state", ko: "상태별 문제")
  static let state = Wording("State", ko: "상태")
  static let count = Wording("Number", ko: "수")

  static func comparedWith(_ date: String?) -> Wording {
    guard let date else { return Wording("Compared with an earlier report.", ko: "이전 보고서와 비교했습니다.") }
    return Wording("Compared with the report of \(date).", ko: "비교한 보고서의 점검일: \(date)")
  }

  static func otherVersion(_ version: String?) -> Wording {
    Wording(
      "\(version.map { "Aloud \($0)" } ?? "Another version of Aloud") made that report, so that a result may differ because the rules do.",
      ko: "\(version.map { "Aloud \($0)" } ?? "다른 판의 Aloud")의 보고서이므로, 규칙이 바뀌어 결과가 달라진 항목이 있을 수 있습니다.")
  }

  static func unknown(_ count: Int) -> Wording {
    Wording(
      "\(count == 1 ? "1 finding of the earlier report was" : "\(count) findings of the earlier report were") not checked again: files or rules were left out.",
      ko: "이번에 점검하지 않은 파일이나 규칙에 있던 문제 \(count)개는 비교하지 않았습니다.")
  }

  // Judgments.
  static let judgments = Wording("Judgments by people", ko: "수동 점검")
  static let judgmentsExplained = Wording(
    "Answer here, and save the answers to a file; `aloud audit --answers FILE` puts them into the next report.",
    ko: "여기에서 판정하고 파일로 저장하십시오. 다음 보고서는 `aloud audit --answers FILE`로 그 파일을 읽습니다.")
  static let judged = Wording("Judged and open", ko: "수동 점검 결과")
  static let form = Wording("Form", ko: "판정 입력")
  static let note = Wording("Note", ko: "메모")
  static let screenshot = Wording("Screenshot", ko: "화면 캡처")
  static let removeScreenshot = Wording("Remove the screenshot", ko: "화면 캡처 삭제")
  static let refused = Wording(
    "This file is not a PNG or JPEG picture, so it was not added.", ko: "PNG나 JPEG 그림이 아니어서 넣지 않았습니다.")
  static let stored = Wording(
    "This browser keeps what you enter, except screenshots, until you clear it.",
    ko: "입력한 내용은 지울 때까지 이 브라우저에 남습니다. 화면 캡처는 남지 않습니다.")
  static let earlierAnswers = Wording("Answers of an earlier report (answers.json)", ko: "이전 보고서의 판정(answers.json)")
  /// `{}` is the number of answers.
  static let answersTaken = Wording("Answers taken over: {}.", ko: "가져온 판정: {}개.")
  static let answersKept = Wording(
    "Answers about something that is not here: {}; saving keeps them.", ko: "이 보고서에 없는 대상의 판정 {}개는 저장할 때 그대로 둡니다.")
  static let noAnswers = Wording("This file has no answers.", ko: "판정이 없는 파일입니다.")
  static let clear = Wording("Clear what was entered", ko: "입력한 내용 지우기")
  static let cleared = Wording("What was entered is cleared.", ko: "입력한 내용을 지웠습니다.")
  static let save = Wording("Save the answers", ko: "판정 저장")
  static let saved = Wording("Saved in the downloads folder: answers.json", ko: "answers.json을 다운로드 폴더에 저장했습니다.")
  static let verdict = Wording("Verdict", ko: "판정")
  static let undecided = Wording("undecided", ko: "미정")
  static let asEverywhere = Wording("as for all files", ko: "모든 파일과 같음")
  static let everywhere = Wording("All files", ko: "모든 파일")
  static let otherwise = Wording("Files that differ", ko: "파일별 판정")
  static let acceptFindings = Wording("Accept findings that may stay", ko: "문제를 예외로 인정")
  static let acceptExplained = Wording(
    "Say who decides, and why. Without a last day, the decision has no end.", ko: "인정한 사람과 이유를 적으십시오. 기한이 없으면 계속 인정합니다."
  )
  static let incomplete = Wording(
    "Not saved: an accepted finding needs who and why, and a last day that has not passed.",
    ko: "저장하지 않았습니다. 예외로 인정하려면 사람과 이유가 필요하고, 기한이 지나지 않아야 합니다.")
  static let wholeClauses = Wording("Clauses as a whole", ko: "검사항목 직접 판정")
  static let misfits = Wording("Answers without a matching file or question", ko: "대상이 없어진 판정")

  static func files(_ count: Int) -> Wording {
    Wording(count == 1 ? "1 file" : "\(count) files", ko: "파일 \(count)개")
  }

  // The appendix.
  static let readings = Wording("Appendix: all readings", ko: "부록: 전체 읽기 기록")
  static let readingsExplained = Wording(
    "What VoiceOver would say at each stop, in its order, as Aloud simulates it.",
    ko: "VoiceOver가 항목마다 읽을 말을 Aloud가 시뮬레이션하여 순서대로 적었습니다.")
}
