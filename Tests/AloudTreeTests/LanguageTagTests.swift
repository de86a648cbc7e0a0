import AloudTree
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("zh-Hans", "zh-Hans", true), ("zh-Hans", "zh", true), ("zh-Hans", "zh-CN", true), ("zh-Hans", "zh-TW", false),
    ("zh-Hans", "zh-Hant-CN", false), ("ko", "ko-KR", true), ("en", "en-GB", true), ("en", "eng", false),
    ("es", "es-419", true), ("ko", "ja", false),
  ]) func aVoiceServesALanguage(_ voice: String, _ wanted: String, _ serves: Bool) {
    #expect((LanguageTag(voice).match(for: LanguageTag(wanted)) != nil) == serves)
  }

  @Test(arguments: [
    ("ar-EG", true), ("he", true), ("fa", true), ("az-Arab", true), ("ko", false), ("ar-Latn", false),
    ("ar-u-nu-latn", true),
  ])
  func direction(_ tag: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("ko", true), ("zh-Hans-CN", true), ("한국어", false), ("", false), ("k", false), ("en-", false), ("en_US", false),
  ])
  func wellFormed(_ tag: String, _ isWellFormed: Bool) {
    #expect(LanguageTag(tag).isWellFormed == isWellFormed)
  }
}
