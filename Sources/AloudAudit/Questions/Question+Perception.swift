internal import AloudTree

// Chapter 1 of the guideline: what is there can be perceived.
extension Question {
  static let perception: [Question] = [
    Question(
      "image-equivalence", "Is this all that the picture tells?", ko: "이미지가 주는 정보를 빠짐없이 전합니까?",
      ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1"], .stops(\.isNamedImage)),
    Question(
      "role-fits", "Is each control what it is called, and does a standard control do what such a control does?",
      ko: "읽어 주는 객체 유형이 실제 역할과 같고, 표준 컨트롤은 표준대로 동작합니까?",
      ["MAAG 1.1", "MAAG 4.2", "HIG Buttons and controls", "WCAG 4.1.2"], .stops(\.isControl)),
    Question(
      "captions", "Is everything that is spoken there as captions, a script or sign language?",
      ko: "음성으로 나오는 내용을 자막, 원고 또는 수화로 제공합니까?", ["MAAG 1.2", "HIG Media", "WCAG 1.2.2"], .stops(\.isMedia)),
    Question(
      "captions-complete", "Do the captions tell everything, not a part or a summary, and at the same time?",
      ko: "자막이 일부나 요약이 아니라 전체 내용을 음성과 동시에 전합니까?", ["MAAG 1.2", "WCAG 1.2.2"], .stops(\.isMedia)),
    Question(
      "audio-description", "Is what is only seen, as in a film without speech, told in words?",
      ko: "소리 없이 화면으로만 보이는 내용을 설명합니까?", ["MAAG 1.2", "HIG Media", "WCAG 1.2.5"], .stops(\.isMedia)),
    Question(
      "media-alternative-near", "Are the media and their alternative on one screen?",
      ko: "멀티미디어와 대체 콘텐츠를 한 화면에서 이용할 수 있습니까?", ["MAAG 1.2"], .stops(\.isMedia)),
    Question(
      "colour-only", "Is what colors tell (states, series, places on a map, required fields) told in another way, too?",
      ko: "색으로 구분한 정보(상태, 계열, 지도, 필수 항목)를 색 없이도 알 수 있습니까?",
      ["MAAG 1.3", "HIG Color and effects", "WCAG 1.4.1"], .stops(\.isColored)),
    Question(
      "chart-symbols", "Do the series of a chart differ by symbols or patterns as well as by color?",
      ko: "차트의 계열을 색뿐 아니라 기호나 무늬로도 구분합니까?", ["MAAG 1.3", "WWDC21 charts", "WCAG 1.4.1"],
      .nodes { $0.chart.map { $0.series.count > 1 } ?? false }),
    Question(
      "chart-continuous", "Is each series continuous where it is drawn as a line, and not where it is bars or dots?",
      ko: "선으로 그린 계열만 연속(continuous)이고 막대나 점은 아닙니까?", ["WWDC21 charts"], .nodes { $0.chart != nil }),
    Question(
      "sound-only", "Can instructions and signals that are given by sound also be seen or felt?",
      ko: "소리로 주는 지시나 신호를 보거나 느낄 수도 있습니까?", ["MAAG 1.5", "WCAG 1.3.3"], .stops(\.makesSound)),
    Question(
      "alert-senses",
      "Can people choose whether alerts are seen, heard or felt, and does each reach more than one sense?",
      ko: "알림을 화면, 소리, 진동 가운데 골라 받을 수 있고 한 감각에만 의존하지 않습니까?", ["MAAG 1.6", "HIG Haptics"],
      .app(\.hasAlerts)),
  ]
}

extension Node {
  fileprivate var chart: Chart? { sharedDetails?.value.chart }
}
