import AloudKorean
import AloudMessages
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Each row of the Korean tables is a text of the sources, and only such texts are.
@Suite struct KoreanRowTests {
  /// Rows of the system's messages are not in the sources.
  private static let systems = Set(MessageTable.rows(KoreanMessages.failures).map(\.english))
  static let rows = Korean.all.filter { !systems.contains($0.english) }

  /// The English text, where `hole` stands for each placeholder.
  private static func text(_ english: String) -> String {
    english.replacingOccurrences(of: "{}", with: String(SourceTexts.hole))
  }

  /// True for a text of the sources, and for a part of one that is translated alone.
  private static func isSaid(_ english: String) -> Bool {
    let (text, hole) = (text(english), SourceTexts.hole)
    let forms = [
      text, "\(hole) must be \(text)", "\(hole) needs \(text): \(hole)", "unknown \(text) \"\(hole)\"\(hole)",
    ]
    return forms.contains(where: SourceTexts.ofTheTool.known)
  }

  /// The tool uses each table of the module.
  @Test func everyTableIsUsed() throws {
    let folder = Fixtures.package.appendingPathComponent("Sources/AloudKorean")
    let used = Set(Korean.all.map(\.english))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.contains("+") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n").drop { !$0.hasSuffix("\"\"\"") }.dropFirst()
      let first = try #require(lines.first { !$0.allSatisfy(\.isWhitespace) })
      #expect(used.contains(first.trimmingCharacters(in: .whitespaces)), "\(file)")
    }
  }

  @Test func everyRowIsSaid() {
    let unsaid = Self.rows.map(\.english).filter { !Self.isSaid($0) }
    #expect(unsaid == [], "nothing in the sources says this; remove the row, or write it as the sources do")
  }

  @Test(arguments: [
    "there is no screen {} in this house", "the file is much too heavy", "unknown {} \"{}\" of the moon; {}",
    "cannot be listed today: {}", "{} scripts, {} missed", "name a FILE to paint with --html", "read the every stop",
  ]) func anInventedRowIsNotSaid(_ english: String) {
    #expect(!Self.isSaid(english))
  }

  /// A text of the sources in which two words have changed places is an invented one. To look for one takes long, so this
  /// takes each third row.
  @Test func rowsWithOtherWordsAreNotSaid() {
    let long = Self.rows.map(\.english).filter { $0.split(separator: " ").count >= 5 }
    let some = stride(from: 0, to: long.count, by: 3).map { long[$0] }
    let mixed = some.filter { english in
      var words = english.split(separator: " ")
      words.swapAt(1, 3)
      let other = words.joined(separator: " ")
      return other != english && Self.isSaid(other)
    }
    #expect(long.count > 1000)
    // Placeholders that have changed places are not noticed.
    #expect(mixed.count * 12 < some.count, "\(mixed)")
  }

  // MARK: Keys

  private static func isKey(_ english: String) -> Bool {
    SourceTexts.ofTheTool.keys.contains(english)
  }

  /// A row with placeholders is the key of a literal, word for word. The exceptions are texts that the sources do not
  /// write as one literal; a message is never one, so there may be fewer of them, but not more.
  @Test func rowsWithPlaceholdersAreKeys() {
    let others = Self.rows.map(\.english).filter { $0.contains("{}") && !Self.isKey($0) }
    #expect(others.count <= 84, "no literal has one of these keys: \(others)")
  }

  @Test(arguments: [
    "there is no {} screen \"{}\"{}", "unknown {} \"{}\" of {}{}", "{} needs {} at most: {}",
    "{} of {} is known",
    "there is no file {} here", "{}; there is nothing",
  ]) func anInventedKeyIsNoKey(_ english: String) {
    #expect(!Self.isKey(english))
  }

  /// If a key has two rows, the second one is never used.
  @Test func noTextHasTwoRows() {
    let counts = Dictionary(Korean.all.map { ($0.english, 1) }) { $0 + $1 }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }

  // MARK: Arguments

  /// True if a Korean text uses each argument of its English text, and no other. `{-2}` says that it leaves the second
  /// one out.
  private static func usesAllArguments(_ row: MessageTable.Row) -> Bool {
    let count = text(row.english.replacingOccurrences(of: "{{}}", with: "")).count { $0 == SourceTexts.hole }
    let numbers = Set(row.other.matches(of: /\{-?([0-9]+)\}/).compactMap { Int($0.1) })
    return numbers == Set(1..<count + 1)
  }

  @Test func eachArgumentIsUsed() {
    let rows = Korean.all.filter { !Self.usesAllArguments($0) }.map(\.english)
    #expect(rows == [])
  }

  @Test(arguments: [
    ("{} of {} files", "파일 {1}개", false), ("{} of {} files", "파일 {2}개 중 {3}개", false), ("no file", "파일 {1}", false),
    ("{} needs {}: {}", "{1}에는 {1}이/가 필요합니다: {3}", false), ("{} of {} files", "파일 {1}개{-2}", true),
    ("{} of {} files", "파일 {2}개 중 {1}개", true), ("a text with {{}}", "{}가 있는 텍스트", true),
  ]) func argumentsAreCompared(_ english: String, _ other: String, _ isRight: Bool) {
    #expect(Self.usesAllArguments((english, other)) == isRight)
  }
}
