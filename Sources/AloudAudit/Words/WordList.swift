internal import AloudTree

/// Words that describe the purpose of controls.
///
/// Source: the lists of the audit's rules. English words must be separate; Korean words may be part of a longer word,
/// because particles and endings follow them directly.
struct WordList: Sendable {
  let english: [String]
  let korean: [String]

  /// Words for stopping motion.
  static let pause = WordList(english: ["pause", "stop"], korean: ["일시정지", "일시 정지", "정지", "멈춤", "중지"])
  static let previous = WordList(english: ["previous", "back", "earlier"], korean: ["이전"])
  static let next = WordList(english: ["next"], korean: ["다음"])
  static let confirm = WordList(english: ["ok", "yes", "done", "confirm"], korean: ["확인", "예"])
  static let cancel = WordList(english: ["cancel", "no"], korean: ["취소", "아니요", "닫기"])
  static let irreversible = WordList(
    english: ["delete", "erase", "remove", "reset", "close account", "unsubscribe"],
    korean: ["삭제", "지우기", "초기화", "탈퇴", "해지"])
  static let paying = WordList(
    english: ["buy", "pay", "purchase", "order", "checkout", "subscribe", "transfer"],
    korean: ["결제", "구매", "주문", "송금", "이체"])

  /// True when a text contains one of the words.
  ///
  /// - Complexity: O(words · length).
  func isIn(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let folded = text.lowercased()
    return korean.contains { folded.contains($0) } || english.contains { folded.containsWord($0) }
  }
}

extension AuditedScreen.Stop {
  /// True for a control whose name contains a word; tabs and headers name places, not actions.
  func isNamed(by words: WordList) -> Bool {
    isControl && !isTab && !traits.contains(.header) && words.isIn(label)
  }

  /// True when the stop says that something else opens: its label ends with an ellipsis, or its texts say so.
  ///
  /// Source: the Korean guideline's 3.5 (new windows that are announced in words), and the Human Interface Guidelines
  /// on
  /// menus.
  var saysThatSomethingOpens: Bool {
    label.hasSuffix("…") || label.hasSuffix("...")
      || [label, value, hint].contains { WordList.opening.isIn($0) }
  }
}

extension String {
  /// True when the text contains a word, or several words separated by spaces, without adjacent letters or digits;
  /// case-sensitive.
  func containsWord(_ word: String) -> Bool {
    guard utf8.count >= word.utf8.count else { return false }
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let isBegun = range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isWordCharacter
      let isEnded = range.upperBound == endIndex || !self[range.upperBound].isWordCharacter
      if isBegun, isEnded { return true }
      rest = self[index(after: range.lowerBound)...]
    }
    return false
  }
}

extension Character {
  /// True for letters and digits.
  var isWordCharacter: Bool { isLetter || isNumber }
}

extension WordList {
  /// Words for errors. The list is Aloud's choice.
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

  /// Words that say that something else opens, or leads to another place. The list is Aloud's choice; 새 창 and “opens”
  /// are from the guidelines.
  static let opening = WordList(
    english: ["opens", "new window", "new screen", "takes you", "goes to", "moves to", "moves on"],
    korean: [
      "새 창", "새창", "새 화면", "팝업", "열기", "열립니다", "열려요", "열림", "엽니다", "이동합니다", "이동됩니다", "이동해요", "로 이동",
      "넘어갑니다", "넘어가요",
    ])
}
