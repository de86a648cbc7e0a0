import AloudBase
import Testing

@Suite struct UTF8TextTests {
  @Test(arguments: ["", "a", "\u{0}", "한글 😀", "\u{FFFD}", "e\u{301}", "\r\n"]) func validBytesAreAText(_ text: String) {
    #expect(String(utf8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
  }

  /// A lone or missing continuation, an overlong form, a surrogate, and a value above U+10FFFF.
  @Test(arguments: [[0x80], [0x41, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]])
  func otherBytesAreNone(_ bytes: [UInt8]) {
    #expect(String(utf8: bytes) == nil)
  }
}
