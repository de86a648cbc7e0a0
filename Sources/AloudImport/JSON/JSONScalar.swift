internal import AloudTree

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
    if isNull { return nil }
    if let text = decoded(String.self) { return .text(text) }
    if let bool = decoded(Bool.self) { return .bool(bool) }
    if let number = decoded(Double.self), number.isFinite { return .number(number) }
    return nil
  }

  /// The scalar, where it is likely to be a number: a type that does not fit costs Foundation an error.
  var numeric: Double? { isNull ? nil : decoded(Double.self) ?? scalar?.number }

  /// The scalar, where it is likely to be a truth.
  var truth: Bool? { isNull ? nil : decoded(Bool.self) ?? scalar?.bool }

  /// The scalars of a list that have a text; of a single scalar, itself; of all else, none.
  var scalarTexts: [String] {
    if isNull { return [] }
    if let strings = self.texts { return strings.filter { !$0.isEmpty } }
    guard var list = try? list() else { return scalar?.text.map { [$0] } ?? [] }
    var texts: [String] = []
    while let item = list.next() { texts += item.scalar?.text.map { [$0] } ?? [] }
    return texts
  }
}
