package import AloudReader
package import AloudSimulator
public import AloudSpeech

extension Script {
  /// A braille display, as in the head line `braille 20 contracted`.
  public struct Braille: Equatable, Sendable {
    /// The number of cells.
    public let cells: Int
    /// The kind of braille. Default: uncontracted.
    public let output: BrailleOutput

    /// A display with this many cells.
    public init(cells: Int, output: BrailleOutput = .uncontracted) {
      self.cells = cells
      self.output = output
    }

    /// The head line.
    public var line: String { output == .uncontracted ? "braille \(cells)" : "braille \(cells) \(output.rawValue)" }
  }
}

/// The braille display of a simulator. It follows the events, and performs the commands of the display.
package struct ScriptBraille: Sendable {
  package typealias Occurrences = [Simulator.Occurrence]

  private var display: BrailleDisplay
  private var output: BrailleOutput
  private let translator: BrailleTranslator
  /// The text of the current item, and its kind of braille.
  private var item: (text: String, output: BrailleOutput)?
  /// The cells in the last output.
  private var told: String?
  private var time = Instant.start

  /// The text of an empty history. Apple's bundle has such a text, but its words are not known.
  private static let noAnnouncements = "No announcements"

  /// - Throws: ``BrailleError`` if the language of the simulator cannot be translated.
  package init(_ braille: Script.Braille, on simulator: Simulator, _ options: ReaderOptions) throws(BrailleError) {
    guard let translator = options.braille else {
      throw BrailleError(.noTranslator, "there is no braille translator here")
    }
    _ = try translator("a", simulator.reader.brailleLanguage, braille.output)
    display = BrailleDisplay(width: braille.cells, settings: simulator.settings.braille)
    output = braille.output
    self.translator = translator
  }

  /// The cells that are shown, and their text.
  package var shown: (cells: String, text: String) { (display.unicode, display.text) }

  /// The time until the display changes automatically, in seconds; nil if it does not.
  package var nextChange: Double? { display.nextChange }

  /// Performs a step, and adds the output of the display to its occurrences: each announcement at its time, and the
  /// item at the end if it has changed.
  ///
  /// - Throws: ``BrailleError`` if a translation fails.
  package mutating func perform(
    _ action: Script.Action, on simulator: inout Simulator
  ) throws(BrailleError) -> Occurrences {
    switch action {
    case .braille(let command): return try perform(command, on: &simulator)
    case .wait(let milliseconds) where display.advances: return try wait(milliseconds, on: &simulator)
    case .setting(let change) where change.name.hasPrefix("braille"):
      let occurrences = simulator.perform(action)
      display.change(simulator.settings.braille)
      return try occurrences + show(simulator)
    default: return try follow(simulator.perform(action), simulator)
    }
  }

  /// Adds the output of the display to occurrences while time passes. A display that pans automatically goes on to the
  /// next item.
  ///
  /// - Throws: ``BrailleError`` if a translation fails.
  package mutating func passed(
    _ occurrences: Occurrences, on simulator: inout Simulator
  ) throws(BrailleError) -> Occurrences {
    let all = try announce(occurrences, simulator)
    return try all + (pass(until: simulator.time) ? move(.right, simulator: &simulator) : show(simulator))
  }

  private mutating func follow(_ occurrences: Occurrences, _ simulator: Simulator) throws(BrailleError) -> Occurrences {
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
extension ScriptBraille {
  private mutating func perform(
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
  private mutating func wait(_ milliseconds: Int, on simulator: inout Simulator) throws(BrailleError) -> Occurrences {
    var occurrences: Occurrences = []
    var rest = Double(milliseconds) / 1000
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

  private func refusal(_ reason: String, _ simulator: Simulator) -> Simulator.Occurrence {
    Simulator.Occurrence(of: .refused(Refusal(reason)), at: simulator.time)
  }
}

extension Script {
  /// Returns the display of the head line; nil if there is none.
  ///
  /// - Throws: ``ScriptError`` if translations fail, and for a step of a display without a display.
  func braille(on simulator: Simulator, _ options: ReaderOptions) throws(ScriptError) -> ScriptBraille? {
    guard let braille = heads.braille else {
      for step in steps {
        guard case .braille = step.action else { continue }
        throw error("there is no braille display; write `braille 40` before the first step", line: step.line)
      }
      return nil
    }
    do throws(BrailleError) {
      return try ScriptBraille(braille, on: simulator, options)
    } catch {
      throw self.error("\(error)", line: heads.line(of: .braille) ?? 1, kind: .unavailable)
    }
  }
}
