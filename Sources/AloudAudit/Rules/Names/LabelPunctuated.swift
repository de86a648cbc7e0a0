extension Rule {
  /// A control's name that ends as a sentence does. Source: GTXiLib.
  ///
  /// Points that belong to the name pass: dots that promise more, abbreviations, the key of a keypad.
  static let labelPunctuated = Rule(
    "label-punctuated", .advice,
    title: Wording("A full stop in the label", ko: "마침표로 끝나는 레이블"),
    fix: Wording("Drop the full stop.", ko: "마침표를 빼십시오."), references: ["HIG Content descriptions"]
  ) { screen in
    screen.controls.filter { $0.label.endsInFullStop }.map {
      Fault(Wording("The label ends in a full stop.", ko: "마침표로 끝납니다."), at: $0, of: screen)
    }
  }
}

extension String {
  private static let abbreviations: Set<String> = [
    "inc", "ltd", "co", "corp", "jr", "sr", "dr", "st", "no", "etc", "vs",
  ]

  fileprivate var endsInFullStop: Bool {
    guard let last, last == "." || last == "。" else { return false }
    let word = dropLast().split(whereSeparator: \.isWhitespace).last ?? ""
    return !word.isEmpty && !word.contains(".") && !Self.abbreviations.contains(word.lowercased())
  }
}
