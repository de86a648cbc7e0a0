internal import AloudTree

/// The voices there are, and which one serves a language.
public struct VoiceLibrary: Sendable {
  /// All voices, in their order; the first lends the phrases that another lacks.
  public private(set) var voices: [Voice]

  /// - Parameter sources: voice files; the first has every phrase.
  /// - Throws: ``VoiceFileError``; so it does where there is no file.
  public init(_ sources: [VoiceSource]) throws(VoiceFileError) {
    guard !sources.isEmpty else { throw VoiceFileError.noFile }
    voices = []
    for source in sources { voices.append(try VoiceFile(source).read()) }
  }

  /// The languages of the voices, in their order.
  public var languages: [String] { voices.map(\.language) }

  /// The voice whose words stand in for those that others lack.
  public var fallback: Voice { voices[0] }

  /// Adds a user's own voice file: a new language, or words that replace those of one that is there (of all, when the file
  /// names no language).
  ///
  /// - Throws: ``VoiceFileError``.
  public mutating func add(_ source: VoiceSource) throws(VoiceFileError) {
    let voice = try VoiceFile(source, model: fallback).read()
    guard voice.language.isEmpty || languages.contains(voice.language) else { return voices.append(voice) }
    for index in voices.indices where voice.language.isEmpty || voice.language == voices[index].language {
      voices[index] = voices[index].replacing(with: voice)
    }
  }

  /// The voice that serves the language best: the same script before the same region; nil when there is none.
  ///
  ///     library.voice(for: "ko-KR")?.language    // "ko"
  ///     library.voice(for: "zh-Hant")?.language  // nil
  public func voice(for language: String) -> Voice? {
    let wanted = LanguageTag(language)
    var best: (score: Int, voice: Voice)?
    for voice in voices {
      guard let score = LanguageTag(voice.language).match(for: wanted) else { continue }
      if score > best?.score ?? .min { best = (score, voice) }
    }
    return best?.voice
  }

  /// The words of a language: of the voice that serves it, else of the fallback.
  public func phrasebook(for language: String, settings: VoiceOverSettings) -> Phrasebook {
    let voice = voice(for: language) ?? fallback
    return voice.phrasebook(choosing: settings.voiceChoices, fallback: fallback)
  }
}
