package import Aloud

// Real time in, simulated time out.
extension Explorer {
  /// The seconds until something happens by itself, or the page shows another part of what is being said, or how much of a
  /// graph has been heard; nil when nothing will.
  public var secondsToNext: Double? {
    let next = simulator.nextInstant.map { max(0, $0.seconds - simulator.time.seconds) }
    let changes = [next, secondsToNextLine, secondsToNextTime, display.nextChange].compactMap(\.self)
    return changes.min().map { hold + $0 / currentPace }
  }

  private var currentPace: Double { simulator.saying == nil ? 1 : pace }

  /// The current speech is heard for so long: simulated time goes at its pace until it has been said.
  ///
  /// - Parameter seconds: nil when it is not heard.
  public mutating func soundBegan(seconds: Double?) {
    guard let seconds, seconds > 0.01, let saying = simulator.saying, saying.duration > 0 else { return pace = 1 }
    pace = saying.duration / seconds
  }

  /// A message of the explorer itself is heard for so long: simulated time stands still meanwhile, so that nothing cuts
  /// it off.
  ///
  /// - Parameter seconds: nil when it is not heard.
  public mutating func tellingBegan(seconds: Double?) { hold = seconds.map { max(0, $0) } ?? 0 }

  /// Lets real time pass, up to the next thing that is heard.
  ///
  /// - Returns: the seconds that are left, once the effects have been carried out.
  public mutating func pass(seconds: Double) -> Double {
    let held = min(hold, max(0, seconds))
    hold -= held
    var rest = seconds - held
    while rest > 0 {
      let pace = currentPace
      guard let next = simulator.nextInstant, next.seconds - simulator.time.seconds <= rest * pace else {
        absorb(display.passed(simulator.pass(seconds: rest * pace), on: &simulator))
        return 0
      }
      rest -= max(0, next.seconds - simulator.time.seconds) / pace
      absorb(display.passed(simulator.pass(until: next), on: &simulator))
      if effects.contains(where: \.begins) { return max(0, rest) }
    }
    return 0
  }

  // MARK: What is done, and what happens then

  package mutating func perform(_ action: Script.Action) { perform(action, words: WalkRecord.words(of: action)) }

  private mutating func perform(_ action: Script.Action, words: String) {
    let wasEditing = simulator.reader.isEditing
    record.note(action, words: words, at: simulator.time)
    transcript.begin(words)
    if simulator.isLive, case .wait(let milliseconds) = action {
      skip(to: simulator.time.microseconds + Int64(milliseconds) * 1000)
    } else {
      let occurrences = display.perform(action, on: &simulator)
      absorb(occurrences)
      if let note = simulator.note(on: action, occurrences) { transcript.note(said(note).printable) }
      noteSilence(after: action)
    }
    if simulator.reader.isEditing, !wasEditing { prefersGestures = false }
  }

  /// Performs a step at once, as a script does.
  package mutating func perform(_ step: Script.Step, pace: Simulator.Pace) {
    let livePace = simulator.pace
    (simulator.isLive, simulator.pace) = (false, pace)
    defer { (simulator.isLive, simulator.pace) = (true, livePace) }
    perform(step.action, words: step.written)
  }

  /// Adds a note where nothing is heard after an action, now or later, such as a custom action without effects.
  private mutating func noteSilence(after action: Script.Action) {
    guard case .gesture(let gesture) = action, gesture != .twoFingerTap, transcript.isSilent,
      simulator.nextInstant == nil
    else { return }
    transcript.note(said("nothing is heard"))
  }

  /// Time passes at once.
  private mutating func skip(to end: Int64) {
    absorb(display.passed(simulator.pass(until: Instant(microseconds: end)), on: &simulator))
    // The sound of what was being said has not kept up.
    pace = 1
  }

  mutating func absorb(_ occurrences: [Simulator.Occurrence]) {
    var hasHappened = false
    for occurrence in occurrences {
      if !occurrence.isSoundless { take(occurrence.event) }
      guard let actual = simulator.actual(of: occurrence.event) else { continue }
      hasHappened = true
      transcript.add(actual)
      if let refusal = occurrence.refusal { transcript.note(said(refusal.description)) }
    }
    record.passed(to: simulator.time, isTalking: simulator.isTalking, hasHappened: hasHappened)
    if let problem = display.takeProblem() { notice = said(problem) }
    if let fault = simulator.fault { notice = said("The app has stopped: \(fault)") }
  }

  private mutating func take(_ event: Simulator.Event) {
    switch event {
    case .utterance(let speech):
      caption = simulator.text(of: speech)
      lastSpeech.note(speech)
      pace = 1
      if !speech.isSilent { effects.append(.say(speech)) }
    case .graph(let speech):
      caption = "♪ \(simulator.reader.narrator.words.text(.rotorAudioGraph))"
      pace = 1
      if !speech.isSilent, speech.graph != nil { effects.append(.playGraph(speech)) }
    case .fellSilent(_, let heard):
      if heard < 1 { effects.append(.stopSpeech) }
    case .happening(.speechPaused): effects.append(.pauseSpeech)
    case .happening(.speechResumed): effects.append(.resumeSpeech)
    case .happening(let happening): effects.append(.play(happening))
    case .refused: effects.append(.play(.refused))
    case .focus(.some): effects.append(.play(.focusMoved))
    case .focus, .interrupted, .lost, .announcementFinished, .shown: break
    }
  }
}

extension Explorer.Effect {
  /// True for what takes its time from a voice.
  fileprivate var begins: Bool {
    switch self {
    case .say, .playGraph: true
    default: false
    }
  }
}
