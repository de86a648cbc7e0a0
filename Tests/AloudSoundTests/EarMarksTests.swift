import Aloud
import Testing

/// Words for marks, in the language of the text.
@Suite struct EarMarksTests {
  private func settings(_ punctuation: VoiceOverSettings.Punctuation) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.punctuation = punctuation
    return settings
  }

  private func heard(_ text: String, _ language: String, _ punctuation: VoiceOverSettings.Punctuation = .some) -> String
  {
    EarTests.heard(text, language, settings(punctuation)).split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("50% 할인", "ko", "50 퍼센트 할인"), ("50% off", "en", "50% off"), ("5°", "ru", "5 градусы"), ("5°", "de", "5°"),
    ("A & B", "ko", "A 앰퍼센드 B"), ("A & B", "fr", "A & B"), ("#1", "en", "number 1"), ("a/b", "fr", "a barre oblique b"),
    ("3.5점", "ko", "3 점 5점"), ("1.2.3", "ko", "1.2.3"), ("3.5", "en", "3.5"), ("영하 -5도", "ko", "영하 빼기 5도"),
    ("3-5", "ko", "3-5"), ("a@b", "zh-Hans", "a@b"), ("***", "en", "3 star"),
    ("Yes. No, (maybe)", "en", "Yes. No, (maybe)"),
  ]) func punctuationSomeSaysSymbols(_ text: String, _ language: String, _ expected: String) {
    #expect(heard(text, language).replacing("|", with: "") == expected)
  }

  @Test(arguments: [
    ("a, b @ c", VoiceOverSettings.Punctuation.all, "a comma b at c"), ("a # b", .none, "a b"),
    ("50 % * 2", .none, "50 퍼센트 2"),
    ("$ 5", .none, "달러 5"),
  ]) func otherPunctuationSettingsSayMoreOrLess(
    _ text: String, _ punctuation: VoiceOverSettings.Punctuation, _ expected: String
  ) {
    #expect(heard(text, text.contains("%") || text.contains("$") ? "ko" : "en", punctuation) == expected)
  }

  @Test(arguments: [
    ("+", "en", "plus"), ("#", "fr", "numéro"), (".", "ko", "마침표"), ("한", "ko", "한"), ("ㄱ", "ko", "ㄱ"),
    ("ㅇ", "ko", "이응"),
    ("a", "en", "a"), ("あ", "ja", "あ"), ("ー", "ja", "ちょうおん"), ("。", "ja", "くてん"), ("y", "es", "i griega"),
    ("😀", "en", "grinning face"), ("行", "ja", "ぎょう"),
  ]) func aSingleCharacterIsSaidByName(_ text: String, _ language: String, _ expected: String) {
    #expect(heard(text, language, .none) == expected)
  }

  @Test(arguments: [
    ("Nice 👍🏽!", "en", "Nice thumbs up, medium skin tone!"), ("❤️", "ko", "빨간색 하트"), ("🇰🇷", "de", "Flagge: Südkorea"),
    ("👨‍👩‍👧", "ko", "가족: 남자 여자 여자 아이"), ("😀😀😀", "es", "3 cara sonriendo"), ("다음 →", "ko", "다음 오른쪽 화살표"),
    ("1️⃣", "fr", "touches : 1"), ("😀a", "en", "grinning face a"), ("\u{1FAE8}", "en", "shaking face"), ("😀", "it", "😀"),
    ("▶\u{FE0F}", "en", "play button"), ("▶ 3", "en", "right-pointing black triangle 3"),
  ]) func emojiHaveNames(_ text: String, _ language: String, _ expected: String) {
    #expect(heard(text, language) == expected)
  }

  @Test(arguments: VoiceLibrary.standard.voices.map(\.language))
  func commonSymbolsHaveNamesInAllLanguages(_ language: String) {
    for symbol in "★☆✓✔✗✕×●○■□▶◀▲▼→←↑↓※·…™©®₩€£¥°" {
      let text = String(symbol)
      let fragment = Fragment(.label, text, language: language, clause: .label, node: .root)
      let spoken = EarTests.ear.spoken([fragment], as: text, settings: .init())
      #expect(
        spoken.unheard.isEmpty && spoken.passage.runs.contains { $0.text.string.contains(where: \.isLetter) },
        "\(symbol)")
    }
  }

  @Test(arguments: [
    ("★★★★☆", "ko", "4 검은별 흰색 별"), ("※ 주의", "ko", "참고표 주의"), ("完了 ✓", "ja", "かんりょう チェックマーク"), ("※1", "ja", "こめじるし 1"),
    ("☆", "ja", "しろいほし"),
  ]) func shapesHaveNames(_ text: String, _ language: String, _ expected: String) {
    #expect(heard(text, language) == expected)
  }

  @Test(arguments: VoiceLibrary.standard.voices.map(\.language))
  func textsOfMarksAreNeverSilent(_ language: String) {
    let symbols = "✘☰⌘⌥⌃⏎⌫♡♫℃℉″′〒❮❯➜☒✦⟨⟩‡‣﷽№¾¶◆▷�⁂⟰".map(String.init)
    let runs = [
      "...", "..", "--", "-----", "((", "\"\"", "''", ";;", ",,", "?!", "?????", "«»", "★★★★★", "!!", ":)", ":-)", "::",
    ]
    for text in symbols + runs {
      for punctuation in VoiceOverSettings.Punctuation.allCases {
        let hasWords = heard(text, language, punctuation).contains { $0.isLetter }
        #expect(hasWords, "\(text) \(punctuation)")
      }
    }
  }

  @Test(arguments: [
    ("...", "3 period"), ("--", "hyphen hyphen"), (":-)", "colon hyphen right parenthesis"), ("⁂", "asterism"),
    ("👍!", "thumbs up!"),
    ("\u{FE0F}", ""), ("wait.....", "wait..."), ("a ((((b", "a (b"), ("$$$$ off", "4 dollar off"), ("no!!!!!", "no!!!"),
    ("25℃", "25 degrees Celsius"), ("[[[[", "4 left bracket"),
  ]) func repeatedMarksAreCountedOrSaidOnce(_ text: String, _ expected: String) {
    #expect(heard(text, "en") == expected)
  }

  @Test func englishNamesAreSaidInEnglish() {
    let fragment = Fragment(.label, "⟰", language: "ko", clause: .label, node: .root)
    let runs = EarTests.ear.spoken([fragment], as: "⟰", settings: .init()).passage.runs
    #expect(runs.map { "\($0.voice): \($0.text.string)" } == ["en-us: upwards quadruple arrow"])
  }

  @Test func privateUseCharactersAreReported() {
    let text = "\u{E000} x \u{10FFFF}"
    let fragment = Fragment(.label, text, language: "en", clause: .label, node: .root)
    #expect(EarTests.ear.spoken([fragment], as: text, settings: .init()).unheard == [0..<1, 4..<5])
  }

  @Test func unknownEmojiAreReported() {
    let text = "새 \u{1FAE8}"
    let fragment = Fragment(.label, text, language: "ko", clause: .label, node: .root)
    #expect(EarTests.ear.spoken([fragment], as: text, settings: .init()).unheard == [2..<3])
  }

  @Test func aCustomVoiceFileTakesPrecedence() throws {
    var voices = VoiceLibrary.standard
    try voices.add(VoiceSource(name: "my.voice", text: "language = en\ncharacter 😀 = grin\nreading GIF = jif"))
    let fragment = Fragment(.label, "GIF 😀", language: "en", clause: .label, node: .root)
    let ear = Ear(voices: voices, renderer: Renderer(style: .commas))
    #expect(ear.spoken([fragment], as: "GIF 😀", settings: .init()).passage.runs.map(\.text.string) == ["jif grin"])
  }

  @Test(arguments: [("５", "ko", "5"), ("ＷｉＦｉ", "ko", "WiFi"), ("①", "ja", "1"), ("㎏", "en", "kg")])
  func unusualCharacterFormsAreNormalized(_ text: String, _ language: String, _ expected: String) {
    #expect(heard(text, language) == expected)
  }
}
