extension WordList {
  /// Words that tell that something went wrong. The list is ours.
  static let failure = WordList(
    english: [
      "error", "invalid", "incorrect", "wrong", "required", "missing", "failed", "must", "cannot", "not", "can't",
      "can’t",
      "doesn't", "doesn’t", "too short", "too long", "try again", "unknown",
    ],
    korean: [
      "오류", "에러", "잘못", "올바른", "올바르", "유효하지", "필수", "실패", "일치하지", "틀렸", "틀린", "다시", "않습니다", "않아요",
      "없습니다", "없어요", "주세요", "하세요",
    ])

  /// Words that tell that something else opens, or that one comes to another place. The list is ours; 새 창 and “opens” are
  /// those of the guidelines.
  static let opening = WordList(
    english: ["opens", "new window", "new screen", "takes you", "goes to", "moves to", "moves on"],
    korean: [
      "새 창", "새창", "새 화면", "팝업", "열기", "열립니다", "열려요", "열림", "엽니다", "이동합니다", "이동됩니다", "이동해요", "로 이동",
      "넘어갑니다", "넘어가요",
    ])
}

extension AuditedScreen.Stop {
  /// True when the stop tells that something else opens: its label ends in an ellipsis, or its texts say so.
  ///
  /// Source: the Korean guideline's 3.5 (a new window that is told in words), and the Human Interface Guidelines on menus.
  var saysThatSomethingOpens: Bool {
    label.hasSuffix("…") || label.hasSuffix("...")
      || [label, value, hint].contains { WordList.opening.isIn($0) }
  }
}
