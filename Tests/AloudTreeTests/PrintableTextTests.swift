import AloudTree
import Testing

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("Wi-Fi", "Wi-Fi"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{2028}b", "a b"), ("a\u{1B}[2Jb", "a [2Jb"),
    ("a\u{85}b", "a b"), ("a\u{202E}b", "a\u{202E}b"), ("", ""),
  ])
  func controlCharactersBecomeSpacesOnOneLine(text: String, line: String) { #expect(text.onOneLine == line) }

  @Test(arguments: [
    ("Wi-Fi", "Wi-Fi"), ("받는 계좌", "받는 계좌"), ("a\r\nb\u{2029}c", "a b c"),
    ("a\u{202E}b\u{2066}c", "a<U+202E>b<U+2066>c"),
    ("\u{200F}שלום", "\u{200F}שלום"),
  ])
  func printableTextShowsDirectionControls(text: String, line: String) { #expect(text.printable == line) }
}
