internal import AloudTree

// Chapter 1 of the guideline: users can perceive the content.
extension Question {
  static let perception: [Question] = [
    Question(
      "image-equivalence", "Does the label give all the information in the picture?", ko: "이미지가 주는 정보를 빠짐없이 전합니까?",
      ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1"], .stops { $0.isNamedImage }),
    Question(
      "role-fits",
      "Does the spoken role of each control match its function, and do standard controls work in the standard way?",
      ko: "읽어 주는 객체 유형이 실제 역할과 같고, 표준 컨트롤은 표준대로 동작합니까?",
      ["MAAG 1.1", "MAAG 4.2", "HIG Buttons and controls", "WCAG 4.1.2"], .stops { $0.isControl }),
    Question(
      "captions", "Are there captions, a script or sign language for everything that is spoken?",
      ko: "음성으로 나오는 내용을 자막, 원고 또는 수화로 제공합니까?", ["MAAG 1.2", "HIG Media"], .stops { $0.isMedia }),
    Question(
      "captions-complete",
      "Do the captions contain everything, not a part or a summary, and appear together with the speech?",
      ko: "자막이 일부나 요약이 아니라 전체 내용을 음성과 동시에 전합니까?", ["MAAG 1.2", "WCAG 1.2.2"], .stops({ $0.isMedia })),
    Question(
      "audio-description", "Is everything that is visible but silent, as in a film without speech, described in words?",
      ko: "소리 없이 화면으로만 보이는 내용을 설명합니까?", ["MAAG 1.2", "HIG Media", "WCAG 1.2.3"], .stops({ $0.isMedia })),
    Question(
      "media-alternative-near", "Are the media and their alternative on one screen?",
      ko: "멀티미디어와 대체 콘텐츠를 한 화면에서 이용할 수 있습니까?", ["MAAG 1.2"], .stops({ $0.isMedia })),
    Question(
      "colour-only",
      "Is all information given by color (states, series, places on a map, required fields) also given in another way?",
      ko: "색으로 구분한 정보(상태, 계열, 지도, 필수 항목)를 색 없이도 알 수 있습니까?",
      ["MAAG 1.3", "HIG Color and effects", "WCAG 1.4.1"], .stops({ $0.isColored })),
    Question(
      "chart-symbols", "Do the series of a chart differ by symbols or patterns as well as by color?",
      ko: "차트의 계열을 색뿐 아니라 기호나 무늬로도 구분합니까?", ["MAAG 1.3", "WWDC21 charts", "WCAG 1.4.1"],
      .nodes { $0.chart.map { $0.series.count > 1 } ?? false }),
    Question(
      "chart-continuous", "Is a series continuous only if it is drawn as a line, not as bars or dots?",
      ko: "선으로 그린 계열만 연속(continuous)이고 막대나 점은 아닙니까?", ["WWDC21 charts"], .nodes { $0.chart != nil }),
    Question(
      "sound-only", "Can instructions and signals that are given by sound also be seen or felt?",
      ko: "소리로 주는 지시나 신호를 보거나 느낄 수도 있습니까?", ["MAAG 1.5", "WCAG 1.3.3"], .stops({ $0.makesSound })),
    Question(
      "alert-senses",
      "Can people choose whether alerts are seen, heard or felt, and does each reach more than one sense?",
      ko: "알림을 화면, 소리, 진동 가운데 골라 받을 수 있고 한 감각에만 의존하지 않습니까?", ["MAAG 1.6", "HIG Haptics"],
      .app({ $0.hasAlerts })),
  ]
}

extension Node {
  fileprivate var chart: Chart? { sharedDetails?.value.chart }
}

// Chapter 2 of the guideline, and Apple's guidelines about operation.
extension Question {
  static let operation: [Question] = [
    Question(
      "focus-area",
      "Does the VoiceOver cursor have the place and size of the content, and does touch find content where it is seen?",
      ko: "초점 영역의 위치와 크기가 내용과 같고, 보이는 곳을 터치하면 그 내용을 읽습니까?", ["MAAG 2.1"], .stops { $0.isFramedControl }),
    Question(
      "hidden-on-purpose", "Is each control that is hidden from VoiceOver unnecessary for people who use VoiceOver?",
      ko: "VoiceOver에서 숨긴 컨트롤은 VoiceOver 사용자에게 필요 없는 것입니까?", ["MAAG 2.1", "WCAG 4.1.2"],
      .nodes { $0.isHiddenControl }),
    Question(
      "keyboard", "Can people reach and operate everything with a keyboard, and do the system's shortcuts still work?",
      ko: "모든 기능을 키보드로 쓸 수 있고 시스템 단축키를 가로채지 않습니까?", ["HIG Navigation", "WCAG 2.1.1"],
      .stops({ $0.isControl }), coversApp: true),
    Question(
      "rotor-useful",
      "Are there headings, custom rotors or actions that help people find things quickly?",
      ko: "원하는 곳을 빨리 찾도록 머리말, 사용자 설정 로터나 동작을 제공합니까?", ["HIG Navigation"],
      .app { app in app.screens.contains { $0.stops.count >= 8 } }),
    Question(
      "platform-gestures", "Are the app's own gestures simple, and different from those of the system?",
      ko: "앱의 제스처가 단순하고 시스템 제스처와 겹치지 않습니까?", ["HIG Gestures"], .stops({ $0.hasGestures })),
    Question(
      "physical-ways", "Does a simple tap suffice for all that dragging, holding or several fingers can do?",
      ko: "끌기, 길게 누르기, 여러 손가락으로 하는 일을 한 번 누르기로도 할 수 있습니까?", ["MAAG 2.2", "HIG Gestures"],
      .stops({ $0.hasGestures })),
    Question(
      "time-essential", "Is each time limit essential, as in an auction, a game or an exam, or can people extend it?",
      ko: "응답 시간 제한이 경매, 게임, 시험처럼 꼭 필요한 것이거나, 시간을 늘릴 수 있습니까?", ["MAAG 2.3", "WCAG 2.2.1"],
      .app({ $0.hasTimers })),
    Question(
      "timeout-told", "Does the app announce in advance that time is limited, and announce when time has run out?",
      ko: "응답 시간이 제한된 것을 미리 알리고, 끝났을 때에도 알립니까?", ["MAAG 2.3", "WCAG 2.2.1"],
      .app({ $0.hasTimers })),
    Question(
      "reduce-motion",
      "Does movement stop or fade with Reduce Motion, and can people understand everything without it?",
      ko: "동작 줄이기를 켜면 움직임이 멈추거나 줄고, 움직임 없이도 이해할 수 있습니까?", ["HIG Motion"],
      .app({ $0.hasTimers })),
  ]
}

// Chapter 3 of the guideline, and Apple's guidelines about typing and choosing.
extension Question {
  static let understanding: [Question] = [
    Question(
      "label-fits", "Does the label of each field match the visible caption, and say what to type?",
      ko: "입력란의 레이블이 화면의 이름과 같고 무엇을 입력할지 알립니까?", ["MAAG 3.1"],
      .stops { $0.isInput && !$0.label.isEmpty }),
    Question(
      "input-format",
      "If a field needs a certain format (a date, a number, a password), is the format said before people type?",
      ko: "정해진 입력 형식(날짜, 번호, 비밀번호 규칙)을 입력하기 전에 알립니까?", ["MAAG 3.1", "WCAG 3.3.2"], .stops { $0.isInput }),
    Question(
      "consistent-controls", "Do controls with the same function have the same look and the same name on every screen?",
      ko: "같은 기능을 하는 컨트롤의 모양과 이름이 화면마다 같습니까?", ["MAAG 3.2"],
      .app { app in app.screens.contains { $0.stops.count { $0.traits.contains(.button) } > 1 } }),
    Question(
      "flashing-media",
      "Do films and animations flash fewer than 3 times a second, or is there a warning and a way to skip the flashes?",
      ko: "영상과 애니메이션에 초당 3회 이상 깜빡이는 부분이 없거나, 미리 경고하고 피할 수 있습니까?",
      ["MAAG 3.3"], .stops({ $0.isMedia })),
    Question(
      "background-sound",
      "Can people stop each sound of 3 seconds or more at once, or does no such sound start by itself?",
      ko: "3초 이상의 소리가 저절로 재생되지 않거나 바로 멈출 수 있습니까?", ["MAAG 3.4", "HIG Motion", "WCAG 1.4.2"],
      .stops({ $0.isMedia })),
    Question(
      "sound-apart", "Can people turn this sound down without turning VoiceOver down?",
      ko: "VoiceOver 음량은 그대로 두고 이 소리만 줄일 수 있습니까?", ["MAAG 3.4", "WCAG 1.4.2"], .stops({ $0.isMedia })),
    Question(
      "leaves-app", "Does each control that leads to another app or to a web page say so in advance?",
      ko: "다른 앱이나 웹 페이지로 넘어간다는 것을 컨트롤이 미리 알립니까?", ["MAAG 3.5"],
      .stops({ $0.isPlainLink })),
    Question(
      "window-unasked", "Does this window open only when people ask for it, and not together with the page?",
      ko: "이 창이 페이지와 함께 저절로 열리지 않고 사용자가 열었습니까?", ["MAAG 3.5"], .nodes({ $0.isWindowOfPage })),
    Question(
      "dictation", "Can people dictate into each field?", ko: "입력란마다 받아쓰기를 쓸 수 있습니까?", ["HIG Speech"],
      .stops { $0.isInput && !$0.traits.contains(.secureTextField) }),
    Question(
      "siri", "Can people do frequent tasks by voice, with Siri or Shortcuts?",
      ko: "자주 하는 일을 Siri나 단축어로 할 수 있습니까?", ["HIG Speech"], .app({ $0.hasControls })),
    Question(
      "selectable-text", "Can text be selected, so that it can be spoken, looked up and copied?",
      ko: "텍스트를 선택해 말하기, 찾아보기, 복사하기를 할 수 있습니까?", ["HIG Speech"], .stops({ $0.isText })),
    Question(
      "haptics", "When a state changes, are there haptics in addition to what people see and hear?",
      ko: "상태가 바뀔 때 화면과 소리에 더해 햅틱을 제공합니까?", ["HIG Haptics"], .stops({ $0.hasState })),
    Question(
      "button-styles", "Do the styles of buttons show their importance by more than color?",
      ko: "버튼의 중요도를 색이 아닌 모양으로도 구분합니까?", ["HIG Buttons and controls"],
      .app { app in app.screens.contains { $0.stops.count { $0.traits.contains(.button) } > 1 } }),
    Question(
      "on-off-labels", "Are the switches system switches, and do On/Off Labels show their states?",
      ko: "시스템 스위치를 쓰고, 켬/끔 레이블로 상태를 구분할 수 있습니까?", ["HIG Buttons and controls"],
      .stops { $0.traits.contains(.toggleButton) }),
    Question(
      "link-underline", "Do links differ from other text by more than their color?", ko: "링크를 색 말고도 구분할 수 있습니까?",
      ["HIG Buttons and controls", "WCAG 1.4.1"], .stops { $0.traits.contains(.link) }),
  ]
}

// Chapters 4 and 5 of the guideline: fonts, system settings, and tests with users.
extension Question {
  static let system: [Question] = [
    Question(
      "dynamic-type", "Does text grow with Dynamic Type to at least twice its size, without being cut off?",
      ko: "동적 서체로 글자가 두 배 이상 커지고 잘리지 않습니까?", ["MAAG 4.1", "HIG Text display", "WCAG 1.4.4"],
      .app { app in app.screens.contains { !$0.stops.isEmpty } }),
    Question(
      "text-images", "Can text inside pictures be read at twice its size, or is there real text instead?",
      ko: "이미지 속 글자를 두 배로 키워도 읽을 수 있거나, 실제 텍스트로 제공합니까?", ["MAAG 4.1"],
      .stops { $0.isNamedImage }),
    Question(
      "bold-text", "Does text follow Bold Text?", ko: "볼드체 텍스트 설정을 따릅니까?", ["HIG Text display"], .stops { $0.isText }),
    Question(
      "text-style",
      "Does text have a legible font and weight, and is it neither justified nor all in italics or capitals?",
      ko: "읽기 쉬운 서체와 굵기를 쓰고, 양쪽 맞춤, 기울임체, 전체 대문자를 피합니까?", ["HIG Text display"], .stops({ $0.isText })),
    Question(
      "system-colours", "Does the app use the system colors, which adapt to Dark Mode and Increase Contrast?",
      ko: "다크 모드와 대비 증가에 맞추는 시스템 색상을 씁니까?", ["HIG Color and effects"], .stops({ $0.isColored })),
    Question(
      "invert-colours", "Do pictures and films keep their colors with Smart Invert?",
      ko: "스마트 반전에서 사진과 동영상의 색이 유지됩니까?", ["HIG Color and effects"], .stops { $0.traits.contains(.image) }),
    Question(
      "reduce-transparency", "Is everything legible with Reduce Transparency and Increase Contrast?",
      ko: "투명도 줄이기와 대비 증가를 켜도 모두 읽을 수 있습니까?", ["HIG Color and effects"], .app({ $0.hasLayers })),
    Question(
      "at-features-before-lock",
      "Are VoiceOver and other features set up before single app mode begins, or by the app itself?",
      ko: "단일 앱 모드에 들어가기 전에 VoiceOver 등을 켜 두거나 앱에서 설정합니까?", ["WWDC22 single app mode"],
      .app { $0.document.guidedAccess != nil || $0.requestsGuidedAccess }),
    Question(
      "user-tasks",
      "Can people who are blind or have low vision complete each important task in 15 minutes, and how many can?",
      ko: "전맹과 저시력 사용자가 주요 과업을 과업마다 15분 안에 마칩니까? 완료한 비율은 얼마입니까?", ["MAAG 5"],
      .app({ $0.hasControls })),
  ]
}
