internal import AloudBase

// Checks of conditions and variables.
extension DocumentCheck {
  mutating func learnFacts(from effect: Effect) {
    switch effect {
    case .assign(let variable, .text): learn(variable, .text(""))
    case .assign(let variable, .number), .add(let variable, _): learn(variable, .number(0))
    case .when(let condition, _, _):
      for case .compare(.count(let event, let id), _) in condition.leaves {
        facts.counted.insert(ConditionFacts.CountedEvent(event, id: id))
      }
    default: break
    }
  }

  private mutating func learn(_ variable: String, _ start: Condition.Literal) {
    if let known = facts.variables.updateValue(start, forKey: variable), known != start { mixed.insert(variable) }
  }

  func check(
    _ variable: String, assigned value: Condition.Literal, key: String, at path: @autoclosure () -> String
  ) throws(TreeError) {
    guard variable.isVariableName else {
      throw TreeError(
        .invalidValue, at: "\(path()).\(key)", "the name of a variable cannot contain white space or braces")
    }
    if case .number(let number) = value, !number.isFinite {
      throw TreeError(.invalidValue, at: path(), "the variable \"\(variable)\" needs a finite number")
    }
    guard mixed.contains(variable) else { return }
    throw TreeError(
      .invalidValue, at: "\(path()).\(key)",
      "the variable \"\(variable)\" is set to texts and to numbers; use only one of the two")
  }

  /// If a document has variables, names in braces in the texts of effects must be variables.
  func check(textsOf effect: Effect, at path: @autoclosure () -> String) throws(TreeError) {
    for (key, text) in effect.texts {
      for name in text.namesInBraces { try check(variable: name, at: "\(path()).\(key)") }
    }
  }

  private func check(variable name: String, at path: @autoclosure () -> String) throws(TreeError) {
    guard facts.variables[name] == nil else { return }
    let names = facts.variables.keys.sorted()
    let hint: Message = names.isEmpty ? "; \"let\" and \"add\" set variables" : suggestion(for: name, among: names)
    throw TreeError(.unknownVariable, at: path(), "there is no variable \"\(name)\"\(hint)")
  }

  func check(_ condition: Condition, at path: @autoclosure () -> String) throws(TreeError) {
    switch condition {
    case .all(let conditions): try check(conditions, at: path() + ".all")
    case .any(let conditions): try check(conditions, at: path() + ".any")
    case .not(let condition): try check(condition, at: path() + ".not")
    case .state(let id, let state):
      try check(id: id, at: path() + ".node")
      guard state.names.count == 1 else {
        throw TreeError(.invalidValue, at: path() + ".is", "a condition can ask for only one trait or state")
      }
    case .compare(let subject, let comparison):
      switch subject {
      case .value(let id): try check(id: id, at: path() + ".value")
      case .label(let id): try check(id: id, at: path() + ".label")
      case .count(let event, let id):
        try check(id: id, at: path() + ".of")
        guard Behaviors.Event.counted.contains(event), comparison.isOfNumbers else {
          throw TreeError(
            .invalidValue, at: path() + ".count", "\"count\" needs an event of a node and a number to compare with")
        }
      case .variable(let name):
        try check(variable: name, at: path() + ".variable")
        try check(comparison, of: name, at: path())
      }
      guard comparison.operand?.isFinite ?? true else {
        throw TreeError(.invalidValue, at: path(), "the number to compare with must be finite")
      }
    }
  }

  private func check(_ conditions: [Condition], at path: @autoclosure () -> String) throws(TreeError) {
    guard !conditions.isEmpty else {
      throw TreeError(.invalidValue, at: path(), "this list of conditions is empty; it needs at least one condition")
    }
    for (index, condition) in conditions.enumerated() { try check(condition, at: "\(path())[\(index)]") }
  }

  /// A variable holds either texts or numbers, and can only be compared with the same type.
  private func check(
    _ comparison: Condition.Comparison, of variable: String, at path: @autoclosure () -> String
  ) throws(TreeError) {
    let isNumber = facts.variables[variable] == .number(0)
    guard !mixed.contains(variable), isNumber != comparison.isOfNumbers else { return }
    let (own, other): (Message, Message) = isNumber ? ("a number", "a text") : ("a text", "a number")
    throw TreeError(
      .invalidValue, at: "\(path()).\(comparison.key)",
      "the variable \"\(variable)\" holds \(own), but is compared with \(other)")
  }
}

extension Condition.Comparison {
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .equals(.number), .lessThan, .greaterThan, .atLeast, .atMost: true
    case .equals(.text), .isEmpty, .matches: false
    }
  }

  /// The key of the comparison in the document.
  package var key: String {
    switch self {
    case .isEmpty: "empty"
    case .equals: "equals"
    case .matches: "matches"
    case .lessThan: "lessThan"
    case .greaterThan: "greaterThan"
    case .atLeast: "atLeast"
    case .atMost: "atMost"
    }
  }
}

extension Condition.Literal {
  fileprivate var isFinite: Bool { if case .number(let number) = self { number.isFinite } else { true } }
}
