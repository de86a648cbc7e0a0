internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// Labels that are the word for a role and nothing else: “button”, “체크박스”, “Schaltfläche”.
///
/// They are VoiceOver's own words in every language that ships, and a few more that people write.
enum RoleLabel {
  /// Roles that can be what a control is for, too: tabs that filter by the kind of content.
  private static let phrasesOfContent: [Phrase] = [.traitImage, .traitLink]
  private static let otherPhrases: [Phrase] = [
    .traitButton, .traitSwitch, .traitCheckbox, .traitRadio, .traitTab, .traitSearchField, .traitTextField,
    .traitSecureTextField, .traitPopupButton, .traitAdjustable, .traitMenuItem, .traitPickerItem,
  ]
  /// VoiceOver's words that name something else as well: the switch of a lamp.
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
  private static let all = words(of: otherPhrases).union(written).union(content).subtracting(ambiguous)
  private static let longest = all.map(\.utf8.count).max() ?? 0

  private static func words(of phrases: [Phrase]) -> Set<String> {
    let books = VoiceLibrary.standard.languages.map {
      VoiceLibrary.standard.phrasebook(for: $0, settings: VoiceOverSettings())
    }
    return Set(books.flatMap { book in phrases.map { book.text($0).foldedWithoutFinalMarks } })
  }

  /// True for a text in lower case that says a role alone.
  static func isRole(_ lower: String) -> Bool { lower.utf8.count <= longest && all.contains(lower) }

  /// True for a role that, as the name of a tab, says what is behind it.
  static func isKindOfContent(_ lower: String) -> Bool { content.contains(lower) }
}
