/// A value of JSON that is about to be written, its keys in the order in which people want to read them.
package enum JSONValue: Sendable {
  /// As it stands in the text: a string with its quotes, a number, `true`, `null`.
  case scalar(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// Laid out already.
  case lines([Substring])

  package static let null = JSONValue.scalar("null")

  package static func bool(_ bool: Bool) -> JSONValue { .scalar(bool ? "true" : "false") }

  package static func string(_ string: String) -> JSONValue { .scalar(string.quotedAsJSON) }

  package static func strings(_ strings: [String]) -> JSONValue { .list(strings.map { .string($0) }) }

  package static func whole(_ number: Int) -> JSONValue { .scalar(String(number)) }

  /// Without needless decimals; JSON has no infinity.
  package static func number(_ number: Double) -> JSONValue { number.isFinite ? .scalar(number.json) : .null }

  package static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map { .number($0) }) }
}

extension JSONValue {
  /// The value on one line; nil when it is longer than the limit, or laid out over several lines.
  package func inline(limit: Int) -> String? {
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
  package var isSmall: Bool {
    switch self {
    case .scalar: true
    case .list(let items): items.count <= 4 && items.allSatisfy { if case .scalar = $0 { true } else { false } }
    case .object, .lines: false
    }
  }
}
