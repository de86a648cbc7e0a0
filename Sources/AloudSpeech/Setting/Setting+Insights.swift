internal import AloudBase

// Settings of VoiceOver's sentences about a chart. Apple's words are known; its limits are not.
extension Setting {
  static let insights: [Setting] = [
    .number(
      "chartWeak", { assigned(&$0.insights.weak, $1) }, 0...100,
      "hundredths from which a correlation is weak, and a trend is mentioned",
      strength),
    .number(
      "chartModerate", { assigned(&$0.insights.moderate, $1) }, 0...100,
      "hundredths from which a correlation is moderate", strength),
    .number(
      "chartStrong", { assigned(&$0.insights.strong, $1) }, 0...100, "hundredths from which a correlation is strong",
      strength),
    .number(
      "chartVeryStrong", { assigned(&$0.insights.veryStrong, $1) }, 0...100,
      "hundredths from which a correlation is very strong", strength),
    .number(
      "chartSignificance", { assigned(&$0.insights.significance, $1) }, 1...100,
      "percent: a trend, correlation or curve that chance gives this often is not reported",
      .assumed("Apple publishes no limit; 5 is customary in statistics")),
    .number(
      "chartModelFit", { assigned(&$0.insights.modelFit, $1) }, 0...100,
      "percent of the variance that a curve explains at least",
      .assumed("Apple publishes no limit; half, so that the curve explains more than it leaves unexplained")),
    .number(
      "chartModelMargin", { assigned(&$0.insights.modelMargin, $1) }, 0...100,
      "by how much Akaike's criterion of a curve is less than that of a line",
      .assumed("Apple publishes no limit; from 2 on the evidence is considerable (Burnham and Anderson 2002)")),
    .number(
      "chartOutlierDistance", { assigned(&$0.insights.outlierDistance, $1) }, 5...200,
      "tenths of a modified z-score: a point above it is an outlier",
      .assumed("Apple publishes no limit; 3.5 is from Iglewicz and Hoaglin 1993")),
    .number(
      "chartOutlierFence", { assigned(&$0.insights.outlierFence, $1) }, 1...100,
      "tenths of the interquartile range: a bar farther beyond the quartiles is an outlier",
      .assumed("Apple publishes no limit; 1.5 is from Tukey 1977")),
    .number(
      "chartOutlierPoints", { assigned(&$0.insights.outlierPoints, $1) }, 1...100,
      "with fewer points, outliers are not mentioned",
      .assumed("Apple publishes no limit; with fewer points, the spread is not known well enough")),
  ]

  private static let strength = Evidence.assumed(
    "Apple publishes no limit; the five words and limits are from Evans 1996")
}
