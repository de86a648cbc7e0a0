internal import AloudBase
internal import AloudTree

/// The cardinal plural categories of the Unicode CLDR.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// A category, with CLDR's name. Each language uses some of them, and all use `other`.
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The category of a whole number in a language. Languages that are not in the table have only `other`.
  ///
  ///     PluralCategory(of: 3, language: "ru")  // .few
  ///
  /// Source: Unicode CLDR, cardinal rules for integers.
  public init(of number: Int, language: String) {
    self.init(ofMagnitude: UInt64(number.magnitude), language: language)
  }

  private init(ofMagnitude number: UInt64, language: String) {
    self = PluralCategory.rules[LanguageTag.base(of: language)]?(number) ?? .other
  }

  /// The category of a number with at most six decimals, as it is said.
  ///
  ///     PluralCategory(of: 1.5, language: "en")  // .other
  ///     PluralCategory(of: 1.5, language: "fr")  // .one
  ///
  /// Source: Unicode CLDR, cardinal rules. Only visible decimals count, so 2.0 is a whole number.
  public init(of number: Double, language: String) {
    let size = abs(number)
    // Larger numbers are said with a power of ten.
    guard size < 1e16 else {
      self = .other
      return
    }
    let nearest = size.rounded()
    if abs(size - nearest) < 0.000_000_5 {
      self.init(ofMagnitude: UInt64(clamping: nearest), language: language)
    } else {
      self = PluralCategory.countsWholePart.contains(LanguageTag.base(of: language)) && size < 2 ? .one : .other
    }
  }

  /// Languages in which 1.5 is `one`.
  private static let countsWholePart: Set<String> = ["fr", "pt"]

  private static let oneIsOne: @Sendable (UInt64) -> PluralCategory = { $0 == 1 ? .one : .other }
  private static let millions: @Sendable (UInt64) -> Bool = { $0 != 0 && $0.isMultiple(of: 1_000_000) }

  private static let rules: [String: @Sendable (UInt64) -> PluralCategory] = [
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

  private static let slavic: @Sendable (UInt64) -> PluralCategory = { number in
    let tens = number % 100
    switch number % 10 {
    case 1 where tens != 11: return .one
    case 2...4 where !(12...14).contains(tens): return .few
    default: return .many
    }
  }
}
