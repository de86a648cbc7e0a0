internal import AloudTree

// Chapter 3 of the guideline, and what Apple's guidelines say of typing and choosing.
extension Question {
  static let understanding: [Question] = [
    Question(
      "label-fits", "Does the label of each field say what is to be typed, as the caption on the screen does?",
      ko: "입력란의 레이블이 화면의 이름과 같고 무엇을 입력할지 알립니까?", ["MAAG 3.1", "WCAG 2.4.6", "WCAG 2.5.3"],
      .stops { $0.isInput && !$0.label.isEmpty }),
    Question(
      "input-format",
      "Where a field wants a certain form (a date, a number, a password), is that said before people type?",
      ko: "정해진 입력 형식(날짜, 번호, 비밀번호 규칙)을 입력하기 전에 알립니까?", ["MAAG 3.1", "WCAG 3.3.2"], .stops(\.isInput)),
    Question(
      "consistent-controls", "Do controls that do the same look alike and have the same name on every screen?",
      ko: "같은 기능을 하는 컨트롤의 모양과 이름이 화면마다 같습니까?", ["MAAG 3.2", "WCAG 3.2.4"],
      .app { app in app.screens.contains { $0.stops.count { $0.traits.contains(.button) } > 1 } }),
    Question(
      "flashing-media",
      "Does nothing in films and animations flash 3 times a second or more, or is there a warning and a way around it?",
      ko: "영상과 애니메이션에 초당 3회 이상 깜빡이는 부분이 없거나, 미리 경고하고 피할 수 있습니까?",
      ["MAAG 3.3", "WCAG 2.3.1"], .stops(\.isMedia)),
    Question(
      "background-sound", "Can each sound of 3 seconds or more be stopped at once, or does none begin by itself?",
      ko: "3초 이상의 소리가 저절로 재생되지 않거나 바로 멈출 수 있습니까?", ["MAAG 3.4", "HIG Motion", "WCAG 1.4.2"],
      .stops(\.isMedia)),
    Question(
      "sound-apart", "Can the sound be turned down without VoiceOver becoming quieter, too?",
      ko: "VoiceOver 음량은 그대로 두고 이 소리만 줄일 수 있습니까?", ["MAAG 3.4", "WCAG 1.4.2"], .stops(\.isMedia)),
    Question(
      "leaves-app", "Is it said beforehand where a control leads to another app or to a page of the web?",
      ko: "다른 앱이나 웹 페이지로 넘어간다는 것을 컨트롤이 미리 알립니까?", ["MAAG 3.5", "WCAG 3.2.5"],
      .stops(\.isPlainLink)),
    Question(
      "window-unasked", "Did this window open because people asked for it, and not with the page?",
      ko: "이 창이 페이지와 함께 저절로 열리지 않고 사용자가 열었습니까?", ["MAAG 3.5", "WCAG 3.2.5"], .nodes(\.isWindowOfPage)),
    Question(
      "dictation", "Can people dictate into each field?", ko: "입력란마다 받아쓰기를 쓸 수 있습니까?", ["HIG Speech"],
      .stops { $0.isInput && !$0.traits.contains(.secureTextField) }),
    Question(
      "siri", "Can what people do often be done by voice, with Siri or Shortcuts?",
      ko: "자주 하는 일을 Siri나 단축어로 할 수 있습니까?", ["HIG Speech"], .app(\.hasControls)),
    Question(
      "selectable-text", "Can text be selected, so that it can be spoken, looked up and copied?",
      ko: "텍스트를 선택해 말하기, 찾아보기, 복사하기를 할 수 있습니까?", ["HIG Speech"], .stops(\.isText)),
    Question(
      "haptics", "Do haptics go along with what is seen and heard where a state changes?",
      ko: "상태가 바뀔 때 화면과 소리에 더해 햅틱을 제공합니까?", ["HIG Haptics"], .stops(\.hasState)),
    Question(
      "button-styles", "Are the styles of buttons told apart by more than color, the important one first?",
      ko: "버튼의 중요도를 색이 아닌 모양으로도 구분합니까?", ["HIG Buttons and controls"],
      .app { app in app.screens.contains { $0.stops.count { $0.traits.contains(.button) } > 1 } }),
    Question(
      "on-off-labels", "Are switches the system's own, and can they be told apart with On/Off Labels?",
      ko: "시스템 스위치를 쓰고, 켬/끔 레이블로 상태를 구분할 수 있습니까?", ["HIG Buttons and controls"],
      .stops { $0.traits.contains(.toggleButton) }),
    Question(
      "link-underline", "Can links be told from text by more than their color?", ko: "링크를 색 말고도 구분할 수 있습니까?",
      ["HIG Buttons and controls", "WCAG 1.4.1"], .stops { $0.traits.contains(.link) }),
  ]
}
