internal import AloudTree

// Chapters 4 and 5 of the guideline: fonts, the system's settings, and people who try it.
extension Question {
  static let system: [Question] = [
    Question(
      "dynamic-type", "Does text grow with Dynamic Type to twice its size at least, without being cut off?",
      ko: "동적 서체로 글자가 두 배 이상 커지고 잘리지 않습니까?", ["MAAG 4.1", "HIG Text display", "WCAG 1.4.4"],
      .app { app in app.screens.contains { !$0.stops.isEmpty } }),
    Question(
      "text-images", "Can text inside pictures be read at twice its size, or is there real text instead?",
      ko: "이미지 속 글자를 두 배로 키워도 읽을 수 있거나, 실제 텍스트로 제공합니까?", ["MAAG 4.1", "WCAG 1.4.5"],
      .stops(\.isNamedImage)),
    Question(
      "bold-text", "Does text follow Bold Text?", ko: "볼드체 텍스트 설정을 따릅니까?", ["HIG Text display"], .stops(\.isText)),
    Question(
      "text-style", "Is text set in a legible font and weight, not justified, not in italics or capitals throughout?",
      ko: "읽기 쉬운 서체와 굵기를 쓰고, 양쪽 맞춤, 기울임체, 전체 대문자를 피합니까?", ["HIG Text display"], .stops(\.isText)),
    Question(
      "system-colours", "Do the system's colors do, which adapt to dark mode and increased contrast?",
      ko: "다크 모드와 대비 증가에 맞추는 시스템 색상을 씁니까?", ["HIG Color and effects"], .stops(\.isColored)),
    Question(
      "invert-colours", "Do pictures and films stay as they are with Smart Invert?",
      ko: "스마트 반전에서 사진과 동영상의 색이 유지됩니까?", ["HIG Color and effects"], .stops { $0.traits.contains(.image) }),
    Question(
      "reduce-transparency", "Is everything legible where people reduce transparency and increase contrast?",
      ko: "투명도 줄이기와 대비 증가를 켜도 모두 읽을 수 있습니까?", ["HIG Color and effects"], .app(\.hasLayers)),
    Question(
      "at-features-before-lock",
      "Are VoiceOver and other features set up before single app mode begins, or by the app itself?",
      ko: "단일 앱 모드에 들어가기 전에 VoiceOver 등을 켜 두거나 앱에서 설정합니까?", ["WWDC22 single app mode"],
      .app { $0.document.guidedAccess != nil || $0.requestsGuidedAccess }),
    Question(
      "user-tasks",
      "Can people who are blind or have low vision complete the important tasks, within 15 minutes each, and how many do?",
      ko: "전맹과 저시력 사용자가 주요 과업을 과업마다 15분 안에 마칩니까? 완료한 비율은 얼마입니까?", ["MAAG 5"],
      .app(\.hasControls)),
  ]
}
