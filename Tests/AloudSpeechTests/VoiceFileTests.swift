import Aloud
import Testing

@testable import AloudSpeech

@Suite struct VoiceFileTests {
  private func adding(_ text: String) throws(VoiceFileError) -> VoiceLibrary {
    var library = VoiceLibrary.standard
    try library.add(VoiceSource(name: "my.voice", text: text))
    return library
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try adding(text)
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [
    (
      "trait.buton = X",
      "my.voice:1: there is no phrase \"trait.buton\"; did you mean \"trait.button\"?\n  trait.buton = X"
    ),
    ("\n\nnonsense", "my.voice:3: a line is \"key = words\"; comments begin with #\n  nonsense"),
    (
      "table.row = Row {line}",
      "my.voice:1: \"table.row\" can have only these placeholders: {row}\n  table.row = Row {line}"
    ),
    ("back = {x}", "my.voice:1: \"back\" can have no placeholders\n  back = {x}"),
    ("back = A\nback = B", "my.voice:2: \"back\" appears twice\n  back = B"),
    (
      "table.spans_rows[lots] = {count}",
      "my.voice:1: \"lots\" is not a plural category; use one of zero, one, two, few, many, other\n  table.spans_rows[lots] = {count}"
    ),
    ("back = \\q", "my.voice:1: a backslash must begin a character such as \\u{A0}\n  back = \\q"),
    (
      "language = 한국어",
      "my.voice:1: \"한국어\" is not a language tag such as ko or zh-Hans; did you mean \"ko\"?\n  language = 한국어"
    ),
    ("[koreanTip=이중]", "my.voice:1: there is no setting \"koreanTip\"; did you mean \"koreanTap\"?\n  [koreanTip=이중]"),
    ("[hints=loud]", "my.voice:1: hints cannot be \"loud\"; it can be on, off\n  [hints=loud]"),
    (
      "character .. = dots",
      "my.voice:1: name one character at a time: character . = period, or character U+002E = period\n  character .. = dots"
    ),
    (
      "character U+D800 = x",
      "my.voice:1: \"U+D800\" is not a character; write a number like U+002E\n  character U+D800 = x"
    ),
    ("character . = dot\ncharacter U+002E = x", "my.voice:2: \"character .\" appears twice\n  character U+002E = x"),
    (
      "charactr . = dot",
      "my.voice:1: there is no phrase \"charactr .\"; did you mean \"character\"?\n  charactr . = dot"
    ),
    (
      "phonetic = Anna Alpha",
      "my.voice:1: \"Anna\" and \"Alpha\" both spell out \"a\"\n  phonetic = Anna Alpha"
    ),
    ("phonetic = 1A", "my.voice:1: \"1A\" does not begin with a letter, so it cannot spell one out\n  phonetic = 1A"),
    (
      "espeak.rate = fast",
      "my.voice:1: espeak.rate must be a whole number from 80 to 449; words per minute\n  espeak.rate = fast"
    ),
    (
      "espeak.pitch = 100",
      "my.voice:1: espeak.pitch must be a whole number from 0 to 99; 50 is the default of the voice\n  espeak.pitch = 100"
    ),
    (
      "espeak.volume = -1",
      "my.voice:1: espeak.volume must be a whole number from 0 to 200; 100 is the default of the voice\n  espeak.volume = -1"
    ),
    (
      "espeak.rat = 90",
      "my.voice:1: there is no phrase \"espeak.rat\"; did you mean \"espeak.rate\"?\n  espeak.rat = 90"
    ),
    ("letter ab = c", "my.voice:1: a letter needs one character and how it is said\n  letter ab = c"),
    ("reading a =", "my.voice:1: a reading needs a word and how it is said\n  reading a ="),
    ("reading a", "my.voice:1: a reading is written: reading … = how it is said\n  reading a"),
    ("reading a = b\nreading a = c", "my.voice:2: \"reading a\" appears twice\n  reading a = c"),
    ("[koreanTap]", "my.voice:1: write a section as [setting=value]\n  [koreanTap]"),
  ]) func mistakesAreLocated(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func wordsReplaceTheWordsOfTheirLanguage() throws {
    var options = ReaderOptions(voices: try adding("language = ko\ntrait.button = 단추   # attested A; mine\n"))
    #expect(try ScreenReader([.button("확인")], language: "ko", options: options).currentSpeech() == "확인, 단추")
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "OK, Button")
    options.voices = try adding("trait.button = Knob")
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "OK, Knob")
  }

  @Test func aNewLanguageBorrowsMissingWords() throws {
    let options = ReaderOptions(voices: try adding("language = nl\nname = Nederlands\ntrait.button = knop"))
    #expect(options.hasVoice(for: "nl-BE"))
    #expect(
      try ScreenReader([.button("OK"), .heading("Nieuws")], language: "nl-BE", options: options).reading().map(\.text)
        == [
          "OK, knop", "Nieuws, Heading",
        ])
  }

  @Test func charactersCanBeEscaped() throws {
    let options = ReaderOptions(voices: try adding("trait.button = a\\u{A0}b"))
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "OK, a\u{A0}b")
  }

  @Test func charactersCanBeNamed() throws {
    let library = try adding(
      """
      language = en
      character = = is
      character # = hash   # attested A; mine
      character U+002E = dot
      character , =
      phonetic = able
      [hints=off]
      character ; = semi
      """)
    let words = library.phrasebook(for: "en", settings: .init())
    #expect("=#.,;:".map { words.name(of: $0) ?? "" } == ["is", "hash", "dot", "", "semicolon", "colon"])
    #expect("ab".map { words.phonetic(of: $0) } == ["able", "Bravo"])
    var settings = VoiceOverSettings()
    settings.hints = false
    #expect(library.phrasebook(for: "en", settings: settings).name(of: ";") == "semi")
    #expect(library.phrasebook(for: "ko", settings: .init()).phonetic(of: "a") == "able")
    #expect(words != VoiceLibrary.standard.phrasebook(for: "en", settings: .init()))
  }

  @Test func aNewLanguageBorrowsNamesOfCharacters() throws {
    let words = try adding("language = nl\ncharacter . = punt").phrasebook(for: "nl", settings: .init())
    #expect(words.name(of: ".") == "punt")
    #expect(words.name(of: ",") == "comma")
    #expect(words.phonetic(of: "a") == "Alpha")
  }

  @Test func oneFormOfAPluralLeavesTheOthers() throws {
    let library = try adding("table.spans_rows[one] = A {count}")
    let words = library.phrasebook(for: "en", settings: .init())
    #expect(words.text(.tableSpansRows, count: 1, numbers: ["count": 1]) == "A 1")
    #expect(words.text(.tableSpansRows, count: 2, numbers: ["count": 2]) == "Spans 2 rows")
  }

  @Test func numbersCanBeChanged() throws {
    let options = ReaderOptions(voices: try adding("number.percent = {number} percent"))
    #expect(try ScreenReader([.slider("X", at: 40)], options: options).currentSpeech() == "X, 40 percent, Adjustable")
  }

  @Test func wordsCanApplyToAnySetting() throws {
    var options = ReaderOptions(voices: try adding("[controlType=before]\ntrait.button = Push"))
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "OK, Button")
    options.settings.controlType = .before
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "Push, OK")
  }

  @Test func speechCanBeChanged() throws {
    let library = try adding("language = ko\nespeak.rate = 220   # quick\nespeak.says = % $\nletter ㅇ = 동그라미")
    let speech = try #require(library.voice(for: "ko")).speech
    #expect(speech.rate == 220)
    #expect(speech.pitch == nil)
    #expect(speech.says == ["%", "$"])
    #expect(speech.point == "점")
    #expect(speech.letters["ㅇ"] == "동그라미")
    #expect(library.voice(for: "ko")?.engineVoice == "ko")
  }

  @Test func longerReadingsComeFirst() throws {
    let library = try adding("language = ja\nreading 東 = あ\nreading 東京 = い\nreading 東 京 = う")
    let readings = try #require(library.voice(for: "ja")).speech.readings["東"]
    #expect(readings?.map(\.reading) == ["う", "い", "あ"])
  }

  @Test func aByteOrderMarkIsIgnored() throws {
    let library = try adding("\u{FEFF}language = en\ntable.spans_rows = A {count}")
    let book = library.phrasebook(for: "en", settings: VoiceOverSettings())
    #expect(book.text(.tableSpansRows, count: 2, numbers: ["count": 2]) == "A 2")
    #expect(message("\u{FEFF}back = A\nback = B") == "my.voice:2: \"back\" appears twice\n  back = B")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyLineBreakEndsALine(_ lineBreak: String) {
    #expect(message("back = A\(lineBreak)\(lineBreak)nonsense\(lineBreak)") == message("back = A\n\nnonsense"))
  }

  @Test(arguments: ["\t", "\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{3000}"])
  func whiteSpaceAroundWordsIsNotSaid(_ blank: String) throws {
    let library = try adding("\(blank)trait.button\(blank)=\(blank)누름 단추é\(blank) \(blank)")
    let options = ReaderOptions(voices: library)
    #expect(try ScreenReader([.button("OK")], options: options).currentSpeech() == "OK, 누름 단추é")
  }

  /// A sentence has no full stop after words in `unstopped`; a translator's remark has no effect.
  @Test func aFileNamesWordsWithoutAFullStop() throws {
    let words = "trait.is_editing = Here  # attested S; no full stop\ntrait.selected = There"
    for (head, isUnstopped) in [("unstopped = trait.is_editing back\n", true), ("", false)] {
      let book = try adding("language = en\n" + head + words).phrasebook(for: "en", settings: VoiceOverSettings())
      #expect(book.isUnstopped(.traitIsEditing) == isUnstopped)
      #expect(!book.isUnstopped(.traitSelected))
    }
    #expect(message("unstopped = trait.buton")?.contains("no phrase \"trait.buton\"; did you mean") == true)
  }

  @Test func aLibraryNeedsAVoice() {
    let error = #expect(throws: VoiceFileError.self) { try VoiceLibrary([]) }
    #expect(error?.description == "there is no voice file; a voice library needs at least one")
  }
}
