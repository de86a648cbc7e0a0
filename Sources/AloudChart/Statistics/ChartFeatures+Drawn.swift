internal import AloudTree

extension ChartFeatures {
  /// What is said of the series: numbers in units of the data, shape, trend and outliers as they are drawn.
  var spoken: [SeriesFeatures] {
    zip(series, drawn).map { series, drawn in
      var spoken = series
      (spoken.trend, spoken.segments, spoken.outliers) = (drawn.trend, drawn.segments, drawn.outliers)
      (spoken.period, spoken.step) = (drawn.period, drawn.step)
      return spoken
    }
  }

  /// The features of the series as they are drawn on axes of logarithms, in units of the data; nil where all axes are linear.
  static func drawn(_ chart: Chart) -> [SeriesFeatures]? {
    let (x, y) = (chart.x.isLogarithmic, Chart.Axis.numeric(chart.y).isLogarithmic)
    guard x || y else { return nil }
    return chart.series.indices.map { index in
      var series = chart.series[index]
      for point in series.points.indices {
        if y { series.points[point].y = series.points[point].y?.logarithm }
        guard x, case .number(let number) = series.points[point].x else { continue }
        if let logarithm = number.logarithm {
          series.points[point].x = .number(logarithm)
        } else {
          series.points[point].y = nil
        }
      }
      let features = SeriesFeatures(
        series, points: KnownPoints(series, at: AxisPositions(chart.x)), on: chart.x)
      return features.restored(from: chart.series[index], at: AxisPositions(chart.x))
    }
  }
}

extension SeriesFeatures {
  /// With places that are those of the data; what has no logarithm has no part in it.
  fileprivate func restored(from series: Chart.Series, at positions: AxisPositions) -> SeriesFeatures {
    func place(_ place: Place) -> Place {
      let point = series.points[place.index]
      return Place(index: place.index, x: positions.position(of: point.x) ?? place.x, y: point.y ?? place.y)
    }
    func segment(_ segment: Segment) -> Segment {
      Segment(
        from: place(segment.from), to: place(segment.to), direction: segment.direction, isLevel: segment.isLevel)
    }
    var restored = self
    restored.segments = segments.map(segment)
    restored.step = step.map(segment)
    restored.outliers = outliers.map(place)
    restored.peaks = peaks.map { Peak(place: place($0.place), prominence: $0.prominence) }
    restored.valleys = valleys.map { Peak(place: place($0.place), prominence: $0.prominence) }
    return restored
  }
}

extension Chart.Axis {
  fileprivate var isLogarithmic: Bool {
    guard case .numeric(let axis) = self else { return false }
    return axis.scale != .linear && axis.from > 0 && axis.to > 0
  }
}

extension Double {
  fileprivate var logarithm: Double? { self > 0 ? Mathematics.naturalLogarithm(self) : nil }
}
