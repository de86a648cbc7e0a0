import Aloud
import Testing

/// The engine's text for a printed text.
@Suite struct EarTests {
  static let ear = Ear(voices: .standard, renderer: Renderer(style: .commas))

  private func fragment(_ text: String, _ language: String = "en", _ change: (inout Prosody) -> Void) -> Fragment {
    var fragment = Fragment(.label, text, language: language, clause: .label, node: .root)
    var prosody = Prosody()
    change(&prosody)
    fragment.prosody = prosody
    return fragment
  }

  /// The engine's text for a label; a bar marks a change of voice.
  static func heard(_ text: String, _ language: String, _ settings: VoiceOverSettings = .init()) -> String {
    let fragment = Fragment(.label, text, language: language, clause: .label, node: .root)
    return ear.spoken([fragment], as: text, settings: settings).passage.runs.map(\.text.string).joined(separator: "|")
  }

  private func spoken(_ outline: Outline, language: String = "en", style: Renderer.Style = .commas) throws -> Spoken {
    var options = ReaderOptions()
    options.style = style
    let reader = try ScreenReader(outline, language: language, options: options)
    let ear = Ear(voices: .standard, renderer: reader.renderer)
    return ear.spoken(reader.narrator.utterance(atRank: 0), settings: .init()).now
  }

  @Test func printedTextIsUnchanged() throws {
    let spoken = try spoken([.button("OK 👍")])
    #expect(spoken.text == "OK 👍, Button")
    #expect(spoken.stretches == [.init(.label, 0..<4), .init(.trait, 6..<12)])
    #expect(spoken.passage.runs.map(\.text.string) == ["OK thumbs up, Button"])
  }

  @Test func wordsReferToTheirCharacters() throws {
    let text = try #require(try spoken([.button("OK 👍")]).passage.runs.first?.text)
    #expect(text.sources.prefix(6) == [0, 1, 2, 3, 3, 3])
    #expect(text.sources.suffix(6) == [6, 7, 8, 9, 10, 11])
    #expect(text.sources == text.sources.sorted())
  }

  @Test func sentenceStyleHasTheSameSpeech() throws {
    let spoken = try spoken([.button("Done.", .selected)], style: .sentences)
    #expect(spoken.text == "Selected: Done. Button.")
    #expect(spoken.passage.runs.map(\.text.string) == ["Selected, Done. Button"])
    #expect(spoken.stretches.map(\.part) == [.selected, .label, .trait])
  }

  @Test(arguments: [
    ("Ready?", "Ready? Button"), ("“Go!”", "“Go!” Button"), ("Wait…", "Wait… Button"), ("Stop ", "Stop, Button"),
    ("Line\nbreak", "Line break, Button"),
  ]) func noCommaFollowsAnotherMark(_ label: String, _ heard: String) throws {
    #expect(try spoken([.button(SpokenText(label))]).passage.runs.map(\.text.string) == [heard])
  }

  @Test func theHintIsASeparateUtterance() throws {
    let reader = try ScreenReader([.textField("Email")])
    let (now, hint) = Self.ear.spoken(reader.narrator.utterance(atRank: 0), settings: .init())
    #expect(now.text == "Email, Text field")
    #expect(hint?.text == "Double tap to edit")
    #expect(hint?.stretches == [.init(.hint, 0..<18)])
    #expect(hint?.passage.runs.map(\.text.string) == ["Double tap to edit"])
  }

  @Test func everyTextHasTheVoiceOfItsLanguage() {
    let label = Fragment(.label, "Bonjour", language: "fr", clause: .label, node: .root)
    let role = Fragment(.trait, "버튼", language: "ko", clause: .label, node: .root)
    let runs = Self.ear.spoken([label, role], as: "Bonjour, 버튼", settings: .init()).passage.runs
    #expect(runs.map(\.voice) == ["fr", "ko"])
    #expect(runs.map(\.text.string) == ["Bonjour, ", "버튼"])
  }

  @Test func runsOfOneTextAreNotSeparated() throws {
    let label = SpokenText(runs: [.init("Say "), .init("ciao", language: "it"), .init(" twice")])
    let runs = try spoken([.button("x").with { $0.label = label }]).passage.runs
    #expect(runs.map(\.text.string) == ["Say ", "ciao ", "twice, Button"])
    #expect(runs.map(\.voice) == ["en-us", "it", "en-us"])
  }

  @Test func spelledOutCharacterByCharacter() {
    let spelled = fragment("A-1 ", "en") { $0.spellOut = true }
    #expect(
      Self.ear.spoken([spelled], as: "A-1", settings: .init()).passage.runs.map(\.text.string) == ["A, hyphen, 1"])
  }

  @Test(arguments: [
    (SpokenText.Run.Punctuation.all, "a comma b at c"), (.none, "a, b c"),
  ]) func aRunHasItsOwnPunctuationSetting(_ punctuation: SpokenText.Run.Punctuation, _ heard: String) {
    let text = punctuation == .all ? "a, b @ c" : "a, b # c"
    let run = fragment(text) { $0.punctuation = punctuation }
    let string = Self.ear.spoken([run], as: text, settings: .init()).passage.runs.first?.text.string ?? ""
    #expect(string.split(separator: " ").joined(separator: " ") == heard)
  }

  @Test(arguments: ["<break/>", "[[h@l'oU]]", "&amp;", "<speak>"]) func textIsNeverReadAsMarkup(_ text: String) {
    var settings = VoiceOverSettings()
    settings.punctuation = .all
    let letters = Self.heard(text, "en", settings).filter(\.isLetter)
    for word in text.split(whereSeparator: { !$0.isLetter }) { #expect(letters.contains(word)) }
    #expect(!Self.heard(text, "en", settings).contains("<"))
  }
}
