import AloudBase
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

  @Test(arguments: [
    ("Continue", "Continue"), ("Continue to payment", "Continue to…"), ("Continue tomorrow", "Continue…"),
    ("Pay by card now", "Pay by card…"), ("Go incomprehensibly", "Go incompre…"), ("결제수단을선택하십시오지금바로", "결제수단을선택하십시오…"),
  ])
  func longTextsEndWithAWord(text: String, short: String) {
    #expect(text.shortened(to: 12) == short)
    #expect(text.shortened(to: 12).count <= 12)
  }
}
