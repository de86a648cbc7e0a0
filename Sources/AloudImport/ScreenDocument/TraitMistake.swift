import AloudTree

/// Words that people write who mean a trait: the words that VoiceOver says, and those of other frameworks.
enum TraitMistake {
  private static let meant: [String: String] = [
    "heading": "header", "title": "header", "h1": "header", "disabled": "notEnabled", "dimmed": "notEnabled",
    "enabled": "notEnabled", "checked": "selected", "tab": "tabBarItem", "tabitem": "tabBarItem",
    "slider": "adjustable", "stepper": "adjustable", "text": "staticText", "label": "staticText",
    "search": "searchField", "back": "backButton", "popup": "popUpButton", "menu": "popUpButton",
    "key": "keyboardKey",
  ]

  /// Words for which no public trait stands alone.
  private static let written: [String: String] = [
    "switch": toggle, "toggle": toggle, "switchbutton": toggle, "checkbox": toggle,
    "textfield": input, "textinput": input, "input": input,
    "textview": "\"text\": {\"multiline\": true} beside the traits",
    "textarea": "\"text\": {\"multiline\": true} beside the traits", "securetext": secure, "password": secure,
    "securetextfield": secure,
  ]
  private static let toggle = "\"button\" with \"toggleButton\""
  private static let input = "\"text\": {} beside the traits"
  private static let secure = "\"text\": {\"secure\": true} beside the traits"

  /// How other frameworks begin their names of traits and types.
  private static let prefixes = [
    "UIAccessibilityTraits.", "UIAccessibilityTrait", "AccessibilityTraits.", "XCUIElementType", ".", "AX", "is",
  ]

  /// `; did you mean "header"?`; where none is near, the public traits.
  static func suggestion(for name: String) -> String {
    let short = prefixes.reduce(name) { $0.hasPrefix($1) ? String($0.dropFirst($1.utf8.count)) : $0 }.lowercased()
    let names = Traits.named.map(\.name)
    if let words = written[short] { return "; did you mean \(words)?" }
    if let trait = names.first(where: { $0.lowercased() == short }) ?? meant[short] {
      return "; did you mean \"\(trait)\"?"
    }
    let hint = AloudTree.suggestion(for: short, among: names)
    return hint.isEmpty ? "; public traits are \(Traits.publicNames.joined(separator: ", "))" : hint
  }
}
