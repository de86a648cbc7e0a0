extension Phrase {
  /// All but what is said of a stop: what the rotor, commands, typing, charts and VoiceOver itself say.
  ///
  /// AccessibilitySnapshot has no words for them.
  public static let ofWalks = allCases.filter { phrase in
    ![
      "trait.", "hint.", "switch.", "container.", "context.", "state.", "actions.available", "actions.hint",
      "more_content.", "list.", "landmark.",
      "table.", "control.", "progress", "group", "direct_touch", "back", "web.",
    ].contains { phrase.key.hasPrefix($0) }
  }
}
