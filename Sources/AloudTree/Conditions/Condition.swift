internal import AloudBase

/// A question of the effect `if` about the current state of the app.
///
///     Condition.all([.not(.compare(.value(id: "name"), .isEmpty)), .compare(.variable("tries"), .lessThan(3))])
public indirect enum Condition: Hashable, Sendable {
  /// All of these conditions must hold; there is at least one.
  case all([Condition])
  /// One of these conditions must hold; there is at least one.
  case any([Condition])
  /// The condition must not hold.
  case not(Condition)
  /// A value, a label, a variable or a count compares like this.
  case compare(Subject, Comparison)
  /// The node with this id is in this state.
  case state(id: String, State)

  /// The left side of a comparison.
  public enum Subject: Hashable, Sendable {
    /// The value of a node: the text of a field, the position of an adjustable, `1` or `0` for a switch.
    case value(id: String)
    /// The label of the node with this id.
    case label(id: String)
    /// The value of a variable that effects set; 0 before the first of them.
    case variable(String)
    /// How often an event has happened to a node since the app started.
    case count(Behaviors.Event, id: String)
  }

  /// The comparison, with its right side.
  public enum Comparison: Hashable, Sendable {
    /// There is no text, or an empty one.
    case isEmpty
    /// It is this text or this number.
    case equals(Literal)
    /// The whole text matches; case-sensitive.
    case matches(TextPattern)
    /// It is a number less than this.
    case lessThan(Double)
    /// It is a number greater than this.
    case greaterThan(Double)
    /// It is a number not less than this.
    case atLeast(Double)
    /// It is a number not greater than this.
    case atMost(Double)
  }

  /// A state of a node.
  public enum State: Hashable, Sendable {
    /// The node reports all of these traits.
    case traits(Traits)
    /// Its `expanded` is true.
    case expanded
    /// It has VoiceOver's cursor.
    case focused
    /// The node, or a node around it, is hidden; or there is no such node.
    case hidden
    /// The node exists, and neither it nor a node around it is hidden.
    case shown
  }

  /// A text or a number: the value of a variable, or the right side of a comparison.
  public enum Literal: Hashable, Sendable {
    /// A text; comparing it is case-sensitive.
    case text(String)
    /// A number.
    case number(Double)
  }
}

extension Condition.Literal {
  /// The literal as it is written and said; whole numbers have no decimals.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.json
    }
  }

  /// The number, or the number that the text is: digits, with a sign and a decimal point if there are any. Nil for any
  /// other text, such as `1,200` and `12 won`.
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
  /// True if the comparison holds for a value. A text that is not a number is neither less nor greater than a number.
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
  /// The states that are not traits.
  private static let others: [(name: String, state: Condition.State)] = [
    ("expanded", .expanded), ("focused", .focused), ("hidden", .hidden), ("shown", .shown),
  ]

  /// The names of the states in the screen document; traits come first.
  package static let names = Traits.named.map { $0.name } + others.map { $0.name }

  package init?(name: String) {
    if let other = Self.others.first(where: { $0.name == name }) {
      self = other.state
    } else if let trait = Traits(name: name) {
      self = .traits(trait)
    } else {
      return nil
    }
  }

  /// The names of the state; several names if several traits must hold.
  package var names: [String] {
    switch self {
    case .traits(let traits): traits.names
    case .expanded, .focused, .hidden, .shown: Self.others.filter { $0.state == self }.map({ $0.name })
    }
  }
}

extension Condition {
  /// The conditions directly inside.
  package var nested: [Condition] {
    switch self {
    case .all(let conditions), .any(let conditions): conditions
    case .not(let condition): [condition]
    case .compare, .state: []
    }
  }

  /// Whether the condition holds. `answer` decides conditions that contain no others.
  package func holds(_ answer: (Condition) -> Bool) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(answer) }
    case .any(let conditions): conditions.contains { $0.holds(answer) }
    case .not(let condition): !condition.holds(answer)
    case .compare, .state: answer(self)
    }
  }

  /// The conditions inside that contain no others; repeated conditions are listed each time.
  package var leaves: [Condition] {
    switch self {
    case .all, .any, .not: nested.flatMap({ $0.leaves })
    case .compare, .state: [self]
    }
  }

  /// The node that a condition without nested conditions asks about.
  package var nodeID: String? {
    switch self {
    case .compare(.value(let id), _), .compare(.label(let id), _), .compare(.count(_, let id), _), .state(let id, _): id
    case .compare(.variable, _), .all, .any, .not: nil
    }
  }
}

/// The facts that an app must record for its conditions and texts.
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

  /// All variables, each with its initial value: 0, or an empty text.
  package internal(set) var variables: [String: Condition.Literal] = [:]
  /// The events whose number a condition asks for.
  package internal(set) var counted: Set<CountedEvent> = []
}

extension Behaviors.Event {
  /// The events that can be counted: all events of nodes but `appear`, which only screens and apps have.
  package static let counted = ofNodes.filter { $0 != .appear }
}
