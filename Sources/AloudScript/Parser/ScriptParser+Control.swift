internal import AloudControl
internal import AloudReader
internal import AloudSimulator
internal import AloudTree

// Steps with other technologies than VoiceOver.
extension ScriptParser {
  /// `full keyboard access, voiceover`.
  static func technologies(
    _ reader: inout ScriptLineReader, _ kind: ScriptError.Kind
  ) throws(ScriptError) -> Set<AssistiveTechnology> {
    let line = reader
    var technologies: Set<AssistiveTechnology> = []
    for part in reader.takeRest().split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      guard let technology = AssistiveTechnology(rawValue: name) else {
        throw line.error(kind, unknown("technology", name, among: AssistiveTechnology.allCases.map(\.rawValue)))
      }
      technologies.insert(technology)
    }
    return technologies
  }

  /// `Shift-Tab`.
  static func key(_ reader: inout ScriptLineReader) throws(ScriptError) -> KeyboardKey {
    let line = reader
    let words = reader.takeRest()
    if let key = KeyboardKey(words: words) { return key }
    if KeyboardKey.notSimulated.contains(where: { $0.lowercased() == words.lowercased() }) {
      throw line.error(.step, "\(words) is about the device, or about touches, and is not simulated")
    }
    throw line.error(.step, unknown("key", words, among: KeyboardKey.allCases.map(\.rawValue)))
  }

  /// `select item`.
  static func switchAction(_ reader: inout ScriptLineReader) throws(ScriptError) -> SwitchAction {
    let line = reader
    let words = reader.takeRest().split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if let action = SwitchAction(rawValue: words) { return action }
    throw line.error(.step, unknown("action", words, among: SwitchAction.allCases.map(\.rawValue)))
  }

  private static func unknown(_ what: String, _ word: String, among known: [String]) -> String {
    let problem = word.isEmpty ? "the \(what) is missing" : "unknown \(what) \"\(word)\""
    let hint = suggestion(for: word, among: known)
    return problem + (hint.isEmpty ? "; there are \(known.joined(separator: ", "))" : hint)
  }
}
