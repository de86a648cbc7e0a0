import AloudBase
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

@Suite struct AppRequestTests {
  typealias Answer = Simulator.App.Answer

  @Test func valuesStepToTheirEnds() throws {
    let sizes: [SpokenText] = ["S", "M"]
    var example = try AppExample([
      .element("Size").named("size").with { $0.details.adjusts = .values(sizes, index: 0) }
    ])
    let size = try example.id("size")
    #expect(!example.app.answer(.adjust(size, by: -1)).isHandled)
    #expect(example.app.answer(.adjust(size, by: 1)).isHandled)
    #expect(example.app.tree[size].reportedValue == "M")
    #expect(!example.app.answer(.adjust(size, by: 1)).isHandled)
  }

  @Test(arguments: [(0, 10, 3, 9, 1, 10), (0, 10, 3, 2, -1, 0), (10, 0, 1, 5, 1, 4), (0, 1, 0.1, 0.2, 1, 0.3)])
  func numbersChangeByTheirStep(_ row: (from: Double, to: Double, step: Double, at: Double, by: Double, new: Double))
    throws
  {
    var example = try AppExample([.slider("Volume", at: row.at, from: row.from, to: row.to, step: row.step).named("a")])
    #expect(example.app.answer(.adjust(try example.id("a"), by: Int(clamping: row.by))).isHandled)
    #expect(
      try example.node("a").details.adjusts
        == .range(from: row.from, to: row.to, step: row.step, at: row.new, format: .percent))
  }

  @Test func behaviorsRunInAddition() throws {
    let volume = Outline.Item.slider("Volume", at: 100).named("a", on: [.increment: [.say("Loud")]])
    var example = try AppExample([volume, volume.with { $0.id = "b" }.with { $0.traits.insert(.notEnabled) }])
    #expect(
      example.app.answer(.adjust(try example.id("a"), by: 1)) == Answer(isHandled: true, outcomes: [.said("Loud")]))
    #expect(example.app.answer(.adjust(try example.id("a"), by: -1)).beside == Answer(isHandled: true))
    #expect(example.app.answer(.adjust(try example.id("b"), by: -1)) == Answer(isHandled: false))
  }

  @Test(arguments: [Behaviors.Event.escape, .magicTap]) func requestsGoFromTheNodeUpToTheApp(_ event: Behaviors.Event)
    throws
  {
    func said(_ node: Bool, _ screen: Bool, _ app: Bool) throws -> Answer {
      func on(_ answers: Bool, _ text: SpokenText) -> [Behaviors.Event: [Effect]] {
        answers ? [event: [.say(text)]] : [:]
      }
      let list = Outline.Item.list(nil, [.text("Text").named("text")]).named("list", on: on(node, "List"))
      let first = Document.Screen(tree: try Outline([list]).tree(), behaviors: Behaviors(on(screen, "Screen")))
      var simulated = Simulator.DocumentApp(try Document(screens: [first], behaviors: Behaviors(on(app, "App"))))
      let text = simulated.node(named: "text")
      return simulated.answer(event == .escape ? .escape(text) : .magicTap(text))
    }
    #expect(try said(true, true, true).outcomes == [.said("List")])
    #expect(try said(false, true, true).outcomes == [.said("Screen")])
    #expect(try said(false, false, true).outcomes == [.said("App")])
    #expect(try said(false, false, false) == Answer(isHandled: false))
  }

  @Test func liveScreensAreEscaped() throws {
    var example = try AppExample([.text("Text")], screens: ["sheet": []], change: AppExample.live)
    #expect(!example.app.answer(.escape(nil)).isHandled)
    _ = example.app.run([.present(screen: "sheet")])
    #expect(
      example.app.answer(.escape(nil)).beside == Answer(isHandled: true, outcomes: [.screenChanged(returningTo: nil)]))
    #expect(example.app.depth == 1)
  }

  @Test func customActionsAndDropsRunTheirEffects() throws {
    let file = Outline.Item.button("File").named("file").with {
      $0.details.actions = [Action(name: "Open"), Action(name: "Delete", effects: [.remove(id: "file")])]
      $0.details.drop = [LocationDescriptor(name: "Here", effects: [.say("Dropped")])]
    }
    var example = try AppExample([file])
    let id = try example.id("file")
    #expect(example.app.answer(.drop(id, index: 0)).outcomes == [.said("Dropped")])
    #expect(!example.app.answer(.drop(id, index: 1)).isHandled)
    #expect(!example.app.answer(.customAction(id, index: -1)).isHandled)
    #expect(example.app.answer(.customAction(id, index: 0)) == Answer(isHandled: true))
    #expect(example.app.answer(.customAction(id, index: 1)).isHandled)
    #expect(!example.app.answer(.customAction(id, index: 0)).isHandled)
  }

  @Test func focusBlurAndLongPress() throws {
    let cell = Outline.Item.button("Cell").named("cell", on: [.focus: [.say("In")], .blur: [.say("Out")]])
    var example = try AppExample([.list(nil, [cell]).named("list", on: [.longPress: [.say("Menu")]])])
    let id = try example.id("cell")
    #expect(example.app.answer(.focus(id)).outcomes == [.said("In")])
    #expect(example.app.answer(.blur(id)).outcomes == [.said("Out")])
    #expect(example.app.answer(.longPress(id)).outcomes == [.said("Menu")])
    #expect(!example.app.answer(.focus(try example.id("list"))).isHandled)
  }

  /// All requests.
  private func requests(_ id: NodeID) -> [ScreenReader.Request] {
    [
      .activate(id), .adjust(id, by: 1), .adjust(id, by: .min), .escape(id), .magicTap(id), .longPress(id),
      .customAction(id, index: 0), .drop(id, index: 0), .focus(id), .blur(id), .insertText(id, "né\n"),
      .moveInsertionPoint(id, to: -5), .deleteBackward(id), .endEditing(id),
    ] + ScreenReader.ScrollDirection.allCases.map { .scroll(id, $0) }
  }

  @Test(arguments: 0..<40) func everyNodeAcceptsEveryRequest(_ seed: UInt64) throws {
    var app = Simulator.DocumentApp(try .random(seed: seed))
    app.settings.controls = seed.isMultiple(of: 2) ? .live : .inert
    _ = app.appear()
    for index in 0..<30 {
      for request in requests(app.tree.id(at: index)) {
        let update = app.answer(request).update
        app.levels.top.selection = 1..<(2 + index)
        if let update { #expect(update.touched?.allSatisfy { update.tree.has($0) } == true) }
      }
    }
  }
}
