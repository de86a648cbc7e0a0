import Aloud
import AloudAnswers

/// The output options of `aloud read`, and the selection of stops.
struct ReadingOutput {
  let isJSON: Bool
  let isLines: Bool
  let explains: Bool
  let showsIDs: Bool
  let braille: BrailleOptions
  private let limit: Int?
  private let from: String?
  private let until: String?

  static let options: [Option] =
    [
      Option(.json, help: "one JSON object, for programs; for several files, one line each"),
      Option(.lines, help: "each file as one line of JSON"),
      Option(.explain, help: "under each stop, why each part is said, and how well that is attested"),
      Option(.ids, help: "line and column in the file, path and id of each stop"),
      Option(.fromStop, value: "TEXT", help: "begins at the first stop that says TEXT"),
      Option(.until, value: "TEXT", help: "ends after the first stop that says TEXT"),
      Option(.limit, value: "N", help: "at most N stops"),
      Option(.watch, help: "reads again whenever a file changes, until Ctrl-C"),
    ] + BrailleOptions.reading

  init(_ arguments: Arguments) throws(Failure) {
    isLines = arguments.has(.lines)
    isJSON = arguments.has(.json) || isLines
    explains = arguments.has(.explain)
    showsIDs = arguments.has(.ids)
    braille = try BrailleOptions(arguments)
    limit = try arguments.count(.limit)
    from = arguments.value(.fromStop)
    until = arguments.value(.until)
    if arguments.operands.contains("-") {
      try arguments.refuse([.watch]) { "\($0) needs a file; standard input cannot be read again" }
    }
  }

  /// The ranks of the stops to print.
  func selected(_ screen: ReadableScreen, of file: InputFile) throws(Failure) -> Range<Int> {
    let reading = screen.reader.reading()
    var range = 0..<reading.count
    if let from {
      guard let start = range.first(where: { reading[$0].text.contains(from) }) else {
        throw Failure(.notFound, "\(file.name): no stop says \"\(from.printable)\"\(near(from, in: reading))")
      }
      range = start..<range.upperBound
    }
    if let until {
      if let end = range.first(where: { reading[$0].text.contains(until) }) {
        range = range.lowerBound..<end + 1
      } else {
        let isBefore = (0..<range.lowerBound).contains { reading[$0].text.contains(until) }
        let advice = isBefore ? "; a stop before the first one that is read says it" : near(until, in: reading)
        Standard.error("\(file.name): warning: read to the end, because no stop says \"\(until.printable)\"\(advice)")
      }
    }
    if let limit { range = range.prefix(limit) }
    return range
  }

  /// A suggestion: the text of the most similar stop, or of a part of one.
  private func near(_ text: String, in reading: Reading) -> Message {
    suggestion(for: text, among: reading.flatMap { [$0.text] + $0.utterance.fragments.map(\.text) })
  }

  // MARK: JSON

  /// The stops as JSON.
  func answer(_ screen: ReadableScreen, _ braille: BrailleReading?) -> ReadingAnswer {
    let shown = self.braille.isShown ? braille : nil
    return ReadingAnswer(
      screen, showsIDs: showsIDs, explains: explains,
      braille: shown.map { braille in { braille.write(atRank: $0, to: &$1) } })
  }

  /// Writes one object, with a line for each stop. Stops are written one by one, because there may be many.
  func write(_ screen: ReadableScreen, _ braille: BrailleReading?, _ ranks: Range<Int>) throws(Failure) {
    let answer = answer(screen, braille)
    var buffer = OutputBuffer()
    let end = "]}"
    try buffer.write(String(answer.line(0..<0, file: nil).dropLast(end.count)))
    for rank in ranks { try buffer.write((rank == ranks.lowerBound ? "\n  " : ",\n  ") + answer.stop(rank)) }
    try buffer.writeLine(ranks.isEmpty ? end : "\n" + end)
    try buffer.flush()
  }
}
