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
    help, helpFromTest, topics, settings, evidence, usage, media, outputs, clauses, inferences, charts, reports,
    control, rows(KoreanMessages.all), rows(KoreanMessages.ofTheTool),
  ]

  /// The rows of all tables.
  static let all = tables.flatMap(\.self)

  static let table = MessageTable(all)

  static func rows(_ text: String) -> [MessageTable.Row] { MessageTable.rows(text) }

  /// A text in Korean; nil where there is none.
  static func translation(of english: String) -> String? { table.translation(of: english) }

  // MARK: Printed messages

  /// A message in Korean.
  static func text(_ message: Message) -> String {
    let (korean, english) = (table.text(message), "\(message)")
    // A text that is not a message yet.
    return korean == english ? self.message(english) : korean
  }

  /// Translates a message for standard error: `FILE:LINE:COLUMN: …`, followed by a line of the file, or by a hint about
  /// help.
  static func message(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // This is a line of the file, or the caret below it.
      line.hasPrefix("  ") ? String(line) : self.line(String(line))
    }.joined(separator: "\n")
  }

  /// Translates a line. The message follows a place such as `aloud read: ` or `FILE:1:2: warning: `, and may itself
  /// contain colons.
  private static func line(_ english: String) -> String {
    var starts = [english.startIndex] + english.ranges(of: ": ").map(\.upperBound)
    // A text without blanks is a place or the name of a command.
    let place = zip(starts, starts.dropFirst()).prefix { start, end in
      let words = english[start..<end].dropLast(2)
      return !words.contains(" ") || (words.hasPrefix("aloud ") && words.count { $0 == " " } == 1)
    }.count
    starts = Array(starts[place...]) + starts[..<place].reversed()
    for start in starts {
      guard let text = translation(of: String(english[start...])) else { continue }
      let places = english[..<start].split(separator: ": ").map(mark)
      return places.map { $0 + ": " }.joined() + text
    }
    // A path in parentheses may follow the sentence.
    guard english.hasSuffix(")"), let path = english.ranges(of: " (").last?.lowerBound else { return english }
    return line(String(english[..<path])) + english[path...]
  }

  /// A place in Korean; `standard input:1:2` has more text after it.
  private static func mark(_ english: Substring) -> String {
    let end = english.firstIndex(of: ":") ?? english.endIndex
    return marks[String(english[..<end])].map { $0 + english[end...] } ?? translation(of: String(english))
      ?? String(english)
  }

  /// Texts that may precede the colon of a message.
  private static let marks = [
    "warning": "경고", "standard input": "표준 입력", "error": "오류", "note": "참고",
  ]
}
