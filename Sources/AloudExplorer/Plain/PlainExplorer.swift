package import AloudBase
public import AloudReader
internal import AloudScript
internal import AloudSimulator
public import AloudSpeech
public import AloudTree

/// An exploration of an app line by line, for users of a screen reader, simple terminals and other programs.
///
///     var explorer = PlainExplorer(document)
///     explorer.perform("swipe right")  // ["> swipe right", "Email, Text field", "Double tap to edit"]
///
/// The output is a script that `aloud test` accepts. Other lines are comments.
public struct PlainExplorer: Sendable {
  /// The answer to a line.
  public struct Answer: Equatable, Sendable {
    /// Lines of a script.
    public var lines: [String] = []
    /// The speeches, in order.
    public var speeches: [ScreenReader.Speech] = []
    /// True if the walk ends.
    public var isLast = false
    /// The file to which to save the walk; nil to save nothing.
    public var path: String?
  }

  private(set) var simulator: Simulator
  /// The language of the explorer's messages.
  public var words = ExplorerWords.english
  /// True while gestures are described, not performed.
  var isPractice = false
  /// The step that an empty line repeats.
  private var last: Script.Action?
  private var lastSpeech = LastSpeech()
  private var steps: [String] = []
  private let app: ExploredApp
  private let options: ReaderOptions

  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to start with; nil for the first.
  ///   - options: the options of VoiceOver.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    self.init(ExploredApp(document, screen: screen), options: options)
  }

  /// - Parameters:
  ///   - app: a document or a live page.
  ///   - options: the options of VoiceOver.
  ///   - equipment: a braille display, and the assistive technologies.
  public init(
    _ app: ExploredApp, options: ReaderOptions = ReaderOptions(), equipment: WalkEquipment = WalkEquipment()
  ) {
    self.app = app
    self.options = options
    simulator = app.simulator(options, equipment.technologies)
    equipment.connect(to: &simulator, options)
  }

  /// The walk so far.
  public var walk: WalkScript { WalkScript(steps: steps, app: app, options: options) }

  /// The current settings.
  public var settings: VoiceOverSettings { simulator.settings }

  /// Starts the app.
  public mutating func start() -> Answer { carryOut(.start) }

  /// Performs a line: a step of a script, a key of ``KeyRow/table``, or a command.
  public mutating func perform(_ line: String) -> Answer {
    var words = line.onOneLine[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    let isMarked = words.contains(">")
    words = words.drop { $0.isWhitespace || $0 == ">" }
    // A leading `>`, as in scripts, is ignored; `>` alone is a key.
    if words.isEmpty, isMarked { words = ">" }
    guard !words.isEmpty, !words.hasPrefix("#") else { return Answer() }
    switch words {
    case "q", "quit", "exit": return Answer(isLast: true)
    case "?", "help": return Answer(lines: help)
    default: break
    }
    if let gestures = PlainExplorer.gestures(ofKeysIn: line) { return carryOut(gestures) }
    if let swipe = PlainExplorer.swipes[words.lowercased()] { return perform(swipe.words) }
    if let answer = command(words) { return answer }
    do throws(ScriptError) {
      let script = try Script("> \(words)")
      guard let action = script.steps.first?.action else { return Answer() }
      try script.check(on: simulator)
      if isPractice, case .gesture(let gesture) = action {
        return KeyRow.table.first { $0.gesture == gesture }.map(practice) ?? Answer()
      }
      if isPractice, case .device(let action) = action { return told(Message(english: action.meaning)) }
      return carryOut(action)
    } catch {
      let isAnswered = "\(error.message)".hasSuffix("?")
      return told(isAnswered ? error.message : "\(error.message); `help` lists what can be done")
    }
  }

  /// Repeats the last step, as an empty line does on a terminal.
  public mutating func repeatLast() -> Answer { last.map { carryOut($0) } ?? Answer() }

  private mutating func carryOut(_ gestures: [ScreenReader.Gesture]) -> Answer {
    gestures.reduce(into: Answer()) { whole, gesture in
      let answer = perform(gesture.words)
      whole.lines += answer.lines
      whole.speeches += answer.speeches
    }
  }

  mutating func carryOut(_ action: Script.Action) -> Answer {
    let words = WalkRecord.words(of: action)
    if words.isEmpty { return told("a script can post notifications, a user cannot") }
    steps.append(words)
    if action != .start { last = action }
    let before = simulator.wayBack
    let occurrences = simulator.walk(action)
    var answer = Answer(lines: ["> \(words)"])
    for occurrence in occurrences {
      if let actual = simulator.actual(of: occurrence.event) { answer.lines.append(actual.written) }
      if let refusal = occurrence.refusal { answer.lines.append(comment(refusal.reason)) }
    }
    if let note = simulator.note(on: action, occurrences) { answer.lines.append(comment(note).printable) }
    if let fault = simulator.fault { answer.lines.append(comment("the app has stopped: \(fault.message)")) }
    if let problem = simulator.takeBrailleError() { answer.lines.append(comment(problem)) }
    if let wayBack = simulator.wayBack, wayBack != before { answer.lines.append("# \(wayBack.message(self.words))") }
    for case .utterance(let speech) in occurrences.map({ $0.event }) {
      lastSpeech.note(speech)
      if !speech.isSilent { answer.speeches.append(speech) }
    }
    return answer
  }

  /// Says the last words again. This is not a step of the walk, because VoiceOver has no gesture for it.
  func sayAgain() -> Answer {
    guard let speech = lastSpeech.again(isMuted: simulator.reader.isMuted) else {
      return told("nothing has been said yet")
    }
    return Answer(
      lines: ["# \(words.said("again")): \(simulator.text(of: speech).onOneLine.printable)"],
      speeches: speech.isSilent ? [] : [speech])
  }

  package func comment(_ message: Message) -> String { words.comment(message) }

  /// Returns an answer that is only a comment.
  func told(_ message: Message) -> Answer { Answer(lines: [comment(message)]) }

  /// The lines that users can write, as comments.
  private var help: [String] {
    let letters = KeyRow.table.compactMap { row -> String? in
      guard let gesture = row.gesture else { return nil }
      let letters = row.keys.filter { if case .character(let key) = $0 { key != " " && key != "?" } else { false } }
      let swipe = PlainExplorer.swipes.first { $0.value == gesture }.map { [$0.key] } ?? []
      let names = [gesture.words] + swipe + letters.map({ $0.name })
      let meaning = row.words?.command(in: words.language) ?? row.fingers(in: words.language)
      return "# \(names.joined(separator: " \(words.said("or")) ")): \(meaning)"
    }
    return [comment("Write a step in the words of scripts, or a letter:")] + letters
      + [
        "touch \"Label\", touch X,Y, or / and the beginning of a label; choose \"text\" or f text; type \"text\"",
        "< or >: drags the finger of d to the point before or after; drag to 5, drag to \"March\", drag to 40% of the axis",
        "rotor \"Headings\", or o and the beginning of an option; o alone lists the options",
        "read hint, move to next link: a command of VoiceOver by its name; item text search \"text\"",
        "w: one second passes; W: ten seconds pass; wait 2s; setting NAME VALUE; start",
        "T: the accessibility shortcut; : and a step for the device: guided access start, home, restart",
        "e: repeats what was said last",
        "- or +: speaks more slowly or faster; p: practice (gestures are described, not performed)",
        "save FILE.aloud or x FILE.aloud: saves the steps as a script",
        "help or ?; quit or q; on a terminal an empty line repeats the last step",
      ].map(comment)
  }
}
