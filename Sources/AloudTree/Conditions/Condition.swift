/// A question of the effect `if` about the state of the app at that moment.
///
///     Condition.all([.not(.compare(.value(id: "name"), .isEmpty)), .compare(.variable("tries"), .lessThan(3))])
public indirect enum Condition: Hashable, Sendable {
  /// One condition or more that must all hold.
  case all([Condition])
  /// One condition or more of which one must hold.
  case any([Condition])
  case not(Condition)
  case compare(Subject, Comparison)
  case state(id: String, State)

  /// The left side of a comparison.
  public enum Subject: Hashable, Sendable {
    /// The value of a node: what is typed into a field, where an adjustable stands, `1` and `0` of a switch.
    case value(id: String)
    case label(id: String)
    case variable(String)
    /// How often an event has happened to a node since the app started.
    case count(Behaviors.Event, id: String)
  }

  /// The comparison, with its right side.
  public enum Comparison: Hashable, Sendable {
    case isEmpty
    case equals(Literal)
    /// The whole text, capital and small letters told apart.
    case matches(TextPattern)
    case lessThan(Double)
    case greaterThan(Double)
    case atLeast(Double)
    case atMost(Double)
  }

  /// A state of a node.
  public enum State: Hashable, Sendable {
    /// It reports all of these.
    case traits(Traits)
    /// Its `expanded` is true.
    case expanded
    /// It has VoiceOver's cursor.
    case focused
    /// It, or something around it, is hidden, or it is not there.
    case hidden
    /// It is there, and neither it nor what is around it is hidden.
    case shown
  }

  /// A text or a number: what a variable holds, and what things are compared with.
  public enum Literal: Hashable, Sendable {
    case text(String)
    case number(Double)
  }
}

extension Condition.Literal {
  /// How it is written and said; whole numbers without decimals.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.json
    }
  }

  /// The number that it is, or that its text says: digits, with a sign and a point where there are some, and nothing else. Nil
  /// for any other text, such as `1,200` and `12 won`.
  public var number: Double? {
    switch self {
    case .text(let text): text.utf8.allSatisfy { $0.isPartOfNumber } ? Double(text) : nil
    case .number(let number): number
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfNumber: Bool { (0x30...0x39).contains(self) || [0x2B, 0x2D, 0x2E].contains(self) }
}

extension Condition.Comparison {
  /// True when it is so of this; no text that is not a number is less or greater than one.
  public func holds(of value: Condition.Literal) -> Bool {
    switch self {
    case .isEmpty: value.text.isEmpty
    case .equals(.text(let text)): value.text == text
    case .equals(.number(let number)): value.number == number
    case .matches(let pattern): pattern.matches(value.text)
    case .lessThan(let number): value.number.map { $0 < number } ?? false
    case .greaterThan(let number): value.number.map { $0 > number } ?? false
    case .atLeast(let number): value.number.map { $0 >= number } ?? false
    case .atMost(let number): value.number.map { $0 <= number } ?? false
    }
  }

  /// The literal on the right side of the comparison, if there is one.
  package var operand: Condition.Literal? {
    switch self {
    case .equals(let literal): literal
    case .lessThan(let number), .greaterThan(let number), .atLeast(let number), .atMost(let number): .number(number)
    case .isEmpty, .matches: nil
    }
  }
}

extension Condition.State {
  /// Those that no trait says.
  private static let others: [(name: String, state: Condition.State)] = [
    ("expanded", .expanded), ("focused", .focused), ("hidden", .hidden), ("shown", .shown),
  ]

  /// The states that can be asked for, in the words of the screen document: traits first.
  package static let names = Traits.named.map(\.name) + others.map(\.name)

  package init?(name: String) {
    if let other = Self.others.first(where: { $0.name == name }) {
      self = other.state
    } else if let trait = Traits(name: name) {
      self = .traits(trait)
    } else {
      return nil
    }
  }

  /// The names of which all must hold.
  package var names: [String] {
    switch self {
    case .traits(let traits): traits.names
    case .expanded, .focused, .hidden, .shown: Self.others.filter { $0.state == self }.map(\.name)
    }
  }
}

extension Condition {
  /// The conditions right inside.
  package var nested: [Condition] {
    switch self {
    case .all(let conditions), .any(let conditions): conditions
    case .not(let condition): [condition]
    case .compare, .state: []
    }
  }

  /// Whether the condition holds, given an answer for each condition in it that has no others inside.
  package func holds(_ answer: (Condition) -> Bool) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(answer) }
    case .any(let conditions): conditions.contains { $0.holds(answer) }
    case .not(let condition): !condition.holds(answer)
    case .compare, .state: answer(self)
    }
  }

  /// The conditions in it that have none inside, each as often as it is written.
  package var leaves: [Condition] {
    switch self {
    case .all, .any, .not: nested.flatMap(\.leaves)
    case .compare, .state: [self]
    }
  }

  /// The node that a condition without others inside is about.
  package var nodeID: String? {
    switch self {
    case .compare(.value(let id), _), .compare(.label(let id), _), .compare(.count(_, let id), _), .state(let id, _): id
    case .compare(.variable, _), .all, .any, .not: nil
    }
  }
}

/// The facts that an app has to remember for its conditions and texts.
package struct ConditionFacts: Equatable, Sendable {
  /// An event that happens to a node.
  package struct CountedEvent: Hashable, Sendable {
    package let event: Behaviors.Event
    package let id: String

    package init(_ event: Behaviors.Event, id: String) {
      self.event = event
      self.id = id
    }
  }

  /// All variables, each with its value before it is set: 0, or an empty text.
  package internal(set) var variables: [String: Condition.Literal] = [:]
  /// The events that are counted: those of which a condition asks how often they have happened.
  package internal(set) var counted: Set<CountedEvent> = []
}

extension Behaviors.Event {
  /// The events that can be counted: those of nodes. Screens and apps appear, not nodes.
  package static let counted = ofNodes.filter { $0 != .appear }
}
