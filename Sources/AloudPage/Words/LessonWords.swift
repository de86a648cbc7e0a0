// What a lesson says.
extension PageWords {
  static let lesson = PageWords(
    (
      "en",
      """
      lesson    = Lesson
      """
    ),
    (
      "ko",
      """
      lesson    = 수업
      """
    ))
}
