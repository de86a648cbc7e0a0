internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension ScriptParser {
  /// The notifications that can be posted.
  private enum Posted: String, CaseIterable { case screenChanged, layoutChanged, announcement, pageScrolled }

  private static let longestWait = 3_600_000

  /// Reads the text after the `>`.
  static func action(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Action {
    let line = reader
    guard !reader.isAtEnd else { throw reader.error(.step, "a step is missing here, such as > swipe right") }
    do throws(ScriptError) {
      if let action = try otherAction(&reader) { return action }
    } catch {
      var word = line
      // Names of settings and notifications have their own suggestions.
      let hasNames = [.setting, .post].contains(Script.StepWord(rawValue: word.word().lowercased()))
      let hint = hasNames ? StepSuggestion.spelling(of: line.rest) : StepSuggestion.known(line.rest)
      guard let hint else { throw error }
      throw line.error(.step, "\(error.message)\(hint)", at: error.column - 1)
    }
    return .gesture(try gesture(line))
  }

  /// Reads a step that is not a gesture; nil if the line does not begin like one.
  static func otherAction(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Action? {
    let line = reader
    // `Start Help` begins like the step `start`.
    if let command = ScreenReader.Command(words: line.rest), !command.isOfDevice { return nil }
    if let command = BrailleCommand(words: line.rest) {
      _ = reader.takeRest()
      return .braille(command)
    }
    let action: Script.Action
    switch Script.StepWord(rawValue: reader.word().lowercased()) {
    case .start: action = .start
    case .wait: action = .wait(milliseconds: try milliseconds(&reader))
    case .setting: action = .setting(try setting(&reader, .step))
    case .post: action = .post(try notification(&reader))
    case .technology: action = .technology(try technologies(&reader, .step))
    case .key: action = .key(try key(&reader))
    case .switchAction: action = .switchAction(try switchAction(&reader))
    case .say:
      guard reader.next == "\"" else { throw reader.needs(.step, "say", "a text in quotes", "say \"Tap Send\"") }
      action = .say(try reader.quoted(.step))
    case .expect: action = .expect(try costLimit(&reader))
    case nil: return try DeviceAction(line).map { .device($0) }
    }
    try reader.expectEnd(.step, "nothing may follow this")
    return action
  }

  private static func gesture(_ line: ScriptLineReader) throws(ScriptError) -> ScreenReader.Gesture {
    do throws(GestureError) {
      return try ScreenReader.Gesture(line.rest)
    } catch {
      // Text that is not in a file is from a program with its own help, such as the explorer.
      let advice: Message = error.isUnknown && line.path != nil ? "; `aloud help gestures` lists the steps" : ""
      throw line.error(.step, "\(error.message)\(advice)", at: line.position + error.offset)
    }
  }

  /// Reads a time: `2s`, `0.5s`, `250ms`.
  static func milliseconds(
    _ reader: inout ScriptLineReader, _ step: String = "wait", _ example: String = "2s, wait 0.5s or wait 250ms"
  ) throws(ScriptError) -> Int {
    let line = reader
    let text = reader.takeRest()
    let number = String(text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") })
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let value = Double(number), unit == "s" || unit == "ms" else {
      throw line.needs(.step, step, "a time", "\(step) \(example)")
    }
    let milliseconds = unit == "s" ? value * 1000 : value
    guard milliseconds <= Double(longestWait) else {
      throw line.error(.step, "\(step) can be one hour at most: \(step) 3600s")
    }
    guard abs(milliseconds - milliseconds.rounded()) < 1e-6 else {
      throw line.error(.step, "a millisecond is the shortest time: \(step) 1ms")
    }
    return Int(clamping: milliseconds.rounded())
  }

  /// Reads a notification: `screenChanged focus cart`, `announcement "Saved" priority high`.
  private static func notification(_ reader: inout ScriptLineReader) throws(ScriptError) -> ScreenReader.Notification {
    let line = reader
    let name = reader.word()
    switch Posted(rawValue: name) {
    case .screenChanged:
      let (focus, text) = try change(name, &reader)
      return .screenChanged(focus: focus, text: text)
    case .layoutChanged:
      let (focus, text) = try change(name, &reader)
      return .layoutChanged(focus: focus, text: text)
    case .announcement:
      let (text, priority) = try announcement(name, &reader)
      return .announcement(SpokenText(text), priority: priority)
    case .pageScrolled:
      guard reader.next == "\"" else {
        throw reader.needs(.step, name, "a text in quotes", "pageScrolled \"Page 2 of 5\"")
      }
      return .pageScrolled(SpokenText(try reader.quoted(.step)))
    case nil:
      let names = Posted.allCases.map({ $0.rawValue })
      let known = names.joined(separator: ", ")
      guard !name.isEmpty else { throw line.error(.step, "post needs a notification; there are \(known)") }
      throw line.error(.step, unknown("notification", name, among: names))
    }
  }

  private static func change(
    _ name: String, _ reader: inout ScriptLineReader
  ) throws(ScriptError) -> (focus: String?, text: String?) {
    var focus: String?
    if let next = reader.next, next != "\"" {
      let line = reader
      guard reader.word() == "focus" else {
        throw line.error(.step, "write the focus or the text: \(name) focus ID, or \(name) \"text\"")
      }
      guard !reader.isAtEnd else { throw reader.error(.step, "focus needs the id of an element") }
      focus = reader.next == "\"" ? try reader.quoted(toLast: false, .step) : reader.word()
    }
    guard reader.next == "\"" else { return (focus, nil) }
    guard focus == nil else { throw reader.error(.step, Effect.Notification.argumentProblem(name)) }
    return (nil, try reader.quoted(.step))
  }

  private static func announcement(
    _ name: String, _ reader: inout ScriptLineReader
  ) throws(ScriptError) -> (text: String, priority: Effect.Priority) {
    guard reader.next == "\"" else { throw reader.needs(.step, name, "a text in quotes", "\(name) \"Saved\"") }
    let text = try reader.quoted(.step)
    guard !reader.isAtEnd else { return (text, .default) }
    let line = reader
    let priorities = Effect.Priority.allCases.map { $0.rawValue }
    guard reader.word() == "priority" else { throw line.error(.step, "only a priority may follow the text") }
    let mistake: Message = "priority is one of \(priorities.joined(separator: ", "))"
    return (text, try reader.value(.step, { _ in mistake }) { Effect.Priority(rawValue: $0) })
  }

  // MARK: Steps with technologies other than VoiceOver

  /// Reads technologies: `full keyboard access, voiceover`.
  static func technologies(
    _ reader: inout ScriptLineReader, _ kind: ScriptError.Problem
  ) throws(ScriptError) -> Set<AssistiveTechnology> {
    let line = reader
    var technologies: Set<AssistiveTechnology> = []
    for part in reader.takeRest().split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").lowercased()
      guard let technology = AssistiveTechnology(rawValue: name) else {
        throw line.error(kind, unknown("technology", name, among: AssistiveTechnology.allCases.map { $0.rawValue }))
      }
      technologies.insert(technology)
    }
    return technologies
  }

  /// Reads a key: `Shift-Tab`.
  static func key(_ reader: inout ScriptLineReader) throws(ScriptError) -> KeyboardKey {
    let line = reader
    let words = reader.takeRest()
    if let key = KeyboardKey(words: words) { return key }
    if KeyboardKey.notSimulated.contains(where: { $0.lowercased() == words.lowercased() }) {
      throw line.error(.step, "\(words) is about the device, or about touches, and is not simulated")
    }
    throw line.error(.step, unknown("key", words, among: KeyboardKey.allCases.map { $0.rawValue }))
  }

  /// Reads an action of a switch: `select item`.
  static func switchAction(_ reader: inout ScriptLineReader) throws(ScriptError) -> SwitchAction {
    let line = reader
    let words = reader.takeRest().split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").lowercased()
    if let action = SwitchAction(rawValue: words) { return action }
    throw line.error(.step, unknown("action", words, among: SwitchAction.allCases.map { $0.rawValue }))
  }

  private static func unknown(_ what: Message, _ word: String, among known: [String]) -> Message {
    let all = known.joined(separator: ", ")
    guard !word.isEmpty else { return "the \(what) is missing; there are \(all)" }
    return unknown(what, word, suggestion(for: word, among: known), all: all)
  }

  /// The message about an unknown word, with a suggestion or with all words.
  private static func unknown(_ what: Message, _ word: String, _ hint: Message, all: String) -> Message {
    hint.isEmpty ? "unknown \(what) \"\(word)\"; there are \(all)" : "unknown \(what) \"\(word)\"\(hint)"
  }

  /// The longest pattern, in bytes. Longer patterns take too long to compile.
  private static let longestPattern = 1_000

  /// Reads a line under a step.
  static func expectation(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Expectation {
    let written = reader.rest
    let form: Script.Expectation.Form
    if written == "…" || written == "..." {
      form = .gap
    } else if reader.next == "!" {
      reader.skip()
      form = .never(try neverMatter(&reader))
    } else {
      form = .event(try matter(&reader))
    }
    return Script.Expectation(line: reader.number, written: written, form: form)
  }

  private static func neverMatter(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    switch reader.next {
    case nil: throw reader.error(.expectation, "after the !, write what may not happen")
    case _ where reader.rest == "…" || reader.rest == "...":
      throw reader.error(
        .expectation, "a gap can always be empty, so ! cannot forbid it; if nothing may happen, write no line")
    default: return try matter(&reader)
    }
  }

  private static func matter(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    let matter: Script.Matter
    switch reader.next {
    case "\"":
      matter = .utterance(try reader.quoted(.expectation))
      try reader.expectEnd(.expectation, "nothing may follow the quoted text")
    case "[":
      matter = try bracketed(&reader)
      try reader.expectEnd(.expectation, "nothing may follow the bracket; write two events in two lines")
    case "/":
      matter = .pattern(try pattern(&reader))
      try reader.expectEnd(.expectation, "nothing may follow the pattern, which ends at the line's last /")
    case let mark? where ">#!…".unicodeScalars.contains(mark):
      let text = reader.rest
      throw reader.error(.expectation, "put quotes around a text that begins with \(mark): \"\(text)\"")
    default: matter = .utterance(reader.takeRest())
    }
    return matter
  }

  /// Reads an event in brackets: `[screen changed]`, `[keyboard focus] Send`.
  private static func bracketed(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    let line = reader
    let name = try reader.quoted(by: "]", toLast: false, .expectation)
    if let happening = Happening(rawValue: name) { return .happening(happening) }
    if let kind = Shown.Channel(rawValue: name) {
      return .shown(kind, reader.next == "\"" ? try reader.quoted(.expectation) : reader.takeRest())
    }
    let names = Happening.allCases.map { $0.rawValue } + Shown.Channel.allCases.map { $0.rawValue }
    let hint = suggestion(for: name, among: names, synonyms: Happening.synonyms)
    // The other happenings are printed only with `setting sounds on`.
    let printed = Happening.allCases.filter { $0.isPrinted }.map { $0.rawValue }.joined(separator: ", ")
    throw line.error(.expectation, unknown("event", name, hint, all: printed))
  }

  private static func pattern(_ reader: inout ScriptLineReader) throws(ScriptError) -> String {
    let line = reader
    let pattern = try reader.quoted(by: "/", .expectation)
    guard !pattern.isEmpty else {
      throw line.error(.expectation, "an empty pattern matches everything; a comment begins with #")
    }
    guard pattern.utf8.count <= longestPattern else {
      throw line.error(.expectation, "a pattern has \(longestPattern) bytes at most")
    }
    do {
      _ = try Regex(pattern)
      // Some unsupported patterns fail only when they are used. `(?!)` never matches, so that the rest is compiled, but
      // not matched: some patterns take very long even for an empty text.
      _ = try Regex("(?!)(?:\(pattern)\n)").firstMatch(in: "")
    } catch {
      throw line.error(
        .expectation, "this is not a valid regular expression: \("\(error)" as String)", at: line.position + 1)
    }
    return pattern
  }
}
