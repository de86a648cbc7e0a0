/// The words of a step, without what the recorder adds and leaves out.
///
/// Source: Xcode 27's XCUIVoiceOverService, as bardsandcards/guidepup's example prints it. It joins parts by spaces, cuts an
/// utterance at 64 characters, repeats the last utterance at the end of a screen, and begins with "VoiceOver on".
struct RecordedWords: Sendable {
  let words: [SpokenWord]
  /// True for an utterance that the recorder has cut: its last word may be the beginning of a word.
  private let isCut: Bool

  /// In characters.
  private static let longest = 64
  /// What VoiceOver says of itself when it begins, in lowercase.
  private static let greetings = [["voiceover", "on"], ["voiceover", "켬"]]

  init(_ utterance: String) {
    var words = SpokenWord.words(of: utterance)
    if RecordedWords.greetings.contains(words.prefix(2).map { $0.key }) { words.removeFirst(2) }
    self.words = words
    isCut = utterance.count == RecordedWords.longest
  }

  /// True for a step of which the recorder has no words. What VoiceOver said there is not known.
  var isEmpty: Bool { words.isEmpty }

  func agree(with own: [SpokenWord]) -> Bool {
    // Compares the number of words first, because a device may have said a long text, and every stop is compared.
    guard isCut ? own.count >= words.count : own.count == words.count else { return false }
    guard isCut, let last = words.last else { return zip(own, words).allSatisfy { $0.key == $1.key } }
    return zip(own, words.dropLast()).allSatisfy { $0.key == $1.key } && own[words.count - 1].key.hasPrefix(last.key)
  }
}
