internal import AloudTree

/// A value of JSON that is about to be written, its keys in the order in which people want to read them.
enum JSONValue: Sendable {
  /// As it stands in the text: a string with its quotes, a number, `true`, `null`.
  case scalar(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// Laid out already.
  case lines([Substring])

  static let null = JSONValue.scalar("null")

  static func bool(_ bool: Bool) -> JSONValue { .scalar(bool ? "true" : "false") }

  static func string(_ string: String) -> JSONValue { .scalar(JSONText.quoted(string)) }

  static func strings(_ strings: [String]) -> JSONValue { .list(strings.map { .string($0) }) }

  static func whole(_ number: Int) -> JSONValue { .scalar(String(number)) }

  /// Without needless decimals; JSON has no infinity.
  static func number(_ number: Double) -> JSONValue { number.isFinite ? .scalar(number.json) : .null }

  static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map { .number($0) }) }

  /// An object with the keys of a table, in its order; what is nil is left out.
  static func object<Key: JSONKeyList>(of type: Key.Type, _ value: (Key) -> JSONValue?) -> JSONValue {
    .object(members(of: type, value))
  }

  static func members<Key: JSONKeyList>(
    of type: Key.Type, _ value: (Key) -> JSONValue?
  ) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    for key in Key.known.keys {
      if let value = value(key) { members.append((key.rawValue, value)) }
    }
    return members
  }
}

extension JSONValue {
  /// The value on one line; nil when it is longer than the limit, or laid out over several lines.
  func inline(limit: Int) -> String? {
    var line = ""
    var room = limit
    return append(to: &line, room: &room) ? line : nil
  }

  private func append(to line: inout String, room: inout Int) -> Bool {
    func add(_ text: some StringProtocol) -> Bool {
      room -= text.unicodeScalars.count
      line += text
      return room >= 0
    }
    switch self {
    case .scalar(let text): return add(text)
    case .lines(let lines): return lines.count == 1 && add(lines[0])
    case .list(let items):
      guard add("[") else { return false }
      for (index, item) in items.enumerated() {
        guard index == 0 || add(", "), item.append(to: &line, room: &room) else { return false }
      }
      return add("]")
    case .object(let members):
      guard add("{") else { return false }
      for (index, member) in members.enumerated() {
        guard index == 0 || add(", "), add("\"\(member.key)\": "), member.value.append(to: &line, room: &room) else {
          return false
        }
      }
      return add("}")
    }
  }

  /// True for texts and numbers and for short lists of them, of which several go on a line.
  var isSmall: Bool {
    switch self {
    case .scalar: true
    case .list(let items): items.count <= 4 && items.allSatisfy { if case .scalar = $0 { true } else { false } }
    case .object, .lines: false
    }
  }
}
