import AloudChart
import AloudSpeech
import Testing

/// The statistics agree with SciPy and NumPy: see `Scripts/statistics`.
@Suite struct SciPyTests {
  @Test func theTableIsComplete() {
    #expect(SciPyCase.all.count == 447)
  }

  @Test(arguments: SciPyCase.all)
  func averagesAgreeWithSciPy(of row: SciPyCase) {
    let size = row.y.map(abs).max() ?? 0
    #expect(row.agrees("mean", with: row.features.statistics.mean, size: size))
    #expect(row.agrees("median", with: row.features.statistics.median, size: 0))
  }

  @Test(arguments: SciPyCase.all)
  func trend(of row: SciPyCase) {
    let trend = row.features.trend
    #expect(row.agrees("tau", with: trend.tau))
    #expect(row.agrees("p", with: trend.p, size: 1e-9))
    #expect(row.agrees("slope", with: trend.slope, size: 0))
    #expect(row.agrees("spearman", with: trend.spearman))
    #expect(row.agrees("rSquared", with: trend.rSquared))
    #expect(row.agrees("direction", with: trend.direction.rawValue))
    #expect(row.agrees("strength", with: trend.strength?.rawValue))
  }

  @Test(arguments: SciPyCase.all)
  func peaksAndValleys(of row: SciPyCase) {
    #expect(row.agrees("peaks", with: row.features.peaks))
    #expect(row.agrees("valleys", with: row.features.valleys))
  }

  @Test(arguments: SciPyCase.all)
  func outliersAgreeWithSciPy(of row: SciPyCase) {
    guard let expected = row.outliers else { return }
    #expect(row.features.outliers.map(\.index) == expected)
  }

  @Test(arguments: SciPyCase.all.filter { $0.analysis != nil })
  func voiceOversStatementsAgreeWithSciPy(of row: SciPyCase) throws {
    let expected = try #require(row.analysis)
    let told = try #require(
      SeriesAnalysis.all(of: row.chart, features: ChartFeatures(row.chart)).first)
    #expect(told.direction.rawValue == expected.trend)
    #expect(told.strength?.rawValue == expected.strength)
    #expect(told.model?.rawValue == expected.model)
    #expect(Self.agree(told.correlation, expected.correlation))
    if told.model != nil { #expect(Self.agree(told.fit, expected.fit)) }
    #expect(told.outliers?.map(\.index) == expected.outliers)
  }

  /// The search for a frequency uses steps, so that the fit of a sine curve is not exact.
  private static func agree(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) <= 1e-6
  }
}
