extension Rule {
  /// A state as a part of the name: said twice, or left behind when it changes.
  ///
  /// Source: the Korean guideline's 3.1, “친구 이름 동기화 선택됨”.
  static let stateInLabel = Rule(
    "state-in-label", .warning,
    title: Wording("The state is in the label", ko: "레이블에 상태가 있음"),
    fix: Wording("Use the trait or the value for the state.", ko: "상태는 특성이나 값으로 알리십시오."),
    references: ["MAAG 1.1", "MAAG 3.1", "WCAG 4.1.2"]
  ) { screen in
    screen.controls.filter { StateWord.isAtTheEnd(of: $0.label) }.map {
      Fault(
        Wording(
          "The state is in the label, so it is said twice or stays when it changes.",
          ko: "상태가 레이블에 들어 있어 중복되거나 바뀌어도 그대로 읽습니다."),
        at: $0, of: screen)
    }
  }
}

/// Words for states, which belong into traits and values.
private enum StateWord {
  private static let english = [
    "selected", "unselected", "not selected", "checked", "unchecked", "disabled", "dimmed", "expanded", "collapsed",
  ]
  private static let korean = [
    "선택됨", "선택 안 됨", "선택 해제됨", "선택되지 않음", "비활성화됨", "흐리게 표시됨", "확장됨", "축소됨", "펼쳐짐", "접힘",
    "켜짐", "꺼짐",
  ]
  private static let all = english + korean
  private static let alone = Set(all)
  /// The last letters of these words, in both cases: nothing else need be looked at.
  private static let lastLetters = Set((all + all.map { $0.uppercased() }).compactMap { $0.unicodeScalars.last })
  private static let brackets = Set("([{（［【")
  /// Verbs for actions on selected things: “Delete selected” names an action.
  private static let verbs: Set<String> = [
    "add", "archive", "clear", "copy", "delete", "download", "export", "move", "print", "remove", "send", "share",
  ]

  /// True when a label ends in such a word after a space, a comma or in brackets; the word alone is a name.
  static func isAtTheEnd(of label: String) -> Bool {
    guard let last = label.unicodeScalars.last, lastLetters.contains(last) || last.properties.isPunctuation else {
      return false
    }
    let text = label.foldedWithoutFinalMarks
    guard let end = text.unicodeScalars.last, lastLetters.contains(end), !alone.contains(text) else { return false }
    return all.contains { word in
      guard text.hasSuffix(word) else { return false }
      let before = text.dropLast(word.count)
      guard let mark = before.last, mark.isWhitespace || mark == "," || mark == "，" || brackets.contains(mark) else {
        return false
      }
      return !isObject(word, after: before)
    }
  }

  /// True for “selected” in “delete selected”, right after the verb or with words between, but no comma.
  private static func isObject(_ word: String, after before: Substring) -> Bool {
    guard word == "selected" || word == "unselected" || word == "checked" || word == "unchecked" else { return false }
    guard let verb = before.split(whereSeparator: \.isWhitespace).first else { return false }
    return verbs.contains(String(verb)) && before.last?.isWhitespace == true && !before.contains(",")
  }
}

extension Unicode.Scalar.Properties {
  /// True for full stops, brackets and the like.
  fileprivate var isPunctuation: Bool {
    switch generalCategory {
    case .closePunctuation, .otherPunctuation, .finalPunctuation, .dashPunctuation: true
    default: isWhitespace
    }
  }
}
