internal import AloudTree

extension Rule {
  /// A label that ends in the role that VoiceOver says anyway.
  ///
  /// Only the stop's own role: “Play button” on a text is no repetition. Source: the Korean guideline's 1.1 (~버튼버튼), and
  /// GTXiLib, whose check this is for English.
  static let roleInLabel = Rule(
    "role-in-label", .error,
    title: Wording("The role is in the label", ko: "레이블에 객체 유형이 있음"),
    fix: Wording("Leave the role out of the label.", ko: "레이블에서 객체 유형을 빼십시오."),
    references: ["MAAG 1.1", "HIG Buttons and controls"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard let word = screen.repeatedRole(of: stop) else { return nil }
      let utterance = screen.utterance(of: stop).told
      return Fault(
        Wording("VoiceOver says the role twice: “\(utterance)”.", ko: "객체 유형을 두 번 읽습니다: “\(utterance)”."),
        at: stop, of: screen,
        fix: Wording(
          "Drop “\(word)” from the label.", ko: "레이블에서 “\(word)”\(particle: .object) 빼십시오."))
    }
  }
}

extension AuditedScreen {
  /// The word for its role in which a stop's label ends; nil for none. The word alone is a label without meaning.
  fileprivate func repeatedRole(of stop: Stop) -> String? {
    guard !stop.label.isEmpty, stop.isControl || !stop.traits.isDisjoint(with: [.image, .header]) else { return nil }
    let roles = spokenRoles(of: stop)
    let text = stop.label.foldedWithoutFinalMarks
    guard !RoleLabel.isRole(text) else { return nil }
    for row in RoleWord.table where !row.traits.isDisjoint(with: roles) {
      if let word = row.ending(of: text) { return word == text ? nil : word }
    }
    return nil
  }
}
