import Aloud
import AloudAnswers

/// The options for braille output.
struct BrailleOptions {
  /// True where the cells are printed.
  let isShown: Bool
  /// The width in cells.
  let width: Int
  let output: BrailleOutput
  private let table: String?
  /// The output file for braille; nil for none.
  private let file: OutputFile?

  private static let shown: [Option] = [
    Option(.braille, help: "what a braille display shows; needs liblouis"),
    Option(.cells, value: "N", help: "how many cells the braille display has, 40 by default"),
    Option(.contracted, help: "contracted braille"),
  ]
  static let reading =
    shown + [
      Option(
        .brailleTable, value: "NAME",
        help: "liblouis's name of a braille table, such as en-ueb-g2.ctb"),
      Option(
        .brf, writes: .braille,
        help: "writes the braille for embossers: braille ASCII, pages of 25 lines of 40 cells"),
    ]
  static let walking = shown

  init(_ arguments: Arguments) throws(Failure) {
    isShown = arguments.has(.braille)
    output = arguments.has(.contracted) ? .contracted : .uncontracted
    width = try arguments.count(.cells) ?? 40
    table = arguments.hasIfDeclared(.brailleTable) ? arguments.value(.brailleTable) : nil
    file = arguments.hasIfDeclared(.brf) ? arguments.value(.brf).map(OutputFile.init) : nil
    try arguments.require((1...200).contains(width), "--cells takes a number from 1 to 200, not \(width)")
    try arguments.require(
      table == nil || !arguments.has(.contracted),
      "--braille-table decides whether braille is contracted; leave out --contracted")
    if !isWanted { try arguments.refuse([.brailleTable, .cells, .contracted]) { "\($0) needs --braille" } }
  }

  /// True where braille is needed.
  var isWanted: Bool { isShown || file != nil }

  /// The braille display of a walk; nil for none.
  var display: Script.Braille? { isShown ? Script.Braille(cells: width, output: output) : nil }

  /// The head line for such a display in a script.
  var heads: [(head: Script.Head, line: String)] { display.map { [(.braille, $0.line)] } ?? [] }

  /// The stops of a screen in braille; nil where no braille is needed.
  ///
  /// - Throws: ``Failure`` with 69 for a language without a table, and where liblouis is not installed.
  func reading(_ screen: ReadableScreen, _ ranks: Range<Int>, in file: InputFile) throws(Failure) -> BrailleReading? {
    guard isWanted else { return nil }
    let reading = screen.reader.reading()
    let texts = ranks.map { screen.reader.brailleText(of: reading[$0].utterance) }
    do throws(BrailleError) {
      let table =
        if let name = self.table { BrailleTable(named: name) } else {
          try BrailleTable(language: screen.reader.brailleLanguage, output)
        }
      let lines = try Liblouis.shared.lines(texts, table)
      for (text, line) in zip(texts, lines) where line == nil {
        Standard.error("\(file.name): warning: liblouis cannot translate \"\(text.printable)\"")
      }
      return BrailleReading(
        lines: lines.map { $0 ?? .empty }, first: ranks.lowerBound, width: width,
        settings: screen.reader.settings.braille)
    } catch {
      throw Failure(error, in: file)
    }
  }

  /// Writes the output file, if there is one.
  func write(_ braille: BrailleASCII) throws(Failure) { try file?.write(braille.file()) }
}

/// Lines of braille, one for each stop that is printed.
struct BrailleReading {
  let lines: [BrailleLine]
  let first: Int
  let width: Int
  let settings: VoiceOverSettings.Braille

  private func display(_ line: BrailleLine) -> BrailleDisplay {
    var display = BrailleDisplay(width: width, settings: settings)
    display.show(line)
    return display
  }

  /// The text below a stop: for each window, the cells and their text.
  func block(atRank rank: Int) -> String {
    var display = display(lines[rank - first])
    var rows: [(cells: String, text: String)] = []
    repeat { rows.append((display.unicode, display.text.printable)) } while display.pan(.right) == .moved
    let cellWidth = rows.map(\.cells.displayWidth).max() ?? 0
    return rows.map { Style.quiet("  \($0.cells.padded(to: cellWidth))  \($0.text)") + "\n" }.joined()
  }

  func write(atRank rank: Int, to line: inout JSONLine) {
    let braille = lines[rank - first]
    let windows = braille.windows(of: display(braille).textWidth, wordWrap: settings.wordWrap)
    line.member(
      "braille",
      [
        "text": .string(braille.text), "cells": .string(braille.unicode),
        "cellOfCharacter": .numbers(braille.cellOfCharacter.map(Double.init)),
        "characterOfCell": .numbers(braille.characterOfCell.map(Double.init)),
        "windows": .list(windows.map { .numbers([Double($0.lowerBound), Double($0.upperBound)]) }),
      ])
  }
}
