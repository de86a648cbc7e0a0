internal import AloudTree

extension Rule {
  /// A text that calls itself a control: the role belongs into the traits, where VoiceOver knows it.
  ///
  /// Only what is no control at all, and in few words, is judged: “Copy link” is a good name of a button, and a sentence may
  /// end in any word.
  static let roleWordWithoutRole = Rule(
    "role-word-without-role", .advice,
    title: Wording("The role is a word only", ko: "객체 유형을 단어로만 알림"),
    fix: Wording("Use the trait instead of the word.", ko: "단어 대신 특성을 쓰십시오."),
    references: ["MAAG 1.1"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard let role = stop.claimedRole else { return nil }
      let name = RoleName.of(role)
      return Fault(
        Wording(
          "“\(stop.label.told)” calls itself \(name.english.withArticle.lowercased()) but is not one.",
          ko: "“\(stop.label.told)”에 \(name.korean) 특성이 없습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// Words of a label, its role among them, beyond which it is a sentence.
  private static let mostWords = 4

  fileprivate var claimedRole: Traits? {
    guard !isControl, !label.isEmpty, label.utf8.count <= 100, !traits.contains(.header) else { return nil }
    let text = label.foldedWithoutFinalMarks
    for row in RoleWord.table where row.traits.isDisjoint(with: [.image, .header]) {
      guard let word = row.ending(of: text), word.count < text.count else { continue }
      return text.split(whereSeparator: \.isWhitespace).count <= Self.mostWords ? row.trait : nil
    }
    return nil
  }
}

extension RoleWord {
  /// The trait that names the role: of several traits, the plainest.
  fileprivate var trait: Traits {
    traits.contains(.button) ? .button : traits.contains(.textEntry) ? .textEntry : traits
  }
}
