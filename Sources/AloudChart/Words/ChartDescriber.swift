internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// Makes the sentences of a ``ChartDescription``.
struct ChartDescriber {
  typealias Sentence = ChartDescription.Sentence

  let words: ChartWords
  let positions: AxisPositions

  init(words: ChartWords) {
    self.words = words
    positions = AxisPositions(words.chart.x)
  }

  var chart: Chart { words.chart }
  var book: Phrasebook { words.words }

  /// A sentence on one line, also if an app's text has line breaks.
  func sentence(_ kind: ChartDescription.Topic, _ text: String, of series: Int? = nil) -> Sentence {
    Sentence(kind: kind, text: text.onOneLine, series: series)
  }

  /// A computed sentence. It begins with the name of its series if there are several series.
  func finding(_ kind: ChartDescription.Topic, _ text: String, of series: Int) -> Sentence {
    sentence(kind, named(text, series), of: series)
  }

  func named(_ text: String, _ series: Int) -> String {
    guard chart.series.count > 1, let name = words.name(ofSeries: series) else { return text }
    return book.text(.chartOfSeries, ["series": name, "text": text])
  }

  func list(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.saysNothing }.joined(separator: ", ")
  }

  /// `268 births at 1960`.
  func point(_ y: String, at x: String) -> String { book.text(.chartAt, ["y": y, "x": x]) }

  /// `51.5 miles per gallon at 2790 pounds (Hybrid)`.
  func point(_ place: SeriesFeatures.Place, of series: Int) -> String {
    words.labeled(point(words.y(place.y), at: x(place, of: series)), point: place.index, of: series)
  }

  /// A point's x, and its label.
  func place(_ place: SeriesFeatures.Place, of series: Int) -> String {
    words.labeled(x(place, of: series), point: place.index, of: series)
  }

  private func x(_ place: SeriesFeatures.Place, of series: Int) -> String {
    words.x(ofPoint: place.index, of: series) ?? words.x(at: place.x)
  }
}

// MARK: The chart's own texts

extension ChartDescriber {
  func facts(_ kind: ChartFeatures.ChartType, _ series: [SeriesFeatures]) -> [Sentence] {
    var sentences = [sentence(.title, list([name(of: kind), chart.title]))]
    if let summary = chart.summary, !summary.saysNothing { sentences.append(sentence(.summary, summary)) }
    let axes =
      [(Phrase.chartAxisX, chart.x), (.chartAxisY, .numeric(chart.y))] + chart.more.map { (.chartAxisMore, $0) }
    for (phrase, axis) in axes {
      let text = text(axis)
      if !text.isEmpty { sentences.append(sentence(.axis, book.text(phrase, ["text": text]))) }
    }
    return sentences + counts(series)
  }

  func name(of kind: ChartFeatures.ChartType) -> String {
    switch kind {
    case .line: book.text(.chartLine)
    case .points: book.text(.chartScatter)
    case .bars: book.text(.chartBars)
    }
  }

  func text(_ axis: Chart.Axis) -> String {
    switch axis {
    case .numeric(let axis):
      let scale = axis.isLogarithmic ? book.text(.chartLogarithmic) : nil
      let isBounded = axis.from.isFinite && axis.to.isFinite
      return list([axis.title, isBounded ? words.range(axis.from, axis.to, on: axis) : nil, scale])
    case .categorical(let title, let categories):
      guard let first = categories.first, let last = categories.last else { return title }
      return list([title, words.range(first, last), count(.chartCategories, categories.count)])
    }
  }

  private func counts(_ series: [SeriesFeatures]) -> [Sentence] {
    let points = series.reduce(0) { $0 + $1.pointCount }
    let missing = series.reduce(0) { $0 + $1.missingCount }
    let all = list([count(.chartSeriesCount, chart.series.count), counts(points, missing)])
    guard chart.series.count > 1 else { return [sentence(.series, all)] }
    return [sentence(.series, all)]
      + series.enumerated().map { place, features in
        sentence(.series, named(counts(features.pointCount, features.missingCount), place), of: place)
      }
  }

  private func counts(_ points: Int, _ missing: Int) -> String {
    list([count(.chartPoints, points), missing > 0 ? count(.chartMissing, missing) : nil])
  }

  func count(_ phrase: Phrase, _ count: Int) -> String { book.text(phrase, counting: count) }
}
