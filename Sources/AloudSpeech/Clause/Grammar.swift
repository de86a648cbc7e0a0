/// The grammars. Each row of the table of clauses lists the grammars that include it.
///
/// A grammar has no punctuation; the ``Renderer`` adds it.
public struct Grammar: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The grammar of a device, as far as it is known.
  public static let voiceOver = Grammar(rawValue: 1)
  /// The grammar of a device for elements of web pages.
  public static let webPage = Grammar(rawValue: 2)
  /// The grammar of AccessibilitySnapshot; with ``Renderer/Style/sentences``, the text is identical byte for byte.
  public static let snapshot = Grammar(rawValue: 4)

  static let all: Grammar = [.voiceOver, .webPage, .snapshot]

  /// The clauses in the order of speech, without those that the settings turn off.
  public func clauses(_ settings: VoiceOverSettings) -> [Clause] {
    let said = Clause.allCases.filter { clause in
      let row = clause.row
      guard !isDisjoint(with: row.grammars), row.isWanted(settings) else { return false }
      return (settings.hints || clause.section != .hint) && (settings.controlType != .off || !row.isRole)
    }
    return settings.controlType == .before ? Grammar.rolesBeforeLabel(said) : said
  }

  private static func rolesBeforeLabel(_ clauses: [Clause]) -> [Clause] {
    let roles = clauses.filter { $0.row.isRole }
    let others = clauses.filter { !$0.row.isRole }
    let place = others.firstIndex(of: .label) ?? 0
    return Array(others[..<place]) + roles + Array(others[place...])
  }
}
