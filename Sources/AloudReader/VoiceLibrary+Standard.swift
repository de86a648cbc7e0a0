public import AloudSpeech
internal import AloudVoices

extension VoiceLibrary {
  /// The voices that ship: English, Korean, Japanese, German, French, Spanish, Simplified Chinese and Russian. Each is read when its
  /// words are wanted for the first time.
  public static let standard = VoiceLibrary(
    first: ("en", { ShippedVoice.english }),
    others: [
      "ko": { ShippedVoice.korean }, "ja": { ShippedVoice.japanese }, "de": { ShippedVoice.german },
      "fr": { ShippedVoice.french }, "es": { ShippedVoice.spanish }, "zh-Hans": { ShippedVoice.simplifiedChinese },
      "ru": { ShippedVoice.russian },
    ])

  /// The words that AccessibilitySnapshot prints, in the languages that it has: English, German and Russian.
  public static let snapshot = VoiceLibrary(
    first: ("en", { ShippedVoice.snapshotEnglish }),
    others: ["de": { ShippedVoice.snapshotGerman }, "ru": { ShippedVoice.snapshotRussian }])
}

/// The voices that ship. Swift reads each of these properties once, when it is first used, whichever thread that is.
private enum ShippedVoice {
  static let english = read(Voices.english)
  static let korean = read(Voices.korean)
  static let japanese = read(Voices.japanese)
  static let german = read(Voices.german)
  static let french = read(Voices.french)
  static let spanish = read(Voices.spanish)
  static let simplifiedChinese = read(Voices.simplifiedChinese)
  static let russian = read(Voices.russian)

  static let snapshotEnglish = read(Voices.snapshotEnglish)
  static let snapshotGerman = read(Voices.snapshotGerman)
  static let snapshotRussian = read(Voices.snapshotRussian)

  /// Files that ship are well formed; tests read them all.
  private static func read(_ source: VoiceSource) -> Voice {
    do { return try Voice(source) } catch { preconditionFailure("A voice that ships is not well formed: \(error)") }
  }
}
