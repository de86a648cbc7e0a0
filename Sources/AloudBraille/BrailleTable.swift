internal import AloudBase
public import AloudSpeech

/// A liblouis translation table.
public struct BrailleTable: Hashable, Sendable {
  /// The file name of the table: `en-ueb-g1.ctb`.
  public let name: String

  /// Creates a table from the name that liblouis uses for it. Commas join the names of several tables.
  public init(named name: String) { self.name = name }

  /// Creates the table for a language.
  ///
  ///     try BrailleTable(language: "ko-KR", .contracted).name  // "ko-g2.ctb"
  ///
  /// - Parameters:
  ///   - language: BCP-47. Only the first part counts; for Chinese, only the simplified script has a table.
  ///   - output: the kind of braille.
  /// - Throws: `BrailleError` for a language without such a table.
  public init(language: String, _ output: BrailleOutput) throws(BrailleError) {
    guard let row = BrailleTable.row(for: language) else {
      let isJapanese = language.lowercased().split(separator: "-").first == "ja"
      throw BrailleError(
        .noLanguage,
        isJapanese
          ? "liblouis has no kana braille, so there is no braille for Japanese; other languages have it: \(BrailleTable.languages)"
          : "there is no braille table for the language \"\(language)\"; there are tables for \(BrailleTable.languages)"
      )
    }
    let file =
      switch output {
      case .uncontracted: Optional(row.uncontracted)
      case .eightDot: row.eightDot
      case .contracted: Optional(row.contracted)
      }
    guard let file else {
      throw BrailleError(.noLanguage, "there is no 8-dot braille table for the language \"\(language)\"")
    }
    name = file
  }

  /// True for a language that has a braille table.
  public static func serves(_ language: String) -> Bool { row(for: language) != nil }

  /// The languages that have tables: `en, ko, de`.
  static var languages: String { table.map(\.language).joined(separator: ", ") }

  struct Row: Sendable {
    let language: String
    let uncontracted: String
    let contracted: String
    var eightDot: String?
  }

  /// The file names are fixed, because what liblouis finds by properties changes from version to version. Evidence:
  /// Apple's bundle `BrailleTranslation`, which offers these tables for the languages. Where a device uses a table of
  /// another maker, cells may differ.
  static let table: [Row] = [
    Row(
      language: "en", uncontracted: "en-ueb-g1.ctb", contracted: "en-ueb-g2.ctb", eightDot: "en-us-comp8-ext.utb"),
    Row(language: "ko", uncontracted: "ko-g1.ctb", contracted: "ko-g2.ctb"),
    Row(language: "de", uncontracted: "de-g0.utb", contracted: "de-g2.ctb"),
    Row(
      language: "fr", uncontracted: "fr-bfu-comp6.utb", contracted: "fr-bfu-g2.ctb", eightDot: "fr-bfu-comp8.utb"),
    Row(language: "es", uncontracted: "es-g1.ctb", contracted: "es-g2.ctb"),
    Row(language: "zh-Hans", uncontracted: "zhcn-cbs.ctb", contracted: "zhcn-g2.ctb"),
    Row(language: "ru", uncontracted: "ru-litbrl.ctb", contracted: "ru-ru-g1.ctb", eightDot: "ru.ctb"),
  ]

  private static func row(for language: String) -> Row? {
    let parts = language.lowercased().split(separator: "-")
    guard let first = parts.first else { return nil }
    if first == "zh" {
      guard parts.count == 1 || parts.contains("hans") || parts.contains("cn") || parts.contains("sg") else {
        return nil
      }
      return table.first { $0.language == "zh-Hans" }
    }
    return table.first { $0.language == first }
  }
}
