internal import AloudBase
public import AloudReader
public import AloudSimulator
internal import AloudTree

extension ScreenReader.Gesture {
  /// Creates a gesture from its words, from a keyboard command, or from the name of a VoiceOver command.
  ///
  ///     try ScreenReader.Gesture("swipe right")      // .swipeRight
  ///     try ScreenReader.Gesture("VO-Right Arrow")   // .swipeRight
  ///     try ScreenReader.Gesture("touch 10,20")      // .touch(.point(ScreenPoint(x: 10, y: 20)))
  ///
  /// Letter case and the number of blanks do not matter, except within quotes.
  ///
  /// - Throws: ``GestureError`` with the mistake and its correction.
  public init(_ text: String) throws(GestureError) {
    do {
      self = try Self.parsed(text)
    } catch {
      let isCommand = ScreenReader.Command(String(text.prefix { $0 != "\"" })) != nil
      let hint = error.isUnknown ? StepSuggestion.hint(for: text) : isCommand ? "" : StepSuggestion.known(text) ?? ""
      throw GestureError(
        message: "\(error.message)\(hint)", offset: error.offset, isUnknown: error.isUnknown && hint.isEmpty)
    }
  }

  /// Parses a gesture like ``init(_:)``, but errors do not suggest other steps.
  static func parsed(_ text: String) throws(GestureError) -> ScreenReader.Gesture {
    let scalars = Array(text.unicodeScalars)
    let quote = scalars.firstIndex(of: "\"")
    let words = normalized(scalars[..<(quote ?? scalars.endIndex)])
    if let quote { return try quoted(words, scalars, at: quote) }
    if let row = table.first(where: { $0.argument == nil && $0.words == words }) ?? row(ofKeys: words) {
      return row.gesture
    }
    // A command that needs a text is not a complete step.
    if let command = ScreenReader.Command(words), command != .findElementWithTextSearch {
      return try gesture(of: command)
    }
    let isMeant = { (row: Row) in row.argument != nil && (words + " ").hasPrefix(row.words + " ") }
    // The second word of a gesture with two words may be missing, together with its argument.
    let isBegun = { (row: Row) in row.argument == .position && row.words.hasPrefix(words + " ") }
    guard let row = table.first(where: isMeant) ?? table.first(where: isBegun) else { throw .unknown(scalars) }
    let argument = String(words.dropFirst(row.words.count + 1))
    if row.argument == .place, let point = point(argument) { return .touch(.point(point)) }
    if row.argument == .position, let position = Position(argument) { return .drag(position) }
    let usage = (row.usage ?? "").split(separator: ": ", maxSplits: 1).map { Message(english: String($0)) }
    throw GestureError(
      message: "\(row.words) needs \(usage.first ?? ""): \(usage.last ?? "")",
      offset: row.offset(ofArgumentIn: scalars))
  }

  /// Returns the gesture of a command, or the command as a gesture. A command that never has an effect is an error.
  private static func gesture(of command: ScreenReader.Command) throws(GestureError) -> ScreenReader.Gesture {
    if let reason = command.reasonForNothing {
      throw GestureError(message: "\"\(command.name)\" does nothing here: \(Message(english: reason))", offset: 0)
    }
    return command.gesture ?? .command(command)
  }

  private static func row(ofKeys words: String) -> Row? {
    let keys = Keys(words)
    return table.first { $0.keys.contains { Keys($0) == keys } }
  }

  /// The names of gestures, key combinations and commands, for suggestions.
  static var names: [String] {
    table.map { $0.words } + table.flatMap { $0.keys }
      + ScreenReader.Command.allCases.filter { $0.reasonForNothing == nil && !$0.isOfDevice }.map { $0.name }
  }

