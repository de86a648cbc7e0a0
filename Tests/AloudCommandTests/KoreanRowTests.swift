import AloudKorean
import AloudMessages
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Each row of the Korean tables is a text of the sources, and only such texts are.
@Suite struct KoreanRowTests {
  private static let marks = ["{}", "{n}", "{w}", "{+}"]
  /// Rows of the system's messages are not in the sources.
  private static let systems = Set(MessageTable.rows(KoreanMessages.failures).map(\.english))
  static let rows = Korean.all.filter { !systems.contains($0.english) }

  /// The English text, where `hole` stands for each placeholder.
  private static func text(_ english: String) -> String {
    marks.reduce(english) { $0.replacingOccurrences(of: $1, with: String(SourceTexts.hole)) }
  }

  /// True for a text of the sources, and for a part of one that is translated alone.
  private static func isSaid(_ english: String) -> Bool {
    let (text, hole) = (text(english), SourceTexts.hole)
    let forms = [
      text, "\(hole) must be \(text)", "\(hole) needs \(text): \(hole)", "unknown \(text) \"\(hole)\"\(hole)",
    ]
    return forms.contains(where: SourceTexts.ofTheTool.known)
  }

  @Test func everyRowIsSaid() {
    let unsaid = Self.rows.map(\.english).filter { !Self.isSaid($0) }
    #expect(unsaid == [], "nothing in the sources says this; remove the row, or write it as the sources do")
  }

  @Test(arguments: [
    "there is no screen {} in this house", "the file is much too heavy", "unknown {+} \"{}\" of the moon; {+}",
    "cannot be listed today: {+}", "{} scripts, {} missed", "name a FILE to paint with --html", "read the every stop",
  ]) func anInventedRowIsNotSaid(_ english: String) {
    #expect(!Self.isSaid(english))
  }

  /// A text of the sources in which two words have changed places is an invented one.
  @Test func rowsWithOtherWordsAreNotSaid() {
    let long = Self.rows.map(\.english).filter { $0.split(separator: " ").count >= 5 }
    let mixed = long.filter { english in
      var words = english.split(separator: " ")
      words.swapAt(1, 3)
      let other = words.joined(separator: " ")
      return other != english && Self.isSaid(other)
    }
    #expect(long.count > 1000)
    // Placeholders that have changed places are not noticed.
    #expect(mixed.count * 12 < long.count, "\(mixed)")
  }

  /// If a text has two rows, the second one is never used.
  @Test func noTextHasTwoRows() {
    let counts = Dictionary(Korean.all.map { ($0.english, 1) }) { $0 + $1 }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }

  /// A Korean text uses only arguments that its English text has.
  @Test func argumentsHavePlaceholders() throws {
    for row in Korean.all {
      let count = Self.text(row.english).count { $0 == SourceTexts.hole }
      let numbers = row.other.matches(of: /\{([0-9]+)\}/).compactMap { Int($0.1) }
      #expect(numbers.allSatisfy { (1...max(1, count)).contains($0) && count > 0 }, "\(row.english)")
    }
  }
}
