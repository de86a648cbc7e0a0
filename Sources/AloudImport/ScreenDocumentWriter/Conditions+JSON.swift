import AloudTree

extension Condition {
  var json: JSONValue {
    let members = members
    return .object(of: JSONKeys.Condition.self) { members[$0] }
  }

  private var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .all(let conditions): [.all: .list(conditions.map(\.json))]
    case .any(let conditions): [.any: .list(conditions.map(\.json))]
    case .not(let condition): [.not: condition.json]
    case .compare(let subject, let comparison): subject.members.merging(comparison.members) { $1 }
    case .state(let id, let state): [.node: .string(id), .state: .string(state.names.first ?? "")]
    }
  }
}

extension Condition.Subject {
  fileprivate var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .value(let id): [.value: .string(id)]
    case .label(let id): [.label: .string(id)]
    case .variable(let name): [.variable: .string(name)]
    case .count(let event, let id): [.count: .string(event.rawValue), .event: .string(id)]
    }
  }
}

extension Condition.Comparison {
  fileprivate var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .isEmpty: [.empty: .bool(true)]
    case .equals(let literal): [.equals: literal.json]
    case .matches(let pattern): [.matches: .string(pattern.text)]
    case .lessThan(let number): [.lessThan: .number(number)]
    case .greaterThan(let number): [.greaterThan: .number(number)]
    case .atLeast(let number): [.atLeast: .number(number)]
    case .atMost(let number): [.atMost: .number(number)]
    }
  }
}

extension Condition.Literal {
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    }
  }
}
