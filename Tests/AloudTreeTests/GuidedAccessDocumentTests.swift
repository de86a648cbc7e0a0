import AloudBase
import AloudTree
import Testing

/// The Guided Access of a document is checked, tidied and completed like other parts.
@Suite struct GuidedAccessDocumentTests {
  private func document(
    _ facts: GuidedAccess?, on behaviors: Behaviors = Behaviors(), _ items: [Outline.Item] = [.text("Till")]
  ) throws -> Document {
    try Document(
      screens: [.init(tree: try Outline(items.map { $0.with { $0.id = $0.id ?? $0.label?.string } }).tree())],
      behaviors: behaviors, guidedAccess: facts)
  }

  private func facts(on behaviors: Behaviors = Behaviors()) -> GuidedAccess {
    var facts = GuidedAccess()
    facts.restrictions = [
      .init(identifier: "org.example.sell", title: "Sell"),
      .init(identifier: "org.example.refund", title: "Refund", behaviors: behaviors),
    ]
    return facts
  }

  private func error(_ facts: GuidedAccess?, on behaviors: Behaviors = Behaviors()) -> TreeError? {
    #expect(throws: TreeError.self) { try document(facts, on: behaviors) }
  }

  private static func state(of restriction: String, _ effects: [Effect] = []) -> Effect {
    .guidedAccess(.restrictionState(identifier: restriction, .deny, effects))
  }

