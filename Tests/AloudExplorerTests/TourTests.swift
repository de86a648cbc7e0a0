import Aloud
import Testing

@testable import AloudExplorer

@Suite struct TourTests {
  @Test(arguments: TourFile.all.map(\.language)) func everyLanguageHasEveryText(_ language: String) throws {
    let file = try #require(TourFile.all.first { $0.language == language })
    #expect([String: String](lines: file.lines).keys.sorted() == TourText.allCases.map(\.rawValue).sorted())
    let words = TourWords(file)
    #expect(Set(TourText.allCases.map { words[$0] }).count == TourText.allCases.count)
  }

  @Test func theTourSpeaksTheVoicesLanguages() { #expect(Set(Tour.languages) == Set(VoiceLibrary.standard.languages)) }

  @Test(
    arguments: [
      ("ko_KR.UTF-8", "ko"), ("de", "de"), ("zh_CN", "zh-Hans"), ("zh_TW", nil), ("en_GB@euro", "en"), ("C", nil),
      ("pt_BR", nil),
    ] as [(String, String?)])
  func aLocaleHasALanguage(_ locale: String, _ language: String?) { #expect(Tour.language(for: locale) == language) }

  /// From the first screen to the last and back, only with gestures.
  @Test(arguments: Tour.languages) func theTourCanBeWalked(_ language: String) throws {
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
    // A new start, without the button that was pressed there.
    #expect(simulator.reader.rank == 0)
  }

  /// If a screen answers a scrub, the first scrub still closes the keyboard.
  @Test func aScrubEndsEditingAndStays() throws {
    var simulator = Simulator(try Tour.document(language: "en"))
    let steps = ["four-finger tap bottom", "double tap", "four-finger tap bottom", "double tap", "touch \"Your name\""]
    for step in steps + ["double tap", "scrub"] { simulator.perform(try ScreenReader.Gesture(step)) }
    #expect(simulator.app.screen.key == "controls" && !simulator.reader.isEditing)
    simulator.perform(.scrub)
    #expect(simulator.app.screen.key == "headings")
  }

  /// The tour uses the voice's own words for rotor options and traits.
  @Test(arguments: Tour.languages) func theTourUsesTheVoicesWords(_ language: String) throws {
    var options = ReaderOptions()
    options.settings.koreanHeading = .jemok
    let voice = options.voices.phrasebook(for: language, settings: options.settings)
    let words = try labels(Tour.document(language: language, options: options))
    for phrase in [Phrase.rotorHeadings, .traitSwitch, .traitTextField] {
      #expect(words.contains { $0.contains(voice.text(phrase)) }, "\(phrase.key)")
    }
    let header = voice.text(.traitHeader).lowercased()
    #expect(try text(.headings, language, options).lowercased().contains(header.prefix(5)))
  }

  @Test(arguments: Tour.languages) func theTourNamesTheKeys(_ language: String) throws {
    let keys = try labels(Tour.document(language: language)).joined(separator: "\n")
    for key in ["→", "←", "↑", "↓", "Enter", "Esc", "?"] { #expect(keys.contains(key)) }
    let lines = try labels(Tour.document(language: language, input: .lines)).joined(separator: "\n")
    for word in ["right", "left", "quit", "type \"…\""] { #expect(lines.contains(word)) }
    #expect(!keys.contains("{") && !lines.contains("{") && !lines.contains("Enter"))
  }

  @Test func answeredQuestionsAreNotRepeated() throws {
    var simulator = Simulator(try Tour.document(language: "en"))
    for _ in 1...3 { for step in ["four-finger tap bottom", "double tap"] { simulator.perform(try .init(step)) } }
    for step in [
      "touch \"Mina: shall we meet at six?\"", "swipe down", "swipe down", "double tap", "four-finger tap top",
    ] {
      simulator.perform(try .init(step))
    }
    let said = simulator.actuals(of: simulator.perform(.swipeRight)).map(\.written)
    #expect(said == ["There was a message here. You have deleted it with an action."])
  }

  private func labels(_ document: Document) -> [String] {
    document.screens.flatMap { screen in screen.tree.ids.compactMap { screen.tree[$0].label?.string } }
  }

  private func text(
    _ text: TourText, _ language: String, _ options: ReaderOptions = ReaderOptions()
  ) throws -> String {
    let words = TourWords(try #require(TourFile.all.first { $0.language == language }))
    return words.filled(.keys, options.voices.phrasebook(for: language, settings: options.settings))[text]
  }
}
