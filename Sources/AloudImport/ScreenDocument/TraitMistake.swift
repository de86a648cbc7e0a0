import AloudTree

/// What people write who mean a trait: the words that VoiceOver says, and those of other frameworks.
enum TraitMistake {
  private static let meant: [String: String] = [
    "heading": "header", "title": "header", "h1": "header",
    "switch": "toggleButton", "toggle": "toggleButton", "switchbutton": "toggleButton", "checkbox": "toggleButton",
    "disabled": "notEnabled", "dimmed": "notEnabled",
    "tab": "tabBarItem", "tabitem": "tabBarItem",
    "slider": "adjustable", "stepper": "adjustable",
    "text": "staticText", "label": "staticText",
    "textfield": "textEntry", "securetext": "secureTextField", "password": "secureTextField", "search": "searchField",
    "back": "backButton", "popup": "popUpButton", "menu": "popUpButton", "key": "keyboardKey",
  ]

  /// `; did you mean "header"?`, or nothing.
  static func suggestion(for name: String) -> String {
    if let trait = meant[name.lowercased()] { return "; did you mean \"\(trait)\"?" }
    return AloudTree.suggestion(for: name, among: Traits.named.map(\.name))
  }
}
