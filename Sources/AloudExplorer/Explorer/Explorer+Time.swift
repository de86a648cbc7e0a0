internal import AloudBase
internal import AloudReader
package import AloudScript
package import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// The conversion of real time to simulated time.
extension Explorer {
  /// The real seconds until something happens without a key or the page changes; nil if neither will happen.
  public var secondsToNext: Double? {
    let next = simulator.nextInstant.map { max(0, $0.seconds - simulator.time.seconds) }
    let changes = [next, secondsToNextLine, secondsToNextTime, simulator.nextBrailleChange].compactMap { $0 }
    return changes.min().map { hold + $0 / currentPace }
  }

  private var currentPace: Double { simulator.saying == nil ? 1 : pace }

  /// Sets how long the current speech is heard. Simulated time follows this pace until the speech ends.
  ///
  /// - Parameter seconds: the duration of the sound; nil if the speech is not heard.
  public mutating func soundBegan(seconds: Double?) {
    guard let seconds, seconds > 0.01, let saying = simulator.saying, saying.duration > 0 else { return pace = 1 }
    pace = saying.duration / seconds
  }

  /// Sets how long a message of the explorer is heard. Simulated time stops, so that no speech interrupts the message.
  ///
  /// - Parameter seconds: the duration of the sound; nil if the message is not heard.
  public mutating func tellingBegan(seconds: Double?) { hold = seconds.map { max(0, $0) } ?? 0 }

  /// Lets real time pass until it ends or the next speech or graph begins.
  ///
  /// - Returns: the remaining seconds, to pass after the effects have been carried out.
  public mutating func pass(seconds: Double) -> Double {
    let held = min(hold, max(0, seconds))
    hold -= held
    var rest = seconds - held
    while rest > 0 {
      let pace = currentPace
      guard let next = simulator.nextInstant, next.seconds - simulator.time.seconds <= rest * pace else {
        absorb(simulator.pass(seconds: rest * pace))
        return 0
      }
      rest -= max(0, next.seconds - simulator.time.seconds) / pace
      absorb(simulator.pass(until: next))
      if effects.contains(where: { $0.begins }) { return max(0, rest) }
    }
    return 0
  }

  // MARK: Actions and events

  package mutating func perform(_ action: Script.Action) { perform(action, words: WalkRecord.words(of: action)) }

  private mutating func perform(_ action: Script.Action, words: String) {
    let wasEditing = simulator.reader.isEditing
    record.note(action, words: words, at: simulator.time)
    transcript.begin(words)
    if simulator.isLive, case .wait(let milliseconds) = action {
      skip(to: simulator.time.microseconds + Int64(milliseconds) * 1000)
    } else {
      let occurrences = simulator.walk(action)
      absorb(occurrences)
      if let note = simulator.note(on: action, occurrences) { transcript.note(said(note).printable) }
      noteSilence(after: action)
    }
    if simulator.reader.isEditing, !wasEditing { prefersGestures = false }
  }

  /// Performs a step immediately, as in a script.
  package mutating func perform(_ step: Script.Step, pace: Simulator.Pace) {
    let livePace = simulator.pace
    (simulator.isLive, simulator.pace) = (false, pace)
    defer { (simulator.isLive, simulator.pace) = (true, livePace) }
    perform(step.action, words: step.written)
  }

  /// Adds a note if a gesture has no result, now or later, such as the gesture for a custom action without effects.
  private mutating func noteSilence(after action: Script.Action) {
    guard case .gesture(let gesture) = action, gesture != .twoFingerTap, transcript.isSilent,
      simulator.nextInstant == nil
    else { return }
    transcript.note(said("nothing is heard"))
  }

  /// Advances simulated time without waiting.
  private mutating func skip(to end: Int64) {
    absorb(simulator.pass(until: Instant(microseconds: end)))
    // The sound of the current speech no longer matches the simulated time.
    pace = 1
  }

  mutating func absorb(_ occurrences: [Simulator.Occurrence]) {
    var hasHappened = false
    for occurrence in occurrences {
      if !occurrence.isSoundless { take(occurrence.event) }
      guard let actual = simulator.actual(of: occurrence.event) else { continue }
      hasHappened = true
      transcript.add(actual)
      if let refusal = occurrence.refusal { transcript.note(said(refusal.reason)) }
    }
    record.passed(to: simulator.time, isTalking: simulator.isTalking, hasHappened: hasHappened)
    if let problem = simulator.takeBrailleError() { notice = said(problem) }
    if let fault = simulator.fault { notice = said("The app has stopped: \(fault.message)") }
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
  /// True if the effect begins a speech or a graph of the app, whose duration is that of its sound.
  fileprivate var begins: Bool {
    switch self {
    case .say, .playGraph: true
    default: false
    }
  }
}

/// A reason why VoiceOver does not read the app, and the step that returns to the app.
package struct WayBack: Equatable, Sendable {
  /// The state, as the caption panel shows it: `HOME SCREEN`.
  let flag: String
  /// A text about the screen in front of the app; nil if the app is in front.
  let inFront: Message?
  /// The step that returns to the app, which is typed after the key `:`.
  package let step: String
  /// The effect of the step.
  let result: Message

  /// Returns the state, the step and its effect in one line.
  func message(_ words: ExplorerWords) -> String {
    "\(words.said(Message(english: flag.lowercased()))): `:\(step)` \(words.said(result))"
  }
}

extension Simulator {
  /// The way back to the app; nil while VoiceOver reads the app, or if the accessibility shortcut cannot turn it on.
  package var wayBack: WayBack? {
    // A locked screen hides the Home screen.
    if device.isScreenLocked {
      return WayBack(
        flag: "SCREEN LOCKED", inFront: "The screen is locked", step: "side button", result: "unlocks the screen")
    }
    if device.isAway {
      return WayBack(
        flag: "HOME SCREEN", inFront: "The Home screen is in front", step: "return to app", result: "comes back")
    }
    guard !device.isVoiceOverRunning, device.facts.shortcut.contains(.voiceOver) else { return nil }
    return WayBack(
      flag: "VOICEOVER OFF", inFront: nil, step: "accessibility shortcut \"VoiceOver\"",
      result: "turns VoiceOver on")
  }

  /// True while VoiceOver is on and the app is in front.
  package var showsCursor: Bool { device.isVoiceOverRunning && wayBack == nil }
}
