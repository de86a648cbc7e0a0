import Testing

@testable import AloudSound

@Suite struct EarTextSanitizedTests {
  private static func a(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(
    arguments: [
      ("Settings, Heading", "Settings, Heading"),
      ("  two\n\tlines ", "two lines"),
      ("a\u{0}b\u{7}c\u{E000}d\u{FFFF}e", "abcde"),
      ("[[h@l'oU]]", "[h@l'oU]]"), ("[[[", "["), ("[[ [", "[ ["),
      ("\"-बटन", "\" -बटन"), ("e-mail -5 --", "e-mail -5 --"), ("--go", "-- go"),
      ("設定。戻る", "設定。 戻る"), ("다음…", "다음…"),
      (a(41), a(40) + " a"), (a(85), a(40) + " " + a(40) + " " + a(5)),
      ("", ""), ("\u{1}", ""),
    ])
  func sanitizedTextIsSafeForTheEngine(_ text: String, _ expected: String) {
    #expect(Speech.text(text).sanitized().string == expected)
  }

  @Test func aLongClauseGetsACommaWhereAWordEnds() {
    let sanitized = Speech.text(String(repeating: "열두 글자나 되는 말을 ", count: 12)).sanitized().string
    let clauses = sanitized.split(separator: ",")
    #expect(clauses.count == 2)
    #expect(clauses.allSatisfy { $0.unicodeScalars.count <= 120 })
    #expect(
      sanitized.replacing(",", with: "")
        == Speech.text(String(repeating: "열두 글자나 되는 말을 ", count: 12)).sanitized().string.replacing(",", with: ""))
  }

  @Test(arguments: ["Sentences end. And begin. ", "well, yes; no: ", "문장이 끝납니다. "]) func completeClausesGetNoComma(
    _ text: String
  ) {
    let long = String(repeating: text, count: 20)
    #expect(Speech.text(long).sanitized().string == String(long.dropLast()))
  }

  /// For espeak-ng, a full stop after a letter does not end a clause, nor does a comma after it.
  @Test(arguments: ["a.", "a.b. ", "Ä. x. ", "s' "]) func chainsOfLettersAreSplit(_ chain: String) {
    let text = Speech.text(String(repeating: chain, count: 200)).sanitized().string
    let clauses = text.split(separator: ",")
    #expect(clauses.count >= 3 && clauses.allSatisfy { $0.unicodeScalars.count <= 121 })
    #expect(!text.contains(".,"))
  }

  @Test func keptCharactersHaveTheirSource() {
    for language in HostileLabels.languages {
      for label in HostileLabels(language.words, seed: 7, count: 300) {
        let text = Speech.text(label)
        let sanitized = text.sanitized()
        #expect(sanitized.scalars.count == sanitized.sources.count)
        #expect(sanitized.sources == sanitized.sources.sorted())
        let characters = Array(label)
        for (scalar, source) in zip(sanitized.scalars, sanitized.sources) where scalar != " " && scalar != "," {
          #expect(characters[source].unicodeScalars.contains(scalar))
        }
        #expect(sanitized.sanitized().string == sanitized.string)
      }
    }
  }

  @Test func insertedCharactersHaveTheSourceBeforeThem() {
    #expect(Speech.text("ab  cd").sanitized().sources == [0, 1, 1, 4, 5])
    #expect(Speech.text("ab").sanitized().endingWithPause().sources == [0, 1, 1])
  }

  @Test func missingPausesAreAdded() {
    let texts = ["Settings", "Settings.", "etc, ", "U.S.", "", "설정。", "?"]
    #expect(
      texts.map { Speech.text($0).sanitized().endingWithPause().string } == [
        "Settings,", "Settings.", "etc,", "U.S,", "", "설정。", "?,",
      ])
  }

  @Test(arguments: [("h@l'oU", "h@l'oU"), ("]]a[[b\u{1}한", "ab"), (" ", nil), ("", nil), ("[[", nil)])
  func mnemonicsStayWithinTheirBrackets(_ phonemes: String, _ expected: String?) {
    #expect(EarText.mnemonics(phonemes) == expected)
  }
}
