import AloudTree
import Testing

@testable import AloudChart

/// The limits of VoiceOver's sentences about charts, from both sides. `SciPyTests` compares whole analyses,
/// and `OutliersTests` has the limits of outliers.
@Suite struct AnalysisLimitTests {
  private func analysis(_ y: [Double]) throws -> SeriesAnalysis {
    let points = y.enumerated().map { Chart.Point(x: .number(Double($0)), y: $1) }
    let chart = Chart(
      x: .numeric(.init(title: "", from: 0, to: Double(y.count))), y: .init(title: "", from: 0, to: 100),
      series: [.init(points: points)])
    return try #require(SeriesAnalysis.all(of: chart, features: ChartFeatures(chart)).first)
  }

  @Test(arguments: [
    (0.0, SeriesAnalysis.Strength.none), (0.19, .none), (0.2, .weak), (0.39, .weak), (0.4, .moderate),
    (0.59, .moderate), (0.6, .strong), (0.79, .strong), (0.8, .veryStrong), (1, .veryStrong),
  ])
  func aCorrelationHasAWord(_ correlation: Double, _ word: SeriesAnalysis.Strength) {
    #expect(AnalysisLimits.strength(of: correlation) == word)
  }

  /// The perfect order of four points is chance in one of twelve cases, of five in one of sixty.
  @Test func fewPointsProveNothing() throws {
    #expect(try analysis([1, 2, 3, 4]).strength == nil)
    #expect(try analysis([1, 2, 3, 4, 5]).strength == .veryStrong)
  }
}
