import AloudReader
import AloudSimulator
import AloudTree
import Testing

@Suite struct AppConditionTests {
  /// The app's text after evaluating a condition.
  private static func asked(_ condition: Condition) -> Effect {
    .when(condition, then: [.say("yes")], otherwise: [.say("no")])
  }

  private func holds(_ condition: Condition, in example: inout AppExample) -> Bool {
    let outcomes = example.app.run([Self.asked(condition)]).outcomes
    #expect(outcomes == [.said("yes")] || outcomes == [.said("no")])
    return outcomes == [.said("yes")]
  }

  private static let items: [Outline.Item] = [
    .button("Send").named("send").with { $0.traits = [.button, .selected, .notEnabled] },
    .button("Field", value: "mina").named("field").with { $0.details.text = TextInput() },
    .button("Secret", value: "1234").named("secret").with { $0.details.text = TextInput(secure: true) },
    .button("Empty").named("empty").with { $0.details.text = TextInput() },
    .button("Seats").named("seats").with {
      $0.details.adjusts = .range(from: 0, to: 10, step: 1, at: 3, format: .percent)
    },
    .button("More").named("more").with { $0.details.expanded = true },
    .list(nil, [.button("Inside").named("inside")]).named("box").with { $0.hidden = true },
  ]

  @Test(
    arguments: [
      (.compare(.value(id: "empty"), .isEmpty), true), (.compare(.value(id: "field"), .isEmpty), false),
      (.compare(.value(id: "field"), .equals(.text("mina"))), true),
      (.compare(.value(id: "field"), .equals(.text("Mina"))), false),
      (.compare(.value(id: "field"), .matches(TextPattern("m?n*"))), true),
      (.compare(.value(id: "field"), .matches(TextPattern("m?n"))), false),
      (.compare(.value(id: "secret"), .equals(.text("1234"))), true),
      (.compare(.value(id: "secret"), .equals(.number(1234))), true),
      (.compare(.value(id: "seats"), .equals(.number(3))), true),
      (.compare(.value(id: "seats"), .lessThan(3)), false), (.compare(.value(id: "seats"), .atMost(3)), true),
      (.compare(.value(id: "seats"), .greaterThan(2.5)), true), (.compare(.value(id: "seats"), .atLeast(3.5)), false),
      (.compare(.value(id: "field"), .lessThan(1)), false), (.compare(.value(id: "field"), .atLeast(1)), false),
      (.compare(.label(id: "send"), .equals(.text("Send"))), true),
      (.state(id: "send", .traits(.selected)), true), (.state(id: "send", .traits(.notEnabled)), true),
      (.state(id: "more", .traits(.selected)), false), (.state(id: "more", .expanded), true),
      (.state(id: "send", .expanded), false), (.state(id: "send", .focused), false),
      (.state(id: "inside", .hidden), true), (.state(id: "inside", .shown), false),
      (.state(id: "send", .shown), true), (.state(id: "send", .hidden), false),
      (.all([.state(id: "send", .shown), .state(id: "more", .expanded)]), true),
      (.all([.state(id: "send", .hidden), .state(id: "more", .expanded)]), false),
      (.any([.state(id: "send", .hidden), .state(id: "more", .expanded)]), true),
      (.any([.state(id: "send", .hidden), .state(id: "send", .expanded)]), false),
      (.not(.state(id: "send", .hidden)), true), (.not(.state(id: "send", .shown)), false),
    ] as [(Condition, Bool)])
  func conditions(_ condition: Condition, _ expected: Bool) throws {
    var example = try AppExample(Self.items)
    #expect(holds(condition, in: &example) == expected)
    #expect(holds(.not(condition), in: &example) == !expected)
  }

  @Test func focusedElementsHaveTheCursor() throws {
    var example = try AppExample(Self.items)
    example.app.cursor = try example.id("send")
    #expect(holds(.state(id: "send", .focused), in: &example))
    #expect(!holds(.state(id: "more", .focused), in: &example))
  }

