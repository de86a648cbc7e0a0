internal import AloudTree

/// Nodes inside a stop: (a) controls, (d) text and pictures.
///
/// Nothing is lost of a control that a custom action of the stop stands for, that does the same as the stop, that a double
/// tap on the stop lands on, or that counts an adjustable up and down; nor of words that are said at the stop.
struct SwallowedNodes {
  private let unreached: Unreached
  private var tree: Tree { unreached.tree }

  init(_ unreached: Unreached) { self.unreached = unreached }

  /// - Complexity: O(nodes), and O(length of what is said of the stop) for each.
  func faults(_ nodes: [NodeID]) -> [Fault] {
    var faults: [Fault] = []
    var around: Surroundings?
    // The last control that was found, and what it says: its own caption is no second fault.
    var control: (inside: Range<Int>, words: FoldedText) = (0..<0, FoldedText(""))
    for id in nodes {
      guard let swallower = unreached.reach.swallowers[id.index] else { continue }
      if around?.stop.node != swallower { around = unreached.screen.stop(at: swallower).map(Surroundings.init) }
      guard let around, tree.nodes[id.index].hasArea else { continue }
      let label = unreached.label(of: id)
      if unreached.isControl(id) {
        let words = FoldedText(label)
        if control.inside.contains(id.index), control.words.contains(words) { continue }
        control = (tree.subtree(of: id), words)
        if isLost(id, label, around) {
          let role = RoleName.of(tree.nodes[id.index].reportedTraits)
          faults.append(unreached.fault(id, label.isEmpty ? role : Wording(label, ko: label), isControl: true))
        }
      } else if isLost(text: id, label, around),
        !(control.inside.contains(id.index) && control.words.contains(FoldedText(label)))
      {
        faults.append(unreached.fault(id, Wording(label, ko: label), isControl: false))
      }
    }
    return faults
  }

  /// (a)
  private func isLost(_ id: NodeID, _ label: String, _ around: Surroundings) -> Bool {
    let name = label.lowercased()
    if around.actions.contains(name) { return false }
    // A double tap on the stop lands here.
    if let point = around.stop.shared?.value.activationPoint, tree.nodes[id.index].frame?.contains(point) ?? false {
      return false
    }
    if around.stop.isInput, ClearButton.names.contains(name) { return false }
    let effects = tree.nodes[id.index].sharedDetails?.value.behaviors.effects
    if let activation = effects?[.activate], activation == around.stop.effects(of: .activate) { return false }
    if around.stop.traits.contains(.adjustable) {
      return !(StepWords.all.contains(name) || isSameAdjustable(id, name, around))
    }
    return !(around.stop.isControl && isNamedAs(id, name, around) && !isOfAnotherKind(id, around))
  }

  /// True for what has the label of the stop, or none and is a switch as the stop is: a row that stands for its switch.
  private func isNamedAs(_ id: NodeID, _ name: String, _ around: Surroundings) -> Bool {
    if !name.isEmpty { return name == around.stop.label.lowercased() }
    return tree.nodes[id.index].reportedTraits.contains(.toggleButton) && around.stop.traits.contains(.toggleButton)
  }

  private func isSameAdjustable(_ id: NodeID, _ name: String, _ around: Surroundings) -> Bool {
    tree.nodes[id.index].reportedTraits.contains(.adjustable)
      && (name.isEmpty || around.words.contains(FoldedText(name)))
  }

  /// True for a switch, an input or an adjustable in a stop that is none: activating that is something else.
  private func isOfAnotherKind(_ id: NodeID, _ around: Surroundings) -> Bool {
    let kinds: Traits = Traits.ofInputs.union([.toggleButton, .adjustable])
    return !tree.nodes[id.index].reportedTraits.intersection(kinds).isSubset(of: around.stop.traits)
  }

  /// (d)
  private func isLost(text id: NodeID, _ label: String, _ around: Surroundings) -> Bool {
    guard !label.isEmpty, isTextOrImage(id), !unreached.isDecoration(label) else { return false }
    let words = FoldedText(label)
    // Nodes inside an input are the input's own.
    guard !words.isEmpty, !around.stop.isInput, !around.words.contains(words) else { return false }
    if let chart = around.chart, !words.hasLetters || chart.contains(words) { return false }
    if label.isFormOfWord(in: around.stop.label) { return false }
    return !FoldedText(unreached.screen.utterance(of: around.stop)).contains(words)
  }

  private func isTextOrImage(_ id: NodeID) -> Bool {
    !tree.nodes[id.index].traits.isDisjoint(with: [.staticText, .image, .header]) || !tree.hasChildren(id)
  }
}

/// The facts about a stop that decide about the nodes inside it.
private struct Surroundings {
  let stop: AuditedScreen.Stop
  /// Label, value and content.
  let words: FoldedText
  /// The names of custom actions, in lower case.
  let actions: Set<String>
  /// The words of the chart's description, where the stop has one.
  let chart: FoldedText?

  init(_ stop: AuditedScreen.Stop) {
    self.stop = stop
    words = stop.words
    actions = Set((stop.shared?.value.actions ?? []).map { $0.name.trimmed.lowercased() })
    chart = stop.shared?.value.chart?.words
  }
}

extension AuditedScreen.Stop {
  /// Label, value and custom content.
  var words: FoldedText {
    let content = (shared?.value.content ?? []).flatMap { [$0.label, $0.value] }
    return .joined(([label, value] + content).map(FoldedText.init))
  }
}

extension Chart {
  /// The words of the chart's description: titles, summary, names, categories and labels.
  var words: FoldedText {
    var texts = [title, summary].compactMap(\.self) + series.compactMap(\.name)
    texts.append(y.title)
    for axis in [x] + more { texts += axis.words }
    texts += series.flatMap { $0.points.compactMap(\.label) }
    return .joined(texts.map(FoldedText.init))
  }
}

extension Chart.Axis {
  fileprivate var words: [String] {
    switch self {
    case .numeric(let axis): [axis.title]
    case .categorical(let title, let categories): [title] + categories
    }
  }
}

/// Names of the buttons on both sides of what can be counted up and down.
private enum StepWords {
  static let all: Set<String> = [
    "+", "-", "−", "–", "increase", "decrease", "increment", "decrement", "plus", "minus", "add", "remove", "more",
    "less",
    "previous", "next", "증가", "감소", "늘리기", "줄이기", "더하기", "빼기", "추가", "제거", "플러스", "마이너스", "올리기",
    "내리기", "이전", "다음",
  ]
}

extension String {
  /// True when a text has another form of this English word: “Move” in “Moving: 125 percent”.
  fileprivate func isFormOfWord(in text: String) -> Bool {
    guard (4..<20).contains(utf8.count), utf8.allSatisfy({ (97...122).contains($0 | 0x20) }) else { return false }
    let stem = lowercased().dropLast()
    return text.lowercased().split(whereSeparator: { !$0.isWordCharacter }).contains { word in
      word.hasPrefix(stem) && word.utf8.count <= utf8.count + 3
    }
  }
}
