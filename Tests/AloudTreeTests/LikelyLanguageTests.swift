import AloudTree
import Testing

@Suite struct LikelyLanguageTests {
  private func language(_ labels: [String]) throws -> String? {
    try Document(Outline(labels.map { .text(SpokenText($0)) })).likelyLanguage?.tags.joined(separator: " ")
  }

  @Test(arguments: [
    (["설정", "알림"], "ko"), (["Wi-Fi", "설정", "LTE"], "ko"), (["設定", "お知らせ", "検索"], "ja"), (["設定", "検索"], "zh-Hans ja"),
    (["设置", "通知"], "zh-Hans ja"), (["Настройки", "Wi-Fi"], "ru"), (["金 Settings 한"], "ko"),
  ])
  func lettersIndicateALanguage(_ labels: [String], _ tags: String) throws {
    #expect(try language(labels) == tags)
  }

  @Test(arguments: [
    [], ["12:30", "…"], ["Settings", "Wi-Fi"], ["Café", "Müller"], ["English", "Deutsch", "Français", "한국어"],
    ["English", "한국어", "日本語", "Русский", "Deutsch", "Español", "Français"], ["Налаштування", "Сповіщення і звуки"],
    ["ー", "・"],
  ])
  func ambiguousLettersIndicateNone(_ labels: [String]) throws {
    #expect(try language(labels) == nil)
  }

  @Test func textsWithTheirOwnLanguageAreIgnored() throws {
    let group = Outline.Item.group("한국어", [.text("설정"), .text("알림")]).with { $0.details.language = "ko" }
    #expect(try Document([.heading("Korean"), group]).likelyLanguage == nil)
    let run = SpokenText(runs: [.init("설정", language: "ko")])
    #expect(try Document([.text(run)]).likelyLanguage == nil)
  }
}
