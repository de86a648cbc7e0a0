import AloudReader
import AloudSimulator
import AloudSpeech
import AloudTree
import Testing

@Suite struct AppScrollTests {
  typealias Answer = Simulator.App.Answer

  private func pages(
    _ axis: Scroll.Axis = .horizontal, page: Int = 1, of pages: Int = 2, on effects: [Behaviors.Event: [Effect]] = [:],
    _ children: [Outline.Item] = [.text("Text").named("text")]
  ) -> Outline.Item {
    .group(nil, children).named("pages\(axis)", on: effects).with {
      $0.details.scroll = .pages(page: page, pages: pages, axis: axis)
    }
  }

  @Test func pagesTurnToTheLastAndBack() throws {
    var example = try AppExample([pages(on: [.scrollLeft: [.say("Next")], .scrollRight: [.say("Back")]])])
    let text = try example.id("text")
    #expect(
      example.app.answer(.scroll(text, .left)).beside
        == Answer(isHandled: true, outcomes: [.said("Next")], scrolled: .page(2, of: 2)))
    #expect(example.app.answer(.scroll(text, .left)) == Answer(isHandled: false))
    #expect(example.app.answer(.scroll(text, .right)).scrolled == .page(1, of: 2))
    #expect(example.app.answer(.scroll(text, .right)) == Answer(isHandled: false))
    #expect(example.app.answer(.scroll(text, .next)).beside == Answer(isHandled: true, scrolled: .page(2, of: 2)))
  }

  @Test func theScrollAxisMatches() throws {
    var example = try AppExample([pages(.vertical, of: 9, [pages(.horizontal), .text("Other")])])
    let inner = try example.id("pageshorizontal")
    #expect(example.app.answer(.scroll(inner, .left)).scrolled == .page(2, of: 2))
    #expect(example.app.answer(.scroll(inner, .up)).scrolled == .page(2, of: 9))
    #expect(example.app.answer(.scroll(try example.id("pagesvertical"), .left)) == Answer(isHandled: false))
    // The first matching element on the screen.
    #expect(example.app.answer(.scroll(nil, .down)).scrolled == .page(1, of: 9))
    #expect(example.app.answer(.scroll(nil, .right)).scrolled == .page(1, of: 2))
  }

  @Test func atItsEndNoOtherScrollViewAnswers() throws {
    let inner = pages(page: 2)
    var example = try AppExample([pages(of: 9, [inner.with { $0.id = "inner" }])])
    #expect(example.app.answer(.scroll(try example.id("inner"), .left)) == Answer(isHandled: false))
    #expect(example.app.answer(.scroll(nil, .left)).scrolled == .page(2, of: 9))
  }

  /// A page may be much narrower than the scrolled distance.
  @Test func aDistantElementIsOnTheLastPage() throws {
    let far = Outline.Item.text("Far").with { $0.frame = Frame(x: 1e9, y: 0, width: 10, height: 10) }
    let near = Outline.Item.text("Near").with { $0.frame = Frame(x: 0, y: 0, width: 10, height: 10) }
    let narrow = pages(.horizontal, [near, far]).with { $0.frame = Frame(x: 0, y: 0, width: 1e-300, height: 20) }
    var simulator = Simulator(try Document([narrow]))
    simulator.perform(.swipeRight)
    let id = try #require(simulator.app.tree.idsByIdentifier()["pageshorizontal"])
    #expect(simulator.app.tree[id].sharedDetails?.value.scroll == .pages(page: 2, pages: 2, axis: .horizontal))
  }

  @Test func everyPositionHasAStatus() throws {
    let list = Outline.Item.list(nil, [.text("Text").named("text")]).named("list", on: [.scrollUp: [.say("More")]])
      .with { $0.details.scroll = .status(["Rows 1 to 5 of 9", "Rows 5 to 9 of 9"]) }
    var example = try AppExample([.text("Ad").named("ad"), list])
    #expect(!example.app.answer(.scroll(nil, .down)).isHandled)
    let answer = example.app.answer(.scroll(nil, .up))
    #expect(answer == Answer(isHandled: true, outcomes: [.said("More")], scrolled: .text("Rows 5 to 9 of 9")))
    // Positions move with the list.
    _ = example.app.run([.remove(id: "ad")])
    #expect(!example.app.answer(.scroll(nil, .next)).isHandled)
    #expect(example.app.answer(.scroll(try example.id("text"), .previous)).scrolled == .text("Rows 1 to 5 of 9"))
  }

  @Test func scrollBehaviorsAnswerWithoutPages() throws {
    var example = try AppExample([
      .text("Outside").named("outside"),
      .list(nil, [.text("Text").named("text")]).named("list", on: [.scrollUp: [.say("Loaded")]]),
    ])
    #expect(
      example.app.answer(.scroll(try example.id("text"), .up)) == Answer(isHandled: true, outcomes: [.said("Loaded")]))
    #expect(example.app.answer(.scroll(try example.id("text"), .down)) == Answer(isHandled: false))
    #expect(example.app.answer(.scroll(try example.id("outside"), .up)) == Answer(isHandled: false))
  }

  @Test func theScreenAnswersIfNoScrollViewDoes() throws {
    let screen = Document.Screen(
      tree: try Outline([.text("Text")]).tree(), behaviors: Behaviors([.scrollUp: [.say("Screen")]]))
    var app = Simulator.DocumentApp(try Document(screens: [screen]))
    #expect(app.answer(.scroll(nil, .up)).outcomes == [.said("Screen")])
  }

}
