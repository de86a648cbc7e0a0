/// How text is written in braille.
public enum BrailleOutput: String, CaseIterable, Sendable {
  /// Six dots, letter by letter. VoiceOver's default, by a re-creation of Apple's settings.
  case uncontracted
  /// Eight dots, a cell a character.
  case eightDot = "8-dot"
  /// Six dots, with the contractions of the language.
  case contracted
}
