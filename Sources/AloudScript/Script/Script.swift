public import AloudBase
public import AloudSimulator
public import AloudSpeech

/// The steps of a user on a screen, and the events that must follow, as readable text.
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
/// A script keeps every line unchanged, so that it can be written back byte for byte.
public struct Script: Equatable, Sendable {
  /// The file of the script, for error messages.
  public let path: String?
  /// Every line.
  public let lines: [Line]
  /// The head lines before the first step.
  public let heads: Heads
  /// The steps, in order.
  public let steps: [Step]

  /// A line of a script, unchanged.
  public struct Line: Equatable, Sendable {
    /// The text with its white space, without its ending.
    public let text: String
    /// `\n`, `\r\n` or `\r`; empty for a last line without an ending.
    public let ending: String
  }

  /// Parses a script of at most a megabyte and 100,000 lines. Errors include the path.
  ///
  /// - Throws: ``ScriptError`` with the line and column of the fault.
  /// - Complexity: O(length).
  public init(_ text: String, path: String? = nil) throws(ScriptError) {
    var parser = try ScriptParser(text, path: path)
    try parser.parse()
    self.path = path
    lines = parser.lines
    heads = parser.heads
    steps = parser.steps
  }

  /// The text of the script, unchanged.
  public var text: String { lines.map { $0.text + $0.ending }.joined() }

  /// Returns the lines under a step, up to the next step, as indices in ``lines``.
  func block(ofStep index: Int) -> Range<Int> {
    let end = index + 1 < steps.count ? steps[index + 1].line - 1 : lines.count
    return steps[index].line..<end
  }

  /// Returns an error about a line, from 1, that is found after parsing, such as a time limit.
  public func error(_ message: Message, line: Int, kind: ScriptError.Problem = .run) -> ScriptError {
    let text = lines.indices.contains(line - 1) ? lines[line - 1].text : ""
    let reader = ScriptLineReader(text, number: line, path: path)
    return reader.error(kind, message)
  }
}

extension Script {
  /// The head lines before the first step: the app, the language, the settings.
  public struct Heads: Equatable, Sendable {
    /// A screen document, a dump or a web page, relative to the script; or the address of a page.
    public internal(set) var app: String?
    /// Overlays for the app, in this order, relative to the script.
    public internal(set) var overlays: [String] = []
    /// The command that starts the server of the page.
    public internal(set) var serve: String?
    /// The language of the app, as a BCP-47 tag: `pt-BR`.
    public internal(set) var language: String?
    /// The first screen of the app.
    public internal(set) var screen: String?
    /// The profile whose speech is simulated.
    public internal(set) var profile: Profile?
    /// The style of text; nil for that of the profile.
    public internal(set) var style: Renderer.Style?
    /// The version of iOS; nil for the newest.
    public internal(set) var ios: IOSVersion?
    /// Settings of VoiceOver, in the order in which they are written.
    public internal(set) var settings: [SettingChange] = []
    /// The assistive technologies that are on when the app starts; nil for the features in the document of the app.
    public internal(set) var technologies: Set<AssistiveTechnology>?
    /// The pace between steps.
    public internal(set) var pace = Pace.listen
    /// The braille display; nil for none.
    public internal(set) var braille: Braille?
    var lines: [Head: Int] = [:]

    /// Returns the number of the head line, from 1; for settings and overlays, that of the first one. Nil if there is none.
    public func line(of head: Head) -> Int? { lines[head] }
  }

  /// The first words of head lines.
  public enum Head: String, CaseIterable, Sendable {
    /// The file of the screen.
    case app
    /// The file of an overlay; there may be several such lines.
    case overlay = "with"
    /// A choice about the whole script; Scripts.md explains each.
    case serve, language, screen, profile, style, ios, setting, pace, technology, braille
  }

  /// Whether VoiceOver finishes speaking before the next step.
  public typealias Pace = Simulator.Pace

  /// A setting and its new value; both are valid.
  public struct SettingChange: Equatable, Sendable {
    /// The name of the setting, as in `Setting.name`.
    public let name: String
    /// The new value, as scripts write it.
    public let value: String
  }
}
