import Aloud

/// Charts as JSON. Other programs rely on this format. Numbers are in units of the data, times in seconds, frequencies
/// in hertz.
struct ChartJSON {
  let described: DescribedChart
  private var chart: Chart { described.found.chart }

  /// One object, with a line for each chart.
  static func text(of charts: [DescribedChart]) -> String {
    (["aloud": 1, "charts": .rows(charts.map { ChartJSON(described: $0).object })] as JSONValue).text
  }

  private var object: JSONValue {
    [
      "id": .string(described.found.id), "title": .string(chart.title), "summary": .string(chart.summary),
      "kind": .string(described.features.kind.rawValue), "axes": .list(axes),
      "series": .list(
        zip(zip(chart.series, described.features.series), described.analyses).map { series($0.0, $0.1, $1) }),
      "description": .strings(described.description.texts), "voiceOver": voiceOver,
      "findings": .strings(described.findings.map { "\($0)" }), "audio": audio,
    ]
  }

  // MARK: Axes

  private var axes: [JSONValue] {
    ([chart.x, .numeric(chart.y)] + chart.more).map { axis in
      let (title, from, to) = bounds(of: axis)
      return [
        "title": .string(title), "from": from, "to": to,
        "spoken": .string(ChartDescription.text(of: axis, words: described.words)),
      ]
    }
  }

  /// The ends of the axis; for categories, the first and the last one.
  private func bounds(of axis: Chart.Axis) -> (title: String, from: JSONValue, to: JSONValue) {
    switch axis {
    case .numeric(let axis): (axis.title, .number(axis.from), .number(axis.to))
    case .categorical(let title, let categories):
      (title, .string(categories.first), .string(categories.last))
    }
  }

  // MARK: Series

  private func series(_ series: Chart.Series, _ features: SeriesFeatures, _ analysis: SeriesAnalysis) -> JSONValue {
    [
      "name": .string(series.name), "points": .whole(features.pointCount), "missing": .whole(features.missingCount),
      "statistics": statistics(features.statistics, of: series), "trend": trend(features.trend),
      "segments": .list(
        features.segments.map {
          ["from": x($0.from, of: series), "to": x($0.to, of: series), "direction": .string($0.direction.rawValue)]
        }),
      "peaks": .list(features.peaks.map { place($0.place, of: series) + ["prominence": .number($0.prominence)] }),
      "outliers": .list(features.outliers.map { place($0, of: series) }),
      "analysis": self.analysis(analysis, of: series),
    ]
  }

  private func analysis(_ analysis: SeriesAnalysis, of series: Chart.Series) -> JSONValue {
    [
      "trend": .string(analysis.direction.rawValue),
      "correlation": .number(analysis.correlation), "strength": .string(analysis.strength?.rawValue),
      "model": .string(analysis.model?.rawValue), "fit": .number(analysis.fit),
      "outliers": analysis.outliers.map { .list($0.map { place($0, of: series) }) } ?? .null,
    ]
  }

  private func statistics(_ statistics: SeriesFeatures.Statistics, of series: Chart.Series) -> JSONValue {
    [
      "min": statistics.min.map { place($0, of: series) } ?? .null,
      "max": statistics.max.map { place($0, of: series) } ?? .null,
      "mean": .number(statistics.mean), "median": .number(statistics.median),
      "first": .number(statistics.first), "last": .number(statistics.last),
    ]
  }

  private func trend(_ trend: SeriesFeatures.Trend) -> JSONValue {
    [
      "direction": .string(trend.direction.rawValue), "strength": .string(trend.strength?.rawValue),
      "slope": .number(trend.slope), "tau": .number(trend.tau), "p": .number(trend.p),
      "spearman": .number(trend.spearman), "rSquared": .number(trend.rSquared),
    ]
  }

  private func place(_ place: SeriesFeatures.Place, of series: Chart.Series) -> JSONValue {
    ["x": x(place, of: series), "y": .number(place.y)]
  }

  /// The x value; for a category, its name.
  private func x(_ place: SeriesFeatures.Place, of series: Chart.Series) -> JSONValue {
    switch series.points[place.index].x {
    case .number(let number): .number(number)
    case .category(let name): .string(name)
    }
  }

  // MARK: VoiceOver's words

  /// The words after Describe chart, and those about each series on the chart details screen.
  private var voiceOver: JSONValue {
    let details = described.details
    return [
      "description": .strings(details.description.map(\.text)),
      "series": .list(
        zip(described.features.series, described.analyses).enumerated().map { place, series in
          let sections = details.sentences(ofSeries: place, features: series.0, analysis: series.1)
          return .object(sections.map { ($0.section.rawValue, .strings($0.sentences.map(\.text))) })
        }),
    ]
  }

  // MARK: Audio

  private var audio: JSONValue {
    let names = chart.series.map(\.name)
    return ["duration": .seconds(described.duration), "events": .list(described.events.map { $0.json(in: names) })]
  }
}
