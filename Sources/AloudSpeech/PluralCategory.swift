internal import AloudTree

/// The cardinal plural categories of the Unicode CLDR.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The category of a whole number in a language; languages that are not in the table have `other` alone.
  ///
  ///     PluralCategory(of: 3, language: "ru")  // .few
  ///
  /// Source: Unicode CLDR, cardinal rules for integers.
  public init(of number: Int, language: String) {
    self = PluralCategory.rules[LanguageTag.base(of: language)]?(abs(number)) ?? .other
  }

  private static let oneIsOne: @Sendable (Int) -> PluralCategory = { $0 == 1 ? .one : .other }
  private static let millions: @Sendable (Int) -> Bool = { $0 != 0 && $0.isMultiple(of: 1_000_000) }

  private static let rules: [String: @Sendable (Int) -> PluralCategory] = [
    "en": oneIsOne,
    "de": oneIsOne,
    "nl": oneIsOne,
    "sv": oneIsOne,
    "es": { $0 == 1 ? .one : millions($0) ? .many : .other },
    "it": { $0 == 1 ? .one : millions($0) ? .many : .other },
    "fr": { $0 <= 1 ? .one : millions($0) ? .many : .other },
    "pt": { $0 <= 1 ? .one : millions($0) ? .many : .other },
    "ru": slavic,
    "uk": slavic,
  ]

  private static let slavic: @Sendable (Int) -> PluralCategory = { number in
    let tens = number % 100
    switch number % 10 {
    case 1 where tens != 11: return .one
    case 2...4 where !(12...14).contains(tens): return .few
    default: return .many
    }
  }
}
