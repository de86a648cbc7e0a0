public import AloudReader
internal import AloudTree

extension ScreenReader.Gesture {
  /// A gesture by its words, or by a keyboard command that does the same.
  ///
  ///     try ScreenReader.Gesture("swipe right")      // .swipeRight
  ///     try ScreenReader.Gesture("VO-Right Arrow")   // .swipeRight
  ///     try ScreenReader.Gesture("touch 10,20")      // .touch(.point(ScreenPoint(x: 10, y: 20)))
  ///
  /// Letter case and the number of blanks do not matter, except within quotes.
  ///
  /// - Throws: ``GestureError`` with what to write instead.
  public init(_ text: String) throws(GestureError) {
    do {
      self = try Self.parsed(text)
    } catch {
      let isCommand = ScreenReader.Command(String(text.prefix { $0 != "\"" })) != nil
      let hint = error.isUnknown ? StepSuggestion.hint(for: text) : isCommand ? "" : StepSuggestion.known(text) ?? ""
      throw GestureError(message: error.message + hint, offset: error.offset)
    }
  }

  /// The same, with errors that suggest no other step.
  static func parsed(_ text: String) throws(GestureError) -> ScreenReader.Gesture {
    let scalars = Array(text.unicodeScalars)
    let quote = scalars.firstIndex(of: "\"")
    let words = normalized(scalars[..<(quote ?? scalars.endIndex)])
    if let quote { return try quoted(words, scalars, at: quote) }
    if let row = table.first(where: { $0.argument == nil && $0.words == words }) ?? row(ofKeys: words) {
      return row.gesture
    }
    // A command that needs a text is no step without it.
    if let command = ScreenReader.Command(words), command != .findElementWithTextSearch {
      return try gesture(of: command)
    }
    let isMeant = { (row: Row) in row.argument != nil && (words + " ").hasPrefix(row.words + " ") }
    // Two words may be missing their second one, with what belongs to it.
    let isBegun = { (row: Row) in row.argument == .position && row.words.hasPrefix(words + " ") }
    guard let row = table.first(where: isMeant) ?? table.first(where: isBegun) else { throw .unknown(scalars) }
    let argument = String(words.dropFirst(row.words.count + 1))
    if row.argument == .place, let point = point(argument) { return .touch(.point(point)) }
    if row.argument == .position, let position = Position(argument) { return .drag(position) }
    throw GestureError(
      message: "\(row.words) needs \(row.usage ?? "nothing")", offset: row.offset(ofArgumentIn: scalars))
  }

  /// A command by its name is the gesture that gives it, where one does. One that never does anything is a mistake.
  private static func gesture(of command: ScreenReader.Command) throws(GestureError) -> ScreenReader.Gesture {
    if let reason = command.reasonForNothing {
      throw GestureError(message: "\"\(command.name)\" does nothing here: \(reason)", offset: 0)
    }
    return command.gesture ?? .command(command)
  }

  private static func row(ofKeys words: String) -> Row? {
    let keys = Keys(words)
    return table.first { $0.keys.contains { Keys($0) == keys } }
  }

  /// The names that can be written, for suggestions.
  static var names: [String] {
    table.map(\.words) + table.flatMap(\.keys)
      + ScreenReader.Command.allCases.filter { $0.reasonForNothing == nil && !$0.isOfDevice }.map(\.name)
  }

  private static func quoted(
    _ words: String, _ scalars: [Unicode.Scalar], at quote: Int
  ) throws(GestureError) -> ScreenReader.Gesture {
    guard let row = table.first(where: { $0.words == words && $0.argument != nil }) else {
      guard let row = table.first(where: { $0.words == words }) else {
        guard let command = ScreenReader.Command(words) else { throw .unknown(scalars[..<quote]) }
        throw GestureError(message: "\(command.name) stands alone, without a text", offset: quote)
      }
      let text = String(String.UnicodeScalarView(scalars[quote...])).filter { $0 != "\"" }
      let hint = row.kind.isOfItem && !text.isEmpty ? "; " + StepSuggestion.told(["touch \"\(text)\"", words]) : ""
      throw GestureError(message: "\(words) stands alone, without a text\(hint)", offset: quote)
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

  /// In bytes. Each character is typed into the whole text, so the time of a step grows with the square of this.
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
  /// By its English name, whatever the letter case and the blanks between its words.
  init?(words text: String) { self.init(normalized(Array(text.unicodeScalars)[...])) }
}

extension ScreenReader.Gesture.Kind {
  /// True for what is done to the element with the VoiceOver cursor.
  fileprivate var isOfItem: Bool {
    [.doubleTap, .splitTap, .tripleTap, .quadrupleTap, .doubleTapAndHold, .swipeUp, .swipeDown].contains(self)
  }
}

extension ScreenReader.Gesture.Row {
  /// Behind the words, as many as there are of them, and the blanks after them.
  fileprivate func offset(ofArgumentIn scalars: [Unicode.Scalar]) -> Int {
    var place = 0
    for _ in words.split(separator: " ") {
      let start = scalars[place...].firstIndex { !$0.isBlank } ?? scalars.endIndex
      place = scalars[start...].firstIndex(where: \.isBlank) ?? scalars.endIndex
    }
    return scalars[place...].firstIndex { !$0.isBlank } ?? scalars.endIndex
  }
}

/// Keys pressed together, however they are written: `VO-Right Arrow`, `VO-Right`, `control-option-right`.
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
  scalars.split(whereSeparator: \.isBlank).map { String(String.UnicodeScalarView($0)).lowercased() }
    .joined(separator: " ")
}

/// Screens are smaller than this many points.
private let farthest = 1e6

private func point(_ text: String) -> ScreenPoint? {
  let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part -> Double? in
    let digits = part.filter { $0 != " " }
    guard digits.allSatisfy({ "0123456789.-+e".contains($0) }), let number = Double(digits) else { return nil }
    return abs(number) <= farthest ? number : nil
  }
  guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
  return ScreenPoint(x: x, y: y)
}

extension ScreenReader.Gesture.Position {
  /// `1960` or `40%`; nil for what is no number.
  fileprivate init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    // Blanks around a number mean nothing, those inside it make two of it.
    let digits = text.dropLast(isShare ? 1 : 0).split(separator: " ", maxSplits: 1).joined(separator: " ")
    guard digits.allSatisfy({ "0123456789.-+e".contains($0) }), let number = Double(digits), number.isFinite else {
      return nil
    }
    self = isShare ? .share(number / 100) : .number(number)
  }
}

extension Unicode.Scalar {
  /// True for what is taken off at both ends of a line.
  var isBlank: Bool { self == " " || self == "\t" }
}
