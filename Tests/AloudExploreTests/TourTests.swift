import Aloud
import Testing

@testable import AloudExplore

@Suite struct TourTests {
  @Test(arguments: TourWords.all.map(\.language)) func everyLanguageHasEveryText(_ language: String) throws {
    let words = try #require(TourWords.all.first { $0.language == language })
    #expect(words.missing.isEmpty)
    #expect(words.unknown.isEmpty)
    #expect(Set(TourText.allCases.map { words[$0] }).count == TourText.allCases.count)
  }

  @Test func itSpeaksTheLanguagesOfTheVoices() { #expect(Set(Tour.languages) == Set(VoiceLibrary.standard.languages)) }

  @Test(
    arguments: [
      ("ko_KR.UTF-8", "ko"), ("de", "de"), ("zh_CN", "zh-Hans"), ("zh_TW", nil), ("en_GB@euro", "en"), ("C", nil),
      ("pt_BR", nil),
    ] as [(String, String?)])
  func aLocaleHasALanguage(_ locale: String, _ language: String?) { #expect(Tour.language(for: locale) == language) }

  /// From the first screen to the last one and back, by gestures alone.
  @Test(arguments: Tour.languages) func itCanBeWalked(_ language: String) throws {
    var simulator = Simulator(try Tour.document(language: language))
    let script = try Script(
      """
      > start
      > four-finger tap bottom
      > double tap
      > rotor "Headings"
      > swipe down
      > four-finger tap bottom
      > double tap
      > touch "\(try text(.airplaneMode, language))"
      > double tap
      > touch "\(try text(.name, language))"
      > double tap
      > type "Jun"
      > scrub
      > touch "\(try text(.brightness, language))"
      > touch "\(try text(.next, language))"
      > double tap
      > touch "\(try text(.message, language))"
      > swipe down
      > double tap
      > two-finger double tap
      > touch "\(try text(.showSheet, language))"
      > double tap
      > wait 12s
      > scrub
      > four-finger tap bottom
      > double tap
      > four-finger tap bottom
      > double tap
      """)
    var said: [String] = []
    for step in script.steps { said += simulator.actuals(of: simulator.perform(step.action)).map(\.written) }
    #expect(!said.contains("[nothing there]") && !said.contains("[refused]"))
    for announced in [TourText.replied, .magic, .announcement] { #expect(said.contains(try text(announced, language))) }
    #expect(simulator.app.screen.name == (try text(.welcome, language)))
  }

  private func text(_ text: TourText, _ language: String) throws -> String {
    try #require(TourWords.all.first { $0.language == language })[text]
  }
}
