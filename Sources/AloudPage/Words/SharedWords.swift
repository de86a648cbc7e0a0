// Words that several pages share.
extension PageWords {
  static let shared = PageWords(
    (
      "en",
      """
      play      = Play
      pause     = Pause
      stop      = Stop
      """
    ),
    (
      "ko",
      """
      play      = 재생
      pause     = 일시 정지
      stop      = 정지
      """
    ))

  /// All tables; a test compares their languages.
  static let all = [shared, lesson, walk, playground]
}
