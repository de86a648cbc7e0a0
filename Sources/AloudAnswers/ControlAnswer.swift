package import AloudBase
internal import AloudReader
package import AloudSimulator
internal import AloudSpeech
package import AloudTree

/// A screen, with the assistive technologies that control it.
package struct ControlScreen {
  package let screen: ControlledScreen
  package let words: VoiceControlWords
  package let name: String?
  package let language: String

  package init(_ readable: ReadableScreen) {
    screen = readable.reader.controlledScreen
    words = VoiceControlWords(language: readable.document.language)
    name = readable.screen.name
    language = readable.document.language
  }

  package func name(of node: NodeID) -> String { screen.item(node, words).shownName ?? "" }

  func id(of node: NodeID) -> JSONValue { JSONValue.string(screen.tree[node].id) }

  /// The elements that do not respond to user interaction, with the rules for that.
  package var passedOver: [(node: NodeID, rule: Interaction.Rule)] {
    screen.order.stops.compactMap { node in
      let interaction = screen.tree[node].interaction(for: .switchControl, screen.settings)
      return interaction.responds ? nil : (node, interaction.rule)
    }
  }

  fileprivate var passedOverJSON: [JSONValue] {
    passedOver.map { node, rule in
      [
        "id": id(of: node), "name": .string(name(of: node)), "rule": .string(rule.rawValue),
        "certainty": .string(rule.evidence.certainty.rawValue),
      ]
    }
  }

  package func name(of item: ScanItem) -> String { screen.text(of: item) { name(of: $0) } }
}

/// What other technologies find on a screen: what `aloud scan --json` and `aloud names --json` print. Other programs rely
/// on this format.
package struct ControlAnswer {
  private let screen: ControlScreen
  /// The members of this answer, with its lists.
  private let lists: [(key: String, items: [JSONValue])]

  /// The items of Switch Control, in order, with what each costs.
  package static func scan(_ screen: ControlScreen) -> ControlAnswer {
    scan(screen, screen.screen.scanPlan().stops)
  }

  /// The same, with stops that are already known.
  package static func scan(_ screen: ControlScreen, _ stops: [ScanPlan.Stop]) -> ControlAnswer {
    let items = stops.map { stop -> JSONValue in
      [
        "id": screen.id(of: stop.item.node), "name": .string(screen.name(of: stop.item)),
        "group": .bool(stop.item.isGroup), "depth": .whole(stop.depth), "presses": .whole(stop.presses),
        "seconds": .seconds(stop.seconds),
      ]
    }
    return ControlAnswer(screen: screen, lists: [("items", items)])
  }

  /// The names of Voice Control, and its commands.
  package static func names(_ screen: ControlScreen) -> ControlAnswer {
    let items = screen.screen.voiceControlItems(screen.words)
    return names(screen, items, shared: Set(screen.screen.sharedNames(of: items).flatMap { $0.map { $0.node } }))
  }

  /// The same, with items that are already known.
  package static func names(
    _ screen: ControlScreen, _ items: [VoiceControlItem], shared: Set<NodeID>
  ) -> ControlAnswer {
    let names = items.enumerated().map { index, item -> JSONValue in
      [
        "number": .whole(index + 1), "id": screen.id(of: item.node), "names": .strings(item.names),
        "source": .string(item.source.rawValue), "isShared": .bool(shared.contains(item.node)),
      ]
    }
    let commands = VoiceCommand.allCases.map { command -> JSONValue in
      ["command": .string(command.rawValue), "phrases": .strings(screen.words.phrases(command))]
    }
    return ControlAnswer(screen: screen, lists: [("items", names), ("commands", commands)])
  }

  /// - Parameters:
  ///   - explains: adds the elements that are passed over.
  ///   - rows: formats a list: one line for each item, or all in one line.
  /// - Returns: an object with the lists of the answer.
  package func json(explains: Bool, _ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    let head: JSONValue = ["screen": .string(screen.name), "language": .string(screen.language)]
    return head + .object(lists.map { ($0.key, rows($0.items)) })
      + .member("passedOver", explains ? rows(screen.passedOverJSON) : nil)
  }
}
