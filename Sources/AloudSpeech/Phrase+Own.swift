extension Phrase {
  /// True for what Aloud says of a chart in words of its own. VoiceOver is not known to say it, so nobody can attest it,
  /// unless the phrase is one of Apple's after all.
  public var isOurOwn: Bool { key.hasPrefix("chart.") || Phrase.ownHeadings.contains(key) }

  /// Headings on the screen of chart details that Apple's has not.
  private static let ownHeadings: Set<String> = ["audiograph.axes", "audiograph.series"]
}