  private static func quoted(
    _ words: String, _ scalars: [Unicode.Scalar], at quote: Int
  ) throws(GestureError) -> ScreenReader.Gesture {
    guard let row = table.first(where: { $0.words == words && $0.argument != nil }) else {
      guard let row = table.first(where: { $0.words == words }) else {
        guard let command = ScreenReader.Command(words) else { throw .unknown(scalars[..<quote]) }
        throw GestureError(message: "\(command.name) takes no text\(Message(""))", offset: quote)
      }
      let text = String(String.UnicodeScalarView(scalars[quote...])).filter { $0 != "\"" }
      // These gestures apply to the element with the VoiceOver cursor.
      let isOfItem = [
        .doubleTap, .splitTap, .tripleTap, .quadrupleTap, .doubleTapAndHold, .swipeUp, .swipeDown,
      ].contains(row.gesture)
      let hint: Message = isOfItem && !text.isEmpty ? "; \(StepSuggestion.told(["touch \"\(text)\"", words]))" : ""
      throw GestureError(message: "\(words) takes no text\(hint)", offset: quote)
    }
    guard let end = scalars.lastIndex(of: "\""), end > quote else {
      throw GestureError(message: "the closing quote is missing", offset: scalars.count)
    }
    if let extra = scalars[(end + 1)...].firstIndex(where: { !$0.isBlank }) {
      throw GestureError(message: "nothing may follow the quoted text", offset: extra)
    }
    let content = String(String.UnicodeScalarView(scalars[(quote + 1)..<end]))
    if let explanation = StepSuggestion.explanation(ofTwoTexts: content, in: row.words) {
      throw GestureError(message: explanation, offset: quote)
    }
    guard row.kind != .type || content.utf8.count <= longestTyping else {
      throw GestureError(message: "one step types \(longestTyping) bytes at most; use several steps", offset: quote)
    }
    return row.gesture.with(content)
  }

  /// The longest text, in bytes. Each character is inserted into the whole text, so the time of a step grows with the
  /// square of its length.
  private static let longestTyping = 10_000

  private func with(_ text: String) -> ScreenReader.Gesture {
    switch self {
    case .touch: .touch(.label(text))
    case .drag: .drag(.category(text))
    case .rotor: .rotor(text)
    case .choose: .choose(text)
    case .type: .type(text)
    case .search: .search(text)
    default: self
    }
  }
}

extension ScreenReader.Command {
  /// Creates a command from its English name, regardless of letter case and the number of blanks.
  init?(words text: String) { self.init(normalized(Array(text.unicodeScalars)[...])) }
}

extension ScreenReader.Gesture.Row {
  /// Returns the offset after the words of the row and the blanks after them.
  fileprivate func offset(ofArgumentIn scalars: [Unicode.Scalar]) -> Int {
    var place = 0
    for _ in words.split(separator: " ") {
      let start = scalars[place...].firstIndex { !$0.isBlank } ?? scalars.endIndex
      place = scalars[start...].firstIndex { $0.isBlank } ?? scalars.endIndex
    }
    return scalars[place...].firstIndex { !$0.isBlank } ?? scalars.endIndex
  }
}

/// A key combination, regardless of its spelling: `VO-Right Arrow`, `VO-Right`, `control-option-right`.
private struct Keys: Equatable {
  let modifiers: Set<String>
  let key: String

  init(_ name: String) {
    var parts = name.lowercased().split(separator: "-").map(String.init)
    var key = parts.popLast() ?? ""
    for ending in [" arrow", " bar"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    self.key = key
    modifiers = Set(parts.flatMap { $0 == "vo" ? ["control", "option"] : [$0] })
  }
}

private func normalized(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  scalars.split(whereSeparator: { $0.isBlank }).map { String(String.UnicodeScalarView($0)).lowercased() }
    .joined(separator: " ")
}

/// The largest coordinate of a point on a screen.
private let farthest = 1e6

private func point(_ text: String) -> ScreenPoint? {
  let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
    plainNumber($0.filter { $0 != " " })
  }
  guard numbers.count == 2, let x = numbers[0], let y = numbers[1], max(abs(x), abs(y)) <= farthest else { return nil }
  return ScreenPoint(x: x, y: y)
}

