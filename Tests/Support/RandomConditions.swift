public import AloudReader
public import AloudTree

/// Random conditions, their effects, and events before them.
public struct RandomConditions {
  private var random: RandomProperties

  public init(seed: UInt64) { random = RandomProperties(seed: seed) }

  public mutating func document() throws -> Document { try .random(seed: UInt64(random.number(1_000_000))) }

  public mutating func condition(depth: Int) -> Condition { random.condition(depth: depth) }

  /// Effects without nested effects, and effects with variables.
  public mutating func effects() -> [Effect] {
    random.effects(depth: 0) + random.some { $0.variable() }
  }

  /// A user's action on a node.
  public mutating func request(on tree: Tree) -> ScreenReader.Request {
    let node = tree.id(at: random.number(tree.count))
    return random.pick([
      .activate(node), .adjust(node, by: 1), .focus(node), .blur(node), .longPress(node), .insertText(node, "ab"),
      .deleteBackward(node), .escape(node),
    ])
  }
}

// Conditions of every kind.
extension RandomProperties {
  mutating func condition(depth: Int) -> Condition {
    switch number(depth > 0 ? 8 : 5) {
    case 0: .state(id: id(), state())
    case 1: .compare(.variable("count"), comparisonOfNumbers())
    case 2: .compare(.variable("word"), comparisonOfTexts())
    case 3: .compare(.count(pick(Behaviors.Event.ofNodes.filter { $0 != .appear }), id: id()), comparisonOfNumbers())
    case 4:
      .compare(flag() ? .value(id: id()) : .label(id: id()), flag() ? comparisonOfNumbers() : comparisonOfTexts())
    case 5: .all([condition(depth: depth - 1)] + some { $0.condition(depth: depth - 1) })
    case 6: .any([condition(depth: depth - 1)] + some { $0.condition(depth: depth - 1) })
    default: .not(condition(depth: depth - 1))
    }
  }

  fileprivate mutating func variable() -> Effect {
    pick([
      .add(variable: "count", 1), .assign(variable: "count", .number(real())), .assign(variable: "word", .text(text())),
    ])
  }

  private mutating func state() -> Condition.State {
    pick([.traits(pick(Traits.named).trait), .expanded, .focused, .hidden, .shown])
  }

  private mutating func comparisonOfNumbers() -> Condition.Comparison {
    let number = pick([0, 1, 2, -1.5, real()])
    return pick([
      .equals(.number(number)), .lessThan(number), .greaterThan(number), .atLeast(number), .atMost(number),
    ])
  }

  private mutating func comparisonOfTexts() -> Condition.Comparison {
    pick([.isEmpty, .equals(.text(text())), .matches(TextPattern(pick(["*", "?*", "*a*b*", "Save?", "*\"*"])))])
  }
}
