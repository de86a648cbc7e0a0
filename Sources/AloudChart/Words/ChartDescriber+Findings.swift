internal import AloudSpeech
internal import AloudTree

// Sentences about one series: its extremes, its statistics, its peaks and outliers.
extension ChartDescriber {
  /// The number of outliers that are named; further ones are only counted.
  private static let namedOutliers = 3

  func findings(_ features: SeriesFeatures, of series: Int) -> [Sentence] {
    let statistics = features.statistics
    let known = features.pointCount - features.missingCount
    guard known > 0, let least = statistics.min, let greatest = statistics.max else {
      return features.pointCount > 0 ? [finding(.statistics, book.text(.chartNoValues), of: series)] : []
    }
    if known == 1 {
      let text = book.text(.chartOnlyValue, ["point": point(greatest, of: series)])
      return [finding(.statistics, text, of: series)]
    }
    if least.y == greatest.y {
      return [finding(.trend, book.text(.chartAllSame, ["value": words.y(least.y)]), of: series)]
    }
    return shape(features, of: series) + extrema(statistics, least, greatest, of: series)
      + averages(statistics, least.y, greatest.y, of: series)
      + peaks(features, of: series) + outliers(features.outliers, among: known, of: series)
  }

  private func extrema(
    _ statistics: SeriesFeatures.Statistics, _ least: SeriesFeatures.Place, _ greatest: SeriesFeatures.Place,
    of series: Int
  ) -> [Sentence] {
    [(Phrase.chartHighest, greatest, statistics.maxRepeats), (.chartLowest, least, statistics.minRepeats)].map {
      let text = book.text($0, ["point": point($1, of: series)])
      return finding(.extrema, list([text, $2 > 0 ? count(.chartMore, $2) : nil]), of: series)
    }
  }

  private func averages(
    _ statistics: SeriesFeatures.Statistics, _ least: Double, _ greatest: Double, of series: Int
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    if let first = statistics.first, let last = statistics.last {
      let text = book.text(.chartFirstLast, ["first": words.y(first), "last": words.y(last)])
      sentences.append(finding(.statistics, text, of: series))
    }
    if let mean = statistics.mean, let median = statistics.median {
      let values = [
        "mean": computed(mean, least, greatest), "median": said(median, least, greatest, of: series),
      ]
      sentences.append(finding(.statistics, book.text(.chartMeanMedian, values), of: series))
    }
    return sentences
  }

  /// The value rounded, but limited to the range of the data.
  private func computed(_ value: Double, _ least: Double, _ greatest: Double) -> String {
    let rounded = ChartWords.rounded(value, range: greatest - least)
    return words.y((least...greatest).contains(value) ? min(max(rounded, least), greatest) : rounded)
  }

  /// A median is usually one of the values, and is then said like that value.
  private func said(_ median: Double, _ least: Double, _ greatest: Double, of series: Int) -> String {
    let isValue = chart.series.indices.contains(series) && chart.series[series].points.contains { $0.y == median }
    return isValue ? words.y(median) : computed(median, least, greatest)
  }

  private func peaks(_ features: SeriesFeatures, of series: Int) -> [Sentence] {
    // In a repeating shape, no three peaks are more important than the others.
    guard !features.isConstant, features.period == nil else { return [] }
    let kinds = [
      (ChartDescription.Topic.peak, Phrase.chartPeaks, features.peaks), (.valley, .chartValleys, features.valleys),
    ]
    // If a series rises and then falls, its only peak has already been named.
    let turn = features.step == nil ? turn(of: features)?.place : nil
    return kinds.filter { !$2.isEmpty && ($2.count > 1 || $2.first?.place != turn) }.map { kind, phrase, peaks in
      let points = list(peaks.map { point($0.place, of: series) })
      return finding(kind, book.text(phrase, count: peaks.count, ["points": points]), of: series)
    }
  }

  /// Names the outliers. If more than a fifth of the points are outliers, they are not exceptions, and are not named.
  private func outliers(_ outliers: [SeriesFeatures.Place], among known: Int, of series: Int) -> [Sentence] {
    guard !outliers.isEmpty, outliers.count <= max(1, known / 5) else { return [] }
    let others = outliers.count - Self.namedOutliers
    let named: [String?] = outliers.prefix(Self.namedOutliers).map { point($0, of: series) }
    let points = list(named + [others > 0 ? count(.chartMore, others) : nil])
    let values = ["points": points, "count": book.numbers.string(outliers.count)]
    return [finding(.outlier, book.text(.chartOutliers, count: outliers.count, values), of: series)]
  }
}

// MARK: Comparisons of series

extension ChartDescriber {
  /// The number of pairs that are compared in words: those of four series.
  private static let namedPairs = 6
  /// The number of crossings that are named; further ones are counted.
  private static let namedCrossings = 2

  func comparisons(_ comparisons: [SeriesComparison]) -> [Sentence] {
    comparisons.prefix(Self.namedPairs).flatMap { comparison in
      texts(of: comparison).map { sentence(.comparison, ofPair($0, comparison)) }
    }
  }

  private func ofPair(_ text: String, _ comparison: SeriesComparison) -> String {
    guard chart.series.count > 2, let one = words.name(ofSeries: comparison.one),
      let other = words.name(ofSeries: comparison.other)
    else { return text }
    let pair = book.text(.chartPair, ["one": one, "other": other])
    return book.text(.chartOfSeries, ["series": pair, "text": text])
  }

  private func texts(of comparison: SeriesComparison) -> [String] {
    var texts: [String] = []
    if let name = comparison.higherAtEnd.flatMap(words.name(ofSeries:)) {
      let place = placeOfEnd(comparison.one, comparison.other)
      texts.append(
        place.map { book.text(.chartHigherAt, ["series": name, "x": position($0)]) }
          ?? book.text(.chartHigherAtEnd, ["series": name]))
    }
    let crossings = chart.isReadBackward ? comparison.crossings.reversed() : comparison.crossings
    if crossings.count > Self.namedCrossings {
      texts.append(count(.chartCrossingCount, crossings.count))
    } else if !crossings.isEmpty {
      let places = list(crossings.map(position))
      texts.append(book.text(.chartCrossings, count: crossings.count, ["places": places]))
    }
    if let gap = comparison.largestGap, gap.size > 0 {
      let size = words.y(ChartWords.rounded(gap.size))
      texts.append(book.text(.chartLargestGap, ["point": point(size, at: position(gap.x))]))
    }
    return texts
  }

  /// A computed position on the x axis, rounded.
  private func position(_ x: Double) -> String {
    guard case .numeric(let axis) = chart.x else { return words.x(at: x) }
    return words.x(at: ChartWords.rounded(x, range: axis.to - axis.from, digits: 15))
  }

  /// The last common x of two series, if it is not the end of both; otherwise nil.
  private func placeOfEnd(_ one: Int, _ other: Int) -> Double? {
    let (a, b) = (places(of: one), places(of: other))
    let common = a.filter { $0.value == 1 && b[$0.key] == 1 }.keys.max()
    let ends = [a, b].map { chart.isReadBackward ? $0.keys.min() : $0.keys.max() }
    return ends.allSatisfy { $0 == common } ? nil : common
  }

  /// The number of points with a y at each x.
  private func places(of series: Int) -> [Double: Int] {
    guard chart.series.indices.contains(series) else { return [:] }
    let known = chart.series[series].points.filter { $0.y?.isFinite ?? false }
    return Dictionary(known.compactMap { positions.position(of: $0.x).map { ($0, 1) } }, uniquingKeysWith: +)
  }
}
