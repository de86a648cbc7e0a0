internal import AloudChart
internal import AloudReader
internal import AloudScript
internal import AloudSpeech

/// The last steps and their results, as in scripts.
package struct Transcript: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    /// A step.
    case step(String)
    /// Spoken words.
    case words(String)
    /// An event such as `[boundary]`.
    case happening(String)
    /// A comment, which is not part of the walk.
    case comment(String)
  }

  private static let longest = 200

  package private(set) var lines: [Line] = []
  /// The number of all lines, including those that have been removed.
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

  /// True if nothing has happened since the last step.
  var isSilent: Bool { if case .step = lines.last { true } else { false } }

  /// The events and comments since the last step, without spoken words.
  var lastHappenings: [String] {
    lines.reversed().prefix { if case .step = $0 { false } else { true } }.reversed().compactMap {
      switch $0 {
      case .happening(let text), .comment(let text): text
      case .step, .words: nil
      }
    }
  }
}

/// The last speech, with its hint.
struct LastSpeech: Equatable, Sendable {
  /// The last speech; nil until something is said.
  private(set) var speech: ScreenReader.Speech?

  mutating func note(_ new: ScreenReader.Speech) {
    guard new.origin == .hint, speech != nil else {
      speech = new
      speech?.utterance = Utterance(description: new.fragments)
      return
    }
    speech?.utterance.cues += new.fragments
  }

  /// Returns the last speech, to say it again; nil if nothing has been said. If speech is off, it is silent.
  func again(isMuted: Bool) -> ScreenReader.Speech? {
    var speech = speech
    speech?.isSilent = isMuted
    return speech
  }
}
