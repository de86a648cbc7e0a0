import AloudExplorer
import Testing

@Suite struct KeyTests {
  /// The bytes from a terminal, and their keys.
  static let examples: [(String, [Key])] = [
    ("r", [.character("r")]), ("R", [.character("R")]), ("한é🙂", [.character("한"), .character("é"), .character("🙂")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z", [.pageUp, .pageDown, .delete, .backTab]),
    ("\r\n\t\u{7F}\u{08}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{03}\u{1A}", [.control("c"), .control("z")]),
    ("\u{1B}\u{1B}[C", [.escape, .right]), ("\u{1B}x", [.escape, .character("x")]),
    ("\u{1B}[200~two\nlines \u{1B}[A\u{1B}[201~q", [.paste("two\nlines \u{1B}[A"), .character("q")]),
    ("\u{1B}[<0;12;5M\u{1B}[<0;12;5m", [.click(column: 11, row: 4)]), ("\u{1B}[<2;1;1M\u{1B}[<0;0;0M", []),
    ("\u{1B}[99~\u{1B}[?1;2c", []),
  ]

  @Test(arguments: examples) func bytesAreKeys(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text.utf8) == keys)
    #expect(!decoder.isPending)
  }

  /// Keys that are typed together arrive together.
  @Test(arguments: ["👨‍👩‍👧", "🇰🇷", "e\u{301}", "👍🏽", "ᄒ\u{1161}\u{11AB}"]) func charactersAreGraphemeClusters(
    _ text: Character
  ) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("a\(text)b".utf8) == [.character("a"), .character(text), .character("b")])
  }

  @Test(arguments: examples) func splitSequencesAreJoined(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(text.utf8.flatMap { decoder.decode([$0]) } == keys)
    #expect(!decoder.isPending)
  }

  @Test func aSingleEscapeIsAKeyIfNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.decode([0x1B, 0x5B]).isEmpty)
    #expect(decoder.flush() == [.escape, .character("[")])
    #expect(decoder.flush().isEmpty)
  }

  @Test(arguments: [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x80, 0x80]] as [[UInt8]])
  func unknownBytesAreSkipped(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes + [0x71]) + decoder.flush()
    #expect(keys.last == .character("q"))
    #expect(keys.filter { $0 != .character("q") && $0 != .character("(") }.isEmpty)
  }

  @Test func endlessSequencesEnd() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x5B] + [UInt8](repeating: 0x30, count: 1000)).isEmpty)
    #expect(decoder.decode([0x71]).last == .character("q"))
  }
}
