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

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: all of it, a megabyte and 100,000 lines at most.
  ///   - path: the file, for errors.
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

  /// An error that is found later, at one of its lines: an app that is not there, a time limit.
  ///
  /// - Parameters:
  ///   - message: what goes wrong, in one line.
  ///   - line: from 1.
  ///   - kind: what sort of error it is.
  /// - Returns: the error, with the line as its excerpt.
  public func error(_ message: String, line: Int, kind: ScriptError.Kind = .run) -> ScriptError {
    let text = lines.indices.contains(line - 1) ? lines[line - 1].text : ""
    let reader = ScriptLineReader(text, number: line, path: path)
    return reader.error(kind, message)
  }
}
