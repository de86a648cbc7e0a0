internal import AloudBase
package import AloudReader
package import AloudSpeech
package import AloudTree

/// What the system shows over an app, with buttons that make choices.
///
/// It is a separate app. Who shows it performs the choices.
package struct SystemDialog<Choice: Equatable & Sendable>: Sendable {
  /// The elements of a dialog, and the choices that its buttons make.
  package struct Contents {
    package var items: [Outline.Item] = []
    fileprivate var choices: [String: Choice] = [:]

    package init() {}

    /// Adds a button that makes a choice.
    package mutating func addButton(_ label: String, _ choice: Choice, _ traits: Traits = []) {
      let id = "choice \(choices.count)"
      choices[id] = choice
      items.append(Outline.Item.button(SpokenText(label), traits).with { $0.id = id })
    }
  }

  /// The dialog as an app.
  package private(set) var app: Simulator.DocumentApp
  private let choices: [String: Choice]
  private let escape: Choice

  /// A dialog over an app. The language of the app applies to the dialog; its behaviors do not. `escape` is the choice of
  /// the gesture for escape.
  package init(
    _ contents: Contents, named name: String?, escape: Choice, over document: Document,
    settings: VoiceOverSettings = VoiceOverSettings()
  ) {
    var document = document
    document.behaviors = Behaviors()
    app = Simulator.DocumentApp(
      document, screen: Document.Screen(name: name, tree: SystemDialog.tree(of: contents.items)), settings: settings)
    choices = contents.choices
    self.escape = escape
  }

  private static func tree(of items: [Outline.Item]) -> Tree {
    do throws(TreeError) {
      return try Outline(items).tree()
    } catch {
      preconditionFailure("the items of a dialog are nested too deep")
    }
  }

  /// The choice that a request makes; nil for a request that the dialog handles itself.
  package func choice(of request: ScreenReader.Request) -> Choice? {
    switch request {
    case .activate(let node): app.tree[node].id.flatMap { choices[$0] }
    case .escape: escape
    default: nil
    }
  }

  /// Handles a request that makes no choice.
  package mutating func answer(_ request: ScreenReader.Request) -> Simulator.App.Answer { app.answer(request) }

  /// The first node with this id; nil if there is none.
  package func node(named id: String) -> Node? { app.tree.nodes.first { $0.id == id } }
}
