internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension Script.Heads {
  /// Reads a line before the first step.
  mutating func read(_ reader: inout ScriptLineReader) throws(ScriptError) {
    let line = reader
    let word = reader.word()
    guard let head = Script.Head(rawValue: word) else { throw unknown(word, line) }
    if head != .setting, head != .overlay, let before = lines[head] {
      throw line.error(.head, "\(word) is given twice; first in line \(before)")
    }
    guard !reader.isAtEnd else { throw reader.needs(.head, word, head.usage.what, head.usage.example) }
    lines[head] = lines[head] ?? reader.number
    switch head {
    case .app: app = try name(&reader)
    case .overlay: overlays.append(try name(&reader))
    // Quotation marks belong to the shell command.
    case .serve: serve = reader.takeRest()
    case .screen: screen = try name(&reader)
    case .language:
      language = try reader.value(.head, LanguageTag.mistake) { LanguageTag($0).isWellFormed ? $0 : nil }
    case .profile: profile = try choice(Profile.self, head, &reader)
    case .style: style = try choice(Renderer.Style.self, head, &reader)
    case .ios: ios = try reader.value(.head, IOSVersion.unknown) { IOSVersion($0) }
    case .pace: pace = try choice(Script.Pace.self, head, &reader)
    case .setting: try addSetting(&reader)
    case .technology: technologies = try ScriptParser.technologies(&reader, .head)
    case .braille: braille = try display(&reader)
    }
    try reader.expectEnd(.head, "nothing may follow the \(word)")
  }

  private func unknown(_ word: String, _ line: ScriptLineReader) -> ScriptError {
    if let first = line.next, "[/!\"….".unicodeScalars.contains(first) {
      return line.error(.head, "an expectation needs a step above it; steps begin with >")
    }
    var step = line
    if (try? ScriptParser.action(&step)) != nil {
      return line.error(.head, "a step begins with >: > \(line.rest)")
    }
    let known = Script.Head.allCases.map { $0.rawValue }
    if let hint = StepSuggestion.known(line.rest) {
      return line.error(.head, "this is not a head, and a step begins with >\(hint)")
    }
    let hint = suggestion(for: word, among: known)
    let what: Message = "unknown head \"\(word)\""
    return line.error(
      .head,
      hint.isEmpty
        ? "\(what); steps begin with >; before the first step, you can write \(known.joined(separator: ", "))"
        : "\(what)\(hint)")
  }

  /// Reads a name, with or without quotes.
  private func name(_ reader: inout ScriptLineReader) throws(ScriptError) -> String {
    reader.next == "\"" ? try reader.quoted(.head) : reader.takeRest()
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _: Value.Type, _ head: Script.Head, _ reader: inout ScriptLineReader
  ) throws(ScriptError) -> Value {
    let names = Value.allCases.map { $0.rawValue }.joined(separator: ", ")
    return try reader.value(.head, { "unknown \(head.rawValue) \"\($0)\"; there are \(names)" }) { Value(rawValue: $0) }
  }

  /// Reads a braille display: `20 contracted`.
  private func display(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Braille {
    let line = reader
    guard let cells = Int(reader.word()), (1...200).contains(cells) else {
      throw line.needs(.head, "braille", "the number of cells, from 1 to 200", "braille 40")
    }
    guard !reader.isAtEnd else { return Script.Braille(cells: cells) }
    let words = BrailleOutput.allCases.map { $0.rawValue }
    let mistake: (String) -> Message = { word in
      "\("braille") cannot be \"\(word)\"; it can be \(words.joined(separator: ", "))\(suggestion(for: word, among: words))"
    }
    return Script.Braille(cells: cells, output: try reader.value(.head, mistake) { BrailleOutput(rawValue: $0) })
  }

  private mutating func addSetting(_ reader: inout ScriptLineReader) throws(ScriptError) {
    let line = reader
    let setting = try ScriptParser.setting(&reader, .head)
    guard !settings.contains(where: { $0.name == setting.name }) else {
      throw line.error(.head, "the setting \(setting.name) is given twice")
    }
    settings.append(setting)
  }
}

extension Script.Head {
  /// The form of the text that follows the word.
  var usage: (what: Message, example: String) {
    switch self {
    case .app: ("a file or an address", "app comments.json, app http://localhost:3000/")
    case .overlay: ("the file of an overlay", "with shop.overlay.json")
    case .serve: ("a command", "serve npm start")
    case .language: ("a language tag", "language en")
    case .screen: ("the name of a screen", "screen \"Settings\"")
    case .profile: ("a name", "profile voiceover")
    case .style: ("commas or sentences", "style commas")
    case .setting: ("a name and a value", "setting hints off")
    case .ios: ("a version", "ios 16")
    case .pace: ("listen or swift", "pace listen")
    case .technology: ("names, separated by commas", "technology full keyboard access, voiceover")
    case .braille: ("a number of cells, and optionally the kind of braille", "braille 40, braille 20 contracted")
    }
  }
}

extension ScriptParser {
  /// Reads a setting: `hints off`.
  static func setting(
    _ reader: inout ScriptLineReader, _ kind: ScriptError.Problem
  ) throws(ScriptError) -> Script.SettingChange {
    let nameLine = reader
    let name = reader.word()
    guard !name.isEmpty else { throw nameLine.needs(kind, "setting", "a name and a value", "setting hints off") }
    guard let setting = Setting.named(name) else {
      throw nameLine.error(kind, Setting.unknown(name))
    }
    let valueLine = reader
    // Some values contain a blank.
    let value = setting.accepts(reader.rest) ? reader.takeRest() : reader.word()
    guard !value.isEmpty else { throw valueLine.needs(kind, name, "a value", "\(setting.choices)") }
    guard setting.accepts(value) else {
      throw valueLine.error(kind, "\(name) cannot be \"\(value)\"; it can be \(setting.choices)")
    }
    return Script.SettingChange(name: name, value: value)
  }

  /// Rejects a head line under a step, where every line is an expectation.
  static func refuseHead(_ reader: ScriptLineReader) throws(ScriptError) {
    guard isHead(reader.rest) else { return }
    throw reader.error(
      .expectation,
      "head lines come before the first step; put quotes around a text that is heard, or write > setting …"
    )
  }

  /// The prefixes of the addresses of pages.
  private static let addressBeginnings = ["http://", "https://", "file:", "data:"]

  /// Returns true for a text that is probably not an utterance: a head line with a valid value or the name of a file.
  static func isHead(_ text: String) -> Bool {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    switch words.first.flatMap(Script.Head.init(rawValue:)) {
    case .app:
      guard words.count == 2 else { return false }
      if addressBeginnings.contains(where: words[1].lowercased().hasPrefix) { return true }
      guard let dot = words[1].lastIndex(of: ".") else { return false }
      let ending = words[1][dot...].dropFirst()
      return (2...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter }
    case .overlay: return words.count == 2 && words[1].hasSuffix(".json")
    case .language:
      // Other values can be ordinary words: language learning.
      return words.count == 2 && LanguageTag(words[1]).isWellFormed
    case .profile: return words.count == 2 && Profile(rawValue: words[1]) != nil
    case .style: return words.count == 2 && Renderer.Style(rawValue: words[1]) != nil
    case .ios: return words.count == 2 && IOSVersion(words[1]) != nil
    case .pace: return words.count == 2 && Script.Pace(rawValue: words[1]) != nil
    case .braille: return words.count > 1 && Int(words[1]) != nil
    case .setting:
      let value = words.dropFirst(2).joined(separator: " ")
      return words.count > 2 && Setting.named(words[1])?.accepts(value) == true
    case .technology:
      let names = words.dropFirst().joined(separator: " ").split(separator: ",").map { $0.drop { $0 == " " } }
      return !names.isEmpty && names.allSatisfy { AssistiveTechnology(rawValue: String($0)) != nil }
    case .serve, .screen, nil: return false
    }
  }
}
