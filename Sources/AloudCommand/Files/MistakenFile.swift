import Aloud

/// The message about a file that is something else than a command needs.
enum MistakenFile {
  private typealias Need = (name: String, explanation: String, mark: Character)

  /// The file that is needed, its look, and a mark without which a text is none.
  private static let needs: [FileKind: Need] = [
    .script: ("a script", "a script has lines such as \"app FILE\" and \"> swipe right\"", ">"),
    .voice: ("a voice file", "a voice file has lines such as \"trait.button = Knob\"", "="),
    .answers: ("a file of answers", "the form of a report saves one", "{"),
    .cover: ("a cover", "a cover is {\"app\": …, \"version\": …, \"date\": …}", "{"),
    .report: (
      "a report", "`aloud audit … --format report --output FILE.json` writes one for --compare", "{"
    ),
    .baseline: ("a baseline of audits", "`aloud audit --baseline FILE --record` writes one", "{"),
    .recording: (
      "a recording of VoiceOver",
      "a recording is {\"aloud\": 1, \"tree\": …, \"steps\": [{\"do\": …, \"utterance\": …}]}",
      "{"
    ),
  ]

  /// Tells what a file is that is not what was wanted; nil where it may be that, with a mistake in it.
  static func message(_ bytes: [UInt8], wanted: FileKind) -> String? {
    guard let need = needs[wanted] else { return nil }
    if let kind = FileKind(bytes) {
      if kind == wanted || (kind.isGuess && hasLine(with: need.mark, bytes)) { return nil }
      return kind.isNot(need.name, need.explanation)
    }
    guard let format = (try? ImportedScreen(bytes))?.format else { return nil }
    return "this is a screen (\(format.rawValue)), not \(need.name): `aloud read` reads it; \(need.explanation)"
  }

  private static func hasLine(with mark: Character, _ bytes: [UInt8]) -> Bool {
    let lines = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).split(whereSeparator: \.isNewline)
    // A fence is Markdown's, whatever stands inside.
    if lines.contains(where: { $0.hasPrefix("```") }) { return false }
    if mark == "=" { return lines.first { !$0.hasPrefix("#") }?.contains(mark) == true }
    return lines.contains { $0.first == mark }
  }
}
