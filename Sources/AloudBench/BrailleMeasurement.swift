import Aloud

/// Measures how long liblouis takes to translate an utterance.
enum BrailleMeasurement {
  /// Utterances like those of real screens. `{}` is replaced by a number, so that no two are the same.
  private static let samples: [(language: String, texts: [String], budget: Double)] = [
    ("en", ["Notifications and accounts {} btn", "Transfer $1,250.00 to savings {} lnk", "Search sch field"], 100),
    ("ko", ["알림 및 계정 {} 버튼", "적금으로 1,250,000원 이체 {} 링크", "검색 검색 필드"], 100),
    ("de", ["Mitteilungen und Benutzerkonten {} Taste", "Überweisung von 1.250,00 € {} lnk", "Suche Suchfeld"], 300),
  ]
  private static let count = 1_000

  /// - Throws: `BrailleError` where liblouis is not installed.
  static func all() throws(BrailleError) -> [Measurement] {
    var all: [Measurement] = []
    for (language, texts, budget) in samples {
      let texts = (0..<count).map { texts[$0 % texts.count].replacing("{}", with: "\($0)") }
      for output in [BrailleOutput.uncontracted, .contracted] {
        guard let table = try? BrailleTable(language: language, output) else { continue }
        let liblouis = Liblouis()
        // The first use of a table compiles it.
        _ = try liblouis.lines(Array(texts.prefix(1)), table)
        let before = liblouis.statistics.engineSeconds
        let lines = try liblouis.lines(texts, table)
        precondition(lines.allSatisfy { $0 != nil }, "Every utterance has cells.")
        let seconds = (liblouis.statistics.engineSeconds - before) / Double(count)
        let work = "braille, \(language), \(output.rawValue)"
        var measurement = Measurement(work: work, size: count, seconds: seconds, unit: "text")
        measurement.comparison =
          "  \(work): \((seconds * 1e7).rounded() / 10) µs an utterance; the budget is \(budget) µs"
        all.append(measurement)
      }
    }
    return all
  }
}
