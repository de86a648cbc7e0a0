internal import Aloud

/// The last steps with what happened at each, as scripts tell it.
package struct Transcript: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    /// A step.
    case step(String)
    /// Words that were said.
    case words(String)
    /// `[boundary]` and the like.
    case happening(String)
    /// A note that is no part of the walk.
    case comment(String)
  }

  private static let longest = 200

  package private(set) var lines: [Line] = []
  /// How many lines there have been in all.
  package private(set) var total = 0

  mutating func begin(_ step: String) { append(.step(step)) }

  mutating func note(_ comment: String) { append(.comment("# \(comment)")) }

  mutating func add(_ actual: Script.Actual) {
    switch actual {
    case .utterance: append(.words(actual.written))
    case .happening, .shown: append(.happening(actual.written))
    }
  }

  private mutating func append(_ line: Line) {
    lines.append(line)
    total += 1
    if lines.count > Transcript.longest { lines.removeFirst(lines.count - Transcript.longest) }
  }

  /// True while nothing has happened since the last step.
  var isSilent: Bool { if case .step = lines.last { true } else { false } }

  /// The events since the last step, with reasons, and without words.
  var lastHappenings: [String] {
    lines.reversed().prefix { if case .step = $0 { false } else { true } }.reversed().compactMap {
      switch $0 {
      case .happening(let text), .comment(let text): text
      case .step, .words: nil
      }
    }
  }
}

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
