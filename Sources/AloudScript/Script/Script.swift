public import AloudControl
public import AloudSimulator
public import AloudSpeech

/// The steps of a user on a screen, and the events that must follow: a text that reads as it sounds.
///
///     let script = try Script(
///       """
///       app comments.json
///
///       > start
///       Comments, Heading
///       > swipe right
///       Mina, What a view!
///       """, path: "reply.aloud")
///     script.steps[1].action           // .gesture(.swipeRight)
///     script.steps[1].expectations[0]  // line 6: Mina, What a view!
///
/// A script keeps every line as it stands, so that it can be written back byte for byte.
public struct Script: Equatable, Sendable {
  /// The file that it came from, as errors name it.
  public let path: String?
  /// Every line.
  public let lines: [Line]
  /// The settings before the first step.
  public let heads: Heads
  /// The steps, in order.
  public let steps: [Step]

  /// A line of a script, as it stands there.
  public struct Line: Equatable, Sendable {
    /// All of it, white space too, without its ending.
    public let text: String
    /// `\n`, `\r\n` or `\r`; nothing at the end of a text that does not end with one.
    public let ending: String
  }

  /// Reads a script of a megabyte and 100,000 lines at most; errors name the path.
  ///
  /// - Throws: ``ScriptError`` with line and column of what cannot be read.
  /// - Complexity: O(length).
  public init(_ text: String, path: String? = nil) throws(ScriptError) {
    var parser = try ScriptParser(text, path: path)
    try parser.parse()
    self.path = path
    lines = parser.lines
    heads = parser.heads
    steps = parser.steps
  }

  /// The script as it was read.
  public var text: String { lines.map { $0.text + $0.ending }.joined() }

  /// The lines under a step, up to the next one; indices into ``lines``.
  func block(ofStep index: Int) -> Range<Int> {
    let end = index + 1 < steps.count ? steps[index + 1].line - 1 : lines.count
    return steps[index].line..<end
  }

  /// An error of one line that is found later, at one of the script's lines (from 1), such as a time limit.
  public func error(_ message: String, line: Int, kind: ScriptError.Kind = .run) -> ScriptError {
    let text = lines.indices.contains(line - 1) ? lines[line - 1].text : ""
    let reader = ScriptLineReader(text, number: line, path: path)
    return reader.error(kind, message)
  }
}

extension Script {
  /// The lines before the first step: which app, in which language, under which settings.
  public struct Heads: Equatable, Sendable {
    /// A screen document, a dump or a page of the web, relative to the script; or the address of a page.
    public internal(set) var app: String?
    /// Overlays that are laid over the app, in this order, relative to the script.
    public internal(set) var overlays: [String] = []
    /// The command that starts the server of the page.
    public internal(set) var serve: String?
    /// A BCP-47 tag: `pt-BR`.
    public internal(set) var language: String?
    /// The screen of the app to begin with.
    public internal(set) var screen: String?
    /// The profile whose speech is simulated.
    public internal(set) var profile: Profile?
    /// How the parts of an utterance are joined; nil is the profile's way.
    public internal(set) var style: Renderer.Style?
    /// The version of iOS that everything dated is as in; nil is the newest. Settings count more.
    public internal(set) var ios: IOSVersion?
    /// Settings of VoiceOver, in the order in which they are written.
    public internal(set) var settings: [SettingChange] = []
    /// The assistive technologies that are on when the app begins; nil is VoiceOver as the app has it.
    public internal(set) var technologies: Set<AssistiveTechnology>?
    /// How soon one step follows another.
    public internal(set) var pace = Pace.listen
    /// The braille display; nil is none.
    public internal(set) var braille: Braille?
    var lines: [Head: Int] = [:]

    /// The line that says it, from 1; of settings and overlays the first one. Nil where none does.
    public func line(of head: Head) -> Int? { lines[head] }
  }

  /// The words that head lines begin with.
  public enum Head: String, CaseIterable, Sendable {
    case app
    case overlay = "with"
    case serve, language, screen, profile, style, ios, setting, pace, technology, braille
  }

  public typealias Pace = Simulator.Pace

  /// A setting and its new value, both known to exist.
  public struct SettingChange: Equatable, Sendable {
    public let name: String
    public let value: String
  }
}
