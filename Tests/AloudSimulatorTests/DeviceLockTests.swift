import Aloud
import Testing

/// The app's denied restrictions lock nodes. No gesture and no change makes a locked node reachable.
@Suite struct DeviceLockTests {
  /// An app with a restriction `shop` on the given ids, which a session denies.
  private func walk(
    _ items: [Outline.Item], locks: [String], screens: [String: [Outline.Item]] = [:],
    session: Bool = true
  ) throws -> Walk {
    let device = GuidedAccess.permissive.with {
      $0.restrictions = [.init(identifier: "shop", title: "Shop", locks: locks)]
      $0.denied = ["shop"]
    }
    var walk = try Walk(items, on: device, screens: screens)
    if session { walk.enter(.guidedAccess) }
    return walk
  }

  /// A locked list between two texts.
  private func shop(session: Bool = true) throws -> Walk {
    try walk(
      [
        .heading("Start").framed(0, 0),
        .list(
          nil,
          [
            .heading("Offers").framed(0, 100), .acting("Buy", .say("Bought")).framed(0, 200),
            .slider("Amount", at: 50).framed(0, 300),
            .textField("Name").framed(0, 400).named("name"),
            .button("Gift").framed(0, 500).with {
              $0.details.actions = [Action(name: "Wrap", effects: [.say("Wrapped")])]
            },
          ]
        ).framed(0, 100, height: 440).named("shop"),
        .text("End").framed(0, 700),
      ], locks: ["shop"], session: session)
  }

  private static let modes = SingleAppMode.allCases

  @Test(arguments: modes) func onlySessionsOfTheUserLock(_ mode: SingleAppMode) throws {
    var walk = try shop(session: false)
    walk.enter(mode)
    let isDenied = mode == .guidedAccess
    #expect(walk.device.guidedAccessRestrictionState(forIdentifier: "shop") == (isDenied ? .deny : .allow))
    #expect(walk.device.guidedAccessRestrictionState(forIdentifier: "other") == .allow)
    let inside = ["Offers", "Buy", "Amount", "Name", "Gift"]
    #expect(walk.labels() == ["Start"] + (isDenied ? [] : inside) + ["End"])
  }

