internal import Aloud

/// The last speech, with the hint that followed it.
struct LastSpeech: Equatable, Sendable {
  /// Nil until something is said.
  private(set) var speech: ScreenReader.Speech?

  mutating func note(_ new: ScreenReader.Speech) {
    guard new.origin == .hint, speech != nil else {
      speech = new
      speech?.utterance = Utterance(description: new.fragments)
      return
    }
    speech?.utterance.cues += new.fragments
  }

  /// The same words to be said once more; nil while nothing has been said. While speech is off they are only shown.
  func again(isMuted: Bool) -> ScreenReader.Speech? {
    var speech = speech
    speech?.isSilent = isMuted
    return speech
  }
}
