import AloudReader
import AloudSimulator
import AloudTree
import Testing

@Suite struct AppEffectsTests {
  private func change(_ make: (inout Effect.Change) -> Void) -> Effect.Change {
    var change = Effect.Change()
    make(&change)
    return change
  }

  @Test func changesAreReportedOnce() throws {
    var example = try AppExample([.text("One").named("one"), .text("Two").named("two"), .text("Three").named("three")])
    let (one, three) = (try example.id("one"), try example.id("three"))
    #expect(example.app.run([]).update == nil)
    let change = example.app.run([.set(id: "three", change { $0.label = "3" }), .remove(id: "two")])
    let told = try #require(change.update)
    #expect(told.map?[three] == (try example.id("three")))
    #expect(told.map?[one] == one)
    #expect(try told.touched == [example.id("three")])
    #expect(change.outcomes == [])
    #expect(told.tree == example.app.tree)
    #expect(example.app.run([]).update == nil)
  }

  @Test func equalScreensHaveNoChange() throws {
    var example = try AppExample([.button("One", .selected).named("one")])
    #expect(example.app.run([.set(id: "one", change { $0.label = "One" }), .select(id: "one")]).update == nil)
    let update = try #require(example.app.run([.set(id: "one", change { $0.label = "1" })]).update)
    #expect(update.map == nil)
  }

  @Test func missingNodesDoNothing() throws {
    let adder = Effect.insert(try Outline([.text("New").named("new")]).tree(), into: "list", at: nil)
    var example = try AppExample([.list(nil, [.button("Add").named("add", on: [.activate: [adder]])]).named("list")])
    let answer = example.app.run([.remove(id: "new"), .toggle(id: "new"), .select(id: "new"), .say("Done")])
    #expect(answer == .init(isHandled: true, outcomes: [.said("Done")]))
    _ = try example.activate("add")
    #expect(example.app.node(named: "new") != nil)
    _ = example.app.run([.remove(id: "new")])
    #expect(example.app.node(named: "new") == nil)
  }

  @Test func togglingChangesValueExpansionOrSelection() throws {
    let items: [Outline.Item] = [
      .button("Mixed", value: "2").named("mixed"), .toggle("New", on: false).named("new").with { $0.value = nil },
      .button("More", value: "5 items").named("more").with { $0.details.expanded = true },
      .button("Star").named("star"),
    ]
    var example = try AppExample(items)
    _ = example.app.run(["mixed", "new", "more", "star"].map { .toggle(id: $0) })
    #expect(try example.node("mixed").value == "1")
    #expect(try example.node("new").value == "1")
    #expect(try example.node("more").details.expanded == false)
    #expect(example.names(with: .selected) == ["star"])
    _ = example.app.run([.toggle(id: "star")])
    #expect(example.names(with: .selected) == [])
  }

  @Test func selectingChangesOnlyAffectedNodes() throws {
    var example = try AppExample([
      .list(nil, [.button("A", .selected).named("a"), .button("B").named("b"), .button("C").named("c")]),
      .list(nil, [.button("D", .selected).named("d")]),
    ])
    let update = example.app.run([.select(id: "b")]).update
    #expect(example.names(with: .selected) == ["b", "d"])
    #expect(try update?.touched == [example.id("a"), example.id("b")])
  }

  @Test func timersAreReturned() throws {
    var example = try AppExample([.text("Text")])
    let outcomes = example.app.run([
      .after(seconds: 2, [.say("Late")], name: "timeout"), .every(seconds: 5, [], until: 60), .cancel(name: "timeout"),
      .guidedAccess(.session(enabled: true, succeeded: [], failed: [])),
    ]).outcomes
    #expect(
      outcomes == [
        .later(.init(seconds: 2, effects: [.say("Late")], name: "timeout")),
        .later(.init(seconds: 5, effects: [], interval: 5, until: 60)), .cancelled(name: "timeout"),
        .guidedAccess(.session(enabled: true, succeeded: [], failed: [])),
      ])
  }
}
