internal import AloudTree

extension Rule {
  /// A state in the label: VoiceOver says it twice, or the label is wrong when the state changes.
  ///
  /// Source: the Korean guideline's 3.1, “친구 이름 동기화 선택됨”.
  static let stateInLabel = Rule(
    "state-in-label", .warning,
    title: Wording("The state is in the label", ko: "레이블에 상태가 있음"),
    fix: Wording("Use the trait or the value for the state.", ko: "상태는 특성이나 값으로 알리십시오."),
    references: ["MAAG 3.1"],
    onPages: .applies(
      "VoiceOver says a state in the text of a control twice on a page, too",
      fix: Wording(
        "Use `aria-pressed`, `aria-expanded`, `aria-checked` for the state.",
        ko: "상태는 `aria-pressed`, `aria-expanded`, `aria-checked`로 알리십시오.")),
    check: .stops(
      where: { $0.isControl && StateWord.isAtTheEnd(of: $0.label) },
      Wording(
        "The label contains the state, so VoiceOver says it twice, or says the old state after a change.",
        ko: "상태가 레이블에 들어 있어 중복되거나 바뀌어도 그대로 읽습니다.")))

  /// A label that is too long to listen to: more than 80 characters for a control, 150 for an image.
  ///
  /// The numbers are Aloud's choice. A11yUITests has the limit 40, which few names in Korean or English reach, but many
  /// sentences do.
  static let labelTooLong = Rule(
    "label-too-long", .advice,
    title: Wording("A long label", ko: "긴 레이블"),
    fix: Wording(
      "Shorten it; move details to the value, the hint or custom content.", ko: "줄이고, 자세한 내용은 값, 힌트, 콘텐츠로 옮기십시오."),
    references: ["HIG Content descriptions"],
    onPages: .silent("the name of a link is its text, which may be long"),
    check: .stops { stop, _ in
      guard stop.isControl || stop.traits.contains(.image) else { return nil }
      let limit = stop.isControl ? 80 : 150
      guard stop.label.utf8.count > limit else { return nil }
      let count = stop.label.count
      guard count > limit else { return nil }
      return Wording("\(count) characters in one breath.", ko: "\(count)자로 깁니다.")
    })

  /// The name of a control that ends like a sentence. Source: GTXiLib.
  ///
  /// Punctuation that belongs to the name is allowed: an ellipsis for “more”, abbreviations, the key of a keypad.
  static let labelPunctuated = Rule(
    "label-punctuated", .advice,
    title: Wording("A full stop in the label", ko: "마침표로 끝나는 레이블"),
    fix: Wording("Remove the full stop.", ko: "마침표를 빼십시오."),
    references: ["HIG Content descriptions"],
    onPages: .silent("the name is the visible text, with its full stop")
  ) { screen in
    screen.controls.filter { $0.label.endsInFullStop }.map {
      Fault(Wording("The label ends in a full stop.", ko: "마침표로 끝납니다."), at: $0, of: screen)
    }
  }

  /// A hint that repeats the label, or names the gesture. VoiceOver says the gesture itself, and it differs between
  /// devices.
  static let redundantHint = Rule(
    "redundant-hint", .advice,
    title: Wording("A hint that adds nothing", ko: "되풀이하는 힌트"),
    fix: Wording("Say the result of the action.", ko: "실행하면 일어나는 일을 쓰십시오."),
    references: ["HIG Content descriptions"],
    onPages: .applies(
      "VoiceOver says a `title` after the name, even if it repeats the name",
      fix: Wording("Remove the `title`.", ko: "`title`을 빼십시오."),
      references: ["HTML title"]),
    check: .stops(
      where: { $0.hasRedundantHint },
      Wording("The hint says what VoiceOver says already.", ko: "힌트가 이미 읽는 말을 되풀이합니다.")))
}

/// Words for states, which belong in traits and values.
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
  /// The last letters of these words, in both cases; labels with other last letters need no further check.
  private static let lastLetters = Set((all + all.map { $0.uppercased() }).compactMap { $0.unicodeScalars.last })
  private static let brackets = Set("([{（［【")
  /// Verbs for actions on selected items: “Delete selected” names an action.
  private static let verbs: Set<String> = [
    "add", "archive", "clear", "copy", "delete", "download", "export", "move", "print", "remove", "send", "share",
  ]

  /// True when a label ends in such a word after a space or a comma, or in brackets; the word alone is a name.
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

  /// True for “selected” in “delete selected”, directly after the verb or with other words between, but no comma.
  private static func isObject(_ word: String, after before: Substring) -> Bool {
    guard word == "selected" || word == "unselected" || word == "checked" || word == "unchecked" else { return false }
    guard let verb = before.split(whereSeparator: { $0.isWhitespace }).first else { return false }
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

extension String {
  private static let abbreviations: Set<String> = [
    "inc", "ltd", "co", "corp", "jr", "sr", "dr", "st", "no", "etc", "vs",
  ]

  fileprivate var endsInFullStop: Bool {
    guard let last, last == "." || last == "。" else { return false }
    let word = dropLast().split(whereSeparator: { $0.isWhitespace }).last ?? ""
    return !word.isEmpty && !word.contains(".") && !Self.abbreviations.contains(word.lowercased())
  }
}

extension AuditedScreen.Stop {
  /// Gestures without white space and hyphens.
  private static let gestures = ["doubletap", "taptwice", "이중탭", "더블탭", "두번탭", "두번누르", "두번눌러"]
  /// Each of these gestures contains one of these words: a fast test.
  private static let partsOfGestures = ["tap", "Tap", "TAP", "탭", "누르", "눌러"]

  fileprivate var hasRedundantHint: Bool {
    guard !hint.isSilent else { return false }
    if Self.partsOfGestures.contains(where: { hint.holds($0) }) {
      let words = hint.lettersAndDigits
      if Self.gestures.contains(where: { words.holds($0) }) { return true }
    }
    guard let first = hint.firstLetterOrDigit, first == label.firstLetterOrDigit else { return false }
    return hint.lettersAndDigits == label.lettersAndDigits
  }
}
