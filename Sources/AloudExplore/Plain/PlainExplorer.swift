public import Aloud

/// A screen that is walked line by line: for who uses a screen reader, for simple terminals, and for other programs.
///
///     var explorer = PlainExplorer(document)
///     explorer.perform("swipe right")  // ["> swipe right", "Email, Text field", "Double tap to edit"]
///
/// What it prints is a script that `aloud test` accepts; what is no part of one is a comment.
public struct PlainExplorer: Sendable {
  /// What comes of a line.
  public struct Answer: Equatable, Sendable {
    /// Lines of a script.
    public var lines: [String] = []
    /// What is said, in order.
    public var speeches: [ScreenReader.Speech] = []
    /// True when that was the last line.
    public var isLast = false
    /// Where the walk is to be saved; nil for nowhere.
    public var path: String?
  }

  private var simulator: Simulator
  private var steps: [String] = []
  private let document: Document
  private let screen: Document.Screen?
  private let options: ReaderOptions

  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to begin with; nil is the first.
  ///   - options: how it is read.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    self.document = document
    self.screen = screen
    self.options = options
    simulator = Simulator(document, screen: screen, options: options)
  }

  /// What has been done so far.
  public var walk: WalkScript { WalkScript(steps, document, screen, options) }

  /// The settings as they are now.
  public var settings: VoiceOverSettings { simulator.settings }

  /// The app begins.
  public mutating func start() -> Answer { carryOut(.start) }

  /// Does what a line says: a step of a script, or a key of the table of keys.
  public mutating func perform(_ line: String) -> Answer {
    var words = line.onOneLine[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    words = words.drop { $0.isWhitespace || $0 == ">" }
    guard !words.isEmpty, !words.hasPrefix("#") else { return Answer() }
    switch words {
    case "q", "quit", "exit": return Answer(isLast: true)
    case "?", "help": return Answer(lines: PlainExplorer.help)
    default: break
    }
    if words.hasPrefix("save ") { return Answer(path: String(words.dropFirst(5))) }
    if words.count == 1, let key = words.first, let gesture = KeyRow.row(for: .character(key))?.gesture {
      return carryOut(.gesture(gesture))
    }
    do throws(ScriptError) {
      let script = try Script("> \(words)")
      return script.steps.first.map { carryOut($0.action) } ?? Answer()
    } catch {
      return Answer(lines: ["# \(error.message); `help` lists what can be done"])
    }
  }

  private mutating func carryOut(_ action: Script.Action) -> Answer {
    let words = WalkRecord.words(of: action)
    if words.isEmpty { return Answer(lines: ["# a script can post notifications, a user cannot"]) }
    steps.append(words)
    let occurrences = simulator.perform(action)
    var answer = Answer(lines: ["> \(words)"] + simulator.actuals(of: occurrences).map(\.written))
    if let fault = simulator.fault { answer.lines.append("# the app has stopped: \(fault)") }
    for case .utterance(let speech) in occurrences.map(\.event) where !speech.isSilent {
      answer.speeches.append(speech)
    }
    return answer
  }

  /// What can be written, each line a comment.
  private static var help: [String] {
    let letters = KeyRow.table.compactMap { row -> String? in
      guard let gesture = row.gesture else { return nil }
      let letters = row.keys.filter { if case .character(let key) = $0 { key != " " && key != "?" } else { false } }
      return
        "# \(([gesture.words] + letters.map(\.name)).joined(separator: " or ")): \(row.words?.command ?? row.fingers)"
    }
    return ["# Write what to do, in the words of scripts or as a letter:"] + letters + [
      "# touch \"Label\" or touch X,Y; rotor \"Headings\"; choose \"text\"; type \"text\"",
      "# wait 2s; setting NAME VALUE; start",
      "# save FILE.aloud: writes what was done as a script",
      "# help; quit",
    ]
  }
}
