internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

extension Rule {
  /// A label that ends with the role, which VoiceOver says as well.
  ///
  /// Only the role of the stop itself counts: “Play button” on a text is not a repetition. Source: the Korean
  /// guideline's 1.1 (~버튼버튼), and the check of GTXiLib for English.
  static let roleInLabel = Rule(
    "role-in-label", .error,
    title: Wording("The role is in the label", ko: "레이블에 객체 유형이 있음"),
    fix: Wording("Leave the role out of the label.", ko: "레이블에서 객체 유형을 빼십시오."),
    references: ["MAAG 1.1"],
    onPages: .silent("the name is mostly the visible text; no criterion of WCAG forbids the word")
  ) { screen in
    screen.stops.compactMap { stop in
      guard let word = screen.repeatedRole(of: stop) else { return nil }
      let utterance = screen.utterance(of: stop).told
      return Fault(
        Wording("VoiceOver says the role twice: “\(utterance)”.", ko: "객체 유형을 두 번 읽습니다: “\(utterance)”."),
        at: stop, of: screen,
        fix: Wording("Remove “\(word)” from the label.", ko: "레이블에서 “\(word)”\(particle: .object) 빼십시오."))
    }
  }

  /// A text that is named like a control: the role belongs in the traits, where VoiceOver recognizes it.
  ///
  /// Only elements that are not controls, with short labels, are checked: “Copy link” is a good name for a button, and
  /// a sentence may end in any word.
  static let roleWordWithoutRole = Rule(
    "role-word-without-role", .advice,
    title: Wording("The role is only a word in the label", ko: "객체 유형을 단어로만 알림"),
    fix: Wording("Use the trait instead of the word.", ko: "단어 대신 특성을 쓰십시오."),
    references: ["MAAG 1.1"],
    onPages: .silent("running text may mention buttons and links"),
    check: .stops { stop, _ in
      guard let role = stop.claimedRole else { return nil }
      let name = RoleName.of(role)
      return Wording(
        "“\(stop.label.told)” calls itself \(name.english.withArticle.lowercased()) but is not one.",
        ko: "“\(stop.label.told)”에 \(name.korean) 특성이 없습니다.")
    })

  /// A control whose label ends with the word for a role other than its own: “약관 동의 체크박스, 버튼”.
  ///
  /// Only words without another meaning are checked: a control may be for a link, a picture or a tab.
  ///
  /// Source: the Korean guideline's 1.1, wrong roles; the words are Aloud's choice.
  static let roleWordDiffers = Rule(
    "role-word-differs", .warning,
    title: Wording("The label names another role", ko: "레이블이 다른 객체 유형을 말함"),
    fix: Wording(
      "Set the trait that fits the control, and remove the word from the label.",
      ko: "실제 유형에 맞는 특성을 주고, 레이블에서 유형을 가리키는 단어를 빼십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"],
    onPages: .silent("the name is mostly the visible text"),
    check: .stops { stop, screen in
      guard let word = screen.foreignRole(of: stop) else { return nil }
      let utterance = screen.utterance(of: stop).told
      return Wording(
        "The label says “\(word)”, but VoiceOver says another role: “\(utterance)”.",
        ko: "레이블은 “\(word)”\(particle: .quoted) 하지만 다른 유형으로 읽습니다: “\(utterance)”.")
    })
}

extension AuditedScreen {
  /// The word for the stop's own role at the end of its label; nil for none. If the label is only that word, another
  /// rule reports it.
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

  /// A label with more bytes is a sentence, not a name.
  private static let longestName = 100

  /// The word for another role at the end of the label; nil for none.
  fileprivate func foreignRole(of stop: Stop) -> String? {
    guard stop.isControl, !stop.label.isEmpty, stop.label.utf8.count <= Self.longestName else { return nil }
    let roles = spokenRoles(of: stop)
    // If VoiceOver says no role, there is no contradiction; for a key of a keyboard it says none.
    guard !roles.isDisjoint(with: .ofControls), !roles.contains(.keyboardKey) else { return nil }
    let text = stop.label.foldedWithoutFinalMarks
    guard !RoleLabel.isRole(text), !RoleWord.table.contains(where: { $0.repeats(roles, in: text) }) else { return nil }
    for row in RoleInWords.table where row.traits.isDisjoint(with: roles) {
      if let word = row.words.first(where: { text.endsInRole($0) }) { return word }
    }
    return nil
  }

  /// The traits that determine the role which VoiceOver says; in a tab bar, that of a tab.
  func spokenRoles(of stop: Stop) -> Traits {
    guard stop.isTab, let container = stop.container, tree.nodes[container.index].isTabBar else { return stop.traits }
    return stop.traits.union(.tabBarItem)
  }
}

extension AuditedScreen.Stop {
  /// A label with more words, including that for the role, is a sentence.
  private static let mostWords = 4

  fileprivate var claimedRole: Traits? {
    guard !isControl, !label.isEmpty, label.utf8.count <= 100, !traits.contains(.header) else { return nil }
    let text = label.foldedWithoutFinalMarks
    for row in RoleWord.table where row.traits.isDisjoint(with: [.image, .header]) {
      guard let word = row.ending(of: text), word.count < text.count else { continue }
      return text.split(whereSeparator: { $0.isWhitespace }).count <= Self.mostWords ? row.trait : nil
    }
    return nil
  }
}

