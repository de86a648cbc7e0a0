internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// The voice and its properties for a language.
struct Speaker: Sendable {
  /// Aloud's words for marks and emoji; nil for a language without a voice of Aloud.
  let voice: Voice?
  /// The language of the text, BCP-47.
  let language: String
  /// The name of the voice, as in espeak-ng's own command.
  let engineVoice: String
  /// The voice to use if espeak-ng has none for the language, since apps can specify any language.
  let standIn: String?
  /// In words a minute.
  let rate: Int
  let pitch: Int
  let volume: Int

  /// The prosody of a text under the settings, as a run without text. A speaking rate of 50 is the default rate of the
  /// voice.
  func style(_ prosody: Prosody?, _ settings: VoiceOverSettings) -> Passage.Run {
    // Programs may set any number, so numbers are clamped before the multiplication.
    let rate = clamped(rate, to: 1...1_000) * clamped(settings.speakingRate, to: 1...100) / 50
    var run = Passage.Run(EarText(), voice: engineVoice)
    run.standIn = standIn
    run.rate = clamped(rate, to: SpeechProfile.rates)
    run.pitch = pitch(raisedTo: prosody?.pitch ?? 1)
    run.volume = clamped(volume, to: SpeechProfile.volumes) * clamped(settings.volume, to: 0...100) / 100
    return run
  }

  /// The pitch for a factor from 0 to 2, where 1 is the voice's default. It falls linearly to 0 below 1, and rises
  /// linearly to 99 above 1, so that a larger factor never lowers the pitch.
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

/// Finds the voice for a language: that of Aloud, or that of espeak-ng, unless the user has selected one.
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

  /// The regional voice, if the region sounds different; a voice from a user's file is kept.
  private func regionalVoice(of language: String, _ voice: Voice?) -> String? {
    let tag = LanguageTag(language)
    let row = Speakers.regions.first { row in
      row.language == tag.language && row.regions.contains(tag.region ?? "") && row.instead == voice?.engineVoice
    }
    return row?.voice
  }

  /// True where a selected voice can speak a language: its own, or, if it uses Latin letters, any other language with
  /// Latin letters. It would name Japanese letters one by one.
  private static func serves(_ voice: String, _ language: String) -> Bool {
    let spoken = LanguageTag.base(of: String(voice.prefix { $0 != "+" }))
    let written = LanguageTag.base(of: language)
    if spoken == written || chinese.contains(spoken) && chinese.contains(written) { return true }
    return !othersThanLatin.contains(spoken) && !othersThanLatin.contains(written)
  }

  private static let chinese: Set<String> = ["zh", "cmn", "yue", "hak", "nan"]

  /// Languages that espeak-ng supports and that do not use Latin letters.
  private static let othersThanLatin: Set<String> = chinese.union([
    "ko", "ja", "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tt", "ba", "cv", "el", "grc", "ar", "fa", "ur", "sd",
    "ug",
    "he", "hi", "mr", "ne", "kok", "bn", "as", "bpy", "or", "pa", "gu", "ta", "te", "kn", "ml", "si", "my", "shn", "th",
    "ka",
    "hy", "hyw", "am", "chr",
  ])

  /// Regions with a separate voice of espeak-ng.
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

/// A user's options for the speech engine; nil properties keep the values of the language's voice.
public struct SpeechOptions: Equatable, Sendable {
  /// A voice of espeak-ng for all languages: `en-gb`, `en+f3`.
  public var voice: String?
  /// In words a minute.
  public var rate: Int?
  /// From 0 to 99.
  public var pitch: Int?
  /// From 0 to 200.
  public var volume: Int?

  /// Creates options that leave the choice to the voices.
  public init() {}
}
