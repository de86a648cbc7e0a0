import AloudTree
import Testing

@Suite struct DocumentTests {
  private func screen(_ items: [Outline.Item], key: String? = nil) throws -> Document.Screen {
    .init(key: key, tree: try Outline(items).tree())
  }

  private func item(_ id: String, _ change: (inout Details) -> Void = { _ in }) -> Outline.Item {
    .text("Text").with {
      $0.id = id
      change(&$0.details)
    }
  }

  private func error(_ screens: [Document.Screen], on behaviors: Behaviors = Behaviors()) -> TreeError? {
    do {
      _ = try Document(screens: screens, behaviors: behaviors)
      return nil
    } catch { return error }
  }

  @Test func idsAreUniqueInAScreen() throws {
    let error = error([try screen([item("a"), item("a")])])
    #expect(error?.description == "elements[1].id: the id \"a\" already belongs to elements[0]")
    #expect(self.error([try screen([item("a")]), try screen([item("a")], key: "other")]) == nil)
  }

  @Test func nodesInBehaviorsMustExist() throws {
    let broken = item("wifi") { $0.behaviors = Behaviors([.activate: [.back, .toggle(id: "wfi")]]) }
    #expect(
      error([try screen([broken])])?.description
        == "elements[0].on.activate[1].toggle: no node has the id \"wfi\"; did you mean \"wifi\"?")
  }

  @Test func insertedNodesCountAsExisting() throws {
    let new = try Outline([item("new")]).tree()
    let adder = item("list") {
      $0.behaviors = Behaviors([.activate: [.insert(new, into: "list", at: nil), .remove(id: "new")]])
    }
    #expect(error([try screen([adder])]) == nil)
  }

  @Test func screensInBehaviorsMustExist() throws {
    let screens = [try screen([item("a")]), try screen([], key: "detail")]
    let broken = Behaviors([.appear: [.after(seconds: 1, [.show(screen: "details")])]])
    #expect(
      error(screens, on: broken)?.description
        == "on.appear[0].do[0].show: there is no screen \"details\"; there are \"detail\"")
  }

  @Test func directionFollowsTheLanguageUnlessWritten() throws {
    let screens = [try screen([])]
    #expect(try Document(language: "ar", screens: screens).direction == .rtl)
    #expect(try Document(language: "he-IL", direction: .ltr, screens: screens).direction == .ltr)
    #expect(try Document(language: "ko", screens: screens).direction == .ltr)
  }

  @Test func placesMustBeFiniteNumbers() throws {
    let broken = Outline.Item.text("Text").with { $0.frame = Frame(x: .nan, y: 0, width: 1, height: 1) }
    #expect(
      error([try screen([broken])])?.description == "elements[0]: frame and sortPriority must be finite numbers")
  }

  @Test func cancelledTimersMustExist() throws {
    let broken = Behaviors([.appear: [.after(seconds: 5, [], name: "timeout"), .cancel(name: "timout")]])
    #expect(
      error([try screen([])], on: broken)?.description
        == "on.appear[1].cancel: no timer has the name \"timout\"; did you mean \"timeout\"?")
    // Wherever and whenever the timer starts.
    let beginner = item("a") {
      $0.actions = [Action(name: "Wait", effects: [.every(seconds: 1, [], until: nil, name: "poll")])]
    }
    #expect(error([try screen([beginner])], on: Behaviors([.escape: [.cancel(name: "poll")]])) == nil)
  }

  @Test(
    arguments: [
      (.after(seconds: -1, []), "after: after must be a number of seconds, 0 or more"),
      (.after(seconds: .nan, []), "after: after must be a number of seconds, 0 or more"),
      (.every(seconds: 0.005, [], until: nil), "every: every must be a number of seconds, 0.01 or more"),
      (.every(seconds: .infinity, [], until: nil), "every: every must be a number of seconds, 0.01 or more"),
      (.every(seconds: 1, [], until: -2), "until: until must be a number of seconds, 0 or more"),
    ] as [(Effect, String)])
  func timesMustBeFiniteNumbers(_ effect: Effect, _ message: String) throws {
    let error = error([try screen([])], on: Behaviors([.appear: [effect]]))
    #expect(error?.kind == .invalidValue)
    #expect(error?.description == "on.appear[0].\(message)")
  }

  @Test func adjustableControlsHaveNumbers() throws {
    let points = item("a") { $0.activationPoint = ScreenPoint(x: 0, y: .nan) }
    let slider = Outline.Item.slider("Volume", at: .infinity)
    for broken in [points, slider] {
      #expect(
        error([try screen([broken])])?.description == "elements[0]: activationPoint and adjusts must be finite numbers")
    }
  }

  @Test func placedNodesHaveAPlace() throws {
    var change = Effect.Change()
    change.frame = .some(Frame(x: .infinity, y: 0, width: 1, height: 1))
    let setter = item("a") { $0.behaviors = Behaviors([.activate: [.set(id: "a", change)]]) }
    #expect(
      error([try screen([setter])])?.description
        == "elements[0].on.activate[0].frame: frame must be four finite numbers")
    let lost = try Outline([item("b").with { $0.sortPriority = .nan }]).tree()
    let adder = item("a") { $0.behaviors = Behaviors([.activate: [.insert(lost, into: "a", at: nil)]]) }
    #expect(
      error([try screen([adder])])?.description
        == "elements[0].on.activate[0].insert: frame and sortPriority must be finite numbers")
  }
}
