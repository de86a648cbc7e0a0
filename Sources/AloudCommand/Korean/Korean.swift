import Aloud
import AloudMessages

/// The tool's own texts in Korean.
///
/// All modules have their texts in English where they use them; these tables have the Korean by the English. So other modules know
/// one language, and pages need not carry the words of the command line. A text without an entry stays English. Tests compare the
/// tables with the sources: an entry for a text that no longer exists fails, as does help without an entry.
enum Korean {
  /// Those of the modules below are `KoreanMessages`, which pages use, too.
  private static let tables = [
    help, topics, settings, evidence, usage, rows(KoreanMessages.files), rows(KoreanMessages.failures),
    rows(KoreanMessages.syntax),
    rows(KoreanMessages.documents), rows(KoreanMessages.dumps), rows(KoreanMessages.scripts), media,
    rows(KoreanMessages.names), outputs, clauses, rows(KoreanMessages.explore), rows(KoreanMessages.refusals),
    inferences, charts, reports, control, rows(KoreanMessages.control),
  ]

  static let table = MessageTable(tables.flatMap(\.self))

  static func rows(_ text: String) -> [MessageTable.Row] { MessageTable.rows(text) }

  /// A text in Korean; nil where there is none.
  static func translation(of english: String) -> String? { table.translation(of: english) }

  // MARK: Messages as they are printed

  /// A message for standard error: `FILE:LINE:COLUMN: what is wrong`, below it the line of the file, or where help is.
  static func message(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A line of the file, or the caret under it.
      line.hasPrefix("  ") ? String(line) : self.line(String(line))
    }.joined(separator: "\n")
  }

  /// What is wrong comes after the place, `aloud read: ` or `FILE:1:2: warning: `, and has colons of its own, too.
  private static func line(_ english: String) -> String {
    var starts = [english.startIndex] + english.ranges(of: ": ").map(\.upperBound)
    // What has no blanks is a place, and so is the name of a command.
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
    // The place may be a path behind the sentence, too.
    guard english.hasSuffix(")"), let path = english.ranges(of: " (").last?.lowerBound else { return english }
    return line(String(english[..<path])) + english[path...]
  }

  /// A place in Korean; `standard input:1:2` has more behind it.
  private static func mark(_ english: Substring) -> String {
    let end = english.firstIndex(of: ":") ?? english.endIndex
    return marks[String(english[..<end])].map { $0 + english[end...] } ?? String(english)
  }

  /// What stands before the colon of a message.
  private static let marks = [
    "warning": "경고", "standard input": "표준 입력", "error": "오류", "note": "참고",
  ]
}
