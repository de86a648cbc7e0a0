internal import AloudReader
public import AloudSimulator
internal import AloudTree

extension DeviceAction {
  /// Reads a step that does something to the device; nil for one that does not begin like any.
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
    try reader.expectEnd(.step, after: "this")
  }

  /// How it is written in a script.
  public var words: String {
    let row = DeviceAction.table.first { $0.action.kind == kind }
    let words = row?.words ?? ""
    switch self {
    case .deny(let name), .allow(let name), .accessibilityShortcut(let name?): return "\(words) \"\(name)\""
    case .disableArea(let frame):
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      return "\(words) \(numbers.map (\.inScript).joined(separator: ","))"
    case .limitTime(let seconds?): return "\(words) \(seconds.inScript)s"
    default: return words
    }
  }

  /// The effect of the action, in a few words.
  public var meaning: String { DeviceAction.table.first { $0.action.kind == kind }?.meaning ?? "" }

  /// Which row of the table it is.
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
  /// True when the line begins with these words, whatever the letter case and the blanks between them.
  fileprivate func begins(with words: String) -> Bool {
    var reader = self
    return words.split(separator: " ").allSatisfy { reader.word().lowercased() == $0 }
  }

  fileprivate mutating func quotedName(for row: DeviceAction.Row) throws(ScriptError) -> String {
    guard next == "\"" else { throw error(.step, "\(row.words) needs a name in quotes: \(row.usage)") }
    return try quoted(.step)
  }

  fileprivate mutating func limit(for row: DeviceAction.Row) throws(ScriptError) -> Double {
    let line = self
    let milliseconds = try ScriptParser.milliseconds(&self, row.words, "20s")
    guard milliseconds >= 1000 else { throw line.error(.step, "a session lasts a second at least: \(row.words) 1s") }
    return Double(milliseconds) / 1000
  }

  /// `0,600,390,200`.
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
