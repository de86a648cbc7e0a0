internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The place of our reader while it goes the way of a device.
struct ConformanceCursor {
  var reader: ScreenReader
  /// True while VoiceOver stands nowhere yet: the first move leads to the first stop.
  var isBeforeFirst = false
  private var last: [[SpokenWord]] = []

  init(_ reader: ScreenReader) { self.reader = reader }

  /// Our words at a step.
  struct Said {
    let text: String
    let node: NodeID?
    let isBoundary: Bool
    /// All the ways of saying it that count as the same: what follows after a pause may be said or not.
    let alternatives: [[SpokenWord]]

    func agrees(with words: [SpokenWord]) -> Bool {
      // By number first: a device may have said a long text, and every stop is asked.
      alternatives.contains { own in
        own.count == words.count && zip(own, words).allSatisfy { $0.key == $1.key }
      }
    }

    /// True when at least half of the words are the same.
    func resembles(_ words: [SpokenWord]) -> Bool {
      alternatives.contains { own in
        Alignment(own.map(\.key), words.map(\.key)).pairs.count * 2 >= max(own.count, words.count)
      }
    }
  }

  /// - Returns: what is said.
  mutating func perform(_ action: Recording.Action) -> Said {
    let entersScreen = isBeforeFirst && action == .moveForward
    if action != .currentSpeech { isBeforeFirst = false }
    let output = entersScreen ? reader.currentSpeech() : self.move(action)
    let fragments = output.parts
    let withoutHint = fragments.filter { $0.part != .hint || $0.clause == .promotedHint }
    let own = [withoutHint, fragments].flatMap { parts in
      [parts.filter { $0.part != .cue || $0.clause == .contentCue }, parts].map(SpokenWord.words(of:))
    }
    // At the end of a screen nothing is said, or the last words once more; so it is with what is said currently.
    let alternatives = output.isBoundary || action == .currentSpeech ? own + last : own
    if !output.isBoundary { last = own }
    return Said(
      text: output.utterance, node: reader.focus, isBoundary: output.isBoundary, alternatives: alternatives)
  }

  /// Which move of ours is which step of a recording.
  private mutating func move(_ action: Recording.Action) -> ScreenReader.Output {
    switch action {
    case .moveForward: reader.moveForward()
    case .moveBackward: reader.moveBackward()
    case .moveIn: reader.moveIn()
    case .moveOut: reader.moveOut()
    case .currentSpeech: reader.currentSpeech()
    }
  }
}
