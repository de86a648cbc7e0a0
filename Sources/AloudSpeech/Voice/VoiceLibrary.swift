internal import AloudBase
internal import AloudTree

/// The available voices, and the choice of a voice for a language.
public struct VoiceLibrary: Sendable {
  /// A voice, and its language, which is known before the voice is parsed.
  private struct Entry: Sendable {
    let language: String
    let voice: @Sendable () -> Voice
    /// The words without variants, if they are cached. To make them costs as much as reading a small screen.
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

  /// The voices in order. The first provides the phrases that others lack.
  private var entries: [Entry]

  /// - Parameter sources: voice files; the first has every phrase.
  /// - Throws: ``VoiceFileError``, also if `sources` is empty.
  public init(_ sources: [VoiceSource]) throws(VoiceFileError) {
    guard !sources.isEmpty else { throw VoiceFileError.noFile }
    entries = []
    for source in sources { entries.append(Entry(try VoiceFile(source).read())) }
  }

  /// A library that parses a voice when its words are first used.
  ///
  /// The first voice provides phrases to the others. Each function must return the same voice every time, without
  /// parsing it again.
  package init(
    first: (language: String, voice: @Sendable () -> ShippedVoice),
    others: KeyValuePairs<String, @Sendable () -> ShippedVoice>
  ) {
    entries = [Entry(first.language, first.voice)] + others.map { Entry($0, $1) }
  }

  /// All voices, in order.
  ///
  /// - Complexity: parses the voices that have not been used before.
  public var voices: [Voice] { entries.map { $0.voice() } }

  /// The languages of the voices, in order.
  public var languages: [String] { entries.map { $0.language } }

  /// The voice whose words replace those that other voices lack.
  public var fallback: Voice { entries[0].voice() }

  /// Adds a user's voice file: a new language, or words that replace those of an existing voice. A file without a
  /// language changes all voices.
  ///
  /// - Throws: ``VoiceFileError``.
  public mutating func add(_ source: VoiceSource) throws(VoiceFileError) {
    let voice = try VoiceFile(source, model: fallback).read()
    guard voice.language.isEmpty || languages.contains(voice.language) else { return entries.append(Entry(voice)) }
    for index in entries.indices where voice.language.isEmpty || voice.language == entries[index].language {
      entries[index] = Entry(entries[index].voice().replacing(with: voice))
    }
  }

  /// The voice that fits the language best; the script counts more than the region. Nil if there is none.
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

  /// The words of a language, from the voice that fits best, else from the fallback.
  public func phrasebook(for language: String, settings: VoiceOverSettings) -> Phrasebook {
    let entry = entry(for: language) ?? entries[0]
    let voice = entry.voice()
    let isVaried = voice.variants.contains { variant in
      Setting.named(variant.setting)?.value(in: settings) == variant.value
    }
    // Cached words include the phrases of the fallback that ships, so they are only valid with that fallback.
    if !isVaried, entries[0].words != nil, let words = entry.words { return words() }
    return voice.phrasebook(choosing: settings.voiceChoices, fallback: fallback)
  }
}

/// A voice that ships, and its words; both are made once.
package struct ShippedVoice: Sendable {
  let voice: Voice
  /// The words without variants.
  let words: Phrasebook

  /// The fallback provides the phrases that the voice lacks; nil for the first voice.
  ///
  /// - Throws: ``VoiceFileError``.
  package init(_ source: VoiceSource, fallback: ShippedVoice?) throws(VoiceFileError) {
    voice = try Voice(source)
    words = voice.phrasebook(fallback: fallback?.voice)
  }
}
