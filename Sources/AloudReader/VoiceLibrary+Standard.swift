public import AloudSpeech
internal import AloudVoices

extension VoiceLibrary {
  /// The voices that ship: English, Korean, Japanese, German, French, Spanish, Simplified Chinese and Russian.
  public static let standard = VoiceLibrary(Voices.sources)

  /// The words that AccessibilitySnapshot prints, in the languages that it has: English, German and Russian.
  public static let snapshot = VoiceLibrary(Voices.snapshotSources)
}
