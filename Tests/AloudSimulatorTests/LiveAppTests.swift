import Aloud
import AloudBase
import AloudScript
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// A to-do list that is not a document: an object that answers, with a new tree each time.
private final class ToDoList: Sendable {
  private struct State {
    var items = ["Milk", "Bread", "Tea"]
    var amount = 1
    var text = ""
    var isAsking = false
    var asked: [Simulator.App.Request] = []
  }

  private let state = Guarded(State())

  /// The requests that it got, except those about the cursor.
  var asked: [Simulator.App.Request] {
    state.withLock { state in
      state.asked.filter { request in
        switch request {
        case .perform(.focus), .perform(.blur): false
        default: true
        }
      }
    }
  }

  /// A document with its first screen, and this object as the app that answers.
  func app() throws -> Simulator.LiveApp {
    let tree = try state.withLock { state in try Self.tree(state) }
    return Simulator.LiveApp(try Document(screens: [.init(name: "To do", tree: tree)])) { request, time in
      self.answer(request, at: time)
    }
  }

  private static func tree(_ state: State) throws -> Tree {
    if state.isAsking {
      return try Outline([.heading("Delete everything?"), .button("Delete").named("yes"), .button("Keep").named("no")])
        .tree()
    }
    let items = state.items.map { Outline.Item.button(SpokenText($0)).named($0) }
    let amount = Outline.Item.element("Amount", .adjustable).named("amount").with {
      $0.value = SpokenText("\(state.amount)")
    }
    let field = Outline.Item.textField("New", value: SpokenText(state.text)).named("new").with {
      $0.details.text = TextInput(editing: true)
    }
    return try Outline([.heading("To do")] + items + [amount, field]).tree()
  }

  private func answer(_ request: Simulator.App.Request, at time: Instant) -> Simulator.App.Answer {
    state.withLock { state in
      let before = state
      state.asked.append(request)
      var answer = Simulator.App.Answer(isHandled: false)
      switch request {
      case .perform(let request):
        guard let tree = try? Self.tree(state) else { return answer }
        answer = Self.answer(request, on: request.node.flatMap { tree[$0].id }, &state)
      case .due(let timer):
        state.items.insert("Cake at \(Int(clamping: time.seconds)) s", at: 0)
        answer.outcomes = [.posted(.announcement(SpokenText("New: cake, by \(timer.name ?? "")"), priority: .default))]
      case .appear:
        answer = .init(isHandled: true, outcomes: [.later(.init(seconds: 30, name: "friend"))])
      case .tell, .change: break
      }
      if let tree = try? Self.tree(state), (try? Self.tree(before)) != tree || request.isAppearance {
        answer.update = .init(tree: tree)
      }
      return answer
    }
  }

  private static func answer(
    _ request: ScreenReader.Request, on name: String?, _ state: inout State
  ) -> Simulator.App.Answer {
    switch request {
    case .activate where name == "yes" || name == "no":
      if name == "yes" { state.items = [] }
      state.isAsking = false
      return .init(isHandled: true, outcomes: [.screenChanged(returningTo: nil)])
    case .activate where state.items.contains(name ?? ""):
      state.items.removeAll { $0 == name }
      return .init(isHandled: true)
    case .adjust(_, let steps):
      state.amount += steps
      return .init(isHandled: true)
    case .insertText(_, let text):
      state.text += text
      return .init(isHandled: true)
    case .scroll: return .init(isHandled: true, scrolled: .text("Rows 1 to 3"))
    case .magicTap:
      state.isAsking = true
      // The node does not exist.
      return .init(isHandled: true, outcomes: [.screenChanged(returningTo: Tree.Builder().finish().id(at: 99))])
    case .longPress:
      var answer = Simulator.App.Answer(isHandled: false)
      answer.refusal = Refusal("the list is sorted already")
      return answer
    default: return .init(isHandled: false)
    }
  }
}

extension Simulator.App.Request {
  fileprivate var isAppearance: Bool { if case .appear = self { true } else { false } }
}

/// An app that is not a document, with the same reader.
@Suite struct LiveAppTests {
  private let list = ToDoList()

  private func walk(_ steps: String...) throws -> Walk {
    var walk = try Walk([])
    walk.simulator = Simulator(try list.app())
    for step in steps { _ = try self.step(step, &walk) }
    return walk
  }

  private func step(_ words: String, _ walk: inout Walk) throws -> [String] {
    walk.lines(walk.simulator.perform(try ScreenReaderStep.action(words)))
  }

