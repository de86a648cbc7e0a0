internal import AloudTree

/// The voices there are, and which one serves a language.
public struct VoiceLibrary: Sendable {
  /// A voice, and its language, which is known before the voice is read.
  private struct Entry: Sendable {
    let language: String
    let voice: @Sendable () -> Voice
    /// Its words without variants, where they are kept: making them costs as much as reading a small screen.
    let words: (@Sendable () -> Phrasebook)?

    init(_ language: String, _ shipped: @escaping @Sendable () -> ShippedVoice) {
      self.language = language
      voice = { shipped().voice }
      words = { shipped().words }
    }

    init(_ voice: Voice) {
      language = voice.language
      self.voice = { voice }
      words = nil
    }
  }

  /// In their order; the first lends the phrases that another lacks.
  private var entries: [Entry]

  /// - Parameter sources: voice files; the first has every phrase.
  /// - Throws: ``VoiceFileError``; so it does where there is no file.
  public init(_ sources: [VoiceSource]) throws(VoiceFileError) {
    guard !sources.isEmpty else { throw VoiceFileError.noFile }
    entries = []
    for source in sources { entries.append(Entry(try VoiceFile(source).read())) }
  }

  /// A library that reads a voice when its words are wanted for the first time.
  ///
  /// The first voice lends phrases to the others; each gives the same voice every time, without reading it again.
  package init(
    first: (language: String, voice: @Sendable () -> ShippedVoice),
    others: KeyValuePairs<String, @Sendable () -> ShippedVoice>
  ) {
    entries = [Entry(first.language, first.voice)] + others.map { Entry($0, $1) }
  }

  /// All voices, in their order.
  ///
  /// - Complexity: the voices that have not been used before are read.
  public var voices: [Voice] { entries.map { $0.voice() } }

  /// The languages of the voices, in their order.
  public var languages: [String] { entries.map(\.language) }

  /// The voice whose words stand in for those that others lack.
  public var fallback: Voice { entries[0].voice() }

  /// Adds a user's own voice file: a new language, or words that replace those of one that is there (of all, when the file
  /// names no language).
  ///
  /// - Throws: ``VoiceFileError``.
  public mutating func add(_ source: VoiceSource) throws(VoiceFileError) {
    let voice = try VoiceFile(source, model: fallback).read()
    guard voice.language.isEmpty || languages.contains(voice.language) else { return entries.append(Entry(voice)) }
    for index in entries.indices where voice.language.isEmpty || voice.language == entries[index].language {
      entries[index] = Entry(entries[index].voice().replacing(with: voice))
    }
  }

  /// The voice that serves the language best: the same script before the same region; nil when there is none.
  ///
  ///     library.voice(for: "ko-KR")?.language    // "ko"
  ///     library.voice(for: "zh-Hant")?.language  // nil
  public func voice(for language: String) -> Voice? { entry(for: language)?.voice() }

  private func entry(for language: String) -> Entry? {
    let wanted = LanguageTag(language)
    var best: (score: Int, entry: Entry)?
    for entry in entries {
      guard let score = LanguageTag(entry.language).match(for: wanted) else { continue }
      if score > best?.score ?? .min { best = (score, entry) }
    }
    return best?.entry
  }

  /// The words of a language: of the voice that serves it, else of the fallback.
  public func phrasebook(for language: String, settings: VoiceOverSettings) -> Phrasebook {
    let entry = entry(for: language) ?? entries[0]
    let voice = entry.voice()
    let isVaried = voice.variants.contains { variant in
      Setting.named(variant.setting)?.value(in: settings) == variant.value
    }
    // Words that are kept have the phrases of the fallback that ships.
    if !isVaried, entries[0].words != nil, let words = entry.words { return words() }
    return voice.phrasebook(choosing: settings.voiceChoices, fallback: fallback)
  }
}

/// A voice that ships, with its words, both made once.
package struct ShippedVoice: Sendable {
  let voice: Voice
  /// Without variants.
  let words: Phrasebook

  /// The fallback lends the phrases that the voice lacks; nil for the first voice.
  ///
  /// - Throws: ``VoiceFileError``.
  package init(_ source: VoiceSource, fallback: ShippedVoice?) throws(VoiceFileError) {
    voice = try Voice(source)
    words = voice.phrasebook(fallback: fallback?.voice)
  }
}
