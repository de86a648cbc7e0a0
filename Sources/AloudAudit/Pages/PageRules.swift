/// The use of each rule on web pages: some apply as they are, some look at something else there, and some say nothing.
///
/// Every rule that ships has a row; rules of others apply as they are.
enum PageRules {
  enum Decision: String {
    case applies, differs, silent
  }

  struct Row {
    let rule: String
    let decision: Decision
    let why: String
    /// How it is mended in HTML; nil is the rule's own.
    var fix: Wording?
    /// Nil are those of the rule that are of WCAG, or all where none is.
    var references: [String]?
  }

  private static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.rule, $0) })

  static func row(of rule: String) -> Row? { rows[rule] }

  static func isSilent(_ rule: String) -> Bool { rows[rule]?.decision == .silent }

  /// The references that a finding on a page names.
  static func references(of rule: String, _ own: [String]) -> [String] {
    if let references = rows[rule]?.references { return references }
    let criteria = own.filter { $0.hasPrefix("WCAG ") }
    return criteria.isEmpty ? own : criteria
  }
}
