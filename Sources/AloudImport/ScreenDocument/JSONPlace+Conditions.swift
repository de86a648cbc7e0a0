internal import AloudBase
import AloudTree

extension JSONPlace {
  func condition() throws(JSONProblem) -> Condition {
    guard let object = asObject else { throw mustBe("a condition such as {\"value\": \"email\", \"empty\": true}") }
    let subjects = JSONKeys.Condition.subjects
    let subject = try object.verb(
      among: subjects.map { $0.subject },
      missing: "a condition must have one of these keys: \(quoted(subjects.map { $0.subject.rawValue }))",
      doing: "\(JSONKeys.Condition.known.owner) can ask about only one thing",
      hint: "; put two conditions into \"all\" or \"any\"")
    for row in subjects where row.subject == subject {
      let owner: Message = "the condition \"\(subject.rawValue)\""
      _ = try object.members(JSONKeys.Condition.self, allowed: [subject] + row.others + row.tests, owner: owner)
      try object.require(row.others, in: owner)
      return try ConditionReader(object: object, owner: owner, tests: row.tests).condition(subject)
    }
    preconditionFailure("\(subject.rawValue) is in no row.")
  }

  /// Reads a text or a number.
  func literal() throws(JSONProblem) -> Condition.Literal {
    if let text = asString { return .text(text) }
    return .number(try number("a text or a number"))
  }

  func variableName() throws(JSONProblem) -> String {
    let name = try string()
    guard name.isVariableName else { throw problem("the name of a variable cannot contain white space or braces") }
    return name
  }

  fileprivate func conditions() throws(JSONProblem) -> [Condition] {
    guard let list = asList else { throw mustBe("a list of conditions") }
    let conditions = try list.read { item throws(JSONProblem) in try item.condition() }
    guard !conditions.isEmpty else { throw mustBe("a list of at least one condition") }
    return conditions
  }

  fileprivate func pattern() throws(JSONProblem) -> TextPattern {
    let pattern = TextPattern(try string())
    guard pattern.hasWildcards else {
      throw problem("\(name) must be a pattern with * or ?, such as \"*@*.*\"; for a whole text use \"equals\"")
    }
    return pattern
  }

  fileprivate func countedEvent() throws(JSONProblem) -> Behaviors.Event {
    let name = try string()
    if let event = Behaviors.Event(rawValue: name), Behaviors.Event.counted.contains(event) { return event }
    let names = Behaviors.Event.counted.map { $0.rawValue }
    let meant: Message? = Behaviors.Event.synonyms[name.lowercased()].map { "; did you mean \"\($0.rawValue)\"?" }
    let hint = meant ?? alternatives(to: name, among: names)
    throw problem(
      "unknown \(Message("event")) \"\(name)\"\(hint.isEmpty ? "; these are known: \(quoted(names))" : hint)")
  }

  fileprivate func state() throws(JSONProblem) -> Condition.State {
    let name = try string()
    if let state = Condition.State(name: name) { return state }
    let near = suggestion(for: name, among: Condition.State.names, synonyms: ["visible": "shown", "open": "expanded"])
    throw problem(
      "unknown \(Message("trait or state")) \"\(name)\"\(near.isEmpty ? TraitMistake.hint(for: name) : near)")
  }
}

/// Reads one condition whose subject and keys have been checked.
private struct ConditionReader {
  let object: JSONObject
  let owner: Message
  let tests: [JSONKeys.Condition]

  func condition(_ subject: JSONKeys.Condition) throws(JSONProblem) -> Condition {
    let value = object.member(subject.rawValue)
    switch subject {
    case .all: return .all(try value.conditions())
    case .any: return .any(try value.conditions())
    case .not: return .not(try value.condition())
    case .value: return .compare(.value(id: try value.string()), try comparison())
    case .label: return .compare(.label(id: try value.string()), try comparison())
    case .variable: return .compare(.variable(try value.variableName()), try comparison())
    case .count:
      let id = try member(.event).string()
      return .compare(.count(try value.countedEvent(), id: id), try comparison())
    case .node: return .state(id: try value.string(), try member(.state).state())
    case .event, .state, .empty, .equals, .matches, .lessThan, .greaterThan, .atLeast, .atMost:
      preconditionFailure("\(subject.rawValue) is not what a condition is about.")
    }
  }

  private func member(_ key: JSONKeys.Condition) -> JSONPlace { object.member(key.rawValue) }

  private func comparison() throws(JSONProblem) -> Condition.Comparison {
    let found = tests.filter { object.contains($0.rawValue) }
    guard let test = found.first else {
      throw object.problem("\(owner) needs a test: \(quoted(tests.map { $0.rawValue }))")
    }
    guard found.count == 1 else {
      let both = found.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
      throw object.problem("\(owner) can have only one test, not \(both); put two conditions into \"all\" or \"any\"")
    }
    let value = member(test)
    switch test {
    case .empty:
      guard value.asBool == true else { throw value.problem("empty must be true; for the opposite write {\"not\": …}") }
      return .isEmpty
    case .equals: return .equals(tests.contains(.matches) ? try value.literal() : .number(try value.number()))
    case .matches: return .matches(try value.pattern())
    case .lessThan: return .lessThan(try value.number())
    case .greaterThan: return .greaterThan(try value.number())
    case .atLeast: return .atLeast(try value.number())
    case .atMost: return .atMost(try value.number())
    case .all, .any, .not, .value, .label, .variable, .count, .node, .event, .state:
      preconditionFailure("\(test.rawValue) is not a test.")
    }
  }
}
