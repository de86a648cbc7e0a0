import AloudTree

/// A value of a dump, whose types cannot be relied on: the same key is a string here and a number there.
enum JSONScalar: Hashable {
  case text(String)
  case number(Double)
  case bool(Bool)

  /// As a text; nil when that is empty.
  var text: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .number(let number): number.json
    case .bool(let bool): bool ? "true" : "false"
    }
  }

  /// As a number, also when it is written as a text.
  var number: Double? {
    switch self {
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .number(let number): number
    case .bool: nil
    }
  }

  /// As a truth, also when it is written as a number or a text.
  var bool: Bool? {
    switch self {
    case .text(let text): ["1": true, "true": true, "0": false, "false": false][text.lowercased()]
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .bool(let bool): bool
    }
  }
}

extension JSONPlace {
  /// A string, a number or a truth; nil for null, and for lists and objects.
  var scalar: JSONScalar? {
    switch kind {
    case .string: asString.map { .text($0) }
    case .number: asNumber.map { .number($0) }
    case .true: .bool(true)
    case .false: .bool(false)
    case .object, .list, .null: nil
    }
  }

  /// The scalar as a number.
  var numeric: Double? { asNumber ?? scalar?.number }

  /// The scalars of a list that have a text; of a single scalar, itself; of all else, none.
  var scalarTexts: [String] {
    asList?.compactMap { $0.scalar?.text } ?? scalar?.text.map { [$0] } ?? []
  }
}
