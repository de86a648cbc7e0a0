internal import AloudChart
internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// An entry of the rotor's list of actions.
  enum ActionEntry: Equatable, Sendable {
    case activate
    /// A custom action, by its index.
    case custom(Int, name: String)
    /// Begins to drag from one of the element's drag points.
    case drag(name: String)
    /// A drop point, by its index.
    case drop(Int, name: String)
    case cancelDrag
    /// Moves the row of a reorder control past the row above or below.
    case moveRow(up: Bool)
  }

  /// The actions of an element without activation: custom actions, dragging and dropping.
  func ownActions(of id: NodeID) -> [ActionEntry] {
    let node = narrator.tree.nodes[id.index]
    let details = node.sharedDetails?.value
    var entries = customActions(of: id, category: nil)
    let moves = moves(ofRowAround: id)
    if !moves.isEmpty { return entries + moves }
    if !ongoing.isDragging {
      let label = node.label?.string ?? ""
      let names = details?.drag?.map { $0.name } ?? (node.traits.contains(.draggable) ? [label] : [])
      entries += names.map { .drag(name: $0.isEmpty ? label : $0) }
    } else {
      entries += (details?.drop ?? []).enumerated().map { .drop($0, name: $1.name) }
    }
    return entries
  }

  /// The actions of a reorder control. In the first and the last row, one of them is missing. Source: UIKit's bundle
  /// has the names of both actions; the missing action is assumed.
  private func moves(ofRowAround id: NodeID) -> [ActionEntry] {
    guard narrator.tree.nodes[id.index].sharedDetails?.value.control == .reorderControl else { return [] }
    return [true, false].filter { narrator.tree.rows(movedBy: id, up: $0) != nil }.map { .moveRow(up: $0) }
  }

  /// The custom actions of a category. The rotor option Actions offers those without a category.
  private func customActions(of id: NodeID, category: Action.Category?) -> [ActionEntry] {
    let actions = narrator.tree.nodes[id.index].sharedDetails?.value.actions ?? []
    return actions.enumerated().filter { (settings.has(.editActions) ? $0.element.category : nil) == category }.map {
      .custom($0.offset, name: $0.element.name)
    }
  }

  /// The actions of the rotor option Edit. Source: WWDC26 219 and 220, demonstrations.
  func editActions(of id: NodeID) -> [ActionEntry] { customActions(of: id, category: .edit) }

  /// Says the next editing action, from the first to the last.
  mutating func flickEditActions(_ forward: Bool) -> [Event] {
    guard let focus else { return [.happening(.boundary)] }
    let entries = editActions(of: focus)
    return flickEntries(entries.count, forward) { $0.name(of: entries[$1], of: focus) }
  }

  /// Zooms in or out at once. The app posts what is said then. Source: WWDC23 10036, a demonstration.
  func zoom(inward: Bool) -> [Event] {
    guard let focus, narrator.traits(of: focus).contains(.supportsZoom) else { return [.happening(.boundary)] }
    return [.request(.zoom(focus, inward: inward))]
  }

  /// All actions: Activate first; during a drag, the cancel action last. Empty if there is no choice.
  func entries(ofActionsOf id: NodeID) -> [ActionEntry] {
    let own = ownActions(of: id) + (ongoing.isDragging ? [.cancelDrag] : [])
    return own.isEmpty ? [] : [.activate] + own
  }

  /// Says the next action. The list begins on Activate, and wraps around. Source:
  /// accessibilityupto11 shows the list; it is assumed that it wraps around.
  mutating func flickActions(_ forward: Bool) -> [Event] {
    guard let focus else { return nothingFound(.actions) }
    let entries = entries(ofActionsOf: focus)
    guard !entries.isEmpty else { return nothingFound(.actions) }
    return flickEntries(entries.count, isRing: true, forward) { $0.name(of: entries[$1], of: focus) }
  }

  private func name(of entry: ActionEntry, of id: NodeID) -> Utterance {
    func phrase(_ phrase: Phrase, _ values: [String: String] = [:]) -> Utterance {
      narrator.utterance(.rotor, phrase, values, clause: .rotorItem, node: id)
    }
    switch entry {
    case .activate: return phrase(.actionsActivateDefault)
    case .custom(_, let name): return narrator.utterance(.rotor, SpokenText(name), clause: .rotorItem, node: id)
    // If the drag source has the name of the element, the name is left out.
    case .drag(let name):
      return name == narrator.tree.nodes[id.index].label?.string
        ? phrase(.dragItem) : phrase(.dragStart, ["name": name])
    case .drop(_, let name):
      return phrase(.dragReady, ["name": name.isEmpty ? narrator.words.text(.dragDrop) : name])
    case .cancelDrag: return phrase(.dragCancel)
    case .moveRow(let up): return phrase(up ? .reorderUp : .reorderDown)
    }
  }

  /// The action that a double tap performs; nil for activation.
  var chosenAction: ActionEntry? {
    guard let focus, let entry = rotor.entry else { return nil }
    let entries: [ActionEntry]
    switch rotor.current {
    case .actions where entry > 0: entries = self.entries(ofActionsOf: focus)
    case .edit: entries = editActions(of: focus)
    default: return nil
    }
    return entries.indices.contains(entry) ? entries[entry] : nil
  }

  mutating func perform(_ action: ActionEntry, on id: NodeID) -> [Event] {
    switch action {
    case .activate: return [.happening(.activated)]
    case .custom(let index, _): return [.happening(.activated)] + ask(.customAction(id, index: index))
    case .drag:
      ongoing.isDragging = true
      rotor.entry = nil
      return [.happening(.dragBegan)]
    case .drop(let index, _):
      ongoing.isDragging = false
      rotor.entry = nil
      return [.happening(.dragEnded), .request(.drop(id, index: index))]
    case .cancelDrag: return cancelDrag()
    case .moveRow(let up): return ask(.moveRow(id, up: up))
    }
  }

  mutating func cancelDrag() -> [Event] {
    ongoing.isDragging = false
    chooseRotorOfFocus()
    return [.happening(.dragEnded)]
  }
}