  private func happens(_ words: String, after steps: String...) throws -> [String] {
    var walk = try walk()
    for step in steps { _ = try self.step(step, &walk) }
    return try step(words, &walk)
  }

  @Test func aLiveAppIsRead() throws {
    #expect(try happens("start") == ["[screen changed]", "To do, Heading"])
    #expect(try happens("swipe right") == ["Milk, Button"])
    #expect(try walk().simulator.screenName == "To do")
  }

  @Test func adjustedValuesAreSaid() throws {
    #expect(try happens("swipe up", after: "touch \"Amount\"") == ["2"])
  }

  @Test func typedTextIsSaid() throws {
    var walk = try walk()
    #expect(try step("type \"ab\"", &walk) == ["a", "b"])
    let field = try #require(walk.simulator.app.tree.idsByIdentifier()["new"])
    #expect(walk.simulator.app.tree[field].value == "ab")
  }

  @Test func aStatusIsSaid() throws {
    #expect(try happens("three-finger swipe up") == ["[scrolled]", "Rows 1 to 3"])
  }

  /// Nodes are matched by their ids, because nothing else relates the new tree to the old one.
  @Test func theCursorStaysOnItsElement() throws {
    var walk = try walk("touch \"Tea\"")
    #expect(try step("wait 31s", &walk) == ["New: cake, by friend"])
    #expect(walk.simulator.reader.rank == 4 && walk.simulator.app.cursor == walk.simulator.reader.focus)
    #expect(try step("swipe left", &walk) == ["Bread, Button"])
    #expect(try step("four-finger tap top", &walk) == ["To do, Heading"])
    #expect(try step("swipe right", &walk) == ["Cake at 30 s, Button"])
  }

  @Test func theCursorOfARemovedElementIsRepaired() throws {
    var walk = try walk("touch \"Milk\"", "double tap")
    #expect(walk.simulator.reader.rank == 1)
    #expect(try step("swipe right", &walk) == ["Tea, Button"])
  }

  @Test func anotherScreenComesAndGoes() throws {
    var walk = try walk("touch \"Tea\"")
    #expect(try step("two-finger double tap", &walk) == ["[screen changed]", "Delete everything?, Heading"])
    _ = try step("swipe right", &walk)
    #expect(try step("double tap", &walk).suffix(2) == ["[screen changed]", "To do, Heading"])
    #expect(try step("swipe right", &walk).first == "Amount, 1, Adjustable")
  }

  @Test func theAppsRefusalHasItsReason() throws {
    var walk = try walk()
    let happened = walk.simulator.perform(.tripleTap)
    #expect(happened.compactMap(\.refusal?.description) == ["the list is sorted already"])
  }

  @Test func theAppGetsNotifications() throws {
    var walk = try walk()
    var settings = walk.simulator.settings
    let first = Simulator.App.Request.appear(settings)
    settings.speakingRate = 80
    walk.simulator.change(settings)
    walk.simulator.perform(.startGuidedAccess)
    walk.simulator.perform(.doubleTap)
    let heading = try #require(walk.simulator.reader.focus)
    #expect(
      list.asked == [
        first, .change(settings), .tell([.guidedAccessStatusDidChange(isEnabled: true)]), .perform(.activate(heading)),
      ])
  }

  /// The app does not know about layers over it.
  @Test func layersWorkOverALiveApp() throws {
    var walk = try walk("touch \"Bread\"", "guided access options")
    #expect(try step("swipe right", &walk) == ["Cancel, Button"])
    #expect(try step("scrub", &walk) == ["[screen changed]", "Bread, Button"])
    #expect(try step("two-finger triple tap", &walk) == ["Item Chooser"])
    #expect(try step("choose \"Tea\"", &walk) == ["Tea, Button"])
    #expect(list.asked.count == 1)
  }

  @Test func theAppRestarts() throws {
    var walk = try walk("touch \"Tea\"", "wait 31s", "start")
    #expect(list.asked.last == .appear(walk.simulator.settings))
    #expect(try step("swipe right", &walk) == ["Cake at 30 s, Button"])
  }

  /// A copy of the simulator has its own cursor and clock, but shares the list.
  @Test func copiesShareTheApp() throws {
    var one = try walk("touch \"Milk\"")
    var other = one
    _ = try step("double tap", &one)
    #expect(try step("swipe right", &other) == ["Bread, Button"])
    #expect(try step("swipe left", &other) == ["Milk, Button"])
    #expect(list.asked.count == 2 && one.simulator.app.tree != other.simulator.app.tree)
  }
}
