import Foundation

/// What VoiceOver said on a screen, as `aloud conform` reads it.
struct RecordedSpeech {
  /// The screen: a screen document, or a dump.
  let tree: String
  /// BCP 47.
  let language: String
  /// The actions of `XCUIVoiceOverService` and the words after each; nil where it said nothing.
  private(set) var steps: [(action: String, utterance: String?)] = []

  init(of tree: String, language: String) { (self.tree, self.language) = (tree, language) }

  /// The last steps, if they repeat the words before them. At the end of a screen, VoiceOver repeats its last words, and
  /// such steps are not written.
  private var repeated: [(action: String, utterance: String?)] = []

  /// Adds a step.
  ///
  /// - Returns: false at the end of the screen: the same words came three times.
  mutating func add(_ action: String, _ utterance: String?) -> Bool {
    if let last = steps.last, last.utterance == utterance {
      repeated.append((action, utterance))
      return repeated.count < 2
    }
    steps += repeated + [(action, utterance)]
    repeated = []
    return true
  }

  /// The file's content.
  ///
  /// - Throws: errors of Foundation.
  func text() throws -> String {
    let steps: [[String: Any]] = steps.map { ["do": $0.action, "utterance": $0.utterance ?? NSNull()] }
    return try Answer.json(
      ["aloud": 1, "language": language, "ios": Records.version, "tree": tree, "steps": steps] as [String: Any])
  }
}
