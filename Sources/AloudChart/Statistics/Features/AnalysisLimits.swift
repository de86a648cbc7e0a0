/// The limits for words such as strong or curve in VoiceOver's sentences about a chart; ``Outliers`` has its own.
///
/// Source: assumed. Apple publishes the sentences, but no limits. These come from statistics.
enum AnalysisLimits {
  /// The least correlation that is weak, and with which a trend is mentioned. The five words, and their limits, are
  /// from Evans 1996.
  static let weak = 0.2
  private static let strengths: [(least: Double, SeriesAnalysis.Strength)] = [
    (0.8, .veryStrong), (0.6, .strong), (0.4, .moderate), (weak, .weak),
  ]

  /// A result that chance produces at least this often is no trend, no correlation and no curve: the customary level.
  static let significance = 0.05
  /// The least share of the variance that a curve explains: half, so that it explains more than it leaves unexplained.
  static let modelFit = 0.5
  /// The least margin by which Akaike's criterion of a curve is below that of a line. From 2 on, the evidence is
  /// considerable (Burnham and Anderson 2002).
  static let modelMargin = 2.0

  /// The word for a correlation.
  static func strength(of correlation: Double) -> SeriesAnalysis.Strength {
    strengths.first { correlation.isAtLeast($0.least, of: 1) }?.1 ?? .none
  }

  /// False if even a perfect order of the points can be chance: all n! orders are equally likely, and two of them are
  /// perfect.
  static func canTell(_ count: Int) -> Bool {
    guard count > 1 else { return false }
    return 2 / (2...min(count, 20)).reduce(1) { $0 * Double($1) } < significance
  }
}
