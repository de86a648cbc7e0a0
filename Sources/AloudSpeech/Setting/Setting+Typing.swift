internal import AloudBase

// Settings of characters and of text that is edited.
extension Setting {
  static let typing: [Setting] = [
    .choice(
      "typingFeedback", { assigned(&$0.typingFeedback, $1) }, "what is said while typing",
      .assumed("knowledge of Settings > VoiceOver > Typing, without a source; characters for the software keyboard")),
    .choice("deletingText", { assigned(&$0.deletingText, $1) }, "how a deleted character is announced", verbosity),
    .choice(
      "capitalLetters", { assigned(&$0.capitalLetters, $1) },
      "how a capital letter is announced when moving by character", verbosity),
    .flag(
      "phonetics", { assigned(&$0.phonetics, $1) }, "after a pause on a character its phonetic spelling is said",
      .assumed("knowledge of Settings > VoiceOver > Typing > Phonetic Feedback, without a source")),
    .choice(
      "editingDetails", { assigned(&$0.editingDetails, $1) },
      "the mode and the insertion point of an edited field are said",
      .observed("moba11y's simulator has the words; one of three recordings has the mode, of iOS 16")),
    .flag(
      "spelling", { assigned(&$0.spelling, $1) },
      "misspelled words are announced while a text is edited, but never in assessments",
      .documented("WWDC22: assessments switch spell checking off")),
  ]
}
