public import AloudSpeech
internal import AloudVoices

extension VoiceLibrary {
  /// The voices that ship: English, Korean, Japanese, German, French, Spanish, Simplified Chinese and Russian.
  public static let standard = shipped(Voices.sources)

  /// The words that AccessibilitySnapshot prints, in the languages that it has: English, German and Russian.
  public static let snapshot = shipped(Voices.snapshotSources)

  /// Files that ship are well formed; tests read them all.
  private static func shipped(_ sources: [VoiceSource]) -> VoiceLibrary {
    do { return try VoiceLibrary(sources) } catch {
      preconditionFailure("A voice that ships is not well formed: \(error)")
    }
  }
}
