public import AloudSpeech
internal import AloudVoices

extension VoiceLibrary {
  /// The voices that ship: English, Korean, Japanese, German, French, Spanish, Simplified Chinese and Russian. Each is
  /// parsed when its words are first used.
  public static let standard = VoiceLibrary(
    first: ("en", { Shipped.english }),
    others: [
      "ko": { Shipped.korean }, "ja": { Shipped.japanese }, "de": { Shipped.german },
      "fr": { Shipped.french }, "es": { Shipped.spanish }, "zh-Hans": { Shipped.simplifiedChinese },
      "ru": { Shipped.russian },
    ])

  /// The words of AccessibilitySnapshot, in its languages: English, German and Russian.
  public static let snapshot = VoiceLibrary(
    first: ("en", { Shipped.snapshotEnglish }),
    others: ["de": { Shipped.snapshotGerman }, "ru": { Shipped.snapshotRussian }])
}

/// The voices that ship. Swift initializes each of these properties once, on first use, on any thread.
private enum Shipped {
  static let english = read(Voices.english)
  static let korean = read(Voices.korean, english)
  static let japanese = read(Voices.japanese, english)
  static let german = read(Voices.german, english)
  static let french = read(Voices.french, english)
  static let spanish = read(Voices.spanish, english)
  static let simplifiedChinese = read(Voices.simplifiedChinese, english)
  static let russian = read(Voices.russian, english)

  static let snapshotEnglish = read(Voices.snapshotEnglish)
  static let snapshotGerman = read(Voices.snapshotGerman, snapshotEnglish)
  static let snapshotRussian = read(Voices.snapshotRussian, snapshotEnglish)

  /// Files that ship are valid; tests parse them all.
  private static func read(_ source: VoiceSource, _ fallback: ShippedVoice? = nil) -> ShippedVoice {
    do { return try ShippedVoice(source, fallback: fallback) } catch {
      preconditionFailure("A voice that ships is not well formed: \(error)")
    }
  }
}
