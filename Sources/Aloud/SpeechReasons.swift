internal import AloudReader
package import AloudScript
package import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// Explains why VoiceOver says each word of a run, and why announcements were not heard.
package struct SpeechReasons {
  private let simulator: Simulator
  private var begun: [(speech: ScreenReader.Speech, time: Instant)] = []

  package init(_ run: ScriptRun) { simulator = run.simulator }

  /// The reasons for an occurrence, one a line. Call it for every occurrence, in order.
  package mutating func next(_ occurrence: Simulator.Occurrence) -> [String] {
    switch occurrence.event {
    case .utterance(let speech):
      begun.append((speech, occurrence.time))
      return speech.fragments.map { fragment in
        "\(fragment.part.rawValue) \"\(fragment.text.printable)\": \(fragment.reason.explanation)"
      } + [speech.activation.flatMap(SpeechReasons.reason)].compactMap(\.self)
    case .interrupted(let speech) where speech.activation == .beforeScreen:
      return ["\"\(text(speech))\" is cut off by the screen that appears: setting transition"]
    case .interrupted(let speech):
      let began = begun.last { $0.speech == speech }?.time
      return [interruption(of: speech, wasHeard: began.map { occurrence.time.seconds - $0.seconds > 0.1 } ?? true)]
    case .lost(let speech):
      return [
        "\"\(text(speech))\" waited for its turn and is lost: when VoiceOver says the element at the cursor, or begins "
          + "another announcement, it drops those that wait, without announcementDidFinish. Post it when nothing else is "
          + "being said."
      ]
    case .announcementFinished(let speech, let success):
      return ["announcementDidFinish: \"\(text(speech))\", success: \(success)"]
    case .refused(let refusal): return [refusal.description]
    case .graph, .happening, .focus, .fellSilent, .shown: return []
    }
  }

  /// The setting that makes VoiceOver say an element after its activation.
  private static func reason(_ activation: ScreenReader.Speech.Activation) -> String? {
    let name = activation == .again ? "reread" : "transition"
    return Setting.named(name).map { "setting \($0.explanation)" }
  }

  private func interruption(of speech: ScreenReader.Speech, wasHeard: Bool) -> String {
    wasHeard
      ? "\"\(text(speech))\" is cut off by what follows. Post it with high priority, or when nothing else is being said."
      : "\"\(text(speech))\" is lost: VoiceOver says the element at the cursor as soon as the announcement begins "
        + "(after a double tap, it says the element again), so nobody hears it. Post it 0.1 seconds later, or with low "
        + "priority."
  }

  private func text(_ speech: ScreenReader.Speech) -> String { simulator.text(of: speech).printable }
}
