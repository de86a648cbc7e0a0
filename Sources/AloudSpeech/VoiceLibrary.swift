internal import AloudTree

/// The voices there are, and which one serves a language.
public struct VoiceLibrary: Sendable {
  private var sources: [(language: String, source: VoiceSource)]
  private var overrides: [Voice] = []

  /// - Parameter sources: well-formed voice files; the first has every phrase, and lends those that another lacks.
  public init(_ sources: [VoiceSource]) {
    precondition(!sources.isEmpty, "A voice library needs a voice.")
    self.sources = sources.map { (VoiceFile.language(of: $0) ?? "", $0) }
  }

  /// The languages of the voices, in their order.
  public var languages: [String] { sources.map(\.language) }

  /// Adds a user's own voice file: a new language, or words that replace those of one that is there (of all, when the file
  /// names no language).
  ///
  /// - Throws: ``VoiceFileError``.
  public mutating func add(_ source: VoiceSource) throws(VoiceFileError) {
    let voice = try VoiceFile(source, model: fallback).read()
    if voice.language.isEmpty || languages.contains(voice.language) {
      overrides.append(voice)
    } else {
      sources.append((voice.language, source))
    }
  }

  /// The voice that serves the language best: the same script before the same region; nil when there is none.
  ///
  ///     library.voice(for: "ko-KR")?.language    // "ko"
  ///     library.voice(for: "zh-Hant")?.language  // nil
  public func voice(for language: String) -> Voice? {
    let wanted = LanguageTag(language)
    var best: (score: Int, index: Int)?
    for (index, candidate) in sources.enumerated() {
      guard let score = LanguageTag(candidate.language).match(for: wanted) else { continue }
      if score > best?.score ?? 0 { best = (score, index) }
    }
    return best.map { voice(at: $0.index) }
  }

  /// The voice whose words stand in for those that others lack.
  public var fallback: Voice { voice(at: 0) }

  /// All voices, in their order.
  public var voices: [Voice] { sources.indices.map(voice(at:)) }

  /// The words of a language: of the voice that serves it, else of the fallback.
  public func phrasebook(for language: String, settings: VoiceOverSettings) -> Phrasebook {
    let voice = voice(for: language) ?? fallback
    return voice.phrasebook(choosing: settings.voiceChoices, fallback: fallback)
  }

  private func voice(at index: Int) -> Voice {
    let voice = VoiceLibrary.read(sources[index].source)
    return overrides.filter { $0.language.isEmpty || $0.language == voice.language }.reduce(voice) {
      $0.replacing(with: $1)
    }
  }

  /// Sources are checked before they come in, those that ship by tests.
  private static func read(_ source: VoiceSource) -> Voice {
    do { return try VoiceFile(source).read() } catch {
      preconditionFailure("A voice that ships is not well formed: \(error)")
    }
  }
}