private func plainNumber(_ digits: String) -> Double? {
  digits.allSatisfy { "0123456789.-+e".contains($0) } ? Double(digits) : nil
}

extension ScreenReader.Gesture.Position {
  /// Reads `1960` or `40%`; nil for other texts.
  fileprivate init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    // Blanks around a number are ignored; a blank inside it makes the text invalid.
    let digits = text.dropLast(isShare ? 1 : 0).split(separator: " ", maxSplits: 1).joined(separator: " ")
    guard let number = plainNumber(digits), number.isFinite else { return nil }
    self = isShare ? .share(number / 100) : .number(number)
  }
}

extension Unicode.Scalar {
  /// True for characters that are trimmed at both ends of a line.
  var isBlank: Bool { self == " " || self == "\t" }
}

extension DeviceAction {
  /// Reads a device action; nil if the line does not begin with its words.
  init?(_ line: ScriptLineReader) throws(ScriptError) {
    guard let row = DeviceAction.table.first(where: { line.begins(with: $0.words) }) else { return nil }
    var reader = line
    for _ in row.words.split(separator: " ") { _ = reader.word() }
    switch row.argument {
    case .restriction:
      let name = try reader.quotedName(for: row)
      self = row.action == .deny("") ? .deny(name) : .allow(name)
    case .shortcut: self = .accessibilityShortcut(reader.isAtEnd ? nil : try reader.quotedName(for: row))
    case .area: self = .disableArea(try reader.area(for: row))
    case .time: self = .limitTime(try reader.limit(for: row))
    case nil: self = row.action
    }
    try reader.expectEnd(.step, "nothing may follow this")
  }

  /// The step as written in a script.
  public var words: String {
    let row = DeviceAction.table.first { $0.action.kind == kind }
    let words = row?.words ?? ""
    switch self {
    case .deny(let name), .allow(let name), .accessibilityShortcut(let name?): return "\(words) \"\(name)\""
    case .disableArea(let frame):
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      return "\(words) \(numbers.map ({ $0.inScript }).joined(separator: ","))"
    case .limitTime(let seconds?): return "\(words) \(seconds.inScript)s"
    default: return words
    }
  }

  /// The effect of the action, in a few words.
  public var meaning: String { DeviceAction.table.first { $0.action.kind == kind }?.meaning ?? "" }

  /// The action without its argument, as in the table.
  private var kind: DeviceAction {
    switch self {
    case .deny: .deny("")
    case .allow: .allow("")
    case .accessibilityShortcut: .accessibilityShortcut(nil)
    case .disableArea: .disableArea(Frame(x: 0, y: 0, width: 0, height: 0))
    case .limitTime(.some): .limitTime(0)
    default: self
    }
  }
}

extension ScriptLineReader {
  /// Returns true if the line begins with these words, regardless of letter case and the number of blanks.
  fileprivate func begins(with words: String) -> Bool {
    var reader = self
    return words.split(separator: " ").allSatisfy { reader.word().lowercased() == $0 }
  }

  fileprivate mutating func quotedName(for row: DeviceAction.Row) throws(ScriptError) -> String {
    guard next == "\"" else { throw needs(.step, row.words, "a name in quotes", row.usage) }
    return try quoted(.step)
  }

  fileprivate mutating func limit(for row: DeviceAction.Row) throws(ScriptError) -> Double {
    let line = self
    let milliseconds = try ScriptParser.milliseconds(&self, row.words, "20s")
    guard milliseconds >= 1000 else { throw line.error(.step, "a session lasts at least one second: \(row.words) 1s") }
    return Double(milliseconds) / 1000
  }

  /// Reads an area: `0,600,390,200`.
  fileprivate mutating func area(for row: DeviceAction.Row) throws(ScriptError) -> Frame {
    let line = self
    let numbers = takeRest().split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " }).flatMap { $0.isFinite ? $0 : nil }
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      width >= 0, height >= 0
    else { throw line.error(.step, "\(row.words) needs x, y, width and height in points: \(row.usage)") }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
