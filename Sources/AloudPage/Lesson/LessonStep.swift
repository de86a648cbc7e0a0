internal import Aloud

/// The parts of a lesson about a step.
struct LessonStep: Sendable {
  /// A part of a step: words, an event or a note.
  enum Item: Sendable {
    case words(Words)
    /// An event, with its name in scripts.
    case event(String)
    /// An announcement that was not heard.
    case lost(String)
    /// A note that may help, or the reason for a refusal.
    case note(Message)
  }

  /// Words that were said without a break.
  struct Words: Sendable {
    let text: String
    let fragments: [Fragment]
    /// The seconds before the words, since the last end of speech in this step, or since its first event.
    var pause = 0.0
    /// The share that was heard, from 0 to 1.
    var heard = 1.0
    /// True if something else cut it off.
    var isCutOff = false
    /// The speaking rate of VoiceOver's settings; 50 is the default.
    let rate: Int
    /// The reason for each part.
    var reasons: [String]

    var language: String { fragments.first?.language ?? "" }
  }

  let run: ScriptRun.StepRun
  var items: [Item] = []

  /// Returns the steps of a run. Speech that a later step cut off is marked in its own step.
  ///
  /// - Complexity: O(events).
  static func all(of run: ScriptRun) -> [LessonStep] {
    var steps: [LessonStep] = []
    var reasons = SpeechReasons(run)
    /// The current speech.
    var open: (speech: ScreenReader.Speech, step: Int, item: Int)?
    /// The speech that ended last.
    var last = open
    for (index, stepRun) in run.steps.enumerated() {
      steps.append(LessonStep(run: stepRun))
      var quietSince: Instant?
      for occurrence in stepRun.occurrences {
        let why = reasons.next(occurrence)
        quietSince = quietSince ?? occurrence.time
        switch occurrence.event {
        case .utterance(let speech) where !speech.isSilent:
          var words = Words(
            text: run.simulator.text(of: speech), fragments: speech.fragments, rate: stepRun.settings.speakingRate,
            reasons: why)
          words.pause = max(0, occurrence.time.seconds - (quietSince ?? occurrence.time).seconds)
          open = (speech, index, steps[index].items.count)
          steps[index].items.append(.words(words))
        case .fellSilent(let speech, let heard):
          quietSince = occurrence.time
          guard let began = open, began.speech == speech else { continue }
          steps[began.step].change(began.item) { words in
            words.heard = min(max(heard, 0), 1)
            words.isCutOff = words.isCutOff || heard < 1
          }
          last = began
          open = nil
        case .interrupted(let speech):
          // The words that were cut off are marked.
          if let began = [open, last].compactMap(\.self).first(where: { $0.speech == speech }) {
            steps[began.step].change(began.item) { words in
              words.isCutOff = true
              words.reasons += why
            }
          } else {
            steps[index].add(.event(Happening.interrupted.rawValue), isHeard: !speech.isSilent)
            steps[index].explain(why)
          }
        case .lost(let speech):
          steps[index].add(.lost(run.simulator.text(of: speech)), isHeard: !speech.isSilent)
          steps[index].explain(why)
        case .announcementFinished: steps[index].explain(why)
        case .refused(let refusal):
          steps[index].items += [.event(Happening.refused.rawValue), .note(refusal.reason)]
        case .shown(let shown): steps[index].items.append(.event("\(shown.kind.rawValue): \(shown.text.printable)"))
        default:
          if case .happening(let happening)? = run.simulator.actual(of: occurrence.event) {
            steps[index].items.append(.event(happening.rawValue))
          }
        }
      }
      if let note = stepRun.note, !stepRun.occurrences.contains(where: { $0.refusal != nil }) {
        steps[index].items.append(.note(note))
      }
    }
    return steps
  }

  private mutating func add(_ item: Item, isHeard: Bool) { if isHeard { items.append(item) } }

  /// Adds reasons to the last words of the step.
  private mutating func explain(_ reasons: [String]) {
    let last = items.lastIndex { if case .words = $0 { true } else { false } }
    if let last { change(last) { $0.reasons += reasons } }
  }

  private mutating func change(_ item: Int, _ body: (inout Words) -> Void) {
    guard case .words(var words) = items[item] else { return }
    body(&words)
    items[item] = .words(words)
  }
}
