import Aloud
import Testing

/// Texts in other scripts than that of their language, and kanji.
@Suite struct EarScriptTests {
  private func runs(_ text: String, _ language: String) -> [String] {
    let fragment = Fragment(.label, text, language: language, clause: .label, node: .root)
    return EarTests.ear.spoken([fragment], as: text, settings: .init()).passage.runs.map {
      "\($0.voice): \($0.text.string)"
    }
  }

  @Test(arguments: [
    ("设置 Wi-Fi 网络", "zh-Hans", ["cmn-latn-pinyin: 设置 ", "en-us: Wi-Fi", "cmn-latn-pinyin: 网络"]),
    ("iPhoneの設定", "ja", ["en-us: iPhone", "ja: のせってい"]), ("한글 Hello", "ko", ["ko: 한글 Hello"]),
    ("Say すし設定", "en", ["en-us: Say ", "ja: すしせってい"]), ("漢字 한자", "ko", ["cmn-latn-pinyin: 漢字", "ko: 한자"]),
    ("Москва 首尔 ソウル 設定を", "en", ["ru: Москва", "cmn-latn-pinyin: 首尔", "ja: ソウル せっていを"]),
    ("iPhone에서", "en", ["en-us: iPhone", "ko: 에서"]),
    ("Say Привет, мир!", "en", ["en-us: Say ", "ru: Привет, мир", "en-us: !"]),
    ("Καλημέρα", "en", ["el: Καλημέρα"]), ("π is 3", "en", ["en-us: π is 3"]), ("שלום", "de", ["he: שלום"]),
    ("سلام", "fa", ["fa: سلام"]), ("مرحبا", "ko", ["ar: مرحبا"]), ("नमस्ते", "fr", ["hi: नमस्ते"]),
    ("Київ", "uk", ["uk: Київ"]),
  ]) func anotherScriptHasAnotherVoice(_ text: String, _ language: String, _ expected: [String]) {
    #expect(runs(text, language) == expected)
  }

  @Test(arguments: [
    ("設定", "せってい"), ("見出し", "みだし"), ("検索", "けんさく"), ("戻る", "もどる"), ("顔", "かお"), ("学校", "がっこう"),
    ("新しい", "あたらしい"), ("取り消す", "とりけす"), ("5円", "5えん"), ("3行", "3ぎょう"), ("人々", "じんじん"), ("選択する", "せんたくする"),
    ("開きます", "ひらきます"), ("今日は", "きょうわ"), ("東京へ行く", "とうきょうえいく"), ("部屋には", "へやにわ"), ("はは", "はは"), ("機内モード", "きないモード"),
    ("お気に入り", "おきにいり"), ("株式会社", "かぶしきがいしゃ"),
    ("月曜日", "げつようび"), ("行った", "いった"), ("4時", "よじ"), ("14時", "じゅうよじ"), ("24時", "24じ"), ("3本", "さんぼん"),
    ("〇", "まる"), ("入る", "はいる"), ("次へ", "つぎえ"),
  ]) func kanjiAreRead(_ text: String, _ reading: String) {
    #expect(runs(text, "ja") == ["ja: \(reading)"])
  }

  @Test func unreadableWordsAreReplacedOnceAndReported() {
    let text = "龘龘龘カード"
    let fragment = Fragment(.label, text, language: "ja", clause: .label, node: .root)
    let spoken = EarTests.ear.spoken([fragment], as: text, settings: .init())
    #expect(spoken.passage.runs.map(\.text.string) == ["かんじカード"])
    #expect(spoken.unheard == [0..<1, 1..<2, 2..<3])
  }

  @Test func japaneseVoiceWordsHaveReadings() throws {
    let voice = try #require(VoiceLibrary.standard.voice(for: "ja"))
    let words = voice.entries.values.compactMap { $0.other?.words.source } + voice.characters.values.map(\.words)
    for text in words {
      let fragment = Fragment(.label, text, language: "ja", clause: .label, node: .root)
      let spoken = EarTests.ear.spoken([fragment], as: text, settings: .init())
      #expect(spoken.unheard.isEmpty, "\(text)")
      #expect(!spoken.passage.runs.contains { $0.text.scalars.contains(where: \.properties.isIdeographic) }, "\(text)")
    }
  }
}
