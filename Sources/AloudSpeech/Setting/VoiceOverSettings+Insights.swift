extension VoiceOverSettings {
  /// The limits from which VoiceOver's sentences about a chart speak of strong, an outlier, or a curve. Apple publishes
  /// the sentences and no limit; the defaults are those of statistics, and each has a ``Setting`` whose evidence names
  /// them.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.insights.strong = 70  // a correlation of 0.7 and more is strong
  public struct Insights: Equatable, Sendable {
    /// From which correlation on it is called so, in hundredths.
    public var weak = 20
    public var moderate = 40
    public var strong = 60
    public var veryStrong = 80
    /// A result that chance gives more often than this, in percent, is no trend, no correlation and no curve.
    public var significance = 5
    /// The share of the variance that a curve explains at least, in percent.
    public var modelFit = 50
    /// By how much Akaike's criterion of a curve is less than that of a line at least.
    public var modelMargin = 2
    /// The greatest modified z-score that is no outlier, in tenths.
    public var outlierDistance = 35
    /// How far beyond the quartiles Tukey's fences are, in tenths of the distance between those.
    public var outlierFence = 15
    /// Of fewer points nothing is said of outliers.
    public var outlierPoints = 8

    public init() {}
  }
}
