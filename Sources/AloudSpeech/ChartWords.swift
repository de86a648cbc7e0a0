public import AloudTree

/// How the values of a chart are said.
///
///     ChartWords(chart, words: book, language: "en").y(35)  // "35 lines of code"
public struct ChartWords: Sendable {
  let chart: Chart
  /// VoiceOver's own.
  let words: Phrasebook
  /// BCP-47, of the app: its plural forms are those of the units.
  let language: String

  public init(_ chart: Chart, words: Phrasebook, language: String) {
    self.chart = chart
    self.words = words
    self.language = language
  }

  /// A value on the y axis: `35 lines of code`.
  public func y(_ value: Double) -> String { words.numbers.string(value) }

  /// A value on the x axis: `two cups`, `March`.
  public func x(_ value: Chart.Value) -> String {
    switch value {
    case .number(let number): words.numbers.string(number)
    case .category(let name): name
    }
  }

  /// What is said of a point or an interval, part after part: x, y, and what else there is.
  public func parts(of part: ChartPart) -> [String] {
    guard case .point(let series, let index) = part else { return [] }
    let point = chart.series[series].points[index]
    return [x(point.x), point.y.map(y) ?? ""]
  }
}
