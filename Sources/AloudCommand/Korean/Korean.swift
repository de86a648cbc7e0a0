import Aloud

/// The tool's own texts in Korean.
///
/// English stands where a text is used, in all modules; Korean stands here, in tables by the English. So the modules that find
/// a mistake know one language, and pages need not carry the words of the command line. A text without an entry stays English.
/// Tests hold the tables to the sources: an entry for a sentence that nobody says any longer fails, as does help without one.
enum Korean {
  /// A text in English, and the same in Korean.
  typealias Row = (english: String, korean: String)

  private static let tables = [
    help, topics, settings, evidence, usage, files, syntax, documents, dumps, scripts, media, names, outputs, clauses,
    explore, refusals, inferences, charts, reports,
  ]

  /// Texts without anything put in.
  static let texts = Dictionary(
    tables.joined().filter { !MessagePattern.isPattern($0.english) }.map { ($0.english, $0.korean) },
    uniquingKeysWith: { first, _ in first })

  /// Messages that have something put in, the most certain first.
  static let patterns = tables.joined().filter { MessagePattern.isPattern($0.english) }
    .map { MessagePattern($0.english, ko: $0.korean) }.sorted { $0.weight > $1.weight }

  /// What is longer than this is no message.
  private static let longest = 2_000

  /// English and Korean in turn, a line each, with an empty line between the pairs; see ``MessagePattern`` for `{}`.
  static func rows(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map(String.init)
    precondition(lines.count.isMultiple(of: 2), "a line of a table has no other")
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  /// A text in Korean; nil where there is none.
  static func translation(of english: String) -> String? {
    if let text = texts[english] { return text }
    guard english.utf8.count <= longest else { return nil }
    let characters = Array(english)
    for pattern in patterns {
      if let text = pattern.korean(for: characters, translate: part) { return text }
    }
    // Messages are put together of sentences.
    guard english.contains("; ") else { return nil }
    let sentences = english.split(separator: "; ").map(String.init)
    let told = sentences.compactMap { translation(of: $0) }
    return told.count == sentences.count ? told.joined(separator: ". ") : nil
  }

  private static func part(_ english: String) -> String { english.isEmpty ? "" : translation(of: english) ?? english }

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
