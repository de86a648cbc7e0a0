internal import AloudReader

/// The words of captions for VoiceOver's sounds, for people who cannot hear them.
struct CaptionSounds {
  private let isKorean: Bool

  /// - Parameter score: the score, whose first spoken words decide about the language; English for others than Korean.
  init(_ score: Score) {
    isKorean = score.lines.first?.spoken.passage.runs.first?.voice.hasPrefix("ko") ?? false
  }

  private static let english: [Happening: String] = [
    .screenChanged: "The screen changes", .layoutChanged: "Part of it changes", .alert: "An alert appears",
    .boundary: "It goes no further", .scrolled: "The screen scrolls", .refused: "This cannot be done",
    .focusLost: "The element is gone", .nothingThere: "Nothing is there",
  ]

  private static let korean: [Happening: String] = [
    .screenChanged: "화면이 바뀜", .layoutChanged: "화면 일부가 바뀜", .alert: "알림이 나타남",
    .boundary: "더 이동할 수 없음", .scrolled: "화면이 스크롤됨", .refused: "할 수 없는 동작",
    .focusLost: "항목이 없어짐", .nothingThere: "이 위치에 아무것도 없음",
  ]

  /// Returns the words for a sound; nil for one without words.
  func words(for happening: Happening) -> String? {
    (isKorean ? CaptionSounds.korean : CaptionSounds.english)[happening]
  }
}
