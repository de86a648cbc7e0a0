import Aloud

extension InputFile {
  /// The bytes of the file as text.
  func text(_ bytes: [UInt8], wanted: FileKind) throws(Failure) -> String {
    do { return try String(textFile: bytes) } catch { throw failure(bytes, wanted: wanted, error.told(file: name)) }
  }

  /// The failure for a file of another kind than expected, or else for an error in the file.
  func failure(_ bytes: [UInt8], wanted: FileKind, _ message: Message) -> Failure {
    Failure(.badInput, MistakenFile.message(bytes, wanted: wanted).map { "\(name): \($0)" } ?? message)
  }

  /// The bytes of a picture, which the output will contain.
  func pictureBytes() throws(Failure) -> [UInt8] {
    let bytes = try bytes()
    guard bytes.count <= 20 << 20 else { throw Failure(.badInput, "\(name): this picture is larger than 20 MB") }
    return bytes
  }

  /// The script in the file.
  ///
  /// - Parameter apps: the folder in which its app is looked up; nil for the folder that the script names.
  /// - Returns: the parsed script.
  /// - Throws: ``Failure`` whose status distinguishes a missing file from an unreadable one.
  func script(apps: String? = nil) throws(Failure) -> ScriptFile {
    let bytes = try bytes()
    let text = try text(bytes, wanted: .script)
    do {
      return ScriptFile(try Script(text, path: "\(name)"), path: path, apps: apps)
    } catch {
      throw failure(bytes, wanted: .script, error.told)
    }
  }

  /// The screen in the file; warnings are printed on standard error. If `isStrict` is true, a truncated dump is an
  /// error.
  func imported(format: ScreenFormat?, language: String?, isStrict: Bool = false) throws(Failure) -> ImportedScreen {
    try imported(screenContents().bytes, format: format, language: language, isStrict: isStrict)
  }

  /// The screen in bytes that were read from the file.
  func imported(
    _ bytes: [UInt8], format: ScreenFormat?, language: String?, isStrict: Bool = false
  ) throws(Failure) -> ImportedScreen {
    let screen: ImportedScreen
    do {
      screen = try ImportedScreen(bytes, format: format, language: self.language ?? language ?? overlays.language)
    } catch {
      throw Failure(error, in: self)
    }
    if isStrict, let cut = screen.warnings.first(where: { $0.kind == .cutOff }) {
      throw Failure(.badInput, "\(name): \(cut.message); --strict takes complete dumps only")
    }
    for warning in screen.warnings { Standard.error("\(name): warning: \(warning.message)") }
    return try laid(over: screen, format: format)
  }

  /// - Throws: ``Failure`` with 65 where an overlay no longer matches the screen.
  func laid(over screen: ImportedScreen, format: ScreenFormat?) throws(Failure) -> ImportedScreen {
    do { return try overlays.laid(over: screen, at: path, format: format) } catch { throw Failure(error) }
  }
}

/// Messages about a file of another kind than a command needs.
enum MistakenFile {
  private typealias Need = (name: Message, explanation: Message, mark: Character)

  /// For each kind, a description with an example, and a mark that any such text contains.
  private static let needs: [FileKind: Need] = [
    .script: ("a script", "a script has lines such as \"app FILE\" and \"> swipe right\"", ">"),
    .voice: ("a voice file", "a voice file has lines such as \"trait.button = Knob\"", "="),
    .answers: ("a file of answers", "the form in an HTML report saves one", "{"),
    .cover: ("a cover", "a cover is {\"app\": …, \"version\": …, \"date\": …}", "{"),
    .report: ("a report", "`aloud audit … --format report --output FILE.json` writes one for --compare", "{"),
    .baseline: ("a baseline of audits", "`aloud audit --baseline FILE --record` writes one", "{"),
    .costs: ("a file of costs", "`aloud test --baseline FILE --record` writes one", "{"),
    .recording: (
      "a recording of VoiceOver",
      "a recording is {\"aloud\": 1, \"tree\": …, \"steps\": [{\"do\": …, \"utterance\": …}]}",
      "{"
    ),
  ]

  /// A message about the actual kind of the file; nil where the file may be of the expected kind and contain an error.
  static func message(_ bytes: [UInt8], wanted: FileKind) -> Message? {
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
    // A fence belongs to Markdown, whatever it contains.
    if lines.contains(where: { $0.hasPrefix("```") }) { return false }
    if mark == "=" { return lines.first { !$0.hasPrefix("#") }?.contains(mark) == true }
    return lines.contains { $0.first == mark }
  }
}
