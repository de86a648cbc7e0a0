internal import AloudTree

/// The points of a series that have a y and a position on the x axis.
struct KnownPoints {
  typealias Place = SeriesFeatures.Place

  let written: [Place]
  /// The points in the order of x; with equal x, in the order of the series.
  let places: [Place]
  let isOrdered: Bool
  /// The scaled coordinates, in the order of x.
  let x, y: Scaled
  /// The slope of scaled y over scaled x; see ``Line/slope(x:y:)``.
  let slope: Double?

  init(_ series: Chart.Series, at positions: AxisPositions) {
    self.init(
      written: series.points.enumerated().compactMap { index, point -> Place? in
        guard let y = point.y, y.isFinite, let x = positions.position(of: point.x) else { return nil }
        return Place(index: index, x: x, y: y)
      })
  }

  init(written known: [Place]) {
    let ordered = zip(known, known.dropFirst()).allSatisfy { $0.x < $1.x }
    let sorted = ordered ? known : known.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
    written = known
    isOrdered = ordered
    places = sorted
    x = Scaled(sorted.map { $0.x })
    y = Scaled(sorted.map { $0.y })
    slope = Line.slope(x: x.values, y: y.values)
  }
}

extension KnownPoints {
  /// The points with logarithms as coordinates; points without a logarithm are left out.
  func onLogarithms(x: Bool, y: Bool) -> KnownPoints {
    KnownPoints(
      written: written.compactMap { place in
        guard !x || place.x > 0, !y || place.y > 0 else { return nil }
        return Place(
          index: place.index, x: x ? Mathematics.naturalLogarithm(place.x) : place.x,
          y: y ? Mathematics.naturalLogarithm(place.y) : place.y)
      })
  }
}

extension Chart.Axis {
  var isCategorical: Bool { if case .categorical = self { true } else { false } }

  /// True for a numeric axis that is drawn logarithmically.
  var isLogarithmic: Bool { if case .numeric(let axis) = self { axis.isLogarithmic } else { false } }
}

/// Numbers that are scaled so that differences and quotients neither overflow nor underflow.
struct Scaled {
  let values: [Double]
  /// The scale factor: a power of two, so that nothing is rounded.
  let factor: Double
  /// The difference between the greatest and the least scaled value.
  let range: Double

  init(_ numbers: [Double]) {
    let greatest = numbers.reduce(0) { max($0, abs($1)) }
    let exponent = greatest == 0 ? 0 : greatest.exponent
    let factor = Double(sign: .plus, exponent: exponent > 500 ? -600 : exponent < -500 ? 600 : 0, significand: 1)
    let scaled = factor == 1 ? numbers : numbers.map { $0 * factor }
    self.factor = factor
    values = scaled
    range = (scaled.max() ?? 0) - (scaled.min() ?? 0)
  }

  /// Converts a scaled number back; nil if the result is not finite.
  func restored(_ scaled: Double) -> Double? {
    let number = scaled / factor
    return number.isFinite ? number : nil
  }

  /// The mean; nil if there are no numbers.
  ///
  /// Rounding errors are summed separately, so that the order of a hundred thousand values does not matter.
  var mean: Double? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    var sum = 0.0
    var lost = 0.0
    for value in values {
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return min(max((sum + lost) / Double(values.count), least), greatest)
  }
}
