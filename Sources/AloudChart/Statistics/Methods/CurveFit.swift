internal import AloudTree

/// A curve through points: a least-squares line on the axes on which the curve is a line.
///
/// Curves are compared by Akaike's criterion, corrected for few points. For a curve through logarithms of y, the
/// criterion includes the effect of the logarithm on the likelihood, so that it can be compared with a curve through y.
///
/// Source: K. P. Burnham and D. R. Anderson, Model Selection and Multimodel Inference, 2nd ed. 2002, sections 2.4 and 2.11.3.
struct CurveFit {
  typealias Model = SeriesAnalysis.Model

  let model: Model
  /// The share of the variance that the curve explains, on its own axes.
  let determination: Double
  /// Akaike's criterion; the least is best.
  let criterion: Double

  /// The share of the variance that remains because of rounding.
  private static let rounding = 1e-12
  /// The number of parameters: intercept, slope, and the variance of the residuals.
  private static let parameters = 3.0

  var isExact: Bool { 1 - determination <= CurveFit.rounding }

  /// Nil if a coordinate has no logarithm, if all x or all y are equal, or if there are at most four points, which are
  /// too few to compare curves.
  ///
  /// - Complexity: O(n).
  init?(_ model: Model, _ points: KnownPoints) {
    let (isLogarithmicX, isLogarithmicY): (Bool, Bool)
    switch model {
    case .linear: (isLogarithmicX, isLogarithmicY) = (false, false)
    case .logarithmic: (isLogarithmicX, isLogarithmicY) = (true, false)
    case .exponential: (isLogarithmicX, isLogarithmicY) = (false, true)
    case .power: (isLogarithmicX, isLogarithmicY) = (true, true)
    case .periodic: return nil
    }
    guard let x = isLogarithmicX ? CurveFit.logarithms(points.x) : points.x,
      let y = isLogarithmicY ? CurveFit.logarithms(points.y) : points.y,
      let determination = Line.determination(x: x, y: y)
    else { return nil }
    let rest = max(1 - determination, CurveFit.rounding) * CurveFit.squares(y)
    let logarithms = isLogarithmicY ? 2 * y.values.reduce(0, +) : 0
    guard
      let criterion = CurveFit.criterion(rest: rest, count: y.values.count, parameters: CurveFit.parameters)
    else { return nil }
    self.model = model
    self.determination = determination
    self.criterion = criterion + logarithms
  }

  init(_ model: Model, determination: Double, criterion: Double) {
    self.model = model
    self.determination = determination
    self.criterion = criterion
  }

  /// Akaike's criterion for normal errors; `rest` is the sum of their squares. Nil if there are too few points.
  ///
  /// `parameters` is the number of fitted parameters, including the variance of the errors.
  static func criterion(rest: Double, count: Int, parameters: Double) -> Double? {
    let n = Double(count)
    guard rest > 0, rest.isFinite, n > parameters + 1 else { return nil }
    return n * Mathematics.naturalLogarithm(rest / n) + 2 * parameters
      + 2 * parameters * (parameters + 1) / (n - parameters - 1)
  }

  /// The sum of the squared deviations from the mean.
  static func squares(_ numbers: Scaled) -> Double {
    guard let mean = numbers.mean else { return 0 }
    return numbers.values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  private static func logarithms(_ numbers: Scaled) -> Scaled? {
    guard numbers.values.allSatisfy({ $0 > 0 }) else { return nil }
    return Scaled(numbers.values.map(Mathematics.naturalLogarithm))
  }

  /// The best of some curves, of which the simplest is first. A line wins unless another criterion is less by the
  /// margin. If the residuals of several curves are only rounding errors, the first of them wins.
  static func best(_ fits: [CurveFit], margin: Double) -> CurveFit? {
    if let exact = fits.first(where: { $0.isExact }) { return exact }
    guard let first = fits.first, let best = fits.min(by: { $0.criterion < $1.criterion }) else { return nil }
    return first.model == .linear && first.criterion - best.criterion < margin ? first : best
  }
}