// The audio graph of the chart around the cursor.
//
// Source: in a demonstration of WWDC21, flicking down says "Play Audio Graph", then "Chart details". In one of WWDC22,
// the order is Describe chart, Chart details, Play Audio Graph. Both fit one circular list that begins on Describe
// chart: the first demonstration flicks down, the second up. It is assumed that nothing is chosen before the first
// flick.
extension ScreenReader {
  private static let graphEntries: [Phrase] = [.audiographDescribe, .audiographPlay, .audiographDetails]

  /// True when the rotor offers an audio graph.
  var offersAudioGraph: Bool {
    settings.has(.audioGraphs) && focus.map { narrator.tree.chart(around: $0) != nil } == true
  }

  mutating func flickAudioGraph(_ forward: Bool) -> [Event] {
    guard let focus, offersAudioGraph else { return nothingFound(.audioGraph) }
    return flickEntries(ScreenReader.graphEntries.count, isRing: true, forward) {
      $0.narrator.utterance(.rotor, ScreenReader.graphEntries[$1], clause: .rotorItem, node: focus)
    }
  }

  /// The entry of the audio graph list that a double tap performs.
  var chosenGraphEntry: Int? { rotor.current == .audioGraph ? rotor.entry : nil }

  mutating func performGraphEntry(_ entry: Int, on id: NodeID) -> [Event] {
    guard let words = narrator.chartWords(around: id) else { return [.refused(.noChart)] }
    switch ScreenReader.graphEntries[entry] {
    case .audiographDescribe: return [.happening(.activated), .said(description(of: words, id), .rotor, id)]
    case .audiographDetails: return openChartScreen(around: id)
    default: return [.happening(.activated)] + playing(words)
    }
  }

  /// Title, summary, axes, and the number of series.
  private func description(of words: ChartWords, _ id: NodeID) -> Utterance {
    let sentences = ChartDetails(words: words).description
    return Utterance(
      description: sentences.map { sentence in
        // A comma follows, so a full stop of the app is removed.
        let text = sentence.text.hasSuffix(".") ? String(sentence.text.dropLast()) : sentence.text
        let isOfApp = [.title, .summary].contains(sentence.kind)
        let language = isOfApp ? words.language : narrator.words.language
        return Fragment(.status, text, language: language, clause: .chart, node: id)
      })
  }
}
