internal import AloudTree

/// A writing system, as far as rules have to tell voices apart.
enum WritingSystem: Hashable {
  case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, hangul, kana, han

  private static let ranges: [(range: ClosedRange<UInt32>, script: WritingSystem)] = [
    (0x0041...0x024F, .latin),
    (0x0370...0x03FF, .greek),
    (0x0400...0x052F, .cyrillic),
    (0x0590...0x05FF, .hebrew),
    (0x0600...0x077F, .arabic),
    (0x0900...0x097F, .devanagari),
    (0x0E00...0x0E7F, .thai),
    (0x1100...0x11FF, .hangul),
    (0x1E00...0x1EFF, .latin),
    (0x3040...0x30FF, .kana),
    (0x3130...0x318F, .hangul),
    (0x3400...0x9FFF, .han),
  ]

  /// Nil for what is in no script, and for scripts of which rules know nothing.
  init?(of scalar: Unicode.Scalar) {
    if scalar.value >= 0xAC00 {
      guard scalar.value <= 0xD7AF else { return nil }
      self = .hangul
      return
    }
    guard let row = WritingSystem.ranges.first(where: { $0.range.contains(scalar.value) }) else { return nil }
    self = row.script
  }

  private static let languages: [(tags: [String], scripts: Set<WritingSystem>)] = [
    (["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "tr", "vi", "id", "ms"], []),
    (["ko"], [.hangul, .han]),
    (["ja"], [.kana, .han]),
    (["zh", "yue"], [.han]),
    (["ru", "uk", "bg", "be", "mk", "kk"], [.cyrillic]),
    (["sr"], [.cyrillic]),
    (["el"], [.greek]),
    (["he", "iw", "yi"], [.hebrew]),
    (["ar", "fa", "ur"], [.arabic]),
    (["hi", "mr", "ne"], [.devanagari]),
    (["th"], [.thai]),
  ]
  private static let readable = Dictionary(
    uniqueKeysWithValues: languages.flatMap { row in row.tags.map { ($0, row.scripts) } })

  /// The scripts that a voice of a language, without its region, reads besides Latin; nil for languages of which rules know nothing.
  static func readable(in language: String) -> Set<WritingSystem>? { readable[language] }

  /// The name for words in this script.
  var english: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Hindi"
    case .thai: "Thai"
    case .hangul: "Korean"
    case .kana: "Japanese"
    case .han: "Chinese"
    }
  }

  private static let voices = [
    "en": "an English", "ko": "a Korean", "ja": "a Japanese", "zh": "a Chinese", "de": "a German", "fr": "a French",
    "es": "a Spanish", "ru": "a Russian",
  ]

  /// With its article: “an English”; the tag for languages without a name here.
  static func voiceName(for tag: String) -> String { voices[LanguageTag.base(of: tag)] ?? "the “\(tag.told)”" }
}
