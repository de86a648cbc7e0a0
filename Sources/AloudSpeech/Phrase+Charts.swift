extension Phrase {
  /// All that is said of charts and audio graphs.
  public static let ofCharts = allCases.filter { phrase in
    phrase == .rotorAudioGraph || phrase.key.hasPrefix("chart.") || phrase.key.hasPrefix("audiograph.")
  }
}
