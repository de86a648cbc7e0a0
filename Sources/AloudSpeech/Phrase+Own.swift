extension Phrase {
  /// True for what Aloud says of a chart in words of its own. VoiceOver is not known to say it, so nobody can attest it,
  /// unless the phrase is one of Apple's after all.
  public var isOurOwn: Bool { key.hasPrefix("chart.") }
}
