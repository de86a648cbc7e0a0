// Settings of VoiceOver's sentences about a chart. Apple's words are known, its limits are not.
extension Setting {
  static let insights: [Setting] = [
    .number(
      "chartWeak", \.insights.weak, 0...100, "hundredths from which a correlation is weak, and a trend is told",
      strength),
    .number("chartModerate", \.insights.moderate, 0...100, "hundredths from which a correlation is moderate", strength),
    .number("chartStrong", \.insights.strong, 0...100, "hundredths from which a correlation is strong", strength),
    .number(
      "chartVeryStrong", \.insights.veryStrong, 0...100, "hundredths from which a correlation is very strong", strength),
    .number(
      "chartSignificance", \.insights.significance, 1...100,
      "percent: what chance brings as often is no trend, no correlation and no curve",
      .assumed("Apple publishes no limit; 5 is the custom of statistics")),
    .number(
      "chartModelFit", \.insights.modelFit, 0...100, "percent of the variance that a curve explains at least",
      .assumed("Apple publishes no limit; half, so that the curve tells more than it leaves")),
    .number(
      "chartModelMargin", \.insights.modelMargin, 0...100,
      "by how much Akaike's criterion of a curve is less than that of a line",
      .assumed("Apple publishes no limit; from 2 on the evidence is considerable (Burnham and Anderson 2002)")),
    .number(
      "chartOutlierDistance", \.insights.outlierDistance, 5...200,
      "tenths: a modified z-score above it is an outlier",
      .assumed("Apple publishes no limit; 3.5 is that of Iglewicz and Hoaglin 1993")),
    .number(
      "chartOutlierFence", \.insights.outlierFence, 1...100,
      "tenths of the distance of the quartiles: a bar farther beyond them is an outlier",
      .assumed("Apple publishes no limit; 1.5 is that of Tukey 1977")),
    .number(
      "chartOutlierPoints", \.insights.outlierPoints, 1...100, "of fewer points nothing is said of outliers",
      .assumed("Apple publishes no limit; with fewer the spread is not known well enough")),
  ]

  private static let strength = Evidence.assumed(
    "Apple publishes no limit; the five words and limits are Evans's of 1996")
}
