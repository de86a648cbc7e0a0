internal import AloudTree

// Chapter 2 of the guideline, and what Apple's guidelines say of operating.
extension Question {
  static let operation: [Question] = [
    Question(
      "focus-area",
      "Is the VoiceOver cursor as large as what it stands on, and does touch find each thing where it is seen?",
      ko: "초점 영역의 위치와 크기가 내용과 같고, 보이는 곳을 터치하면 그 내용을 읽습니까?", ["MAAG 2.1"], .stops(\.isFramedControl)),
    Question(
      "hidden-on-purpose", "Is each control that is hidden from VoiceOver of no use to those who listen?",
      ko: "VoiceOver에서 숨긴 컨트롤은 VoiceOver 사용자에게 필요 없는 것입니까?", ["MAAG 2.1", "WCAG 4.1.2"],
      .nodes(\.isHiddenControl)),
    Question(
      "keyboard", "Can everything be reached and operated with a keyboard, and are the system's shortcuts left alone?",
      ko: "모든 기능을 키보드로 쓸 수 있고 시스템 단축키를 가로채지 않습니까?", ["HIG Navigation", "WCAG 2.1.1"],
      .stops(\.isControl)),
    Question(
      "rotor-useful",
      "Is there a heading, a custom rotor or an action for each way in which people look for things here?",
      ko: "원하는 곳을 빨리 찾도록 머리말, 사용자 설정 로터나 동작을 제공합니까?", ["HIG Navigation"],
      .app { app in app.screens.contains { $0.stops.count >= 8 } }),
    Question(
      "platform-gestures", "Do the app's own gestures leave those of the system alone, and are they simple?",
      ko: "앱의 제스처가 단순하고 시스템 제스처와 겹치지 않습니까?", ["HIG Gestures", "WCAG 2.5.1"], .stops(\.hasGestures)),
    Question(
      "physical-ways", "Is there a second way to do what asks for dragging, shaking, tilting or holding?",
      ko: "끌기, 흔들기, 기울이기, 길게 누르기 말고 다른 방법이 있습니까?", ["MAAG 2.2", "HIG Gestures", "WCAG 2.5.4"],
      .stops(\.hasGestures)),
    Question(
      "time-essential", "Is each time limit essential, as in an auction, a game or an exam, or can it be lengthened?",
      ko: "응답 시간 제한이 경매, 게임, 시험처럼 꼭 필요한 것이거나, 시간을 늘릴 수 있습니까?", ["MAAG 2.3", "WCAG 2.2.1"],
      .app(\.hasTimers)),
    Question(
      "timeout-told", "Is it told beforehand that time is limited, and afterwards that it has run out?",
      ko: "응답 시간이 제한된 것을 미리 알리고, 끝났을 때에도 알립니까?", ["MAAG 2.3", "WCAG 2.2.1"],
      .app(\.hasTimers)),
    Question(
      "reduce-motion",
      "Does movement stop or fade where people ask for reduced motion, and is it never needed to understand?",
      ko: "동작 줄이기를 켜면 움직임이 멈추거나 줄고, 움직임 없이도 이해할 수 있습니까?", ["MAAG 2.4", "HIG Motion", "WCAG 2.3.3"],
      .app(\.hasTimers)),
  ]
}
