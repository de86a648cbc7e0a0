internal import AloudBase
import AloudTree

/// Words that people write instead of the name of a trait: VoiceOver's words, and those of other frameworks.
enum TraitMistake {
  private static let meant: [String: String] = [
    "heading": "header", "title": "header", "h1": "header", "disabled": "notEnabled", "dimmed": "notEnabled",
    "enabled": "notEnabled", "checked": "selected", "tab": "tabBarItem", "tabitem": "tabBarItem",
    "slider": "adjustable", "stepper": "adjustable", "text": "staticText", "label": "staticText",
    "search": "searchField", "back": "backButton", "popup": "popUpButton", "menu": "popUpButton",
    "key": "keyboardKey",
  ]

  /// Words that do not correspond to a single public trait.
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

  /// The prefixes of traits and types in other frameworks.
  private static let prefixes = [
    "UIAccessibilityTraits.", "UIAccessibilityTrait", "AccessibilityTraits.", "XCUIElementType", ".", "AX", "is",
  ]

  /// Such as `; did you mean "header"?`; lists the public traits if no name is similar.
  static func hint(for name: String) -> Message {
    let short = prefixes.reduce(name) { $0.hasPrefix($1) ? String($0.dropFirst($1.utf8.count)) : $0 }.lowercased()
    let names = Traits.named.map { $0.name }
    if let words = written[short] { return "; did you mean \(words)?" }
    if let trait = names.first(where: { $0.lowercased() == short }) ?? meant[short] {
      return "; did you mean \"\(trait)\"?"
    }
    let hint = suggestion(for: short, among: names)
    return hint.isEmpty ? "; public traits are \(Traits.publicNames.joined(separator: ", "))" : hint
  }
}
