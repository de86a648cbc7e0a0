import Aloud
import AloudKorean
import AloudMessages

/// The tool's own texts in Korean.
///
/// All modules have their texts in English where they use them; these tables map English to Korean. So other modules
/// need only one language, and pages need not contain the texts of the command line. A text without an entry stays in
/// English. Tests compare the tables with the sources: an entry for a text that no longer exists fails, and so does
/// help without an entry.
enum Korean {
  /// The tables of this module, and those of other modules.
  private static let tables = [
    help, helpFromTest, topics, settings, evidence, usage, optionErrors, media, outputs, clauses, inferences, charts,
    reports,
    control, rows(KoreanMessages.all), rows(KoreanMessages.ofTheTool),
  ]

  /// The rows of all tables.
  static let all = tables.flatMap(\.self)

  static let table = MessageTable(all)

  static func rows(_ text: String) -> [MessageTable.Row] { MessageTable.rows(text) }

  /// A text in Korean; nil where there is none.
  static func translation(of english: String) -> String? { table.translation(of: english) }

  /// A message in Korean.
  static func text(_ message: Message) -> String { table.text(message) }
}
