import AloudReader
import AloudSimulator
import AloudSpeech
import AloudTree
import Testing

/// An app with one or more screens, and requests by ids.
struct AppExample {
  var app: Simulator.DocumentApp

  init(
    _ items: [Outline.Item], on behaviors: Behaviors = Behaviors(), screens: [String: [Outline.Item]] = [:],
    appear: [String: [Effect]] = [:], change: (inout VoiceOverSettings) -> Void = { _ in }
  ) throws {
    let others = try screens.keys.sorted().map { key in
      Document.Screen(
        key: key, tree: try Outline(screens[key] ?? []).tree(),
        behaviors: Behaviors(appear[key].map { [.appear: $0] } ?? [:]))
    }
    var settings = VoiceOverSettings()
    change(&settings)
    app = Simulator.DocumentApp(
      try Document(screens: [.init(tree: try Outline(items).tree())] + others, behaviors: behaviors),
      settings: settings)
  }

  /// Settings with which controls work by themselves.
  static func live(_ settings: inout VoiceOverSettings) { settings.controls = .live }

  func id(_ name: String) throws -> NodeID { try #require(app.tree.idsByIdentifier()[name]) }

  func node(_ name: String) throws -> Node { app.tree[try id(name)] }

  mutating func activate(_ name: String) throws -> Simulator.App.Answer { app.answer(.activate(try id(name))) }

  /// The ids of the nodes with a trait.
  func names(with trait: Traits) -> [String] { app.tree.nodes.filter { $0.traits.contains(trait) }.compactMap(\.id) }
}

extension Outline.Item {
  /// Returns this item with an id and behaviors.
  func named(_ id: String, on effects: [Behaviors.Event: [Effect]] = [:]) -> Self {
    with {
      $0.id = id
      if !effects.isEmpty { $0.details.behaviors = Behaviors(effects) }
    }
  }
}

extension Effect {
  /// A visible or audible effect.
  static func say(_ text: SpokenText) -> Effect { .post(.announcement(text, priority: .default)) }
}

extension Simulator.App.Answer {
  /// What the answer says beside the change of the screen.
  var beside: Self {
    var answer = self
    answer.update = nil
    return answer
  }
}

extension Simulator.App.Outcome {
  static func said(_ text: SpokenText) -> Self { .posted(.announcement(text, priority: .default)) }
}
