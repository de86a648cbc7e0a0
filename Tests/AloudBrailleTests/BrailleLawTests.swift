import Aloud
import AloudTestSupport
import Testing

@testable import AloudBraille

@Suite struct BrailleLawTests {
  private static let translator = Liblouis()

  /// The display of every stop on every screen.
  private static let texts: [String] = {
    var texts: Set<String> = []
    for file in ["Screens", "Apps", "Charts", "Dumps", "Technologies"].flatMap(Fixtures.files(in:)) {
      guard let document = try? ImportedScreen(Fixtures.bytes(file)).document else { continue }
      for screen in document.screens {
        let reader = ScreenReader(document, screen: screen)
        for stop in reader.reading() { texts.insert(reader.brailleText(of: stop.utterance)) }
      }
    }
    return texts.sorted()
  }()

  /// Every character has cells, and every cell has a character.
  static func isWhole(_ line: BrailleLine) -> Bool {
    let characters = line.text.unicodeScalars.count
    guard characters > 0 else { return line.cells.isEmpty }
    return line.cellOfCharacter.count == characters && line.characterOfCell.count == line.cells.count
      && line.cellOfCharacter.allSatisfy(line.cells.indices.contains)
      && line.characterOfCell.allSatisfy((0..<characters).contains)
  }

  @Test func theFixturesHaveManyTexts() { #expect(Self.texts.count > 300) }

  @Test(arguments: BrailleTable.table.map(\.language), BrailleOutput.allCases)
  func everyCharacterHasCells(_ language: String, _ output: BrailleOutput) throws {
    guard let table = try? BrailleTable(language: language, output) else {
      #expect(output == .eightDot)
      return
    }
    for (text, line) in zip(Self.texts, try Self.translator.lines(Self.texts, table)) {
      let line = try #require(line, "\(text)")
      #expect(Self.isWhole(line), "\(text): \(line)")
      #expect(line.text == text)
      // The windows of a display show every cell that is raised.
      for width in [1, 20, 40] {
        let shown = line.windows(of: width).flatMap { line.cells[$0] }
        #expect(shown.filter { $0 != 0 } == line.cells.filter { $0 != 0 }, "\(text)")
      }
    }
  }

  /// A worker that crashes is replaced, and its requests are repeated.
  @Test func aCrashedWorkerIsReplaced() throws {
    let translator = Liblouis()
    let table = BrailleTable(named: "en-ueb-g1.ctb")
    #expect(try translator.line("a", table)?.cells == [1])
    translator.endWorker()
    #expect(try translator.line("b", table)?.cells == [3])
    #expect(translator.statistics.workersStarted == 2)
  }

  /// A document may request any number; the tool continues in every case.
  @Test(.long) func hostileTextsAreHarmless() throws {
    var random = SeededGenerator(seed: 25)
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7E, 0x80...0x2FF, 0x300...0x36F, 0x1100...0x11FF, 0x2000...0x206F, 0x2800...0x28FF,
      0xAC00...0xD7A3,
      0xE000...0xF8FF, 0xFFF0...0xFFFF, 0x1F300...0x1FAFF, 0x10_FF00...0x10_FFFF,
    ]
    // Each table gets texts of its own.
    for name in BrailleTable.table.flatMap({ [$0.uncontracted, $0.contracted] }) {
      let texts = (0..<1_000).map { _ in
        let length = Int.random(in: 0...(Int.random(in: 0...200, using: &random) == 0 ? 5_000 : 60), using: &random)
        var text = String.UnicodeScalarView()
        for _ in 0..<length {
          let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
          if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.append(scalar) }
        }
        return String(text)
      }
      let lines = try Self.translator.lines(texts, BrailleTable(named: name))
      #expect(lines.count == texts.count)
      for line in lines.compactMap({ $0 }) { #expect(line.cellOfCharacter.count == line.text.unicodeScalars.count) }
    }
    #expect(Self.translator.statistics.workersLost == 0)
  }
}
