internal import AloudChart
internal import AloudSpeech
internal import AloudTree

// The state that a picture of VoiceOver shows of a chart.
extension ScreenReader {
  /// True while the cursor is on a graph where a double tap that is held puts a finger down.
  public var isOnGraph: Bool {
    guard let screen = chartScreen, let focus, case .graph(series: .some)? = screen.explorer.roles[focus] else {
      return false
    }
    return true
  }

  /// The place of the finger that listens to a graph, in the words for points: `2 cups`, `March`; nil while none is
  /// down.
  ///
  /// - Complexity: O(categories).
  public var fingerPlace: String? {
    guard let screen = chartScreen, let finger = screen.finger else { return nil }
    guard case .numeric(let axis) = screen.words.chart.x else { return screen.words.x(at: finger.position) }
    // A finger is nowhere more exactly than to a thousandth of the axis.
    return screen.words.x(at: ChartWords.rounded(finger.position, range: abs(axis.to - axis.from) / 10))
  }
}
