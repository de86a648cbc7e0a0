internal import AloudTree

// The success criteria of WCAG 2.2, levels A and AA, that apply to one app, as far as no question above asks about them. Who answers
// looks at the app, because a capture does not show most of these subjects.
extension Question {
  static let criteria: [Question] = perceivable + operable + understandable + robust

  private static func asked(
    _ id: String, _ english: String, ko korean: String, _ references: [String], _ subject: Subject
  ) -> Question {
    Question(id, english, ko: korean, references, subject, coversApp: true)
  }

  private static let ofContent: Subject = .app { app in app.screens.contains { !$0.stops.isEmpty } }
  private static let ofControls: Subject = .app { $0.hasControls }
  private static let ofMedia: Subject = .stops { $0.isMedia }
  private static let ofInput: Subject = .stops { $0.isInput }

  // MARK: 1

  private static let perceivable: [Question] = [
    asked(
      "media-alone", "Does recorded sound without a picture have a script, and a silent film a description?",
      ko: "소리만 있는 녹음에는 원고를, 소리 없는 영상에는 설명을 제공합니까?", ["MAAG 1.2", "WCAG 1.2.1"], ofMedia),
    asked(
      "captions-recorded", "Do recorded films with sound have captions, not only a script?",
      ko: "소리가 있는 녹화 영상에 원고만이 아니라 자막이 있습니까?", ["WCAG 1.2.2"], ofMedia),
    asked(
      "captions-live", "Do live films with sound have live captions?", ko: "소리가 있는 실시간 영상에 실시간 자막이 있습니까?",
      ["MAAG 1.2", "WCAG 1.2.4"], ofMedia),
    asked(
      "audio-description-spoken", "Does a voice describe what recorded films show and do not say?",
      ko: "녹화 영상에서 말하지 않고 보여 주기만 하는 내용을 음성으로 해설합니까?", ["WCAG 1.2.5"], ofMedia),
    asked(
      "structure-exposed", "Is all that looks like a heading, a list, a table or a group also one for VoiceOver?",
      ko: "머리말, 목록, 표, 묶음으로 보이는 것을 VoiceOver도 그렇게 알립니까?", ["WCAG 1.3.1"], ofContent),
    asked(
      "order-meaning", "Where the order matters for the meaning, does VoiceOver read in that order?",
      ko: "순서에 따라 뜻이 달라지는 내용을 VoiceOver가 올바른 순서로 읽습니까?", ["WCAG 1.3.2"], ofContent),
    asked(
      "sensory-words", "Can people follow each instruction without its shape, color, size, place, direction or sound?",
      ko: "모양, 색, 크기, 위치, 방향, 소리를 몰라도 지시사항을 따를 수 있습니까?", ["MAAG 1.5", "WCAG 1.3.3"], .stops { $0.isText }),
    asked(
      "orientation", "Does each screen work upright and sideways, unless one of them is essential?",
      ko: "한 방향이 꼭 필요한 경우를 빼고, 화면을 세로와 가로 모두로 쓸 수 있습니까?", ["WCAG 1.3.4"], ofContent),
    asked(
      "input-purpose", "Do fields about the user (name, address, telephone) tell the system their purpose?",
      ko: "사용자 정보(이름, 주소, 전화번호) 입력란이 입력 목적(textContentType)을 시스템에 알립니까?", ["WCAG 1.3.5"], ofInput),
    asked(
      "contrast-korean", "Does this text have a contrast of at least 3:1?", ko: "이 글자의 명도 대비가 3:1 이상입니까?",
      ["MAAG 1.4"], .stops { $0.hasUnknownColors }),
    asked(
      "contrast", "Does this text have a contrast of at least 4.5:1, or 3:1 if it is large, in light and dark?",
      ko: "이 글자의 명도 대비가 라이트 모드와 다크 모드에서 4.5:1(큰 글자는 3:1) 이상입니까?", ["WCAG 1.4.3"],
      .stops { $0.hasUnknownColors }),
    asked(
      "images-of-text", "Is text real text and not part of a picture, unless its look is essential, as in a logo?",
      ko: "로고처럼 모양이 꼭 필요한 경우를 빼고, 이미지 대신 실제 텍스트를 씁니까?", ["WCAG 1.4.5"], ofContent),
    asked(
      "reflow", "Can people read all on a width of 320 points without scrolling both ways?",
      ko: "너비 320포인트에서 가로와 세로로 함께 스크롤하지 않고 모두 읽을 수 있습니까?", ["WCAG 1.4.10"], ofContent),
    asked(
      "part-contrast", "Do the parts that show a control, its state or a graphic have a contrast of at least 3:1?",
      ko: "컨트롤과 그 상태, 그림을 알아보는 데 필요한 부분의 명도 대비가 3:1 이상입니까?", ["WCAG 1.4.11"], ofContent),
    asked(
      "text-spacing", "Where text can be spaced out, as on a web page, does nothing get lost?",
      ko: "웹 페이지처럼 글자와 줄 간격을 바꿀 수 있는 곳에서 간격을 넓혀도 잃는 내용이 없습니까?", ["WCAG 1.4.12"], ofContent),
    asked(
      "hover-content",
      "If something appears under a pointer or at the focus, can people close it, reach it and keep it?",
      ko: "포인터나 초점에 따라 나타나는 내용을 닫을 수 있고, 가리킬 수 있고, 그대로 둘 수 있습니까?", ["WCAG 1.4.13"], ofContent),
  ]

