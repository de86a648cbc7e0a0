import Aloud
import AloudTestSupport
import Testing

/// The units of texts.
@Suite struct TextUnitsTests {
  @Test(arguments: [
    ("All the world's a stage,", ["All", "the", "world's", "a", "stage"]),
    ("world’s 'quoted' rock'", ["world’s", "quoted", "rock"]), ("1,000.50, 3.", ["1,000.50", "3"]),
    ("iOS 18을 쓰는 사람", ["iOS", "18을", "쓰는", "사람"]), ("東京に行くカメラー。", ["東京", "に", "行", "く", "カメラー"]),
    ("2024年", ["2024", "年"]), ("well-known & 5%", ["well", "known", "&", "5", "%"]), ("ok👍🏽👩‍👧1️⃣", ["ok", "👍🏽", "👩‍👧", "1️⃣"]),
    ("e\u{301}te\u{301}", ["e\u{301}te\u{301}"]), ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]), (" \n…", []), ("", []),
  ]) func textIsDividedIntoWords(_ text: String, _ words: [String]) {
    let units = TextUnits(text)
    #expect(units.ranges(of: .word).map(units.text(in:)) == words)
  }

  @Test(arguments: [
    ("one\ntwo", ["one\n", "two"]), ("one\r\n\r\ntwo\n", ["one\r\n", "\r\n", "two\n"]), ("one", ["one"]), ("", []),
  ]) func textIsDividedIntoLines(_ text: String, _ lines: [String]) {
    let units = TextUnits(text)
    #expect(units.ranges(of: .line).map(units.text(in:)) == lines)
  }

  @Test func movingFromInsideAWordReachesItsEnds() {
    let units = TextUnits("the world's end")
    #expect(units.unit(.word, after: 3) == 4..<11)
    #expect(units.unit(.word, after: 6) == 4..<11)
    #expect(units.unit(.word, before: 6) == 4..<11)
    #expect(units.unit(.word, before: 4) == 0..<3)
    #expect(units.unit(.word, after: 15) == nil)
    #expect(units.unit(.word, before: 0) == nil)
  }

  @Test(arguments: TextUnit.allCases) func everyOffsetIsAccepted(_ unit: TextUnit) {
    for text in ["", "a", "a\nb"] {
      let units = TextUnits(text)
      #expect(units.unit(unit, after: .max) == nil)
      #expect(units.unit(unit, before: .min) == nil)
      #expect(units.unit(unit, after: .min) == units.ranges(of: unit).first)
      #expect(units.unit(unit, before: .max) == units.ranges(of: unit).last)
    }
    #expect(TextUnits("abc").text(in: 1..<9) == "bc")
    #expect(TextUnits("abc").text(in: 7..<9) == "")
  }

  private func random(_ seed: UInt64) -> String {
    let pieces: [Character] = Array("abZé019 \n\t'’.,-@#%가나東京にカー👍🇰🇷\u{301}\u{200D}\u{FE0F}\r\u{2028}")
    var random = SeededGenerator(seed: seed)
    return String((0..<Int.random(in: 0..<40, using: &random)).compactMap { _ in pieces.randomElement(using: &random) })
  }

  @Test(arguments: UInt64(0)..<200) func unitsAreOrderedAndCoverTheText(_ seed: UInt64) {
    let text = random(seed)
    let units = TextUnits(text)
    #expect(units.count == text.count)
    for unit in TextUnit.allCases {
      let ranges = units.ranges(of: unit)
      #expect(ranges.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= text.count })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      // Spaces separate words and sentences.
      if unit != .word, unit != .sentence { #expect(ranges.map(units.text(in:)).joined() == text) }
    }
    for unit in [TextUnit.word, .sentence] {
      let letters = units.ranges(of: unit).map(units.text(in:)).joined().filter { $0.isLetter || $0.isNumber }
      #expect(letters == text.filter { $0.isLetter || $0.isNumber })
    }
  }

  @Test(arguments: [
    ("One. Two!  Three", ["One.", "Two!", "Three"]), ("It is 3.5. So?", ["It is 3.5.", "So?"]),
    ("“Go!” he said.", ["“Go!”", "he said."]), ("あ。い！", ["あ。", "い！"]), ("One\nTwo", ["One", "Two"]),
    ("Wait... What?!", ["Wait...", "What?!"]), (" \n", []), ("", []),
  ]) func sentences(_ text: String, _ sentences: [String]) {
    let units = TextUnits(text)
    #expect(units.ranges(of: .sentence).map(units.text(in:)) == sentences)
  }

  @Test(arguments: UInt64(0)..<200) func nextAndPreviousAreInverse(_ seed: UInt64) {
    let units = TextUnits(random(seed))
    for unit in TextUnit.allCases {
      var (offset, passed) = (0, [Range<Int>]())
      while let next = units.unit(unit, after: offset) {
        #expect(units.unit(unit, before: next.upperBound) == next)
        #expect(units.unit(unit, after: next.lowerBound) == next)
        passed.append(next)
        offset = next.upperBound
      }
      #expect(passed == units.ranges(of: unit))
    }
  }
}
