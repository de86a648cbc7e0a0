/// What a cursor moves by in a text.
package enum TextUnit: String, CaseIterable, Sendable {
  case character, word, sentence, line, paragraph
}