  @Test func deniedRestrictionsExist() throws {
    var facts = facts()
    facts.denied = ["org.example.sell", "org.example.refund", "touch", "motion"]
    #expect(try document(facts).guidedAccess == facts)
    facts.denied.insert("org.example.refnd")
    let error = error(facts)
    #expect(error?.kind == .unknownRestriction)
    #expect(
      error?.description == "guidedAccess.denied: there is no restriction \"org.example.refnd\"; "
        + "did you mean \"org.example.refund\"?")
    facts.denied = ["sideButon"]
    #expect(
      self.error(facts)?.message == "there is no restriction \"sideButon\"; did you mean \"sideButton\"?")
  }

  @Test func requestedThingsExist() throws {
    #expect(throws: Never.self) { try document(nil, on: Behaviors([.appear: [Self.state(of: "keyboards")]])) }
    let known = Behaviors([.restriction: [.after(seconds: 1, [Self.state(of: "org.example.sell")])]])
    #expect(throws: Never.self) { try document(facts(), on: known) }
    let error = error(nil, on: known)
    #expect(error?.kind == .unknownRestriction)
    #expect(
      error?.description
        == "on.restriction[0].do[0].guidedAccess.restriction: there is no restriction \"org.example.sell\"")
    let nested = Behaviors([.deny: [Self.state(of: "touch", [Self.state(of: "org.example.sel")])]])
    #expect(
      self.error(facts(on: nested))?.description
        == "guidedAccess.restrictions[1].on.deny[0].guidedAccess.do[0].guidedAccess.restriction: "
        + "there is no restriction \"org.example.sel\"; did you mean \"org.example.sell\"?")
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double]) func areasMustBeFiniteNumbers(_ number: Double) {
    var facts = GuidedAccess()
    facts.areas = [Frame(x: 0, y: 0, width: 1, height: 1), Frame(x: 0, y: number, width: 1, height: 1)]
    let error = error(facts)
    #expect(error?.kind == .invalidValue)
    #expect(error?.description == "guidedAccess.areas[1]: an area must be four finite numbers")
  }

  @Test(arguments: [0.9, -1, .nan, .infinity] as [Double]) func timeLimitsMustBeFinite(_ seconds: Double) {
    var facts = GuidedAccess()
    facts.timeLimit = seconds
    let error = error(facts)
    #expect(error?.kind == .invalidValue)
    #expect(
      error?.description == "guidedAccess.timeLimit: timeLimit must be a number of seconds, 1 or more")
  }

  /// Every form of a request, with these effects in the last place.
  static let requests: [(path: String, make: @Sendable ([Effect]) -> Effect.GuidedAccessRequest)] = [
    ("succeeded", { .session(enabled: true, succeeded: $0, failed: []) }),
    ("failed", { .session(enabled: true, succeeded: [], failed: $0) }),
    ("succeeded", { .configure([.zoom], enabled: true, succeeded: $0, failed: []) }),
    ("failed", { .configure([.zoom], enabled: true, succeeded: [], failed: $0) }),
    ("succeeded", { .assessment(enabled: true, succeeded: $0, failed: []) }),
    ("failed", { .assessment(enabled: true, succeeded: [], failed: $0) }),
    ("do", { .status(enabled: true, $0) }),
    ("do", { .restrictionState(identifier: "touch", .allow, $0) }),
  ]

  @Test(arguments: requests.indices) func idsInAnswersExist(_ index: Int) {
    let (path, make) = Self.requests[index]
    let error = error(facts(on: Behaviors([.allow: [.back, .guidedAccess(make([.select(id: "Tell")]))]])))
    #expect(error?.kind == .unknownID)
    #expect(
      error?.description == "guidedAccess.restrictions[1].on.allow[1].guidedAccess.\(path)[0].select: "
        + "no node has the id \"Tell\"; did you mean \"Till\"?")
  }

  /// Effects elsewhere may refer to nodes and timers from a restriction.
  @Test func nodesOfRestrictionsExist() throws {
    let sign = try Outline([.text("Closed").with { $0.id = "sign" }]).tree()
    let denied: [Effect] = [.insert(sign, into: "Till", at: nil), .every(seconds: 9, [], until: nil, name: "blink")]
    let facts = facts(on: Behaviors([.deny: denied, .allow: [.remove(id: "sign"), .cancel(name: "blink")]]))
    let elsewhere = Behaviors([.escape: [.remove(id: "sign"), .cancel(name: "blink")]])
    #expect(try document(facts, on: elsewhere).identifiers == ["Till", "sign"])
  }

  @Test func tidyingKeepsNodesOfRestrictions() throws {
    // In separate lists: the siblings of a referenced node also stay.
    func wrapper(_ id: String) -> Outline.Item {
      .list(SpokenText("List of " + id), [Outline.Item(Node(id: id), [.text(SpokenText(id + " text"))])])
    }
    let sign = try Outline([.text("Sign").with { $0.id = "sign" }]).tree()
    var change = Effect.Change()
    change.hidden = true
    var facts = facts(
      on: Behaviors([
        .deny: [.set(id: "shelf", change), .insert(sign, into: "wall", at: nil)],
        .allow: [.guidedAccess(.status(enabled: true, [.remove(id: "counter")]))],
      ]))
    facts.restrictions[0].locks = ["drawer"]
    let names = ["shelf", "wall", "counter", "drawer"]
    let items = (names + ["nothing"]).map(wrapper) + [Outline.Item(Node(label: "Sign"))]
    let tidied = try Document(screens: [.init(tree: try Outline(items).tree())], guidedAccess: facts).tidied()
    let ids = Set(tidied.firstScreen.tree.nodes.compactMap(\.id))
    #expect(ids.isSuperset(of: names))
    #expect(!ids.contains("nothing"))
    // The id of an inserted node stays free.
    #expect(tidied.firstScreen.tree.nodes.last?.id == "sign-2")
    #expect(tidied.guidedAccess == facts)
  }

  @Test(arguments: requests.indices) func chartsThatRestrictionsInsertHaveElements(_ index: Int) throws {
    let chart = ChartPartsTests.chart([5, 3, 8])
    let inserted = try Outline([.text("Sales").with { $0.details.chart = chart }]).tree()
    let insertion = Effect.insert(inserted, into: "Till", at: nil)
    let request = Self.requests[index].make([insertion])
    let document = try document(facts(on: Behaviors([.deny: [insertion, .back, .guidedAccess(request)]])))
    let effects = try #require(document.guidedAccess?.restrictions[1].behaviors.effects[.deny])
    let trees = effects.flatMap { [$0] + $0.nested }.compactMap { effect in
      if case .insert(let tree, "Till", nil) = effect { tree } else { nil }
    }
    #expect(trees.map { $0.nodes.dropFirst(2).count } == [3, 3])
    // Everything else is unchanged.
    #expect(effects[1] == .back)
    #expect(effects[2] == .guidedAccess(Self.requests[index].make([.insert(trees[1], into: "Till", at: nil)])))
  }
}
