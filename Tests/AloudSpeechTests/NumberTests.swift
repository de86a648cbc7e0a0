import Aloud
import Testing

@testable import AloudSpeech

@Suite struct NumberTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 2, .other), ("fr", 0, .one), ("fr", 1_000_000, .many), ("es", 1, .one),
    ("ru", 1, .one), ("ru", 2, .few), ("ru", 5, .many), ("ru", 11, .many), ("ru", 21, .one), ("ru", 112, .many),
    ("ru", 22, .few), ("ru", .min, .many), ("ko", 1, .other), ("ja", 1, .other), ("zh-Hans", 1, .other),
    ("xx", 1, .other),
  ]) func plurals(_ language: String, _ number: Int, _ category: PluralCategory) {
    #expect(PluralCategory(of: number, language: language) == category)
  }

  @Test(arguments: [
    ("en", 1.0, PluralCategory.one), ("en", 1.5, .other), ("en", -1, .one), ("de", 0.5, .other), ("fr", 1.5, .one),
    ("fr", 0.5, .one), ("fr", 2.5, .other), ("pt", 1.9, .one), ("es", 1.5, .other), ("es", 2e6, .many),
    ("ru", 1.5, .other), ("ru", 3, .few), ("ru", 5, .many), ("uk", 21, .one), ("ja", 1.5, .other), ("ko", 1, .other),
    ("en", 1.000_000_1, .one), ("en", 1e300, .other), ("en", .infinity, .other), ("fr", .nan, .other),
  ]) func pluralsOfDecimals(_ language: String, _ number: Double, _ category: PluralCategory) {
    #expect(PluralCategory(of: number, language: language) == category)
  }

  @Test(arguments: [
    ("en", 1234, "1,234"), ("en", 1_234_567, "1,234,567"), ("en", 12, "12"), ("de", 1234, "1.234"),
    ("es", 1234, "1234"),
    ("es", 12345, "12.345"), ("fr", 1234, "1\u{202F}234"), ("ru", 1234, "1\u{A0}234"), ("ko", -1234, "-1,234"),
  ]) func wholeNumbers(_ language: String, _ number: Int, _ expected: String) {
    #expect(VoiceLibrary.standard.phrasebook(for: language, settings: .init()).numbers.string(number) == expected)
  }

  @Test(arguments: [
    ("en", 2.5, "2.5"), ("de", 2.5, "2,5"), ("en", 2.0, "2"), ("en", -0.25, "-0.25"), ("en", 0.1 + 0.2, "0.3"),
    ("en", -0.0000001, "0"), ("fr", 1234.5, "1\u{202F}234,5"),
  ]) func decimals(_ language: String, _ number: Double, _ expected: String) {
    #expect(VoiceLibrary.standard.phrasebook(for: language, settings: .init()).numbers.string(number) == expected)
  }

  @Test(arguments: [("en", "40%"), ("ko", "40%"), ("de", "40\u{A0}%"), ("fr", "40\u{A0}%")])
  func percentages(_ language: String, _ expected: String) throws {
    let utterance = try ScreenReader([.slider("X", at: 40)], language: language).currentSpeech().utterance
    #expect(utterance.hasPrefix("X, \(expected), "))
  }
}