  @Test func removedRegionsAreHiddenAndEmpty() throws {
    var example = try AppExample(Self.items)
    _ = example.app.run([.remove(id: "field")])
    #expect(holds(.state(id: "field", .hidden), in: &example))
    #expect(holds(.compare(.value(id: "field"), .isEmpty), in: &example))
    #expect(!holds(.state(id: "field", .shown), in: &example))
  }

  @Test func eventsAreCountedBeforeTheyAreAnswered() throws {
    let third = Condition.compare(.count(.activate, id: "star"), .equals(.number(3)))
    var example = try AppExample([.button("Star").named("star", on: [.activate: [Self.asked(third)]])])
    let said = try (0..<4).map { _ in try example.activate("star").outcomes }
    #expect(said == [[.said("no")], [.said("no")], [.said("yes")], [.said("no")]])
  }

  @Test func elementsThatAnswerForOthersAreCounted() throws {
    let twice = Condition.compare(.count(.activate, id: "row"), .atLeast(2))
    var example = try AppExample([
      .list(nil, [.text("Title").named("title")]).named("row", on: [.activate: [Self.asked(twice)]])
    ])
    #expect(try example.activate("title").outcomes == [.said("no")])
    #expect(try example.activate("title").outcomes == [.said("yes")])
  }

  @Test func variablesAreKeptAndSaid() throws {
    let more: [Effect] = [
      .add(variable: "cups", 2), .say("{cups} cups for {who}{"), .assign(variable: "who", .text("Mina, {cups}")),
    ]
    var example = try AppExample([.button("More").named("more", on: [.activate: more])])
    #expect(try example.activate("more").outcomes == [.said("2 cups for {")])
    #expect(try example.activate("more").outcomes == [.said("4 cups for Mina, 2{")])
    #expect(holds(.compare(.variable("cups"), .equals(.number(4))), in: &example))
  }

  @Test func textsWithoutVariablesAreUnchanged() throws {
    var example = try AppExample([.button("More").named("more", on: [.activate: [.say("{cups}")]])])
    #expect(try example.activate("more").outcomes == [.said("{cups}")])
  }

  @Test func changedTextsShowVariables() throws {
    var change = Effect.Change()
    change.label = "{n} items"
    let row = try Outline([.text("Row {n}").named("new")]).tree()
    let effects: [Effect] = [.add(variable: "n", 1), .set(id: "add", change), .insert(row, into: "list", at: nil)]
    var example = try AppExample([.list(nil, [.button("Add").named("add", on: [.activate: effects])]).named("list")])
    _ = try example.activate("add")
    #expect(try example.node("add").label == "1 items")
    #expect(try example.node("new").label == "Row 1")
  }

  @Test func conditionsCanBeNested() throws {
    let inner = Self.asked(.compare(.variable("n"), .atLeast(2)))
    let outer = Effect.when(.not(.compare(.variable("n"), .equals(.number(1)))), then: [inner], otherwise: [])
    var example = try AppExample([.button("A").named("a", on: [.activate: [.add(variable: "n", 1), outer]])])
    let outcomes = try (0..<2).map { _ in try example.activate("a").outcomes }
    #expect(outcomes == [[], [.said("yes")]])
  }

  @Test func timersEvaluateConditionsWhenDue() throws {
    let timer = Effect.after(seconds: 1, [Self.asked(.compare(.variable("n"), .equals(.number(1))))])
    var example = try AppExample([.button("A").named("a", on: [.activate: [timer, .add(variable: "n", 1)]])])
    guard case .later(let later)? = try example.activate("a").outcomes.first else {
      Issue.record("no timer")
      return
    }
    #expect(example.app.run(later.effects).outcomes == [.said("yes")])
  }

  @Test(arguments: [
    ("*", "", true), ("?", "", false), ("?", "é", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
    ("*@*.*", "mina@example.com", true), ("*@*.*", "mina@example", false), ("??", "가나", true), ("a**b", "ab", true),
    ("ab*", "a", false), ("*a", "aa", true),
  ]) func patterns(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(TextPattern(pattern).matches(text) == expected)
  }

  /// A pattern for which naive matchers try every division of the text.
  @Test func hostilePatternsAreQuick() {
    let pattern = TextPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
