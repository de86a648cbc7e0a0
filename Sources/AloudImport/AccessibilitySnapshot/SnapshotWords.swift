import AloudTree

/// VoiceOver's words in a description, which AccessibilitySnapshot joins with those of the app.
///
///     SnapshotWords.ofApp("Shows the whole bed. Button.", .button)  // "Shows the whole bed"
///     SnapshotWords.ofApp("Button.", .button)                       // nil
///
/// Source: AccessibilitySnapshot's strings in all its languages.
enum SnapshotWords {
  /// The words of a description without those of VoiceOver; nil when there are none.
  static func ofApp(_ description: String, _ traits: Traits) -> String? {
    var sentences = sentences(of: description)
    while let last = sentences.last, isOwn(last) { sentences.removeLast() }
    var text = sentences.joined(separator: ". ")
    if traits.contains(.selected), let prefix = selected.first(where: { text.hasPrefix($0 + ": ") }) {
      text.removeFirst(prefix.count + 2)
    }
    return text.allSatisfy { $0.isWhitespace } ? nil : text
  }

  /// Whether a description says that its element is expanded or collapsed; nil when it says neither.
  static func expanded(in description: String) -> Bool? {
    for sentence in sentences(of: description).reversed() where isOwn(sentence) {
      if expanded.contains(sentence) { return true }
      if collapsed.contains(sentence) { return false }
    }
    return nil
  }

  /// The parts between full stops that are followed by a space or the end.
  private static func sentences(of description: String) -> [String] {
    var rest = (description.hasSuffix(".") ? description.dropLast() : description[...]).unicodeScalars
    var sentences: [String] = []
    var current = ""
    while let scalar = rest.popFirst() {
      if scalar == ".", rest.first == " " {
        rest.removeFirst()
        sentences.append(current)
        current = ""
      } else {
        current.unicodeScalars.append(scalar)
      }
    }
    return sentences + [current]
  }

  private static func isOwn(_ sentence: String) -> Bool {
    if words.contains(sentence) || selected.contains(sentence) { return true }
    if expanded.contains(sentence) || collapsed.contains(sentence) { return true }
    let parts = sentence.split(separator: " ")
    // "1 of 3", "Row 2".
    return switch parts.count {
    case 3: isNumber(parts[0]) && counts.contains(String(parts[1])) && isNumber(parts[2])
    case 2: places.contains(String(parts[0])) && isNumber(parts[1])
    default: false
    }
  }

  private static func isNumber(_ text: Substring) -> Bool { text.allSatisfy { $0.isNumber } }

  // English, German and Russian, without the final full stop.

  private static let selected = ["Selected", "Auswahl", "Выбрано"]
  private static let counts: Set = ["of", "von", "из"]
  private static let places: Set = ["Row", "Zeile", "Ряд", "Column", "Spalte", "Столбец"]
  private static let expanded: Set = ["Expanded", "Erweitert", "Развернуто"]
  private static let collapsed: Set = ["Collapsed", "Reduziert", "Свернуто"]

  private static let words: Set = [
    "Dimmed", "Grau dargestellt", "Недоступно",
    "Button", "Taste", "Кнопка",
    "Back Button", "Zurück Taste", "Кнопка назад",
    "Switch Button", "Umschalttaste", "Кнопка-переключатель",
    "On", "Ein", "Вкл",
    "Off", "Aus", "Выкл",
    "Mixed", "Gemischt", "Смешанно",
    "Tab", "Tabulator", "Вкладка",
    "Text Field", "Textfeld", "текстовое поле",
    "Secure Text Field", "Sicheres Textfeld", "Защищённое текстовое поле",
    "Is editing", "Bearbeiten", "Идет правка",
    "Heading", "Überschrift", "Заголовок",
    "Link", "Hyperlink", "Ссылка",
    "Adjustable", "Einstellbar", "Элемент регулировки",
    "Image", "Bild", "Изображение",
    "Search Field", "Suchfeld", "Поле поиска",
    "List Start", "Anfang der Liste", "Начало списка",
    "List End", "Ende der Liste", "Конец списка",
    "Landmark", "Orientierungspunkt", "Ориентир",
    "End", "Ende", "Конец строки",
    "Actions Available", "Aktionen verfügbar", "Доступны действия",
    "More Content Available", "Weiterhin inhalte verfügbar", "Доступно больше контента",
  ]
}

/// VoiceOver's own hints, which AccessibilitySnapshot joins with those of the developer. They are removed, because
/// Aloud adds its own.
///
///     let hint = "Every morning. Double tap to toggle setting."
///     SnapshotHints.authored(hint, traits: [.button, .toggleButton], expanded: nil)  // ("Every morning", nil)
///
/// Source: AccessibilitySnapshot's strings in all its languages, with its spelling, and its way of joining them.
enum SnapshotHints {
  /// The hint without that of VoiceOver, and whether the element is expanded, if a removed hint says so.
  ///
  /// VoiceOver's hints are removed only where the traits require them; elsewhere the same words are from the developer.
  /// A disabled element has no such hints.
  static func authored(_ hint: String, traits: Traits, expanded: Bool?) -> (hint: String, expanded: Bool?) {
    guard !traits.contains(.notEnabled) else { return (hint, nil) }
    var rest = hint
    var confirmed: Bool?
    // AccessibilitySnapshot joins them in the opposite order.
    if let expanded {
      rest = without(expanded ? collapse : expand, hint)
      if rest != hint { confirmed = expanded }
    }
    if traits.contains(.adjustable), !traits.contains(.toggleButton) { rest = without(adjust, rest) }
    // A hint of a text field replaces that of the developer.
    if traits.contains(.textEntry), edit.contains(unstopped(rest)) { rest = "" }
    if traits.contains(.toggleButton) { rest = without(toggle, rest) }
    return (rest, confirmed)
  }

  /// The text before one of the phrases and the separating full stop; the unchanged text when it ends with none of
  /// them.
  private static func without(_ phrases: [String], _ text: String) -> String {
    let end = unstopped(text)
    for phrase in phrases {
      if end == phrase { return "" }
      if end.hasSuffix(". " + phrase) { return String(end.dropLast(phrase.count + 2)) }
    }
    return text
  }

  private static func unstopped(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  // English, German and Russian, without the final full stop.

  static let toggle = [
    "Double tap to toggle setting",
    "Zum Umschalten Doppeltippen",
    "Коснитесь дважды, чтобы переключить настройку",
  ]

  static let adjust = [
    "Swipe up or down with one finger to adjust the value",
    "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
    "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
  ]

  static let edit = [
    "Double tap to edit",
    "Zum Bearbeiten doppeltippen",
    "коснитесь дважды, чтобы редактировать",
    "Use the rotor to access Misspelled Words",
    "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
    "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
    "Double tap to edit., Use the rotor to access Misspelled Words",
    "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
    "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
  ]

  // These are not in a release yet.

  static let collapse = ["Double tap to collapse", "Doppeltippen zum Reduzieren", "Коснитесь дважды, чтобы свернуть"]

  static let expand = ["Double tap to expand", "Doppeltippen zum Erweitern", "Коснитесь дважды, чтобы развернуть"]
}
