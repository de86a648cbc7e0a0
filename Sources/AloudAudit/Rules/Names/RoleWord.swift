internal import AloudTree

/// Words that VoiceOver adds by itself to what has a trait, and that people write into labels.
struct RoleWord {
  /// Any of these makes VoiceOver say it.
  let traits: Traits
  /// In lower case, longer ones before those they end in.
  let english: [String]
  let korean: [String]

  /// Source: the table of the audit's rule; back and pop-up buttons are buttons by their role words.
  static let table = [
    RoleWord(traits: [.button, .backButton, .popUpButton], english: ["button"], korean: ["버튼", "단추"]),
    RoleWord(traits: .link, english: ["link"], korean: ["링크"]),
    RoleWord(
      traits: .image, english: ["image", "picture", "graphic", "icon"], korean: ["이미지", "그림", "아이콘"]),
    RoleWord(traits: .header, english: ["heading"], korean: ["머리말"]),
    RoleWord(traits: .toggleButton, english: ["switch button", "switch", "toggle"], korean: ["전환 버튼", "스위치"]),
    RoleWord(traits: .tabBarItem, english: ["tab"], korean: ["탭"]),
    RoleWord(
      traits: .ofInputs, english: ["secure text field", "text field", "search field"],
      korean: ["보안 텍스트 필드", "텍스트 필드", "검색 필드"]),
    RoleWord(traits: .adjustable, english: ["slider"], korean: ["슬라이더"]),
  ]

  /// Korean words that end in a role word and are something else: drinks, ice rinks, sketches.
  private static let others = ["드링크", "블링크", "아이스링크", "아이스 링크", "스케이트링크", "스케이트 링크", "밑그림"]

  /// The word in which a text in lower case, without marks of punctuation at its end, ends; nil for none.
  func ending(of text: String) -> String? {
    if let word = english.first(where: { text.endsInWord($0) }) { return word }
    guard let word = korean.first(where: { text.hasSuffix($0) }) else { return nil }
    return RoleWord.others.contains { text.hasSuffix($0) } ? nil : word
  }
}

extension AuditedScreen {
  /// The traits by which VoiceOver says the role of a stop; in a tab bar, it is a tab.
  func spokenRoles(of stop: Stop) -> Traits {
    guard stop.isTab, let container = stop.container, tree.nodes[container.index].isTabBar else { return stop.traits }
    return stop.traits.union(.tabBarItem)
  }
}
