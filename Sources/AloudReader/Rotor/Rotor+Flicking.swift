internal import AloudSpeech
internal import AloudTree

// Flicking down goes to the next item of what the rotor is turned to, flicking up to the one before.
extension ScreenReader {
  mutating func flick(forward: Bool) -> [Event] {
    let before = (rotor: rotor, rank: rank)
    let events = flick(rotor.current, forward)
    if settings.rotorStays, rank != before.rank { rotor.ofElement = before.rotor.ofElement }
    return events
  }

  /// The same for an option that the rotor need not be turned to.
  mutating func flick(_ option: RotorOption, _ forward: Bool) -> [Event] {
    if option.mayBeOfApp, let custom = customRotors().first(where: { $0.option == option }) {
      return flick(custom, forward)
    }
    switch option {
    case .characters: return pass(.character, forward)
    case .words: return pass(.word, forward)
    case .lines: return pass(.line, forward)
    case .headings, .headingLevel, .links, .visitedLinks, .nonVisitedLinks, .inPageLinks, .articles, .formControls,
      .buttons, .textFields, .images, .tables, .lists, .landmarks, .containers, .staticText, .boldText, .italicText,
      .underlinedText:
      return go(toNearest: screenIndex().ranks(of: option), forward, orElse: nothingFound(option))
    case .sameItem:
      guard let focus else { return nothingFound(option) }
      let same = screenIndex().ranks(like: narrator.tree.nodes[focus.index])
      return go(toNearest: same, forward, orElse: nothingFound(option))
    case .verticalNavigation: return goVertically(down: forward)
    case .custom, .misspelledWords: return nothingFound(option)
    case .textSelection:
      return settings.textSelection == .units ? chooseSelectionUnit(forward) : select(forward: forward)
    case .edit: return flickEditActions(forward)
    case .zoom: return zoom(inward: !forward)
    case .actions: return flickActions(forward)
    case .adjustValue: return adjust(by: forward ? -1 : 1)
    case .moreContent: return flickContent(forward)
    case .audioGraph: return flickAudioGraph(forward)
    case .speakingRate, .volume, .punctuation, .hints, .language: return set(option, forward)
    }
  }

  /// To the next of the sorted ranks; beyond the last one, round where the user has set that.
  mutating func go(toNearest ranks: [Int], _ forward: Bool, orElse nothing: [Event]) -> [Event] {
    if let next = ranks.nearest(forward, of: rank ?? -1) { return go(to: next) }
    let otherEnd = forward ? ranks.first : ranks.last
    guard settings.rotorWraps, let otherEnd, otherEnd != rank else { return nothing }
    return [.happening(forward ? .wrappedForwards : .wrappedBackwards)] + go(to: otherEnd)
  }

  private mutating func goVertically(down: Bool) -> [Event] {
    guard let focus, let frame = narrator.tree.nodes[focus.index].frame,
      let next = screenIndex().rank(below: down, frame, in: narrator.tree, narrator.order.stops)
    else { return nothingFound(.verticalNavigation) }
    return go(to: next)
  }

  // MARK: Of the element

  private mutating func adjust(by step: Int) -> [Event] {
    guard let focus, !narrator.tree.nodes[focus.index].traits.contains(.notEnabled) else {
      return [.happening(.boundary)]
    }
    return ask(.adjust(focus, by: step))
  }

  private mutating func flickContent(_ forward: Bool) -> [Event] {
    let content = focus.flatMap { narrator.tree.nodes[$0.index].sharedDetails?.value.content } ?? []
    guard let focus, let next = nextEntry(of: content.count, forward) else { return [.happening(.boundary)] }
    var utterance = Utterance()
    // Source: WWDC21 10121, a demonstration with ten items on iOS; macOS says the label first there.
    for text in [content[next].value, content[next].label] where !text.isEmpty {
      utterance.description += narrator.fragments(.content, SpokenText(text), clause: .rotorItem, node: focus)
    }
    return [.utterance(Speech(utterance, origin: .rotor, node: focus))]
  }

  /// The next of several entries, from 0; nil at the ends.
  mutating func nextEntry(of count: Int, _ forward: Bool) -> Int? {
    let next = rotor.entry.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
    guard (0..<count).contains(next) else { return nil }
    rotor.entry = next
    return next
  }
  /// The next of several entries that begins on the first, and goes round where the user wants that; nil at the ends.
  mutating func nextEntry(ofRing count: Int, _ forward: Bool) -> Int? {
    let next = (rotor.entry ?? 0) + (forward ? 1 : -1)
    guard settings.actionsCircular || (0..<count).contains(next) else { return nil }
    let entry = (next + count) % count
    rotor.entry = entry
    return entry
  }
}
