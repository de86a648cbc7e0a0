extension ScreenReader.Gesture.Row {
  /// What VoiceOver's settings call the command in a language; English where nobody has told.
  ///
  ///     ScreenReader.Gesture.table[0].command(in: "ko")  // 다음 항목으로 이동
  ///
  /// - Parameter language: BCP-47.
  /// - Returns: nil where the gesture gives no command.
  public func command(in language: String) -> String? {
    guard let command else { return nil }
    let isKorean = language == "ko" || language.hasPrefix("ko-")
    return isKorean ? Self.koreanCommands[command] ?? command : command
  }

  // Source: the names of commands in the settings of iOS 16 in Korean, as an app for learners lists them; what is said of
  // the first and the last item stands there in one.
  private static let koreanCommands: [String: String] = [
    "Speak item": "항목 말하기",
    "Activate": "활성화",
    "Perform long press": "길게 누르기 수행",
    "Secondary activate": "보조 활성화",
    "Toggle speaking": "말하기 토글",
    "Magic tap": "매직 탭",
    "Show item chooser": "항목 선택 화면 보기",
    "Open quick settings": "빠른 설정 열기",
    "Read item summary": "항목 요약 읽기",
    "Toggle mute": "소리 끔 토글",
    "Toggle screen curtain": "화면 커튼 토글",
    "Copy speech to clipboard": "말하기 내용을 클립보드로 복사",
    "Select first item": "최상단 항목 선택",
    "Select last item": "최하단 항목 선택",
    "Move to previous item": "이전 항목으로 이동",
    "Move to next item": "다음 항목으로 이동",
    "Previous rotor item": "이전 로터 항목",
    "Next rotor item": "다음 로터 항목",
    "Previous rotor": "이전 로터",
    "Next rotor": "다음 로터",
    "Move out": "밖으로 이동",
    "Move in": "안으로 이동",
    "Read from top": "위에서부터 읽기",
    "Read all": "모두 읽기",
    "Scroll right": "오른쪽으로 스크롤",
    "Scroll left": "왼쪽으로 스크롤",
    "Scroll down": "아래로 스크롤",
    "Scroll up": "위로 스크롤",
    "Switch to previous app": "이전 앱으로 전환",
    "Switch to next app": "다음 앱으로 전환",
    "Escape": "Escape",
    "Label item": "항목 레이블 정하기",
    "Start help": "시작 도움말",
    "Undo": "실행 취소",
    "Redo": "실행 복귀",
  ]
}
