internal import AloudTree

extension ChartFeatures {
  /// The same series with shape, trend and outliers as they are drawn and heard: on an axis of logarithms those of the
  /// logarithms, in places of the data.
  static func spoken(_ chart: Chart, _ series: [SeriesFeatures], _ positions: AxisPositions) -> [SeriesFeatures] {
    let (x, y) = (chart.x.isLogarithmic, chart.y.isLogarithmic)
    guard x || y else { return series }
    return zip(chart.series, series).map { written, features in
      let points = KnownPoints(written.onLogarithms(x: x, y: y), at: positions)
      return features.told(as: SeriesFeatures(written, points: points, on: chart.x), written, positions)
    }
  }
}

extension Chart.Series {
  /// Takes logarithms; a point without one counts as a point without y.
  fileprivate func onLogarithms(x: Bool, y: Bool) -> Chart.Series {
    var series = self
    for index in points.indices {
      if y { series.points[index].y = points[index].y?.logarithm }
      guard x, case .number(let number) = points[index].x else { continue }
      if let logarithm = number.logarithm {
        series.points[index].x = .number(logarithm)
      } else {
        series.points[index].y = nil
      }
    }
    return series
  }
}

extension SeriesFeatures {
  /// These features, with the shape, trend and outliers of the drawn points, at their places in the data.
  fileprivate func told(
    as drawn: SeriesFeatures, _ series: Chart.Series, _ positions: AxisPositions
  ) -> SeriesFeatures {
    func place(_ place: Place) -> Place {
      let point = series.points[place.index]
      return Place(index: place.index, x: positions.position(of: point.x) ?? place.x, y: point.y ?? place.y)
    }
    func segment(_ segment: Segment) -> Segment {
      Segment(
        from: place(segment.from), to: place(segment.to), direction: segment.direction, isLevel: segment.isLevel)
    }
    var told = self
    told.trend = drawn.trend
    told.segments = drawn.segments.map(segment)
    told.step = drawn.step.map(segment)
    told.period = drawn.period
    told.outliers = drawn.outliers.map(place)
    return told
  }
}

extension Chart.Axis {
  fileprivate var isLogarithmic: Bool {
    guard case .numeric(let axis) = self else { return false }
    return axis.isLogarithmic
  }
}

extension Double {
  fileprivate var logarithm: Double? { self > 0 ? Mathematics.naturalLogarithm(self) : nil }
}
