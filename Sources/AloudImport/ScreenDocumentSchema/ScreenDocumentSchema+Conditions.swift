import AloudTree

// The conditions of effects.
extension ScreenDocumentSchema {
  static var condition: Schema {
    let forms = JSONKeys.Condition.subjects.flatMap { row in
      row.tests.isEmpty
        ? [form([row.subject] + row.others)]
        : row.tests.map { form([row.subject] + row.others + [$0], ofNumbers: row.subject == .count) }
    }
    return .one(of: forms).described("What is asked about the app as it is then.")
  }

  static var literal: Schema { .any(of: [.string, .number()]) }

  /// The name of a variable.
  static var variableName: Schema { .string(matching: "^[^\\s{}]+$") }

  /// All keys of a condition are needed.
  private static func form(_ keys: [JSONKeys.Condition], ofNumbers: Bool = false) -> Schema {
    let conditions = Schema.list(of: .reference(.condition), atLeast: 1)
    return .object(of: JSONKeys.Condition.self, only: keys, required: keys) { key in
      switch key {
      case .all: conditions.described("Conditions that must all hold.")
      case .any: conditions.described("Conditions of which one must hold.")
      case .not: Schema.reference(.condition).described("A condition that must not hold.")
      case .value: Schema.string.described("The id of the node whose value is compared.")
      case .label: Schema.string.described("The id of the node whose label is compared.")
      case .variable: variableName.described("The variable that is compared.")
      case .count:
        Schema.choice(Behaviors.Event.counted.map(\.rawValue)).described("The event that is counted.")
      case .event: Schema.string.described("The id of the node to which it happens.")
      case .node: Schema.string.described("The id of the node whose state is asked.")
      case .state: Schema.choice(Condition.State.names).described("The trait that it has, or the state it is in.")
      case .empty: Schema.constant(.bool(true)).described("There is no text.")
      case .equals: (ofNumbers ? Schema.number() : literal).described("The same text or number.")
      case .matches: Schema.string(matching: "[*?]").described("A pattern: * is any text, ? one character.")
      case .lessThan: Schema.number().described("A number that is less.")
      case .greaterThan: Schema.number().described("A number that is greater.")
      case .atLeast: Schema.number().described("This number or a greater one.")
      case .atMost: Schema.number().described("This number or a smaller one.")
      }
    }
  }
}
