import Aloud

/// How long liblouis takes to translate an utterance.
struct BrailleMeasurement {
  let measurement: Measurement
  /// How the measurement compares with its budget.
  let comparison: String

  /// Utterances as screens have them. `{}` is a number, so that no two are alike.
  private static let samples: [(language: String, texts: [String], microseconds: Double)] = [
    ("en", ["Notifications and accounts {} btn", "Transfer $1,250.00 to savings {} lnk", "Search sch field"], 100),
    ("ko", ["알림 및 계정 {} 버튼", "적금으로 1,250,000원 이체 {} 링크", "검색 검색 필드"], 100),
    ("de", ["Mitteilungen und Benutzerkonten {} Taste", "Überweisung von 1.250,00 € {} lnk", "Suche Suchfeld"], 300),
  ]
  private static let count = 1_000

  /// - Throws: `BrailleError` where liblouis is not there.
  static func all() throws(BrailleError) -> [BrailleMeasurement] {
    var all: [BrailleMeasurement] = []
    for sample in samples {
      for output in [BrailleOutput.uncontracted, .contracted] {
        guard let table = try? BrailleTable(language: sample.language, output) else { continue }
        all.append(try measure(sample.language, sample.texts, table, output, microseconds: sample.microseconds))
      }
    }
    return all
  }

  private static func measure(
    _ language: String, _ texts: [String], _ table: BrailleTable, _ output: BrailleOutput, microseconds: Double
  ) throws(BrailleError) -> BrailleMeasurement {
    let texts = (0..<count).map { texts[$0 % texts.count].replacing("{}", with: "\($0)") }
    let liblouis = Liblouis()
    // The first use of a table compiles it.
    _ = try liblouis.lines(Array(texts.prefix(1)), table)
    let before = liblouis.statistics.engineSeconds
    let lines = try liblouis.lines(texts, table)
    precondition(lines.allSatisfy { $0 != nil }, "Every utterance has cells.")
    let seconds = (liblouis.statistics.engineSeconds - before) / Double(count)
    let work = "braille, \(language), \(output.rawValue)"
    return BrailleMeasurement(
      measurement: Measurement(work: work, size: count, seconds: seconds, unit: "text"),
      comparison: "  \(work): \((seconds * 1e7).rounded() / 10) µs an utterance; the budget is \(microseconds) µs")
  }
}
