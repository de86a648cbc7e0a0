import Testing

@testable import AloudPicture

@Suite struct TextBlockTests {
  private static let texts = [
    "Wi-Fi", "여섯 시에 만날까요? 비빔밥과 배 한 개", "Donaudampfschifffahrtsgesellschaftskapitän", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "", "a  b",
    String(repeating: "가나다라마바사", count: 40), "e\u{301}e\u{301}e\u{301}e\u{301}", "سلة التسوق",
  ]

  @Test(arguments: texts) func linesFitTheirWidth(_ text: String) {
    for (width, size) in [(40.0, 14.0), (120, 14), (300, 16), (5, 9)] {
      for line in text.wrapped(to: width, size: size) {
        #expect(TextWidth.width(of: line, size: size) <= width || line.count == 1)
      }
    }
  }

  @Test(arguments: texts) func wrappingKeepsAllLetters(_ text: String) {
    func letters(_ text: String) -> String { String(text.filter { $0 != " " }) }
    #expect(letters(text.wrapped(to: 60, size: 14).joined()) == letters(text))
  }

  @Test func wordsThatFitAreNotSplit() {
    #expect("one two three".wrapped(to: 60, size: 14) == ["one two", "three"])
    #expect("여섯 시에 만날까요".wrapped(to: 70, size: 14) == ["여섯 시에", "만날까요"])
  }

  @Test func cutOffTextHasAnEllipsis() {
    #expect("one two three four".wrapped(to: 60, size: 14, most: 2) == ["one two", "three …"])
    #expect("one two".clipped(to: 42, size: 14) == "one…")
    #expect("one".clipped(to: 30, size: 14) == "one")
  }

  @Test func hangulIsAsWideAsItIsHigh() {
    #expect(TextWidth.width(of: "한글", size: 10) == 20)
    #expect(TextWidth.width(of: "👩‍👩‍👧‍👦", size: 10) == 10)
    #expect(TextWidth.width(of: "i", size: 10) < TextWidth.width(of: "W", size: 10))
  }

  @Test(arguments: texts) func blocksFitIntoTheirBox(_ text: String) {
    for (width, height) in [(100.0, 44.0), (300, 20), (44, 36), (20, 8)] {
      let block = TextBlock(text, "value", width: width, height: height, sizes: ElementDrawing.sizes)
      #expect(block.height <= max(height, block.size * TextBlock.lineHeight) + 0.01)
      #expect(block.labelCount <= block.lines.count)
    }
  }
}
