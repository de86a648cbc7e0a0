internal import AloudSpeech
internal import AloudTree

/// A rotor of the app, as it is offered.
struct OfferedRotor: Sendable {
  let option: ScreenReader.RotorOption
  /// Those results that VoiceOver can reach: rank of the stop, and the stretch of its text.
  var results: [(rank: Int, range: Range<Int>?)]
}

// Source: Apple's documentation of UIAccessibilityCustomRotor; that rotors of containers around the cursor are offered is
// assumed, as AccessibilitySnapshot does.
extension ScreenReader {
  /// The rotors of the element under the cursor and of what is around it, inner ones first.
  mutating func customRotors() -> [OfferedRotor] {
    guard let focus else { return [] }
    var found: [OfferedRotor] = []
    for id in settings.ancestorRotors ? narrator.tree.lineage(of: focus) : [focus] {
      for rotor in narrator.tree.nodes[id.index].sharedDetails?.value.rotors ?? [] {
        let known = screenIndex().ids
        let option: RotorOption =
          switch rotor.kind {
          case .named(let name): .custom(name)
          case .system(let type): RotorOption(type)
          }
        guard !found.contains(where: { $0.option == option }) else { continue }
        let results = rotor.items.compactMap { item in
          known[item.id].flatMap(rankOfStop).map { (rank: $0, range: item.range) }
        }
        found.append(OfferedRotor(option: option, results: results))
      }
    }
    return found
  }

  /// The stop that a node is, or the first stop inside it.
  func rankOfStop(_ id: NodeID) -> Int? {
    guard narrator.tree.has(id) else { return nil }
    if let rank = narrator.order.rank(of: id) { return rank }
    return narrator.tree.ids(inside: id).lazy.compactMap { narrator.order.rank(of: $0) }.min()
  }

  /// To the next result. From an element that is no result, that is the first after it in reading order.
  mutating func flick(_ custom: OfferedRotor, _ forward: Bool) -> [Event] {
    let results = custom.results
    let here = rank ?? -1
    let current = rotor.result.flatMap { results.indices.contains($0) && results[$0].rank == here ? $0 : nil }
    var next: Int?
    if let place = current ?? results.firstIndex(where: { $0.rank == here && $0.range == nil }) {
      next = place + (forward ? 1 : -1)
    } else {
      // A stretch of the text of this very element comes after its beginning.
      let beyond = results.indices.filter { forward ? results[$0].rank >= here : results[$0].rank < here }
        .sorted { (results[$0].rank, $0) < (results[$1].rank, $1) }
      next = forward ? beyond.first : beyond.last
    }
    guard let next, results.indices.contains(next) else { return nothingFound(custom.option) }
    return go(to: results[next], place: next, of: custom.option)
  }

  private mutating func go(to result: (rank: Int, range: Range<Int>?), place: Int, of option: RotorOption) -> [Event] {
    let isMisspelled = option == .misspelledWords
    let isHere = result.rank == rank
    var events = isHere && result.range != nil ? [] : go(to: result.rank)
    rotor.result = place
    guard let range = result.range else { return events }
    let id = narrator.order.stops[result.rank]
    // A UITextRange is one of the field's own text.
    let text = Array(textInput(id) == nil ? narrator.text(atRank: result.rank) : self.text(of: id))
    let stretch = range.clamped(to: 0..<text.count)
    rotor.passed = stretch
    var utterance = Utterance()
    utterance.description = narrator.fragments(
      .rotor, SpokenText(String(text[stretch])), clause: .rotorItem, node: id)
    if isMisspelled {
      utterance.description.append(narrator.fragment(.state, .textMisspelled, clause: .misspelledWord, node: id))
    }
    // The stretch is said in place of the element.
    events.removeAll { if case .utterance = $0 { true } else { false } }
    return events + [.said(utterance, .rotor, id)]
  }
}
