internal import AloudTree

extension Rule {
  /// A node on the screen that swiping does not reach, although it has a label or an action.
  ///
  /// An error for a control; a warning for text and pictures. `Unreached` lists the cases and the exceptions.
  static let unreachableElement = Rule(
    "unreachable-element", .error,
    title: Wording("Out of VoiceOver's reach", ko: "초점이 가지 않는 요소"),
    fix: Wording(
      "Make it an element, and the view around it a container; or give the element around it a custom action with its name.",
      ko: "독립된 요소로 만들고 바깥 뷰는 컨테이너로 바꾸거나, 같은 이름의 사용자 설정 동작을 주십시오."),
    references: ["MAAG 2.1", "HIG Navigation", "WCAG 4.1.2"],
    onPages: .silent("a dump contains only what WebKit makes a stop")
  ) { screen in
    Unreached(screen).faults()
  }
}

/// Finds nodes that the reading order leaves out although they are not hidden on purpose.
private struct Unreached {
  let screen: AuditedScreen
  let reach: Reach
  var tree: Tree { screen.tree }

  init(_ screen: AuditedScreen) {
    self.screen = screen
    reach = Reach(screen)
  }

  func faults() -> [Fault] {
    var faults: [Fault] = []
    var swallowed: [NodeID] = []
    var silenced: [NodeID] = []
    for id in tree.ids {
      switch reach[id] {
      case .away, .stop: break
      case .sizeless: if let fault = sizeless(id) { faults.append(fault) }
      case .swallowed: swallowed.append(id)
      case .walked: if isSilent(id) { silenced.append(id) }
      }
    }
    if !swallowed.isEmpty { faults += self.faults(ofSwallowed: swallowed) }
    if !silenced.isEmpty { faults += self.faults(ofSilenced: silenced) }
    return faults
  }

  /// True for a node with a label that is not an element, where no descendant is a stop or has a label.
  private func isSilent(_ id: NodeID) -> Bool {
    guard tree.nodes[id.index].label != nil else { return false }
    guard tree.hasChildren(id) else { return tree.nodes[id.index].isElement == false }
    return !tree.ids(inside: id).dropFirst().contains {
      reach[$0] == .stop || (reach[$0] == .walked && tree.nodes[$0.index].label != nil)
    }
  }

  /// (c) An element without size.
  private func sizeless(_ id: NodeID) -> Fault? {
    guard tree.isElement(id) || tree.nodes[id.index].order == .given, !label(of: id).isEmpty else { return nil }
    let isControl = isControl(id)
    // Dumps also list texts that nobody sees.
    if !isControl, tree.nodes[id.index].sharedDetails?.value.inferences.isEmpty == false { return nil }
    return fault(id, isControl: isControl)
  }

  /// A fault; the name in its message is the label by default.
  private func fault(_ id: NodeID, named name: Wording? = nil, isControl: Bool) -> Fault {
    let name = name ?? Wording(label(of: id), ko: label(of: id))
    return Fault(
      Wording(
        "VoiceOver cannot reach “\(name.english.told)”.", ko: "“\(name.korean.told)”에 초점이 가지 않습니다."), on: screen,
      at: .node(id), severity: isControl ? .error : .warning)
  }

  private func label(of id: NodeID) -> String { tree.nodes[id.index].label?.string.trimmed ?? "" }

  /// True for a node that users can operate, by its traits or by its effects; as for stops, although the node is not
  /// one.
  private func isControl(_ id: NodeID) -> Bool {
    if !tree.nodes[id.index].reportedTraits.isDisjoint(with: .ofControls) { return true }
    return tree.nodes[id.index].sharedDetails?.value.canBeOperated ?? false
  }

  /// True for a decoration, which may be left out.
  private func isDecoration(_ label: String) -> Bool {
    DecorationWords.isGlyphs(label) || DecorationWords.isWord(label) || DecorationWords.isAssetName(label)
  }
}

/// Nodes inside a stop: (a) controls, (d) text and pictures.
///
/// A control is not lost when a custom action of the stop has its name, when it does the same as the stop, when a
/// double tap on the stop activates it, or when it increments or decrements an adjustable. A text that is said at the
/// stop is not lost either.
extension Unreached {
  /// - Complexity: O(nodes), and O(length of the stop's utterance) for each.
  private func faults(ofSwallowed nodes: [NodeID]) -> [Fault] {
    var faults: [Fault] = []
    var around: SwallowingStop?
    // The last control found, and its words: its own caption is not a second fault.
    var control: (inside: Range<Int>, words: FoldedText) = (0..<0, FoldedText(""))
    for id in nodes {
      guard let swallower = reach.swallowers[id.index] else { continue }
      if around?.stop.node != swallower { around = screen.stop(at: swallower).map(SwallowingStop.init) }
      guard let around, tree.nodes[id.index].hasArea else { continue }
      let label = label(of: id)
      if isControl(id) {
        let words = FoldedText(label)
        if control.inside.contains(id.index), control.words.contains(words) { continue }
        control = (tree.subtree(of: id), words)
        if isLost(id, label, around) {
          let role = label.isEmpty ? RoleName.of(tree.nodes[id.index].reportedTraits) : nil
          faults.append(fault(id, named: role, isControl: true))
        }
      } else if isLost(text: id, label, around),
        !(control.inside.contains(id.index) && control.words.contains(FoldedText(label)))
      {
        faults.append(fault(id, isControl: false))
      }
    }
    return faults
  }

