/// What a cursor moves by in a text.
public enum TextUnit: String, CaseIterable, Sendable {
  case character, word, line
}
