internal import AloudTree

/// Nodes that are no elements, and have none inside: (b) controls, (e) text and pictures.
///
/// Leaving out decorations, and words that are said elsewhere, is as it should be.
struct SilencedNodes {
  private let unreached: Unreached
  private var screen: AuditedScreen { unreached.screen }
  private var tree: Tree { unreached.tree }

  init(_ unreached: Unreached) { self.unreached = unreached }

  func faults(_ nodes: [NodeID]) -> [Fault] {
    var faults: [Fault] = []
    var texts: [(id: NodeID, words: FoldedText)] = []
    let told = ToldEffects(screen)
    for id in nodes {
      let label = unreached.label(of: id)
      if label.isEmpty || isSizeless(id) { continue }
      if unreached.isControl(id) {
        if !told.contains(id, label) { faults.append(unreached.fault(id, Wording(label, ko: label), isControl: true)) }
      } else if isTextOrImage(id), !unreached.isDecoration(label) {
        texts.append((id, FoldedText(label)))
      }
    }
    return faults + lostTexts(texts)
  }

  private func isTextOrImage(_ id: NodeID) -> Bool {
    !tree.nodes[id.index].traits.isDisjoint(with: [.staticText, .image, .header])
  }

  private func isSizeless(_ id: NodeID) -> Bool { tree.nodes[id.index].frame?.isZeroSize ?? false }

  private func lostTexts(_ texts: [(id: NodeID, words: FoldedText)]) -> [Fault] {
    let asked = texts.filter { !$0.words.isEmpty && !isTick($0.id, $0.words) }
    guard !asked.isEmpty else { return [] }
    let said = saidWords().contained(of: Set(asked.map(\.words)))
    return asked.filter { !said.contains($0.words) }.map {
      unreached.fault($0.id, Wording(unreached.label(of: $0.id), ko: unreached.label(of: $0.id)), isControl: false)
    }
  }

  /// True for a number inside a chart: the audio graph tells it.
  private func isTick(_ id: NodeID, _ words: FoldedText) -> Bool { !words.hasLetters && tree.chart(around: id) != nil }

  /// The words on the screen: those of stops, of containers around them, and of charts.
  private func saidWords() -> FoldedText {
    var texts = screen.stops.flatMap { [$0.words, FoldedText($0.details?.text?.placeholder ?? "")] }
    for container in screen.order.containers {
      texts.append(FoldedText(unreached.label(of: container.node)))
      if let value = tree.nodes[container.node.index].reportedValue { texts.append(FoldedText(value.string)) }
    }
    texts += tree.nodes.compactMap { $0.sharedDetails?.value.chart?.words }
    return .joined(texts)
  }
}

/// The effects of stops: custom actions by the node around the stop, and activation by the label.
private struct ToldEffects {
  private struct Place: Hashable {
    let parent: NodeID?
    let name: String
  }

  private let tree: Tree
  private var actions: Set<Place> = []
  private var activations: [String: [[Effect]]] = [:]

  init(_ screen: AuditedScreen) {
    tree = screen.tree
    for stop in screen.stops {
      guard let details = stop.details else { continue }
      for action in details.actions {
        actions.insert(Place(parent: tree.parent(of: stop.node), name: action.name.trimmed.lowercased()))
      }
      if let effects = details.behaviors.effects[.activate], !effects.isEmpty {
        activations[stop.label.lowercased(), default: []].append(effects)
      }
    }
  }

  /// True when a stop beside the control has an action of its name, or a stop of its name does the same.
  func contains(_ id: NodeID, _ label: String) -> Bool {
    let name = label.lowercased()
    if actions.contains(Place(parent: tree.parent(of: id), name: name)) { return true }
    guard let effects = tree.nodes[id.index].sharedDetails?.value.behaviors.effects[.activate] else { return false }
    return activations[name]?.contains(effects) ?? false
  }
}
