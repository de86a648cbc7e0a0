internal import AloudSpeech
internal import AloudTree

/// The voice and the manner in which a language is said.
struct Speaker: Sendable {
  /// Our words for marks and emoji; nil for a language that no voice of ours has.
  let voice: Voice?
  /// BCP-47, of the text.
  let language: String
  /// As espeak-ng's own command takes it.
  let engineVoice: String
  /// The voice that speaks where espeak-ng has none for the language: apps can name any.
  let standIn: String?
  /// In words a minute.
  let rate: Int
  let pitch: Int
  let volume: Int

  /// How a text is said under the settings, as a run without words. Half of the speaking rate is the voice's own.
  func style(_ prosody: Prosody?, _ settings: VoiceOverSettings) -> Passage.Run {
    // A program may set any number; before it is multiplied, it is clamped.
    let rate = clamped(rate, to: 1...1_000) * clamped(settings.speakingRate, to: 1...100) / 50
    var run = Passage.Run(EarText(), voice: engineVoice)
    run.standIn = standIn
    run.rate = clamped(rate, to: SpeechProfile.rates)
    run.pitch = pitch(raisedTo: prosody?.pitch ?? 1)
    run.volume = clamped(volume, to: SpeechProfile.volumes) * clamped(settings.volume, to: 0...100) / 100
    return run
  }

  /// From 0 to 2, where 1 is the voice's own: below it evenly down to 0, above it evenly up to 99, so that more is always
  /// higher, or as high as it gets.
  private func pitch(raisedTo factor: Double) -> Int {
    let top = Double(SpeechProfile.pitches.upperBound)
    let own = Double(clamped(pitch, to: SpeechProfile.pitches))
    let factor = factor.isFinite ? min(max(factor, 0), 2) : 1
    return Int(clamping: (factor <= 1 ? own * factor : own + (top - own) * (factor - 1)).rounded())
  }

  private func clamped(_ number: Int, to range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}

/// Finds the voice for a language: ours, else espeak-ng's, unless the listener chose one.
struct Speakers: Sendable {
  let voices: VoiceLibrary
  let options: SpeechOptions

  func speaker(of language: String) -> Speaker {
    let voice = voices.voice(for: language)
    return Speaker(
      voice: voice, language: language, engineVoice: engineVoice(of: language, voice),
      standIn: voice == nil ? voices.fallback.engineVoice ?? "en" : nil,
      rate: options.rate ?? voice?.speech.rate ?? 175, pitch: options.pitch ?? voice?.speech.pitch ?? 50,
      volume: options.volume ?? voice?.speech.volume ?? 100)
  }

  private func engineVoice(of language: String, _ voice: Voice?) -> String {
    let own = regionalVoice(of: language, voice) ?? voice?.engineVoice ?? language.lowercased().withHyphens
    guard let chosen = options.voice else { return own }
    if chosen.hasPrefix("+") { return own.prefix { $0 != "+" } + chosen }
    return Speakers.serves(chosen, language) ? chosen : own
  }

  /// The voice of a region that sounds different; a voice that a user wrote into a file stays.
  private func regionalVoice(of language: String, _ voice: Voice?) -> String? {
    let tag = LanguageTag(language)
    let row = Speakers.regions.first { row in
      row.language == tag.language && row.regions.contains(tag.region ?? "") && row.instead == voice?.engineVoice
    }
    return row?.voice
  }

  /// A chosen voice says its own language. A voice of a language with Latin letters also says the others with Latin
  /// letters; it would name Japanese letters one by one.
  private static func serves(_ voice: String, _ language: String) -> Bool {
    let spoken = LanguageTag.base(of: String(voice.prefix { $0 != "+" }))
    let written = LanguageTag.base(of: language)
    if spoken == written || chinese.contains(spoken) && chinese.contains(written) { return true }
    return !othersThanLatin.contains(spoken) && !othersThanLatin.contains(written)
  }

  private static let chinese: Set<String> = ["zh", "cmn", "yue", "hak", "nan"]

  /// Languages that espeak-ng speaks and that are not written in Latin letters.
  private static let othersThanLatin: Set<String> = chinese.union([
    "ko", "ja", "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tt", "ba", "cv", "el", "grc", "ar", "fa", "ur", "sd",
    "ug",
    "he", "hi", "mr", "ne", "kok", "bn", "as", "bpy", "or", "pa", "gu", "ta", "te", "kn", "ml", "si", "my", "shn", "th",
    "ka",
    "hy", "hyw", "am", "chr",
  ])

  /// Regions whose speech differs enough that espeak-ng has a voice for it.
  private static let regions: [(language: String, regions: Set<String>, instead: String?, voice: String)] = [
    ("en", ["GB", "IE", "AU", "NZ", "ZA", "IN", "SG", "HK"], "en-us", "en-gb"),
    ("es", ["MX", "AR", "CO", "CL", "PE", "VE", "EC", "UY", "US", "419"], "es", "es-419"),
    ("fr", ["BE"], "fr", "fr-be"),
    ("fr", ["CH"], "fr", "fr-ch"),
    ("zh", ["HK", "MO"], nil, "yue"),
    ("zh", ["TW", ""], nil, "cmn-latn-pinyin"),
  ]
}

extension String {
  fileprivate var withHyphens: String { String(map { $0 == "_" ? "-" : $0 }) }
}

/// A listener's wishes for the engine; a property that is nil is as the voice of the language has it.
public struct SpeechOptions: Equatable, Sendable {
  /// A voice of espeak-ng for all languages: `en-gb`, `en+f3`.
  public var voice: String?
  /// In words a minute.
  public var rate: Int?
  /// From 0 to 99.
  public var pitch: Int?
  /// From 0 to 200.
  public var volume: Int?

  public init() {}
}
