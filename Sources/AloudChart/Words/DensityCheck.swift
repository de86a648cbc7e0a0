package import AloudTree

/// Advice for a chart that has more in it than can be listened to.
///
///     DensityCheck(chart)?.message
///     // 5000 points in one series are more than can be told apart by ear; give one for each interval
///
/// Source: practice of those who make audio graphs, at most about 100 points; hearing more than three series at once is assumed to be
/// too much.
package struct DensityCheck: Equatable, Sendable {
  /// In English.
  public let message: String

  /// The most points that one series should have.
  static let maximumPoints = 100
  static let maximumSeries = 3

  /// - Returns: nil for a chart that can be listened to.
  package init?(_ chart: Chart) {
    let points = chart.series.map(\.points.count).max() ?? 0
    if points > DensityCheck.maximumPoints {
      message = "\(points) points in one series are more than can be told apart by ear; give one for each interval"
    } else if chart.series.count > DensityCheck.maximumSeries {
      message = "\(chart.series.count) series are more than can be kept apart by ear; make several charts of them"
    } else {
      return nil
    }
  }
}
