internal import AloudBase
internal import AloudReader
public import AloudSpeech

// The braille display of VoiceOver. It follows all steps, and time that passes.
extension Simulator {
  /// Connects a braille display, which stays connected until a text cannot be translated; see ``brailleError``.
  ///
  ///     try simulator.connectBrailleDisplay(cells: 40, options.braille)
  ///     simulator.perform(.swipeRight)  // the last occurrence is what the display shows
  ///
  /// - Parameters:
  ///   - cells: the number of cells.
  ///   - output: the kind of braille.
  ///   - translator: translates texts to braille; nil for none.
  /// - Throws: `BrailleError` without a translator, or if it does not know the language of the screen.
  public mutating func connectBrailleDisplay(
    cells: Int, output: BrailleOutput = .uncontracted, _ translator: BrailleTranslator?
  ) throws(BrailleError) {
    guard let translator else { throw BrailleError(.noTranslator, "there is no braille translator here") }
    _ = try translator("a", reader.brailleLanguage, output)
    braille.display = ConnectedBrailleDisplay(
      display: BrailleDisplay(width: cells, settings: settings.braille), output: output, translator: translator)
  }

  /// What the braille display shows: its cells, and their text; nil without a display.
  package var shownBraille: (cells: String, text: String)? {
    braille.display.map { ($0.display.unicode, $0.display.text) }
  }

  /// The time until the display changes automatically, in seconds; nil if it does not.
  package var nextBrailleChange: Double? { braille.display?.display.nextChange }

  /// Performs a command of the braille display; it is refused without one.
  @discardableResult
  public mutating func perform(_ command: BrailleCommand) -> [Occurrence] {
    guard fault == nil else { return [] }
    guard braille.display != nil else {
      return [Occurrence(of: .refused(Refusal("there is no braille display")), at: time)]
    }
    return withDisplay { (display, simulator) throws(BrailleError) in try display.perform(command, on: &simulator) }
  }

  /// Occurrences, and what the display shows of them.
  mutating func followed(_ occurrences: [Occurrence]) -> [Occurrence] {
    withDisplay(or: occurrences) { (display, simulator) throws(BrailleError) in
      try display.follow(occurrences, simulator)
    }
  }

  /// Occurrences while time passed, and what the display shows of them.
  mutating func followedInTime(_ occurrences: [Occurrence]) -> [Occurrence] {
    withDisplay(or: occurrences) { (display, simulator) throws(BrailleError) in
      try display.passed(occurrences, on: &simulator)
    }
  }

  /// Waits from one change of the display to the next; nil if the display does not change automatically.
  mutating func waitWithDisplay(seconds: Double) -> [Occurrence]? {
    guard braille.display?.display.advances == true else { return nil }
    return withDisplay { (display, simulator) throws(BrailleError) in try display.wait(seconds, on: &simulator) }
  }

  /// Lets something happen without the display, such as the parts of one step.
  mutating func withoutDisplay(_ action: (inout Simulator) -> [Occurrence]) -> [Occurrence] {
    let display = braille.display
    braille.display = nil
    defer { braille.display = display }
    return action(&self)
  }

  /// Uses the display; what happens meanwhile is not shown. A display that cannot translate is disconnected. Without a
  /// display, or if it is disconnected, the result is `occurrences`.
  private mutating func withDisplay(
    or occurrences: [Occurrence] = [],
    _ use: (inout ConnectedBrailleDisplay, inout Simulator) throws(BrailleError) -> [Occurrence]
  ) -> [Occurrence] {
    guard var display = braille.display else { return occurrences }
    braille.display = nil
    do throws(BrailleError) {
      let all = try use(&display, &self)
      braille.display = display
      return all
    } catch {
      braille.error = error
      return occurrences
    }
  }
}

/// A braille display, and what it has shown.
struct ConnectedBrailleDisplay: Sendable {
  typealias Occurrences = [Simulator.Occurrence]

  var display: BrailleDisplay
  var output: BrailleOutput
  let translator: BrailleTranslator
  /// The text of the current item, and its kind of braille.
  private var item: (text: String, output: BrailleOutput)?
  /// The cells in the last output.
  private var told: String?
  private var time = Instant.start

  /// The text of an empty history. Apple's bundle has such a text, but its words are not known.
  private static let noAnnouncements = "No announcements"

  init(display: BrailleDisplay, output: BrailleOutput, translator: @escaping BrailleTranslator) {
    self.display = display
    self.output = output
    self.translator = translator
  }

  /// Adds the output of the display to occurrences while time passes. A display that pans automatically goes on to the
  /// next item.
  ///
  /// - Throws: `BrailleError` if a translation fails.
  mutating func passed(
    _ occurrences: Occurrences, on simulator: inout Simulator
  ) throws(BrailleError) -> Occurrences {
    let all = try announce(occurrences, simulator)
    return try all + (pass(until: simulator.time) ? move(.right, simulator: &simulator) : show(simulator))
  }

  /// Adds the output of the display to the occurrences of a step: each announcement at its time, and the item at the end
  /// if it has changed.
  ///
  /// - Throws: `BrailleError` if a translation fails.
  mutating func follow(_ occurrences: Occurrences, _ simulator: Simulator) throws(BrailleError) -> Occurrences {
    let all = try announce(occurrences, simulator)
    pass(until: simulator.time)
    return all + (try show(simulator))
  }