  // MARK: 2

  private static let operable: [Question] = [
    asked(
      "keyboard-trap", "Can people leave each part with the keyboard by which they came?",
      ko: "키보드로 들어간 곳에서 키보드로 나올 수 있습니까?", ["WCAG 2.1.2"], ofControls),
    asked(
      "single-keys", "If a single character is a shortcut, can people switch it off or change it?",
      ko: "문자 하나로 된 단축키를 끄거나 바꿀 수 있습니까?", ["WCAG 2.1.4"], ofControls),
    asked(
      "pausing", "Can people stop what changes by itself, and go to the previous and the next?",
      ko: "저절로 바뀌는 내용을 멈추고, 이전과 다음으로 옮겨 갈 수 있습니까?", ["MAAG 2.4"], .app { $0.hasTimers }),
    asked(
      "motion-stops", "Can all people pause, stop or hide what moves or updates by itself?",
      ko: "저절로 움직이거나 갱신되는 내용을 누구나 일시 정지하거나 멈추거나 숨길 수 있습니까?", ["WCAG 2.2.2"], ofContent),
    asked(
      "three-flashes", "Does nothing flash more than three times in a second, or only small and dim parts?",
      ko: "1초에 세 번 넘게 번쩍이는 부분이 없거나, 있어도 작고 어둡습니까?", ["WCAG 2.3.1"], ofContent),
    asked(
      "screen-title", "Does the title of each screen tell its topic or purpose?", ko: "화면마다 제목이 주제나 목적을 알립니까?",
      ["WCAG 2.4.2"], ofContent),
    asked(
      "focus-order", "Does the focus move in an order that keeps the meaning, with VoiceOver and with a keyboard?",
      ko: "VoiceOver와 키보드의 초점이 뜻이 통하는 순서로 이동합니까?", ["MAAG 2.1", "WCAG 2.4.3"], ofContent),
    asked(
      "link-purpose", "Is the purpose of each link clear from its text, or from the text that it belongs to?",
      ko: "링크의 목적을 링크 텍스트나 그 문맥으로 알 수 있습니까?", ["WCAG 2.4.4"], .stops { $0.traits.contains(.link) }),
    asked(
      "labels-describe", "Do headings and visible labels describe their topic or purpose?",
      ko: "머리말과 화면에 보이는 레이블이 주제나 목적을 설명합니까?", ["WCAG 2.4.6"], ofContent),
    asked(
      "focus-visible", "Can people see where the keyboard focus is?", ko: "키보드 초점이 어디에 있는지 보입니까?",
      ["WCAG 2.4.7"], ofControls),
    asked(
      "focus-covered", "Does nothing cover the whole element with the keyboard focus?",
      ko: "키보드 초점을 받은 요소를 다른 내용이 모두 가리지 않습니까?", ["WCAG 2.4.11"], ofControls),
    asked(
      "path-gestures", "Does one finger without a path suffice for all that several fingers or a path can do?",
      ko: "여러 손가락이나 정해진 궤적이 필요한 기능을 한 손가락의 단순한 동작으로도 쓸 수 있습니까?", ["WCAG 2.5.1"], ofControls),
    asked(
      "touch-cancel", "Do controls act when the finger is lifted, or can people cancel or undo what a touch began?",
      ko: "손가락을 뗄 때 실행되거나, 누른 뒤에 취소하거나 되돌릴 수 있습니까?", ["WCAG 2.5.2"], ofControls),
    asked(
      "visible-words", "Does the name of each control contain the words that are visible on it?",
      ko: "컨트롤의 이름에 화면에 보이는 글자가 들어 있습니까?", ["WCAG 2.5.3"], .stops { $0.isControl }),
    asked(
      "motion-ways", "Can people use a control instead of shaking or tilting, and switch that motion off?",
      ko: "흔들기나 기울이기 대신 컨트롤을 쓸 수 있고, 그 동작을 끌 수 있습니까?", ["WCAG 2.5.4"], ofControls),
    asked(
      "dragging", "Do taps suffice for all that dragging can do?", ko: "끌어서 하는 일을 누르기만으로도 할 수 있습니까?",
      ["WCAG 2.5.7"], ofControls),
    asked(
      "target-24",
      "Is this touch area at least 24 by 24 points, or excused by space, another control, its line or the system?",
      ko: "이 터치 영역이 24×24포인트 이상이거나, 간격, 같은 기능의 다른 컨트롤, 문장 속 링크, 시스템 기본값으로 예외가 됩니까?",
      ["WCAG 2.5.8"], .stops { $0.isControl && !$0.isAtLeast(24) }),
    asked(
      "target-9mm",
      "Is each touch area at least 9 mm wide and high, and 9 mm from the next where nothing is drawn between?",
      ko: "터치 영역의 너비와 높이가 9mm 이상이고, 구분선이 없는 컨트롤의 중심 간격이 9mm 이상입니까?", ["MAAG 2.5"],
      .app { !$0.hasOnlyTargetsOfNineMillimeters }),
  ]

