import AloudBase
import AloudTree
import Testing

@testable import AloudExplorer

@Suite struct CanvasTests {
  private func drawn(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> [String] {
    var canvas = Canvas(width: width, height: height)
    draw(&canvas)
    return canvas.lines
  }

  @Test func adjacentBoxesShareTheirLines() {
    let lines = drawn(9, 5) { canvas in
      canvas.stroke(CellFrame(left: 0, top: 0, right: 4, bottom: 2), .light)
      canvas.stroke(CellFrame(left: 4, top: 0, right: 8, bottom: 2), .light)
      canvas.stroke(CellFrame(left: 0, top: 2, right: 8, bottom: 4), .light)
    }
    #expect(lines == ["┌───┬───┐", "│   │   │", "├───┴───┤", "│       │", "└───────┘"])
  }

  @Test func theCursorHasItsOwnLines() {
    let lines = drawn(5, 5) { canvas in
      canvas.stroke(CellFrame(left: 0, top: 0, right: 4, bottom: 2), .light)
      canvas.stroke(CellFrame(left: 0, top: 2, right: 4, bottom: 4), .double)
    }
    #expect(lines == ["┌───┐", "│   │", "╔═══╗", "║   ║", "╚═══╝"])
  }

  @Test func lowBoxesHaveOnlySides() {
    #expect(drawn(5, 1) { $0.stroke(CellFrame(left: 0, top: 0, right: 4, bottom: 1), .double) } == ["║   ║"])
  }

  @Test func wideCharactersAreNeverSplit() {
    #expect(drawn(4, 1) { $0.put("가나다", at: 1, 0) } == [" 가"])
    #expect(
      drawn(4, 1) { canvas in
        canvas.put("가나", at: 0, 0)
        canvas.put("x", at: 1, 0)
      } == [" x나"])
    #expect(drawn(4, 1) { $0.put("가나", at: -1, 0) } == [" 나"])
    #expect(drawn(3, 1) { $0.put("가나", at: 0, 0, limit: 3) } == ["가"])
  }

  /// No control characters, and only widths that all terminals agree on.
  @Test(
    arguments: [
      ("\u{1B}[2Jx", " [2Jx"), ("a\u{7}\u{9B}31mb", "a  31mb"), ("a\nb\r\nc", "a b c"), ("\u{202E}abc", "<U+202E>abc"),
      ("e\u{301}", "é"), ("\u{301}", ""), ("a\u{200B}\u{200D}b", "ab"), ("\u{1112}\u{1161}\u{11AB}", "한"),
      ("👨‍👩‍👧", "👨"), ("🇰🇷", "KR"), ("❤️", "❤"), ("👍🏽", "👍"),
    ])
  func hostileTextsAreHarmless(_ text: String, _ shown: String) {
    #expect(text.glyphs.map(\.text).joined() == shown)
    #expect(text.columns == shown.displayWidth)
  }

  @Test(
    arguments: [
      ("Wi-Fi, Home, Button", 10, ["Wi-Fi,", "Home,", "Button"]), ("", 10, [""]),
      ("Donaudampfschiff", 6, ["Donaud", "ampfsc", "hiff"]), ("값을 조절하려면", 7, ["값을", "조절하", "려면"]),
      ("한 글자", 5, ["한", "글자"]), ("a  b", 9, ["a b"]),
    ])
  func textsAreWrapped(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [("Airplane", 8, "Airplane"), ("Airplane", 5, "Airp…"), ("비행기", 5, "비행…"), ("비행기", 4, "비…")])
  func textsAreClipped(_ text: String, _ width: Int, _ shown: String) {
    #expect(text.clipped(to: width) == shown)
  }
}
