import Aloud

/// Charts as JSON: a contract for other programs. Numbers are in units of the data, times in seconds, frequencies in hertz.
struct ChartJSON {
  private let described: DescribedChart
  private var chart: Chart { described.found.chart }

  init(_ described: DescribedChart) { self.described = described }

  /// One object, a line for each chart.
  static func write(_ charts: [DescribedChart]) throws(Failure) {
    let lines = charts.map { ChartJSON($0).object }
    let list = lines.isEmpty ? "[]" : "[\n  " + lines.joined(separator: ",\n  ") + "\n]"
    try Standard.writeLine("{\"aloud\": 1, \"charts\": \(list)}")
  }

  private var object: String {
    JSONText.object([
      "id": JSONText.string(described.found.id),
      "title": JSONText.string(chart.title),
      "summary": JSONText.string(chart.summary),
      "kind": JSONText.string(described.features.kind.rawValue),
      "axes": JSONText.array(axes),
      "series": JSONText.array(zip(chart.series, described.features.series).map(series)),
      "description": JSONText.array(described.description.texts.map { JSONText.string($0) }),
      "findings": JSONText.array(described.findings.map { JSONText.string($0) }),
      "audio": audio,
    ])
  }

  // MARK: Axes

  private var axes: [String] {
    ([chart.x, .numeric(chart.y)] + chart.more).map { axis in
      let (title, from, to) = bounds(of: axis)
      return JSONText.object([
        "title": JSONText.string(title), "from": from, "to": to,
        "spoken": JSONText.string(ChartDescription.text(of: axis, words: described.words)),
      ])
    }
  }

  /// Those of categories are the first and the last one.
  private func bounds(of axis: Chart.Axis) -> (title: String, from: String, to: String) {
    switch axis {
    case .numeric(let axis): (axis.title, JSONText.number(axis.from), JSONText.number(axis.to))
    case .categorical(let title, let categories):
      (title, JSONText.string(categories.first), JSONText.string(categories.last))
    }
  }

  // MARK: Series

  private func series(_ series: Chart.Series, _ features: SeriesFeatures) -> String {
    JSONText.object([
      "name": JSONText.string(series.name),
      "points": String(features.pointCount),
      "missing": String(features.missingCount),
      "statistics": statistics(features.statistics, of: series),
      "trend": trend(features.trend),
      "segments": JSONText.array(
        features.segments.map {
          JSONText.object([
            "from": x($0.from, of: series), "to": x($0.to, of: series),
            "direction": JSONText.string($0.direction.rawValue),
          ])
        }),
      "peaks": JSONText.array(
        features.peaks.map {
          JSONText.object([
            "x": x($0.place, of: series), "y": JSONText.number($0.place.y),
            "prominence": JSONText.number($0.prominence),
          ])
        }),
      "outliers": JSONText.array(features.outliers.map { place($0, of: series) }),
    ])
  }

  private func statistics(_ statistics: SeriesFeatures.Statistics, of series: Chart.Series) -> String {
    JSONText.object([
      "min": statistics.min.map { place($0, of: series) } ?? "null",
      "max": statistics.max.map { place($0, of: series) } ?? "null",
      "mean": JSONText.number(orNull: statistics.mean), "median": JSONText.number(orNull: statistics.median),
      "first": JSONText.number(orNull: statistics.first), "last": JSONText.number(orNull: statistics.last),
    ])
  }

  private func trend(_ trend: SeriesFeatures.Trend) -> String {
    JSONText.object([
      "direction": JSONText.string(trend.direction.rawValue),
      "strength": JSONText.string(trend.strength?.rawValue),
      "slope": JSONText.number(orNull: trend.slope), "tau": JSONText.number(orNull: trend.tau),
      "p": JSONText.number(orNull: trend.p), "spearman": JSONText.number(orNull: trend.spearman),
      "rSquared": JSONText.number(orNull: trend.rSquared),
    ])
  }

  private func place(_ place: SeriesFeatures.Place, of series: Chart.Series) -> String {
    JSONText.object(["x": x(place, of: series), "y": JSONText.number(place.y)])
  }

  /// A category is its name.
  private func x(_ place: SeriesFeatures.Place, of series: Chart.Series) -> String {
    ChartJSON.value(series.points[place.index].x)
  }

  private static func value(_ value: Chart.Value) -> String {
    switch value {
    case .number(let number): JSONText.number(number)
    case .category(let name): JSONText.string(name)
    }
  }

  // MARK: Audio

  private var audio: String {
    JSONText.object([
      "duration": JSONText.seconds(described.duration),
      "events": JSONText.array(described.events.map { $0.json(in: chart.series.map(\.name)) }),
    ])
  }
}

extension JSONText {
  /// To the microsecond, which is finer than samples are.
  static func seconds(_ time: Double) -> String { number((time * 1_000_000).rounded() / 1_000_000) }

  /// What is undefined, and what is no number, is null.
  static func number(orNull value: Double?) -> String { value.flatMap { $0.isFinite ? number($0) : nil } ?? "null" }
}
