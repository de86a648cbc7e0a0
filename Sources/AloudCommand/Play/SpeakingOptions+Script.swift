import Aloud

// Options as head lines of a script, so that a printed script passes without them.
extension SpeakingOptions {
  /// The head lines for these options; options without a head line are left out.
  var heads: [(head: Script.Head, line: String)] {
    var heads: [(head: Script.Head, line: String)] = []
    if let language { heads.append((.language, "language \(language)")) }
    if let screen { heads.append((.screen, "screen \"\(screen)\"")) }
    if reader.profile != .voiceOver { heads.append((.profile, "profile \(reader.profile.rawValue)")) }
    if let style = reader.style { heads.append((.style, "style \(style.rawValue)")) }
    let standard = VoiceOverSettings()
    if reader.settings.ios != standard.ios { heads.append((.ios, "ios \(reader.settings.ios)")) }
    for setting in Setting.all where setting.value(in: reader.settings) != setting.value(in: standard) {
      heads.append((.setting, "setting \(setting.name) \(setting.value(in: reader.settings))"))
    }
    return heads
  }

  /// The screen of the option, if the script names none.
  ///
  /// - Throws: ``Failure`` with 66 for a screen that does not exist.
  func screen(of document: Document, in script: Script) throws(Failure) -> Document.Screen? {
    guard script.heads.screen == nil, let name = screen else { return nil }
    if let found = document.screen(named: name) { return found }
    let names = document.screens.compactMap { $0.key ?? $0.name }
    let hint = suggestion(for: name, among: names)
    let lack: Message = "there is no screen \"\(name)\"; there are \(names.joined(separator: ", "))\(hint)"
    throw Failure(.notFound, lack.printable)
  }
}

extension ScriptFile {
  /// The file with additional head lines in its script.
  func adding(_ heads: [(head: Script.Head, line: String)]) throws(Failure) -> ScriptFile {
    do { return ScriptFile(try script.adding(heads), path: path) } catch { throw Failure(error) }
  }
}

extension Script {
  /// The script with additional head lines after its own; its own head lines take precedence.
  func adding(_ more: [(head: Head, line: String)]) throws(ScriptError) -> Script {
    let new = more.filter { head, line in
      head == .setting
        ? !heads.settings.contains { line.hasPrefix("setting \($0.name) ") } : heads.line(of: head) == nil
    }
    guard !new.isEmpty else { return self }
    let place = (Head.allCases.compactMap { heads.line(of: $0) }.max() ?? 0)
    var texts = lines.map { $0.text + ($0.ending.isEmpty ? "\n" : $0.ending) }
    texts.insert(contentsOf: new.map { $0.line + "\n" }, at: place)
    return try Script(texts.joined(), path: path)
  }
}