extension RoleWord {
  /// The trait for the role; of several traits, the most basic.
  fileprivate var trait: Traits {
    traits.contains(.button) ? .button : traits.contains(.textEntry) ? .textEntry : traits
  }

  /// True when a text ends with the word for one of the roles.
  fileprivate func repeats(_ roles: Traits, in text: String) -> Bool {
    !traits.isDisjoint(with: roles) && ending(of: text) != nil
  }
}

/// Words for roles that have no other meaning.
private struct RoleInWords {
  /// With any of these traits, the word is right, or similar enough.
  let traits: Traits
  let words: [String]

  private static let buttons: Traits = [.button, .backButton, .popUpButton, .toggleButton, .radioButton, .menuItem]

  static let table = [
    RoleInWords(traits: [.toggleButton], words: ["checkbox", "check box", "체크박스", "체크 박스"]),
    RoleInWords(traits: [.radioButton], words: ["radio button", "라디오 버튼", "라디오버튼"]),
    RoleInWords(traits: buttons, words: ["버튼"]),
    // A link may lead to a page about buttons of shirts; 버튼 never has that meaning.
    RoleInWords(traits: buttons.union(.link), words: ["button", "단추"]),
    RoleInWords(traits: .ofInputs, words: ["text field", "텍스트 필드"]),
  ]
}

extension String {
  /// True when a text in lowercase ends with the word for a role. An English word must be separate; a Korean one may be
  /// part of a longer word.
  fileprivate func endsInRole(_ role: String) -> Bool {
    role.utf8.first.map { $0 < 0x80 } == true ? endsInWord(role) : hasSuffix(role)
  }
}

/// Words that VoiceOver says for elements with a trait, and that people write into labels.
struct RoleWord {
  /// The traits for any of which VoiceOver says the role.
  let traits: Traits
  /// In lowercase; a longer word comes before a word with which it ends.
  let english: [String]
  let korean: [String]

  /// Source: the table of the audit's rule; VoiceOver says “button” in the role words of back buttons and pop-up
  /// buttons, so they count as buttons.
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

  /// Korean words with other meanings that end in a role word: drinks, ice rinks, sketches.
  private static let others = ["드링크", "블링크", "아이스링크", "아이스 링크", "스케이트링크", "스케이트 링크", "밑그림"]

  /// The word with which a text ends; nil for none. The text is in lowercase, without final punctuation.
  func ending(of text: String) -> String? {
    if let word = english.first(where: { text.endsInWord($0) }) { return word }
    guard let word = korean.first(where: { text.hasSuffix($0) }) else { return nil }
    return RoleWord.others.contains { text.hasSuffix($0) } ? nil : word
  }
}

/// Labels that are only the word for a role: “button”, “체크박스”, “Schaltfläche”.
///
/// These are VoiceOver's words in every supported language, and some that people use.
enum RoleLabel {
  /// Roles that may also be content, as in tabs that filter by the kind of content.
  private static let phrasesOfContent: [Phrase] = [.traitImage, .traitLink]
  /// Words for roles that are also names: of a subject, of a list of keywords, of a button with that title.
  private static let names: Set<Phrase> = [
    .webMath, .traitTableIndex, .traitHeader, .traitBackButton, .traitVisitedLink,
  ]
  /// VoiceOver's words that also have another meaning, such as a light switch.
  private static let ambiguous: Set<String> = ["interruptor"]

  private static let writtenOfContent: Set<String> = [
    "image", "graphic", "picture", "icon", "link", "이미지", "그림", "아이콘", "링크", "画像", "図", "アイコン", "图片", "图标", "链接",
    "grafik", "symbol", "icône", "icono", "ícono", "картинка", "иконка", "значок",
  ]
  private static let written: Set<String> = [
    "button", "btn", "banner", "checkbox", "check box", "radio button", "toggle", "slider", "text field",
    "버튼", "단추", "배너", "체크박스", "체크 박스", "라디오 버튼", "토글", "토글 버튼", "슬라이더", "입력란", "입력창", "텍스트 필드",
    "バナー", "トグル", "スライダー", "チェックボックス", "ラジオボタン", "按键", "横幅", "滑块", "开关按钮", "单选按钮", "标签页",
    "schaltfläche", "knopf", "kontrollkästchen", "schieberegler", "optionsfeld",
    "case à cocher", "bouton radio", "curseur", "casilla de verificación", "botón de opción", "deslizador",
    "баннер", "чекбокс", "переключатель", "ползунок",
  ]

  private static let content = words(of: phrasesOfContent).union(writtenOfContent)
  private static let all = words(of: [.traitCheckbox] + Clause.roles.filter { !names.contains($0) }).union(written)
    .union(content).subtracting(ambiguous)
  private static let longest = all.map { $0.utf8.count }.max() ?? 0

  private static func words(of phrases: [Phrase]) -> Set<String> {
    let books = VoiceLibrary.standard.languages.map {
      VoiceLibrary.standard.phrasebook(for: $0, settings: VoiceOverSettings())
    }
    return Set(books.flatMap { book in phrases.map { book.text($0).foldedWithoutFinalMarks } })
  }

  /// True for a text in lowercase that is only a role.
  static func isRole(_ lower: String) -> Bool { lower.utf8.count <= longest && all.contains(lower) }

  /// True for a role that, as the name of a tab, describes its content.
  static func isKindOfContent(_ lower: String) -> Bool { content.contains(lower) }
}
