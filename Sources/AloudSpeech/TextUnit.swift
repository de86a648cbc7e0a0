/// The unit by which a cursor moves in a text.
package enum TextUnit: String, CaseIterable, Sendable {
  case character, word, sentence, line, paragraph
}
