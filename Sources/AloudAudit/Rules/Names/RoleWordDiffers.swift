internal import AloudTree

extension Rule {
  /// A control whose label ends in the word for another role than the one that VoiceOver says: “약관 동의 체크박스, 버튼”.
  ///
  /// Only words that name nothing else are judged: a link, a picture or a tab may be what a control is for.
  ///
  /// Source: the Korean guideline's 1.1, roles that are told wrongly; the words are ours.
  static let roleWordDiffers = Rule(
    "role-word-differs", .warning,
    title: Wording("The label names another role", ko: "레이블이 다른 객체 유형을 말함"),
    fix: Wording(
      "Set the trait that the control has, and leave the word out of the label.",
      ko: "실제 유형에 맞는 특성을 주고, 레이블에서 유형을 가리키는 단어를 빼십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard let word = screen.foreignRole(of: stop) else { return nil }
      let utterance = screen.utterance(of: stop).told
      return Fault(
        Wording(
          "The label calls it “\(word)”, VoiceOver something else: “\(utterance)”.",
          ko: "레이블은 “\(word)”\(particle: .quoted) 하지만 다른 유형으로 읽습니다: “\(utterance)”."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen {
  /// Bytes of a label beyond which it is a sentence rather than a name.
  private static let longestName = 100

  /// The word for a role that is none of the stop's own, in which its label ends; nil for none.
  fileprivate func foreignRole(of stop: Stop) -> String? {
    guard stop.isControl, !stop.label.isEmpty, stop.label.utf8.count <= Self.longestName else { return nil }
    let roles = spokenRoles(of: stop)
    // Without a role that is said, nothing is contradicted; the key of a keyboard says none.
    guard !roles.isDisjoint(with: .ofControls), !roles.contains(.keyboardKey) else { return nil }
    let text = stop.label.foldedWithoutFinalMarks
    guard !RoleLabel.isRole(text), !RoleWord.table.contains(where: { $0.repeats(roles, in: text) }) else { return nil }
    for row in ForeignRole.table where row.traits.isDisjoint(with: roles) {
      if let word = row.words.first(where: { text.endsInRole($0) }) { return word }
    }
    return nil
  }
}

/// Words for roles that name nothing else.
private struct ForeignRole {
  /// With any of these, the word is right, or close to it.
  let traits: Traits
  let words: [String]

  private static let buttons: Traits = [.button, .backButton, .popUpButton, .toggleButton, .radioButton, .menuItem]

  static let table = [
    ForeignRole(traits: [.toggleButton], words: ["checkbox", "check box", "체크박스", "체크 박스"]),
    ForeignRole(traits: [.radioButton], words: ["radio button", "라디오 버튼", "라디오버튼"]),
    ForeignRole(traits: buttons, words: ["버튼"]),
    // A link may lead to the buttons of a shirt; 버튼 is never one of those.
    ForeignRole(traits: buttons.union(.link), words: ["button", "단추"]),
    ForeignRole(traits: .ofInputs, words: ["text field", "텍스트 필드"]),
  ]
}

extension RoleWord {
  /// True when a text ends in the word for one of the roles.
  fileprivate func repeats(_ roles: Traits, in text: String) -> Bool {
    !traits.isDisjoint(with: roles) && ending(of: text) != nil
  }
}

extension String {
  /// True when a text in lower case ends in a role: an English one is a word of its own, a Korean one may be written together.
  fileprivate func endsInRole(_ role: String) -> Bool {
    role.utf8.first.map { $0 < 0x80 } == true ? endsInWord(role) : hasSuffix(role)
  }
}
