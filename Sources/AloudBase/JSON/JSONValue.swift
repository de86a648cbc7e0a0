/// A JSON value to be written. Its keys are in the order in which people want to read them.
///
///     let value: JSONValue = ["aloud": 1, "name": .string(name), "stops": .rows(stops)]
///     value.text  // one line, but each stop has its own line
///
/// ``JSONLayout`` fits a value to the width of a page.
package enum JSONValue: Sendable {
  /// The value as JSON text: a string with its quotes, a number, `true`, `null`.
  case scalar(String)
  case list([JSONValue])
  /// A list that has a line for each item.
  case rows([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// Lines that are already laid out.
  case lines([Substring])

  package static let null = JSONValue.scalar("null")

  package static func bool(_ bool: Bool) -> JSONValue { .scalar(bool ? "true" : "false") }

  package static func string(_ string: String?) -> JSONValue { string.map { .scalar($0.quotedAsJSON) } ?? .null }

  package static func strings(_ strings: [String]) -> JSONValue { .list(strings.map { .string($0) }) }

  package static func whole(_ number: Int?) -> JSONValue { number.map { .scalar(String($0)) } ?? .null }

  /// A number without needless decimals; infinity and nil become `null`.
  package static func number(_ number: Double?) -> JSONValue {
    guard let number, number.isFinite else { return .null }
    return .scalar(number.json)
  }

  /// A time rounded to microseconds, which are shorter than audio samples.
  package static func seconds(_ time: Double) -> JSONValue { .number((time * 1_000_000).rounded() / 1_000_000) }

  package static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map { .number($0) }) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  package init(integerLiteral number: Int) { self = .whole(number) }

  /// An object with one member; without a value, an empty object.
  package static func member(_ key: String, _ value: JSONValue?) -> JSONValue {
    .object(value.map { [(key: key, value: $0)] } ?? [])
  }

  /// An object with the members of both.
  package static func + (one: JSONValue, other: JSONValue) -> JSONValue {
    guard case .object(let members) = one, case .object(let more) = other else { return one }
    return .object(members + more)
  }
}

extension JSONValue {
  /// The value on one line; nil when it is longer than the limit, or laid out over several lines.
  package func inline(limit: Int) -> String? {
    var line = ""
    var room = limit
    return append(to: &line, room: &room) ? line : nil
  }

  /// The value on one line, except that each item of ``rows(_:)`` has its own line.
  package var text: String {
    var text = ""
    var room = Int.max
    _ = append(to: &text, room: &room, breaksLines: true)
    return text
  }

  private func append(to line: inout String, room: inout Int, breaksLines: Bool = false) -> Bool {
    func add(_ text: some StringProtocol) -> Bool {
      room -= text.unicodeScalars.count
      line += text
      return room >= 0
    }
    switch self {
    case .scalar(let text): return add(text)
    case .lines(let lines): return lines.count == 1 && add(lines[0])
    case .rows(let items) where !items.isEmpty && !breaksLines: return false
    case .list(let items), .rows(let items):
      let isRows = if case .rows = self { !items.isEmpty } else { false }
      guard add(isRows ? "[\n  " : "[") else { return false }
      for (index, item) in items.enumerated() {
        guard index == 0 || add(isRows ? ",\n  " : ", "),
          item.append(to: &line, room: &room, breaksLines: breaksLines)
        else { return false }
      }
      return add(isRows ? "\n]" : "]")
    case .object(let members):
      guard add("{") else { return false }
      for (index, member) in members.enumerated() {
        guard index == 0 || add(", "), add(member.key.quotedAsJSON + ": "),
          member.value.append(to: &line, room: &room, breaksLines: breaksLines)
        else { return false }
      }
      return add("}")
    }
  }

  /// True for texts, numbers and short lists of them. Several small values go on a line.
  package var isSmall: Bool {
    switch self {
    case .scalar: true
    case .list(let items): items.count <= 4 && items.allSatisfy { if case .scalar = $0 { true } else { false } }
    case .object, .lines, .rows: false
    }
  }
}