  /// Shows announcements when they are said, and removes them after their time.
  private mutating func announce(
    _ occurrences: Occurrences, _ simulator: Simulator
  ) throws(BrailleError) -> Occurrences {
    var all: Occurrences = []
    for occurrence in occurrences {
      all.append(occurrence)
      guard case .utterance(let speech) = occurrence.event, speech.origin == .announcement, !speech.isSilent else {
        continue
      }
      pass(until: occurrence.time)
      guard let line = try line(simulator.reader.brailleMessage(of: speech.utterance), simulator) else { continue }
      display.announce(line)
      if display.alert != nil { all += tell(at: occurrence.time) }
    }
    return all
  }

  /// Advances the display to a time. During a step of the user, the result is ignored, so the item stays.
  ///
  /// - Returns: true if the display panned beyond the end of the item.
  @discardableResult
  private mutating func pass(until end: Instant) -> Bool {
    let seconds = Double(end.microseconds - time.microseconds) / 1_000_000
    time = end
    return seconds > 0 && display.pass(seconds: seconds)
  }

  /// Shows the item under the cursor if its text has changed.
  private mutating func show(_ simulator: Simulator, fromEnd: Bool = false) throws(BrailleError) -> Occurrences {
    let text = simulator.device.isVoiceOverRunning ? simulator.reader.brailleText : ""
    if item?.text != text || item?.output != output || fromEnd {
      let line = try line(text, simulator) ?? .empty
      if item?.text == text {
        display.update(line)
      } else {
        display.replace(line, fromEnd: fromEnd)
      }
      item = (text, output)
    }
    return tell(at: simulator.time)
  }

  /// Returns the output of the display if it differs from the last output.
  private mutating func tell(at time: Instant) -> Occurrences {
    let cells = display.unicode
    guard cells != told else { return [] }
    told = cells
    return [Simulator.Occurrence(of: .shown(Shown(.braille, cells)), at: time)]
  }

  private func line(_ text: String, _ simulator: Simulator) throws(BrailleError) -> BrailleLine? {
    try translator(text, simulator.reader.brailleLanguage, output)
  }
}

// The commands of the display.
extension ConnectedBrailleDisplay {
  mutating func perform(
    _ command: BrailleCommand, on simulator: inout Simulator
  ) throws(BrailleError) -> Occurrences {
    var occurrences: Occurrences = []
    switch command {
    case .panLeft, .panRight:
      let direction = command == .panRight ? BrailleDisplay.Direction.right : .left
      if display.pan(direction) == .beyond { return try move(direction, simulator: &simulator) }
    case .nextOutputMode:
      let modes = BrailleOutput.allCases
      let place = modes.firstIndex(of: output) ?? 0
      for step in 1...modes.count where try choose(modes[(place + step) % modes.count], simulator) { break }
    case .toggleContractions: _ = try choose(output == .contracted ? .uncontracted : .contracted, simulator)
    case .toggleEightDot:
      if try !choose(output == .eightDot ? .uncontracted : .eightDot, simulator) {
        occurrences = [refusal("this language has no 8-dot braille", simulator)]
      }
    case .toggleWordWrap: display.toggleWordWrap()
    case .toggleHistory: display.toggleHistory(nothing: try line(Self.noAnnouncements, simulator) ?? .empty)
    case .enableAutoAdvance: display.toggleAutoAdvance()
    case .increaseAutoAdvanceSpeed: display.changeAutoAdvance(faster: true)
    case .decreaseAutoAdvanceSpeed: display.changeAutoAdvance(faster: false)
    case .nextInputMode, .translate, .translateToClipboard:
      return [refusal("braille input is not simulated; use the keyboard: `type \"text\"`", simulator)]
    }
    return try occurrences + show(simulator)
  }

  /// Changes the kind of braille. Returns false if the language does not have it.
  private mutating func choose(_ output: BrailleOutput, _ simulator: Simulator) throws(BrailleError) -> Bool {
    do throws(BrailleError) {
      _ = try translator("", simulator.reader.brailleLanguage, output)
    } catch {
      guard error.kind == .noLanguage else { throw error }
      return false
    }
    self.output = output
    return true
  }

  /// Moves VoiceOver to the next or the previous item, and shows the item.
  private mutating func move(
    _ direction: BrailleDisplay.Direction, simulator: inout Simulator
  ) throws(BrailleError) -> Occurrences {
    let old = simulator.reader.focus
    let occurrences = simulator.perform(direction == .right ? .swipeRight : .swipeLeft)
    pass(until: simulator.time)
    return try occurrences + show(simulator, fromEnd: direction == .left && simulator.reader.focus != old)
  }

  /// Advances the time from one change of the display to the next.
  mutating func wait(_ seconds: Double, on simulator: inout Simulator) throws(BrailleError) -> Occurrences {
    var occurrences: Occurrences = []
    var rest = seconds
    repeat {
      let seconds = min(rest, display.nextChange ?? rest)
      rest -= seconds
      let happened = simulator.wait(seconds: seconds)
      time = simulator.time
      occurrences += happened
      if display.pass(seconds: seconds) {
        occurrences += try move(.right, simulator: &simulator)
      } else {
        occurrences += try show(simulator)
      }
    } while rest > 0 && simulator.fault == nil
    return occurrences
  }

  private func refusal(_ reason: Message, _ simulator: Simulator) -> Simulator.Occurrence {
    Simulator.Occurrence(of: .refused(Refusal(reason)), at: simulator.time)
  }
}
