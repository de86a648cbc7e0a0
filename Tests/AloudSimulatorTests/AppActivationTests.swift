import AloudReader
import AloudSimulator
import AloudSpeech
import AloudTree
import Testing

@Suite struct AppActivationTests {
  typealias Answer = Simulator.App.Answer

  @Test func aNodeWithABehaviorAnswers() throws {
    var example = try AppExample([.button("Save").named("save", on: [.activate: [.say("Saved")]])])
    #expect(try example.activate("save") == Answer(isHandled: true, outcomes: [.said("Saved")]))
  }

  @Test func dimmedAndInertNodesDoNotAnswer() throws {
    var example = try AppExample([
      .button("Save", .notEnabled).named("save", on: [.activate: [.say("Saved")]]), .button("Help").named("help"),
    ])
    #expect(try example.activate("save") == Answer(isHandled: false))
    #expect(try example.activate("help") == Answer(isHandled: false))
  }

  @Test func theNearestAncestorAnswers() throws {
    let card = Outline.Item.group(nil, [.group(nil, [.text("Title").named("title")]).named("inner")])
      .named("outer", on: [.activate: [.say("Outer")]])
    var example = try AppExample([card])
    #expect(try example.activate("title").outcomes == [.said("Outer")])
  }

  @Test func theActivationPointTakesPrecedence() throws {
    func part(_ x: Double, _ text: SpokenText, visible: Bool = true) -> Outline.Item {
      .button(text).named(text.string, on: [.activate: [.say(text)]]).with {
        $0.frame = Frame(x: x, y: 0, width: 50, height: 50)
        $0.visible = visible
      }
    }
    func said(at x: Double) throws -> [Simulator.App.Outcome] {
      let row = Outline.Item.group("Row", [part(0, "Under"), part(0, "Over"), part(0, "Gone", visible: false)])
        .named("row").with {
          $0.isElement = true
          $0.details.activationPoint = ScreenPoint(x: x, y: 10)
        }
      var example = try AppExample([.group(nil, [row]).named("card", on: [.activate: [.say("Card")]])])
      return try example.activate("row").outcomes
    }
    #expect(try said(at: 49) == [.said("Over")])
    #expect(try said(at: 50) == [.said("Card")])
  }

  @Test(arguments: [("0", "1"), ("1", "0"), ("2", "1")]) func switchesToggle(_ old: String, _ new: String) throws {
    let wifi = Outline.Item.toggle("Wi-Fi", on: false).named("wifi").with { $0.value = SpokenText(old) }
    var live = try AppExample([wifi], change: AppExample.live)
    #expect(try live.activate("wifi").isHandled)
    #expect(try live.node("wifi").value?.string == new)
    var inert = try AppExample([wifi])
    #expect(try !inert.activate("wifi").isHandled)
    #expect(try inert.node("wifi").value?.string == old)
  }

  @Test func anExplicitBehaviorReplacesTheDefault() throws {
    let wifi = Outline.Item.toggle("Wi-Fi", on: false).named("wifi", on: [.activate: []])
    var example = try AppExample([wifi], change: AppExample.live)
    #expect(try example.activate("wifi") == .init(isHandled: true))
    #expect(try example.node("wifi").value == "0")
  }

  @Test(arguments: [Node.ContainerType.tabBar, .segmentedControl]) func oneOfManyIsSelected(
    _ type: Node.ContainerType
  ) throws {
    let members: [Outline.Item] = [
      .button("One", .selected).named("one"), .container(.none, nil, [.button("Two").named("two")]),
      .button("Three").named("three"),
    ]
    var example = try AppExample([.container(type, nil, members)], change: AppExample.live)
    #expect(try example.activate("two").isHandled)
    #expect(example.names(with: .selected) == ["two"])
  }

  @Test func elementsExpand() throws {
    let section = Outline.Item.button("More").named("more").with { $0.details.expanded = false }
    var example = try AppExample([section], change: AppExample.live)
    #expect(try example.activate("more").isHandled)
    #expect(try example.node("more").details.expanded == true)
  }

  @Test func aBackButtonGoesBackIfPossible() throws {
    let back = Outline.Item.button("Back", .backButton).named("back")
    var example = try AppExample(
      [back, .button("Go").named("go", on: [.activate: [.show(screen: "next")]])], screens: ["next": [back]],
      change: AppExample.live)
    #expect(try !example.activate("back").isHandled)
    _ = try example.activate("go")
    #expect(
      try example.activate("back").beside == Answer(isHandled: true, outcomes: [.screenChanged(returningTo: nil)]))
    #expect(example.app.depth == 1)
  }
}
