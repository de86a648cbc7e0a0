import AloudTree

/// VoiceOver's own hints, which AccessibilitySnapshot joins to the developer's; Aloud says its own.
///
///     let hint = "Every morning. Double tap to toggle setting."
///     SnapshotHints.authored(hint, traits: [.button, .toggleButton], expanded: nil)  // ("Every morning", nil)
///
/// Source: AccessibilitySnapshot's strings in all the languages that it has, spelled as they are there, and the way in
/// which it joins them.
enum SnapshotHints {
  /// Takes VoiceOver's own hints off.
  ///
  /// An own hint is only looked for where the traits call for it: elsewhere the same words are the developer's.
  ///
  /// - Parameters:
  ///   - hint: as it is in the dump.
  ///   - traits: those of the element; an element that is not enabled has no own hints.
  ///   - expanded: what the description says.
  /// - Returns: what remains of the hint, and whether the element is expanded, if a hint that was taken off tells.
  static func authored(
    _ hint: String, traits: Traits, expanded: Bool?
  ) -> (hint: String, expanded: Bool?) {
    guard !traits.contains(.notEnabled) else { return (hint, nil) }
    var rest = hint
    var confirmed: Bool?
    // They are joined in the opposite order.
    if let expanded {
      rest = without(expanded ? collapse : expand, hint)
      if rest != hint { confirmed = expanded }
    }
    if traits.contains(.adjustable), !traits.contains(.toggleButton) { rest = without(adjust, rest) }
    // A hint of a text field takes the place of the developer's.
    if traits.contains(.textEntry), edit.contains(unstopped(rest)) { rest = "" }
    if traits.contains(.toggleButton) { rest = without(toggle, rest) }
    return (rest, confirmed)
  }

  /// The text before one of the phrases and the full stop that joins them; the text itself when it ends in none.
  private static func without(_ phrases: [String], _ text: String) -> String {
    let end = unstopped(text)
    for phrase in phrases {
      if end == phrase { return "" }
      if end.hasSuffix(". " + phrase) { return String(end.dropLast(phrase.count + 2)) }
    }
    return text
  }

  private static func unstopped(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  // English, German and Russian, without the last full stop.

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

  // Not in a release yet.

  static let collapse = ["Double tap to collapse", "Doppeltippen zum Reduzieren", "Коснитесь дважды, чтобы свернуть"]

  static let expand = ["Double tap to expand", "Doppeltippen zum Erweitern", "Коснитесь дважды, чтобы развернуть"]
}
