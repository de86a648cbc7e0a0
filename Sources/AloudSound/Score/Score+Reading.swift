public import AloudReader
internal import AloudSpeech

// A screen read from its first stop to its last.
extension Score {
  /// Between two stops, in seconds. Ours: long enough to tell them apart, short enough for a screen of hundreds.
  public static let pauseBetweenStops = 0.35

  /// Adds a stop as it is read: description and cues, a pause as long as VoiceOver's, and the hint.
  ///
  /// - Parameters:
  ///   - stop: of the reader's screen.
  ///   - reader: knows where the stop is, and what is set.
  ///   - ear: makes of it what an engine says.
  /// - Returns: the line of the stop; nil for one that says nothing.
  @discardableResult
  public mutating func append(_ stop: Reading.Stop, of reader: ScreenReader, ear: Ear) -> Int? {
    let speech = ScreenReader.Speech(stop.utterance, origin: .focus, node: stop.node)
    let position = reader.horizontalPosition(of: stop.node)
    let id = reader.id(of: stop.node)
    var first: Int?
    var pause = Score.pauseBetweenStops
    for speech in sequence(first: speech, next: \.hint) {
      defer { pause = Double(reader.settings.hintDelay) / 1000 }
      guard !speech.fragments.isEmpty else { continue }
      let spoken = ear.spoken(speech, settings: reader.settings)
      guard !spoken.text.isEmpty else { continue }
      if !lines.isEmpty { rest(seconds: pause) }
      let line = add(Line(spoken, origin: speech.origin, id: id, position: position))
      speak(line)
      first = first ?? line
    }
    return first
  }
}
