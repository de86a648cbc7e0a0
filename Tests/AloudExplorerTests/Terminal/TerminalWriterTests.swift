import AloudTestSupport
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

@Suite struct TerminalWriterTests {
  private func page(_ lines: [String], style: CellStyle = []) -> Page {
    var page = Page(width: 20, height: 3)
    for (row, line) in lines.enumerated() { page.canvas.put(line, at: 0, row, style) }
    return page
  }

  @Test func onlyChangedCellsAreWritten() {
    var writer = TerminalWriter(hasColor: true)
    #expect(!writer.update(to: page(["Settings"])).isEmpty)
    #expect(writer.update(to: page(["Settings"])).isEmpty)
    #expect(writer.update(to: page(["Settinge"])) == "\u{1B}[1;8H\u{1B}[0me\u{1B}[?25l")
    writer.forget()
    #expect(writer.update(to: page(["Settinge"])).contains("Settinge"))
  }

  @Test func everyTerminalShowsThePage() {
    let words = ["Wi-Fi", "무선 네트워크", "가나다라마바사아자차", "a가b나c다", "", "x", "e\u{301}e\u{301}"]
    var writer = TerminalWriter(hasColor: true)
    var terminal = VirtualTerminal(width: 20, height: 3)
    var seed = 7
    for _ in 0..<300 {
      let lines = (0..<3).map { _ in
        seed = (seed * 1_103_515_245 + 12345) & 0x7FFF_FFFF
        return String(repeating: " ", count: seed >> 8 & 3) + words[(seed >> 16) % words.count]
      }
      let page = page(lines, style: CellStyle(rawValue: UInt8(seed >> 4 & 31)))
      terminal.feed(writer.update(to: page))
      #expect(terminal.lines == page.lines)
    }
    #expect(terminal.unknown.isEmpty)
  }

  @Test func noColorIsRespected() {
    var writer = TerminalWriter(hasColor: false)
    #expect(writer.update(to: page(["x"], style: [.bold, .alert])).contains("\u{1B}[0;1mx"))
    writer = TerminalWriter(hasColor: true)
    #expect(writer.update(to: page(["x"], style: [.bold, .alert])).contains("\u{1B}[0;1;31mx"))
  }

  /// A color would be hard to see on a light or on a dark terminal.
  @Test(arguments: [true, false]) func theCursorIsBoldAndReversed(_ hasColor: Bool) {
    var writer = TerminalWriter(hasColor: hasColor)
    #expect(writer.update(to: page(["x"], style: .cursor)).contains("\u{1B}[0;1;7mx"))
  }

  @Test func theCursorIsAtTheInput() {
    var writer = TerminalWriter(hasColor: true)
    var terminal = VirtualTerminal(width: 20, height: 3)
    var typing = page(["Touch: "])
    typing.cursor = .init(column: 7, row: 0)
    terminal.feed(writer.update(to: page(["x"])))
    #expect(!terminal.modes.contains(25))
    terminal.feed(writer.update(to: typing))
    #expect(terminal.modes.contains(25))
    typing.cursor = nil
    terminal.feed(writer.update(to: typing))
    #expect(!terminal.modes.contains(25))
  }
}
