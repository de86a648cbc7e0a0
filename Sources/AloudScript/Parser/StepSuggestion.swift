internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// The suggested step for an unknown one: by its spelling, by the names in other tools, else the most similar step.
enum StepSuggestion {
  /// Returns `; did you mean "swipe right"?` for a step without its `>`, or an empty text.
  static func hint(for text: String) -> Message {
    guard text.utf8.count <= 1000 else { return "" }
    let meant = StepSpelling(text).respelled
    return spelling(of: text) ?? command(near: text) ?? known(text) ?? near(meant) ?? ""
  }

  /// Returns the suggested command for `move to next headng` or `go to next heading`.
  private static func command(near text: String) -> Message? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard words.count > 2, ["move", "go"].contains(words[0]), words[1] == "to", !text.contains("\"") else { return nil }
    let names = ScreenReader.Command.allCases.filter { $0.reasonForNothing == nil }.map { $0.name }
    let name = (["move"] + words.dropFirst()).joined(separator: " ")
    guard let lower = nearest(to: name, among: names.map { $0.lowercased() }) else { return nil }
    return names.first { $0.lowercased() == lower }.map { "; \(told([$0]))" }
  }

  /// Returns a suggestion without similar steps: only for another spelling, or for a name in other tools.
  static func known(_ text: String) -> Message? {
    guard text.utf8.count <= 1000 else { return nil }
    if let spelling = spelling(of: text) { return spelling }
    let meant = StepSpelling(text).respelled
    return (named(meant) ?? repeated(meant) ?? rowMeaning(of: meant)).map { "; \($0)" }
  }

  /// Returns a suggestion only for another spelling of a step.
  static func spelling(of text: String) -> Message? {
    guard text.utf8.count <= 1000 else { return nil }
    let spelling = StepSpelling(text)
    let meant = spelling.respelled
    guard meant != text, isStep(meant) else { return nil }
    return spelling.hasOtherQuotes ? "; write straight quotation marks: > \(meant.printable)" : "; \(told([meant]))"
  }

  /// Returns true for a valid step.
  static func isStep(_ text: String) -> Bool {
    if (try? ScreenReader.Gesture.parsed(text)) != nil { return true }
    var reader = ScriptLineReader(text, number: 1, path: nil)
    return ((try? ScriptParser.otherAction(&reader)) ?? nil) != nil
  }

  static func told(_ steps: [String]) -> Message {
    let steps = steps.map { $0.printable }
    if steps.count == 1, !steps[0].contains("\"") { return "did you mean \"\(steps[0])\"?" }
    return "did you mean \(steps.map { "> \($0)" }.joined(separator: ", then "))?"
  }

  /// Returns the suggestion for the words of a step without blanks, or for VoiceOver's name of a command.
  private static func named(_ text: String) -> Message? {
    let name = text.wordsTogether
    let gestures = ScreenReader.Gesture.table
    if let words = gestures.first(where: { $0.argument == nil && $0.words.wordsTogether == name })?.words {
      return told([words])
    }
    // If the words are the step itself, something else is missing.
    let meant = gestures.first { $0.command?.wordsTogether == name && $0.words.wordsTogether != name }
    guard let row = meant else { return nil }
    return told([row.argument == nil ? row.words : row.words + " \"Label\""])
  }

  /// Returns the advice for `swipe right 2 times`, `swipe right x3`.
  private static func repeated(_ text: String) -> Message? {
    let words = text.split(separator: " ").map(String.init)
    let last = words.last?.lowercased() ?? ""
    let count = ["times", "time", "x"].contains(last) ? 2 : 1
    guard words.count > count, words[words.count - count].contains(where: { $0.isNumber }),
      last.contains(where: { $0.isLetter })
    else { return nil }
    let step = words.dropLast(count).joined(separator: " ")
    guard isStep(step) else { return nil }
    return "a step is done once; to repeat it, write > \(step.printable) again in a new line"
  }

  private static func rowMeaning(of text: String) -> Message? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    // The step `expect cost` says itself what is wrong.
    if words.count > 1, words[1].lowercased() == "cost" { return nil }
    // The longest name is tried first: "press and hold" before "press".
    for count in stride(from: min(words.count, 4), through: 1, by: -1) {
      let name = words[..<count].joined().filter { $0.isLetter || $0 == "\"" }.lowercased()
      if checks.contains(name) { return "write an expectation in its own line under a step, without >" }
      guard let row = table.first(where: { $0.names.contains(name) }) else { continue }
      if parts.count > 3, row.withText == ["type \"…\""] { return typing(parts) }
      let rest = parts.count > 2 ? parts[1] : words[count...].joined(separator: " ").filter { $0 != "\"" }
      if let meaning = row.meaning(with: rest, isQuoted: parts.count > 2) { return meaning }
    }
    return nil
  }

  /// Words between two texts, of which the second is a field.
  private static let intoWords = ["into", "in", "to", "on", "at"]

  /// Returns the suggestion for `fill "Email" "x"`, `enter "x" into "Email"`.
  private static func typing(_ parts: [String]) -> Message {
    let isFieldLast = parts[2].split(separator: " ").contains { intoWords.contains($0.lowercased()) }
    let (field, typed) = isFieldLast ? (parts[3], parts[1]) : (parts[1], parts[3])
    return told(["touch \"\(field)\"", "double tap", "type \"\(typed)\""])
  }

  /// Returns the advice for a step with two texts in quotes. Nil if the inner quotation marks belong to the text, as in
  /// `type "say "hello""`.
  static func explanation(ofTwoTexts text: String, in step: String) -> Message? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let end = parts[0].last, end != " ", parts[1].first == " ", parts[1].last == " " else {
      return nil
    }
    let between = parts[1].split(separator: " ").map { $0.lowercased() }
    guard between.allSatisfy({ intoWords.contains($0) || ["with", "from", "then", "field", "the"].contains($0) }) else {
      return nil
    }
    guard step == "type" else { return "\(step) takes one text in quotes" }
    return "type writes into the field that is being edited; \(typing(["", parts[0], parts[1], parts[2]]))"
  }

  // MARK: Similar steps

  private static func near(_ text: String) -> Message? {
    guard let first = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).first else { return nil }
    let word = String(first)
    let words = String(text.prefix { $0 != "\"" }).split(separator: " ").joined(separator: " ")
    let table = ScreenReader.Gesture.table
    let gestures =
      text.contains("\"") ? table.filter { $0.argument != nil }.map { $0.words } : ScreenReader.Gesture.names
    // A different number of fingers is a different gesture.
    let fingers = fingers(of: words)
    for (given, names) in [
      (words, gestures.filter { self.fingers(of: $0) == fingers }),
      (word, Script.StepWord.allCases.map({ $0.rawValue })), (text, DeviceAction.table.map({ $0.words })),
      (words, BrailleCommand.allCases.map({ $0.rawValue })),
    ] {
      let hint = suggestion(for: given, among: names)
      if !hint.isEmpty { return hint }
    }
    let names = StepSuggestion.table.flatMap { $0.names }.filter { $0.count > 2 }
    guard word.count > 3, let name = nearest(to: word, among: names) else { return nil }
    return rowMeaning(of: name + text.dropFirst(word.count)).map { "; \($0)" }
  }

  /// Returns the word before "finger": `three` for `three-finger swipe up`.
  private static func fingers(of words: String) -> String? {
    let parts = words.lowercased().split(whereSeparator: { $0 == "-" || $0 == " " })
    guard let index = parts.firstIndex(where: { $0.hasPrefix("finger") }), index > 0 else { return nil }
    return String(parts[index - 1])
  }
}

extension String {
  /// The text in lowercase, without blanks and hyphens.
  fileprivate var wordsTogether: String { lowercased().filter { $0 != " " && $0 != "-" && $0 != "\t" } }
}
