public import AloudTree

// The words that are said while the user walks an app, in addition to descriptions of stops.
extension Narrator {
  /// The phrasebook of VoiceOver's language.
  public var words: Phrasebook { screen.words }
  /// The settings with which the screen is said.
  public var settings: VoiceOverSettings { screen.settings }

  /// Only the value of a stop, or the state word of a switch. It is said when the value changes.
  public func value(atRank rank: Int) -> Utterance {
    if isOfPage(rank) {
      return utterance(
        atRank: rank, of: [.pageValue, .switchState, .pageMenuItemState, .pageChecked, .expanded, .pageExpanded],
        alone: true)
    }
    return utterance(atRank: rank, of: [.value, .chartPoint, .switchState, .switchOtherValue, .expanded])
  }

  /// The name of a stop: its label, else its value, else its role.
  public func label(atRank rank: Int) -> Utterance {
    let label = utterance(atRank: rank, of: [.label, .controlName])
    return label.fragments.isEmpty ? activated(atRank: rank) : label
  }

  /// The words that repeat a stop after it has been activated: selected, label, value and position. Role, hint, cues
  /// and custom content are not repeated.
  ///
  /// Source: WWDC14 210, WWDC16 202, WWDC25 224, MagentaA11y's videos.
  public func activated(atRank rank: Int) -> Utterance {
    let clauses: [Clause] =
      isOfPage(rank)
      ? [
        .selected, .label, .listMarker, .pageValue, .placeholder, .switchState, .pageMenuItemState, .pageChecked,
        .expanded, .pageExpanded,
      ]
      : [
        .selected, .label, .controlName, .rowNumber, .columnNumber, .value, .chartPoint, .placeholder, .switchState,
        .switchOtherValue, .expanded, .position, .pickerPosition,
      ]
    let said = utterance(atRank: rank, of: clauses)
    // A stop that has no name says its role.
    return said.fragments.contains { $0.part == .label || $0.part == .value }
      ? said : Utterance(description: utterance(atRank: rank, after: rank).description)
  }

  /// True for an element of a web page that uses the page's grammar.
  private func isOfPage(_ rank: Int) -> Bool {
    tree.nodes[order.stops[rank].index].sharedDetails?.value.web != nil
      && screen.profileFacts.contains(.readsPagesApart)
  }

  private func utterance(atRank rank: Int, of clauses: [Clause], alone isStateAlone: Bool = false) -> Utterance {
    var composer = Composer(screen: screen, rank: rank, previous: rank)
    composer.isStateAlone = isStateAlone
    return composer.compose(clauses)
  }

  /// The announcement of a stop in a live region of a web page: the words without the role.
  public func announced(atRank rank: Int) -> String {
    let parts = utterance(atRank: rank, of: [.label, .listMarker, .pageValue]).fragments.map { $0.text }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A phrase of VoiceOver's own.
  public func utterance(
    _ part: Part, _ phrase: Phrase, _ values: [String: String] = [:], clause: WalkingClause, node: NodeID = .root
  ) -> Utterance {
    Utterance(description: [fragment(part, phrase, values, clause: clause, node: node)])
  }

  /// A phrase of VoiceOver as a part of a longer utterance.
  public func fragment(
    _ part: Part, _ phrase: Phrase, _ values: [String: String] = [:], clause: WalkingClause, node: NodeID = .root
  ) -> Fragment {
    let text = values.isEmpty ? words.text(phrase) : words.text(phrase, values)
    return Fragment(part, text, language: words.language, clause: clause, node: node)
  }

  /// A text of the app, run by run.
  public func utterance(_ part: Part, _ text: SpokenText, clause: WalkingClause, node: NodeID = .root) -> Utterance {
    Utterance(description: fragments(part, text, clause: clause, node: node))
  }

  /// A text of the app as parts of a longer utterance.
  public func fragments(_ part: Part, _ text: SpokenText, clause: WalkingClause, node: NodeID = .root) -> [Fragment] {
    let language = screen.language(of: node)
    guard let runs = text.runs else {
      return [Fragment(part, screen.spoken(text.string), language: language, clause: clause, node: node)]
    }
    return runs.filter { !$0.text.isEmpty }.enumerated().map { index, run in
      Fragment(
        part, screen.spoken(run), language: run.language ?? language, clause: clause, node: node,
        joint: index == 0 ? .separate : .sameText, prosody: Prosody(run))
    }
  }

  /// The words for the values of the chart that the node is, or the nearest chart around it; nil outside all charts.
  ///
  /// - Complexity: O(depth).
  public func chartWords(around id: NodeID) -> ChartWords? { screen.chartWords(around: id) }

  /// The label of a point in a chart; nil for other elements.
  public func labelOfPoint(at id: NodeID) -> String? {
    guard case .point(let series, let index)? = tree.nodes[id.index].sharedDetails?.value.chartPart,
      let chart = chartWords(around: id)?.chart
    else { return nil }
    return chart.series[series].points[index].label
  }

  /// A container as a stop of grouped navigation: its label and its kind.
  public func container(_ container: ReadingOrder.Container) -> Utterance {
    let node = tree[container.node]
    var description: [Fragment] = []
    if let label = node.label, !label.isEmpty {
      description = fragments(.container, label, clause: .containerStop, node: container.node)
    }
    let phrase: Phrase = node.isTabBar ? .containerTabBar : node.container == .landmark ? .landmarkStart : .group
    description.append(fragment(.container, phrase, clause: .containerStop, node: container.node))
    return Utterance(description: description)
  }

  /// The text that the rotor options Characters, Words and Lines go through: label and value, without VoiceOver's own
  /// words.
  public func text(atRank rank: Int) -> String {
    let node = tree.nodes[order.stops[rank].index]
    let value =
      node.reportedTraits.contains(.toggleButton)
      ? nil
      : node.details.text?.secure == true
        ? node.reportedValue?.string : utterance(atRank: rank, of: [.value]).fragments.map { $0.text }.joined()
    let point = utterance(atRank: rank, of: [.chartPoint]).fragments.map { $0.text }
    return ([node.label?.string, value].compactMap { $0 } + point).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
