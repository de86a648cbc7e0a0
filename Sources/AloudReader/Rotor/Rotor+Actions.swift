internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// An entry of the rotor's list of actions.
  enum ActionEntry: Equatable, Sendable {
    case activate
    /// By its place among the element's custom actions.
    case custom(Int, name: String)
    case zoomIn, zoomOut
    /// Begins to drag from one of the element's drag points.
    case drag(name: String)
    /// By its place among the element's drop points.
    case drop(Int, name: String)
    case cancelDrag
  }

  /// What an element offers by itself, besides being activated: custom actions, zoom, what can be dragged and dropped.
  func ownActions(of id: NodeID) -> [ActionEntry] {
    let node = narrator.tree.nodes[id.index]
    let details = node.sharedDetails?.value
    var entries = (details?.actions ?? []).enumerated().map { ActionEntry.custom($0, name: $1.name) }
    if node.traits.contains(.supportsZoom) { entries += [.zoomIn, .zoomOut] }
    if !isDragging {
      let label = node.label?.string ?? ""
      let names = details?.drag?.map(\.name) ?? (node.traits.contains(.draggable) ? [label] : [])
      entries += names.map { .drag(name: $0.isEmpty ? label : $0) }
    } else {
      entries += (details?.drop ?? []).enumerated().map { .drop($0, name: $1.name) }
    }
    return entries
  }

  /// The whole list: Activate first; while something is dragged, the way out last. Empty when there is nothing to choose.
  func entries(ofActionsOf id: NodeID) -> [ActionEntry] {
    let own = ownActions(of: id) + (isDragging ? [.cancelDrag] : [])
    return own.isEmpty ? [] : [.activate] + own
  }

  /// Says the next action. The list goes round, and begins on Activate.
  mutating func flickActions(_ forward: Bool) -> [Event] {
    guard let focus else { return nothingFound(.actions) }
    let entries = entries(ofActionsOf: focus)
    guard !entries.isEmpty else { return nothingFound(.actions) }
    guard let next = nextEntry(ofRing: entries.count, forward) else { return [.happening(.boundary)] }
    return [.utterance(Speech(name(of: entries[next], of: focus), origin: .rotor, node: focus))]
  }

  private func name(of entry: ActionEntry, of id: NodeID) -> Utterance {
    func phrase(_ phrase: Phrase, _ values: [String: String] = [:]) -> Utterance {
      narrator.utterance(.rotor, phrase, values, clause: .rotorItem, node: id)
    }
    switch entry {
    case .activate: return phrase(.actionsActivateDefault)
    case .custom(_, let name): return narrator.utterance(.rotor, SpokenText(name), clause: .rotorItem, node: id)
    case .zoomIn: return phrase(.actionZoomIn)
    case .zoomOut: return phrase(.actionZoomOut)
    case .drag(let name): return phrase(.dragStart, ["name": name])
    case .drop(_, let name):
      return name.isEmpty
        ? phrase(.dragDrop) : narrator.utterance(.rotor, SpokenText(name), clause: .rotorItem, node: id)
    case .cancelDrag: return phrase(.dragCancel)
    }
  }

  /// The action that a double tap performs; nil when that is to activate.
  var chosenAction: ActionEntry? {
    guard rotor.current == .actions, let focus, let entry = rotor.entry, entry > 0 else { return nil }
    let entries = entries(ofActionsOf: focus)
    return entries.indices.contains(entry) ? entries[entry] : nil
  }

  mutating func perform(_ action: ActionEntry, on id: NodeID) -> [Event] {
    switch action {
    case .activate, .zoomIn, .zoomOut: return [.happening(.activated)]
    case .custom(let index, _): return [.happening(.activated), .request(.customAction(id, index: index))]
    case .drag:
      isDragging = true
      rotor.entry = nil
      return [.happening(.dragBegan)]
    case .drop(let index, _):
      isDragging = false
      rotor.entry = nil
      return [.happening(.dragEnded), .request(.drop(id, index: index))]
    case .cancelDrag: return cancelDrag()
    }
  }

  mutating func cancelDrag() -> [Event] {
    isDragging = false
    chooseRotorOfFocus()
    return [.happening(.dragEnded)]
  }
}
