internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech

/// How long somebody listens on a way, on the clock of the simulator, in microseconds. Gestures take no time.
struct ListeningTime {
  /// Hears each name on the way, and then goes on.
  var swift: Int64 = 0
  /// Hears everything on the way to its end, also hints.
  var patient: Int64 = 0

  /// The time in which what a gesture causes is heard.
  struct Heard {
    /// Until the name of the element has been heard.
    let name: Int64
    /// Until the silence after the hint.
    let all: Int64
  }

  /// The time of the speech after a gesture.
  static func heard(_ speech: [ScreenReader.Speech], by reader: ScreenReader) -> Heard {
    var (before, all): (Int64, Int64) = (0, 0)
    for (place, item) in speech.enumerated() {
      if place < speech.count - 1 { before += duration(of: item.utterance, by: reader) }
      all += duration(of: item.utterance, by: reader)
    }
    let name = speech.last.map { duration(of: $0.utterance.untilName, by: reader) } ?? 0
    // A hint belongs to the speech that other speech follows.
    var hint = speech.last { !$0.follows }?.hint
    while let words = hint {
      all += Int64(reader.settings.hintDelay) * 1_000 + duration(of: words.utterance, by: reader)
      hint = words.hint
    }
    return Heard(name: before + name, all: all)
  }

  private static func duration(of utterance: Utterance, by reader: ScreenReader) -> Int64 {
    reader.settings.microseconds(toSay: reader.renderer.beforePause(utterance))
  }
}

extension Utterance {
  /// The words up to the end of the name; all words if there is no name.
  fileprivate var untilName: Utterance {
    guard let end = description.lastIndex(where: { $0.part == .label }) else { return self }
    return Utterance(description: Array(description[...end]))
  }
}
