import AloudBase
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
  func rightToLeftLanguagesAreRecognized(_ tag: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("ko", true), ("zh-Hans-CN", true), ("한국어", false), ("", false), ("k", false), ("en-", false), ("en_US", false),
    ("korean", false), ("kor", true),
  ])
  func wellFormedTagsAreRecognized(_ tag: String, _ isWellFormed: Bool) {
    #expect(LanguageTag(tag).isWellFormed == isWellFormed)
  }

  @Test(arguments: [
    ("korean", "ko"), ("Korean", "ko"), ("한국어", "ko"), ("koraen", "ko"), ("kr", "ko"), ("kor", "ko"), ("日本語", "ja"),
    ("Deutsch", "de"), ("Français", "fr"), ("Español", "es"), ("Chinese", "zh-Hans"), ("简体中文", "zh-Hans"),
    ("русский", "ru"), ("English", "en"), ("klingon", nil), ("", nil), ("xx", nil), ("pt", nil),
  ])
  func languageNamesSuggestTags(_ name: String, _ tag: String?) {
    #expect(LanguageTag.meant(by: name) == tag)
  }

  @Test func aTagNeverSuggestsItself() {
    #expect(LanguageTag.suggestion(for: "ko") == "")
    for (locale, tag) in [
      ("ko_KR", "ko-KR"), ("ko_KR.UTF-8", "ko-KR"), ("zh_Hans_CN", "zh-Hans-CN"), ("de_DE@euro", "de-DE"),
    ] {
      #expect(LanguageTag.suggestion(for: locale) == "; did you mean \"\(tag)\"?")
    }
    #expect(LanguageTag.suggestion(for: "a_b") == "")
    #expect(LanguageTag.suggestion(for: "한국어") == "; did you mean \"ko\"?")
  }
}
