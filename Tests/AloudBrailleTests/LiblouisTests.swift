import Aloud
import AloudTestSupport
import Testing

@testable import AloudBraille

@Suite struct LiblouisTests {
  private static let translator = Liblouis()

  private func cells(_ text: String, _ table: String) throws -> String {
    try #require(try Self.translator.line(text, BrailleTable(named: table))).unicode
  }

  @Test func textsBecomeCells() throws {
    #expect(try cells("Search btn", "en-ueb-g1.ctb") == "⠠⠎⠑⠁⠗⠉⠓⠀⠃⠞⠝")
    #expect(try cells("Airplane Mode", "en-ueb-g1.ctb") == "⠠⠁⠊⠗⠏⠇⠁⠝⠑⠀⠠⠍⠕⠙⠑")
    #expect(try cells("", "en-ueb-g1.ctb") == "")
  }

  @Test func contractionsHavePositions() throws {
    let line = try #require(try Self.translator.line("Sign in btn", BrailleTable(named: "en-ueb-g2.ctb")))
    #expect(line.cells.count == 11)
    #expect(line.cellOfCharacter == [0, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10])
    let korean = try #require(try Self.translator.line("안녕하세요", BrailleTable(named: "ko-g1.ctb")))
    #expect(korean.cellOfCharacter == [0, 2, 5, 7, 9])
    #expect(korean.cells.count == 10)
  }

  @Test func aTextDoesNotEndAtNUL() throws {
    let line = try #require(try Self.translator.line("a\u{0}b", BrailleTable(named: "en-ueb-g1.ctb")))
    #expect(line.unicode.hasSuffix("⠃"))
    #expect(line.cellOfCharacter.count == 3)
  }

  @Test func longTextsAreTranslatedCompletely() throws {
    let text = String(repeating: "some words ", count: 5_000)
    let line = try #require(try Self.translator.line(text, BrailleTable(named: "en-ueb-g2.ctb")))
    #expect(line.cellOfCharacter.count == 55_000)
    let word = try #require(try Self.translator.line("some words ", BrailleTable(named: "en-ueb-g2.ctb")))
    #expect(line.cells == Array(repeatElement(word.cells, count: 5_000).joined()))
  }

  @Test func aMissingTableIsNamed() throws {
    let error = try #require(throws: BrailleError.self) { try cells("a", "no-such.ctb") }
    #expect(error.kind == .noTable)
    #expect(error.description.contains("\"no-such.ctb\""))
    // The worker still runs.
    #expect(try cells("a", "en-ueb-g1.ctb") == "⠁")
  }

  @Test func aMissingLibraryIsNamed() throws {
    var options = Liblouis.Options()
    options.library = "/no/such/liblouis.so"
    let error = try #require(throws: BrailleError.self) {
      _ = try Liblouis(options).line("a", BrailleTable(named: "en-ueb-g1.ctb"))
    }
    #expect(error.kind == .noTranslator)
    #expect(error.description.contains("/no/such/liblouis.so"))
    #if canImport(Darwin)
      options.library = "/usr/lib/libz.1.dylib"
    #else
      options.library = "libc.so.6"
    #endif
    #expect(throws: BrailleError(.noTranslator, "this is not liblouis; it has no lou_translate")) {
      _ = try Liblouis(options).line("a", BrailleTable(named: "en-ueb-g1.ctb"))
    }
  }

  @Test func aLibraryWithCharactersOfTwoBytesWorks() throws {
    guard let library = TwoByteLiblouis() else { return }
    defer { library.remove() }
    var options = Liblouis.Options()
    options.library = library.path
    let translator = Liblouis(options)
    for (text, table) in [
      ("Sign in btn", "en-ueb-g2.ctb"), ("안녕하세요", "ko-g1.ctb"), ("a\u{0}b", "en-ueb-g1.ctb"), ("", "ru.ctb"),
    ] {
      let table = BrailleTable(named: table)
      #expect(try translator.line(text, table) == Self.translator.line(text, table))
    }
    // An emoji has two units, but is one character.
    let line = try #require(try translator.line("a😀b", BrailleTable(named: "en-ueb-g1.ctb")))
    #expect(line.cellOfCharacter.count == 3 && line.cellOfCharacter.last == line.cells.count - 1)
    #expect(line.characterOfCell.first == 0 && line.characterOfCell.last == 2 && line.characterOfCell.contains(1))
    #expect(line.unicode.hasPrefix("⠁") && line.unicode.hasSuffix("⠃"))
  }

  @Test func otherProgramsAreNotWorkers() throws {
    var options = Liblouis.Options()
    options.worker = "/usr/bin/false"
    let error = try #require(throws: BrailleError.self) {
      _ = try Liblouis(options).line("a", BrailleTable(named: "en-ueb-g1.ctb"))
    }
    #expect(error.description.hasPrefix("/usr/bin/false: does not work as Aloud's braille worker"))
    options.worker = "/no/such/aloud"
    #expect(throws: BrailleError.self) {
      _ = try Liblouis(options).line("a", BrailleTable(named: "en-ueb-g1.ctb"))
    }
  }
}

@Suite struct BrailleTableTests {
  @Test(
    arguments: [
      ("en", .uncontracted, "en-ueb-g1.ctb"), ("en-GB", .contracted, "en-ueb-g2.ctb"),
      ("ko-KR", .contracted, "ko-g2.ctb"),
      ("zh-Hans-CN", .uncontracted, "zhcn-cbs.ctb"), ("zh", .contracted, "zhcn-g2.ctb"),
      ("ru", .eightDot, "ru.ctb"),
    ] as [(String, BrailleOutput, String)])
  func languagesHaveTables(_ language: String, _ output: BrailleOutput, _ name: String) throws {
    #expect(try BrailleTable(language: language, output).name == name)
  }

  @Test(arguments: ["ja", "ja-JP", "zh-Hant", "zh-TW", "it", ""]) func otherLanguagesAreRefused(_ language: String)
    throws
  {
    let error = try #require(throws: BrailleError.self) { try BrailleTable(language: language, .uncontracted) }
    #expect(error.kind == .noLanguage)
    #expect(error.description.contains("Japanese") == language.hasPrefix("ja"))
    #expect(!error.description.contains("\n"))
  }

  @Test func fewLanguagesHaveEightDots() {
    #expect(throws: BrailleError.self) { try BrailleTable(language: "ko", .eightDot) }
  }

  @Test func allTablesExist() throws {
    let translator = Liblouis()
    for row in BrailleTable.table {
      for name in [row.uncontracted, row.contracted, row.eightDot].compactMap({ $0 }) {
        #expect(try translator.line("a", BrailleTable(named: name)) != nil, "\(name)")
      }
    }
  }
}