  @Test func lockedElementsCannotBeReached() throws {
    var walk = try shop()
    #expect(walk.labels() == ["Start", "End"])
    #expect(walk.step("touch \"Buy\"") == ["[nothing there]"])
    #expect(walk.step("touch 10,210") == ["[nothing there]"])
    #expect(
      walk.step("four-finger tap top", "rotor \"Headings\"", "swipe down") == ["[boundary]", "Heading not found"])
    #expect(walk.step("choose \"Buy\"") == ["[boundary]"])
    walk.step("two-finger triple tap")
    #expect(walk.simulator.reader.chooserItems?.labels == ["End", "Start"])
    #expect(walk.step("guided access allow \"shop\"") == [])
    #expect(walk.simulator.reader.chooserItems?.labels.contains("Buy") == true)
    #expect(walk.step("guided access deny \"shop\"") == [])
    #expect(walk.simulator.reader.chooserItems?.labels == ["End", "Start"])
  }

  @Test func lockedElementsLoseTheCursor() throws {
    var walk = try shop(session: false)
    walk.step("touch \"Gift\"")
    #expect(
      walk.step("guided access start")
        == ["[guided access started]", "Guided Access started", "[focus lost]", "End"])
    #expect(walk.step("guided access end") == ["[guided access ended]", "Guided Access ended"])
    #expect(walk.focus == "End")
  }

  /// A locked field loses its keyboard and rejects typed text.
  @Test func lockedFieldsRejectText() throws {
    var walk = try shop(session: false)
    walk.step("touch \"Name\"", "double tap", "type \"ab\"", "guided access start")
    for step in ["type \"c\"", "delete", "undo", "redo", "shake"] {
      #expect([["[refused]"], ["[boundary]"]].contains(walk.step(step)), "\(step)")
    }
    walk.step("guided access end")
    let name = try #require(walk.simulator.app.document?.node(named: "name"))
    #expect(walk.simulator.app.document?.textState(of: name)?.text == "ab")
  }

  // MARK: Effects on locked nodes

  /// A button with effects on the locked nodes.
  private func walk(doing effects: Effect..., to items: [Outline.Item], locks: [String] = ["locked"]) throws -> Walk {
    try walk(
      [.heading("Start"), .button("Go").named("go", on: [.activate: effects])] + items, locks: locks,
      screens: ["second": [.text("Second"), .button("There").named("locked")]])
  }

  private func labels(_ walk: inout Walk, after steps: String...) throws -> [String] {
    walk.step("touch \"Go\"", "double tap")
    for step in steps { walk.step(step) }
    return Array(walk.labels().dropFirst(2))
  }

  @Test func insertedNodesAreLocked() throws {
    let inner = try Outline([.button("New")]).tree()
    var walk = try walk(
      doing: .insert(inner, into: "locked", at: nil), to: [.list(nil, [.text("Old")]).named("locked")])
    #expect(try labels(&walk) == [])
    #expect(try labels(&walk, after: "guided access end") == ["Old", "New", "New"])
  }

  @Test func returningNodesAreLocked() throws {
    let again = try Outline([.button("Again").named("locked")]).tree()
    var walk = try walk(
      doing: .remove(id: "locked"), .insert(again, into: "list", at: 0),
      to: [.list(nil, [.button("Once").named("locked"), .text("Rest")]).named("list")])
    #expect(try labels(&walk) == ["Rest"])
    #expect(try labels(&walk, after: "guided access end") == ["Again", "Rest"])
  }

  @Test func relabeledNodesStayLocked() throws {
    var walk = try walk(
      doing: .change("locked") { $0.label = .some("New") }, .post(.layoutChanged(focus: "locked", text: nil)),
      to: [.button("Old").named("locked"), .text("Rest")])
    #expect(try labels(&walk) == ["Rest"])
    #expect(walk.step("post screenChanged focus locked") == ["[screen changed]", "Start, Heading"])
    #expect(try labels(&walk, after: "guided access end") == ["New", "Rest"])
  }

  @Test func anotherScreenIsLockedToo() throws {
    var walk = try walk(doing: .show(screen: "second"), to: [.button("Here").named("locked")])
    #expect(walk.labels() == ["Start", "Go"])
    walk.step("touch \"Go\"", "double tap")
    #expect(walk.labels() == ["Second"])
    walk.step("guided access end")
    #expect(walk.labels() == ["Second", "There"])
  }

  /// Hidden and locked are independent.
  @Test(arguments: [true, false]) func hiddenAndLockedAreIndependent(_ hides: Bool) throws {
    let item = Outline.Item.button("Secret").named("locked").with { $0.hidden = !hides }
    var walk = try walk(doing: .change("locked") { $0.hidden = hides }, to: [item])
    #expect(try labels(&walk) == [])
    #expect(try labels(&walk, after: "guided access allow \"shop\"") == (hides ? [] : ["Secret"]))
    #expect(try labels(&walk, after: "guided access deny \"shop\"") == [])
    #expect(walk.simulator.app.tree[try #require(walk.simulator.app.document?.node(named: "locked"))].hidden == hides)
  }

  /// A touch on an element is a touch at its activation point.
  @Test(arguments: [true, false]) func anActivationPointOnSomethingLockedDoesNothing(_ session: Bool) throws {
    let inner = Outline.Item.button("Buy").framed(0, 100).named("inner", on: [.activate: [.say("Bought")]])
    let row = Outline.Item.container(.none, "Row", [inner]).framed(0, 100, width: 390).with {
      $0.isElement = true
      $0.details.activationPoint = ScreenPoint(x: 50, y: 120)
    }
    var walk = try walk([.heading("Start"), row], locks: ["inner"], session: session)
    #expect(walk.labels() == ["Start", "Row"])
    #expect(walk.step("touch \"Row\"", "double tap") == (session ? [] : ["Bought"]))
  }

  /// With VoiceOver off, a tap does not reach it either.
  @Test func lockedElementsCannotBeTapped() throws {
    var walk = try shop()
    walk.step("accessibility shortcut \"VoiceOver\"")
    let before = walk.simulator.app.tree
    for step in ["touch \"Buy\"", "touch 10,210", "touch 10,410"] { walk.step(step) }
    #expect(walk.simulator.app.tree == before)
    #expect(walk.step("wait 9s") == [])
  }
}