  /// (a) Controls.
  private func isLost(_ id: NodeID, _ label: String, _ around: SwallowingStop) -> Bool {
    let name = label.lowercased()
    if around.actions.contains(name) { return false }
    // A double tap on the stop activates this control.
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

  /// True for a control with the label of the stop, or a switch without a label in a stop that is a switch: a row that
  /// represents its switch.
  private func isNamedAs(_ id: NodeID, _ name: String, _ around: SwallowingStop) -> Bool {
    if !name.isEmpty { return name == around.stop.label.lowercased() }
    return tree.nodes[id.index].reportedTraits.contains(.toggleButton) && around.stop.traits.contains(.toggleButton)
  }

  private func isSameAdjustable(_ id: NodeID, _ name: String, _ around: SwallowingStop) -> Bool {
    tree.nodes[id.index].reportedTraits.contains(.adjustable)
      && (name.isEmpty || around.words.contains(FoldedText(name)))
  }

  /// True for a switch, an input or an adjustable in a stop of another kind. Activating the stop has another effect
  /// then.
  private func isOfAnotherKind(_ id: NodeID, _ around: SwallowingStop) -> Bool {
    let kinds: Traits = Traits.ofInputs.union([.toggleButton, .adjustable])
    return !tree.nodes[id.index].reportedTraits.intersection(kinds).isSubset(of: around.stop.traits)
  }

  /// (d) Text and pictures.
  private func isLost(text id: NodeID, _ label: String, _ around: SwallowingStop) -> Bool {
    guard !label.isEmpty, isTextOrImage(id) || !tree.hasChildren(id), !isDecoration(label) else { return false }
    let words = FoldedText(label)
    // Nodes inside an input are parts of the input.
    guard !words.isEmpty, !around.stop.isInput, !around.words.contains(words) else { return false }
    if let chart = around.chart, !words.hasLetters || chart.contains(words) { return false }
    if label.isFormOfWord(in: around.stop.label) { return false }
    return !FoldedText(screen.utterance(of: around.stop)).contains(words)
  }

  private func isTextOrImage(_ id: NodeID) -> Bool {
    !tree.nodes[id.index].traits.isDisjoint(with: [.staticText, .image, .header])
  }
}

/// The properties of a stop that determine whether nodes inside it are lost.
private struct SwallowingStop {
  let stop: AuditedScreen.Stop
  /// Label, value and custom content.
  let words: FoldedText
  /// The names of custom actions, in lowercase.
  let actions: Set<String>
  /// The words of the chart's descriptor, if the stop has one.
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
  /// The words of the chart's descriptor: titles, summary, names, categories and labels.
  var words: FoldedText {
    var texts = [title, summary].compactMap { $0 } + series.compactMap { $0.name }
    texts.append(y.title)
    for axis in [x] + more { texts += axis.words }
    texts += series.flatMap { $0.points.compactMap { $0.label } }
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

/// Names of the increment and decrement buttons beside an adjustable.
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

/// Nodes that are not elements and have no elements inside: (b) controls, (e) text and pictures.
///
/// Decorations, and words that are said elsewhere, may be left out.
extension Unreached {
  private func faults(ofSilenced nodes: [NodeID]) -> [Fault] {
    var faults: [Fault] = []
    var texts: [(id: NodeID, words: FoldedText)] = []
    let told = EffectsOfStops(screen)
    for id in nodes {
      let label = label(of: id)
      if label.isEmpty || isSizeless(id) { continue }
      if isControl(id) {
        if !told.contains(id, label) { faults.append(fault(id, isControl: true)) }
      } else if isTextOrImage(id), !isDecoration(label) {
        texts.append((id, FoldedText(label)))
      }
    }
    return faults + lostTexts(texts)
  }

  private func isSizeless(_ id: NodeID) -> Bool { tree.nodes[id.index].frame?.isZeroSize ?? false }

  private func lostTexts(_ texts: [(id: NodeID, words: FoldedText)]) -> [Fault] {
    let asked = texts.filter { !$0.words.isEmpty && !isTick($0.id, $0.words) }
    guard !asked.isEmpty else { return [] }
    let said = saidWords().contained(of: Set(asked.map { $0.words }))
    return asked.filter { !said.contains($0.words) }.map { fault($0.id, isControl: false) }
  }

  /// True for a number inside a chart, because the audio graph conveys it.
  private func isTick(_ id: NodeID, _ words: FoldedText) -> Bool { !words.hasLetters && tree.chart(around: id) != nil }

  /// The spoken words of the screen: those of stops, of their containers, and of charts.
  private func saidWords() -> FoldedText {
    var texts = screen.stops.flatMap { [$0.words, FoldedText($0.details?.text?.placeholder ?? "")] }
    for container in screen.order.containers {
      texts.append(FoldedText(label(of: container.node)))
      if let value = tree.nodes[container.node.index].reportedValue { texts.append(FoldedText(value.string)) }
    }
    texts += tree.nodes.compactMap { $0.sharedDetails?.value.chart?.words }
    return .joined(texts)
  }
}

/// The effects of stops: custom actions by the parent of the stop, and activation by the label.
private struct EffectsOfStops {
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

  /// True when a neighboring stop has an action with this name, or a stop with this name has the same effect.
  func contains(_ id: NodeID, _ label: String) -> Bool {
    let name = label.lowercased()
    if actions.contains(Place(parent: tree.parent(of: id), name: name)) { return true }
    guard let effects = tree.nodes[id.index].sharedDetails?.value.behaviors.effects[.activate] else { return false }
    return activations[name]?.contains(effects) ?? false
  }
}
