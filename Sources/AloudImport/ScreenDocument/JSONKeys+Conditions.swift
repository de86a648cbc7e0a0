import AloudTree

extension JSONKeys {
  /// The keys of all conditions; each condition takes those in its row of ``subjects``, and those that compare one test.
  enum Condition: String, JSONKeyList {
    case all, any, not, value, label, variable, count, node
    case event = "of"
    case state = "is"
    case empty, equals, matches, lessThan, greaterThan, atLeast, atMost

    static let owner = "a condition"
    static let known = JSONKeyTable<Self>()

    static let synonyms: [String: Condition] = [
      "and": .all, "every": .all, "allof": .all, "or": .any, "some": .any, "anyof": .any, "unless": .not, "none": .not,
      "field": .value, "text": .value, "content": .value, "name": .label, "var": .variable, "let": .variable,
      "times": .count, "happened": .count, "howoften": .count, "event": .count,
      "id": .node, "element": .node, "trait": .state, "traits": .state, "state": .state, "has": .state,
      "on": .event, "isempty": .empty, "blank": .empty, "equal": .equals, "equalto": .equals, "eq": .equals,
      "==": .equals, "=": .equals, "pattern": .matches, "like": .matches, "contains": .matches, "glob": .matches,
      "<": .lessThan, "lt": .lessThan, "less": .lessThan, "below": .lessThan, "under": .lessThan, "before": .lessThan,
      ">": .greaterThan, "gt": .greaterThan, "greater": .greaterThan, "more": .greaterThan, "morethan": .greaterThan,
      "above": .greaterThan, "over": .greaterThan, ">=": .atLeast, "gte": .atLeast, "min": .atLeast,
      "minimum": .atLeast, "<=": .atMost, "lte": .atMost, "max": .atMost, "maximum": .atMost,
    ]

    /// The questions about texts and numbers.
    static let tests: [Condition] = [.empty, .equals, .matches, .lessThan, .greaterThan, .atLeast, .atMost]
    /// The questions about numbers alone.
    static let testsOfNumbers: [Condition] = [.equals, .lessThan, .greaterThan, .atLeast, .atMost]

    /// The key that says what a condition is about, the keys that must stand beside it, and those of which one must.
    static let subjects: [(subject: Condition, others: [Condition], tests: [Condition])] = [
      (.all, [], []), (.any, [], []), (.not, [], []), (.value, [], tests), (.label, [], tests), (.variable, [], tests),
      (.count, [.event], testsOfNumbers), (.node, [.state], []),
    ]
  }
}
