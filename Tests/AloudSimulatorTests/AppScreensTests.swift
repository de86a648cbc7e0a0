import AloudReader
import AloudSimulator
import AloudSpeech
import AloudTree
import Testing

@Suite struct AppScreensTests {
  /// A home screen that opens every other screen, a counter, and screens that lead back.
  private func home() throws -> AppExample {
    let ways: [Outline.Item] = [
      .button("Show").named("show", on: [.activate: [.show(screen: "next")]]),
      .button("Present").named("present", on: [.activate: [.present(screen: "sheet")]]),
    ]
    let others: [Outline.Item] = [
      .button("Back").named("back", on: [.activate: [.back]]),
      .button("Dismiss").named("dismiss", on: [.activate: [.dismiss]]),
      .button("Add").named("add", on: [.activate: [.insert(try Outline([.text("Ad")]).tree(), into: "list", at: 0)]]),
      .button("Clear").named("clear", on: [.activate: [.remove(id: "list")]]),
    ]
    return try AppExample(
      [.list("Ways", [.text("Welcome")] + ways).named("list")] + others,
      screens: ["next": ways + others, "sheet": ways + others], appear: ["next": [.say("Hello")]])
  }

  private func returned(_ name: String, _ answer: Simulator.App.Answer, _ example: AppExample) throws -> Bool {
    try answer.outcomes == [.screenChanged(returningTo: example.id(name))]
  }

  @Test func aPushedScreenAppearsAndGoesBack() throws {
    var example = try home()
    example.app.cursor = try example.id("show")
    let shown = try example.activate("show")
    #expect(shown.outcomes == [.screenChanged(returningTo: nil), .said("Hello")])
    #expect(example.app.screen.key == "next")
    #expect(example.app.cursor == nil)
    #expect(shown.update?.tree == example.app.tree)
    let answer = try example.activate("back")
    #expect(try returned("show", answer, example))
    #expect(answer.update?.tree == example.app.tree)
  }

  @Test func theFirstScreenCannotGoBack() throws {
    var example = try home()
    for name in ["back", "dismiss"] {
      #expect(try example.activate(name) == .init(isHandled: true))
    }
  }

  @Test func dismissRemovesPushedScreens() throws {
    var example = try home()
    example.app.cursor = try example.id("present")
    for name in ["present", "show", "show"] { _ = try example.activate(name) }
    #expect(example.app.depth == 4)
    let answer = try example.activate("dismiss")
    #expect(try returned("present", answer, example))
    #expect(example.app.depth == 1)
  }

  @Test func aPresentedScreenCannotGoBack() throws {
    var example = try home()
    _ = try example.activate("present")
    #expect(try example.activate("back") == .init(isHandled: true))
    #expect(example.app.screen.key == "sheet")
  }

  @Test func editsBelowAreSilentAndMoveTheCursorThere() throws {
    var example = try home()
    example.app.cursor = try example.id("show")
    let before = example.app.cursor
    _ = try example.activate("show")
    #expect(try example.activate("add") == .init(isHandled: true))
    let answer = try example.activate("back")
    #expect(try returned("show", answer, example))
    #expect(example.app.cursor != before)
  }

  @Test func aCursorOnARemovedNodeIsNil() throws {
    var example = try home()
    example.app.cursor = try example.id("show")
    for name in ["show", "clear"] { _ = try example.activate(name) }
    #expect(try example.activate("back").outcomes == [.screenChanged(returningTo: nil)])
  }

  @Test func aScreenShownAgainIsReset() throws {
    var example = try AppExample(
      [.button("Show").named("show", on: [.activate: [.show(screen: "next")]])],
      screens: ["next": [.button("Vanish").named("vanish", on: [.activate: [.remove(id: "vanish"), .back]])]])
    for _ in 0..<2 {
      for name in ["show", "vanish"] { #expect(try example.activate(name).isHandled) }
    }
  }

  @Test func theAppAppearsThenItsScreen() throws {
    let screen = Document.Screen(
      tree: try Outline([.text("Text")]).tree(), behaviors: Behaviors([.appear: [.say("Screen")]]))
    let document = try Document(screens: [screen], behaviors: Behaviors([.appear: [.say("App")]]))
    var app = Simulator.DocumentApp(document)
    #expect(app.appear().outcomes == [.said("App"), .said("Screen")])
  }

  @Test func endlessAppearancesAreStopped() throws {
    var example = try AppExample(
      [.button("Go").named("go", on: [.activate: [.show(screen: "a")]])], screens: ["a": []],
      appear: ["a": [.show(screen: "a")]])
    let outcomes = try example.activate("go").outcomes
    #expect(outcomes.last == .overrun)
    #expect(outcomes.filter { $0 == .overrun }.count == 1)
    #expect(example.app.depth <= Simulator.DocumentApp.maximumScreens)
  }

  @Test(arguments: [(1000, false), (1001, true)]) func effectsAreLimitedToAThousand(_ count: Int, _ isOverrun: Bool)
    throws
  {
    var example = try AppExample([.text("Text")])
    let outcomes = example.app.run(Array(repeating: .say("x"), count: count)).outcomes
    #expect(outcomes.filter { $0 == .said("x") }.count == 1000)
    #expect((outcomes.last == .overrun) == isOverrun)
  }

  @Test func theScreenThatAnAppShowsAsItStartsIsWhereItBegins() throws {
    let next = Document.Screen(
      key: "next", tree: try Outline([.text("Now"), .element("Sunny", .summaryElement)]).tree())
    let document = try Document(
      screens: [.init(tree: try Outline([.text("Splash")]).tree()), next],
      behaviors: Behaviors([.appear: [.show(screen: "next")]]))
    var simulator = Simulator(document)
    simulator.start()
    #expect(simulator.reader.focus.map { simulator.reader.narrator.tree[$0].label?.string } == "Sunny")
  }
}