  // MARK: 3

  private static let understandable: [Question] = [
    asked(
      "app-language", "Does the app tell VoiceOver the language in which it is written?",
      ko: "앱이 자신의 언어를 VoiceOver에 알립니까?", ["WCAG 3.1.1"], ofContent),
    asked(
      "language-parts", "Does VoiceOver speak each passage in another language in that language?",
      ko: "다른 언어로 쓴 부분을 VoiceOver가 그 언어로 읽습니까?", ["WCAG 3.1.2"], ofContent),
    asked(
      "focus-quiet", "When something gets the focus, does nothing else open, move or send?",
      ko: "초점을 받기만 했을 때 새 화면이 열리거나 초점이 옮겨 가거나 전송되지 않습니까?", ["MAAG 3.5", "WCAG 3.2.1"], ofControls),
    asked(
      "setting-quiet", "When a value changes, does nothing else open, move or send, unless people were told before?",
      ko: "값을 바꾸기만 했을 때, 미리 알리지 않은 화면이 열리거나 초점이 옮겨 가거나 전송되지 않습니까?", ["MAAG 3.5", "WCAG 3.2.2"],
      ofControls),
    asked(
      "opens-unasked", "Does no window open by itself, such as a message over the first screen?",
      ko: "첫 화면의 팝업처럼 저절로 열리는 창이 없습니까?", ["MAAG 3.5"], ofContent),
    asked(
      "same-places", "Have parts that several screens share the same place and the same order on each?",
      ko: "여러 화면에 함께 나오는 부분의 위치와 순서가 화면마다 같습니까?", ["MAAG 3.2"], ofContent),
    asked(
      "error-text", "If an error in the input is found, do words tell the field and the error?",
      ko: "입력 오류를 찾으면 어느 항목이 어떻게 잘못되었는지 글로 알립니까?", ["MAAG 3.1", "WCAG 3.3.1"], ofInput),
    asked(
      "caption-visible", "Does each field have a visible caption, or visible instructions?",
      ko: "입력란마다 화면에 보이는 레이블이나 안내가 있습니까?", ["WCAG 3.3.2"], ofInput),
    asked(
      "error-advice", "If the app knows how to correct an error in the input, does it say so?",
      ko: "입력 오류를 고치는 방법을 알 수 있을 때 그 방법을 제안합니까?", ["WCAG 3.3.3"], ofInput),
    asked(
      "reversible",
      "Where people enter into a contract, pay or change their data, can they undo, check or confirm it?",
      ko: "계약, 결제, 개인 정보 변경을 취소하거나, 검토하거나, 확인한 뒤 마칠 수 있습니까?", ["WCAG 3.3.4"], ofControls),
    asked(
      "typed-once", "Within one process, is what people have entered filled in or offered when it is needed again?",
      ko: "한 과정에서 이미 입력한 정보를 다시 요구할 때 자동으로 채우거나 고를 수 있게 합니까?", ["WCAG 3.3.7"], ofControls),
    asked(
      "login-without-test", "Can people log in without remembering or solving something, as by pasting or by Face ID?",
      ko: "외우거나 문제를 풀지 않고 붙여넣기나 Face ID 등으로 로그인할 수 있습니까?", ["WCAG 3.3.8"], ofControls),
  ]

  // MARK: 4

  private static let robust: [Question] = [
    asked(
      "control-purpose", "Does the name of each control say what it does, also where only a picture is visible?",
      ko: "그림만 보이는 컨트롤을 포함하여 컨트롤의 이름이 기능을 알립니까?", ["WCAG 1.1.1", "WCAG 4.1.2"], .stops { $0.isControl }),
    asked(
      "status-told", "Does VoiceOver say messages about results, progress and errors that do not get the focus?",
      ko: "초점을 받지 않는 결과, 진행, 오류 메시지를 VoiceOver가 읽습니까?", ["WCAG 4.1.3"], ofContent),
  ]
}

// Their subjects: what a measurement could not decide.
extension AuditedScreen.Stop {
  /// True where the document does not state both colors, so that nobody has measured the contrast.
  package var hasUnknownColors: Bool { details?.colors.map { $0.foreground == nil || $0.background == nil } ?? true }

  /// True where width and height are known, and at least so many points.
  package func isAtLeast(_ points: Double) -> Bool { frame.map { min($0.width, $0.height) >= points } ?? false }
}

extension AuditedApp {
  /// True where the points of an inch are known, and each control is at least 9 mm wide and high.
  package var hasOnlyTargetsOfNineMillimeters: Bool {
    guard let perInch = document.pointsPerInch else { return !hasControls }
    return screens.allSatisfy { screen in
      screen.stops.allSatisfy { !$0.isControl || $0.isAtLeast(9 / 25.4 * perInch) }
    }
  }
}
