internal import AloudSpeech
public import AloudTree

/// A custom rotor of the app.
struct OfferedRotor: Sendable {
  let option: ScreenReader.RotorOption
  /// The results that VoiceOver can reach: the rank of the stop, and a range of its text.
  var results: [(rank: Int, range: Range<Int>?)]
}

extension OfferedRotor {
  /// The index of the next or the previous result when the cursor is at a rank, at a result there; nil at the ends.
  func next(_ forward: Bool, from rank: Int?, result: Int?) -> Int? {
    let here = rank ?? -1
    let current = result.flatMap { results.indices.contains($0) && results[$0].rank == here ? $0 : nil }
    if let place = current ?? results.firstIndex(where: { $0.rank == here && $0.range == nil }) {
      let next = place + (forward ? 1 : -1)
      return results.indices.contains(next) ? next : nil
    }
    // A text range of the element under the cursor is after the beginning of the element.
    let beyond = results.indices.filter { forward ? results[$0].rank >= here : results[$0].rank < here }
      .sorted { (results[$0].rank, $0) < (results[$1].rank, $1) }
    return forward ? beyond.first : beyond.last
  }
}

// Source: Apple's documentation of UIAccessibilityCustomRotor. It is assumed that rotors of containers around the
// cursor are offered, as in AccessibilitySnapshot.
extension ScreenReader {
  /// The rotors of the element under the cursor and of its ancestors, inner ones first.
  mutating func customRotors() -> [OfferedRotor] {
    guard let focus else { return [] }
    var found: [OfferedRotor] = []
    var options: Set<RotorOption> = []
    for id in narrator.tree.lineage(of: focus) {
      for rotor in narrator.tree.nodes[id.index].sharedDetails?.value.rotors ?? [] {
        let known = screenIndex().ids
        let option: RotorOption =
          switch rotor.kind {
          case .named(let name): .custom(name)
          case .system(let type): RotorOption(type)
          }
        guard options.insert(option).inserted else { continue }
        let results = rotor.items.compactMap { item in
          known[item.id].flatMap(rankOfStop).map { (rank: $0, range: item.range) }
        }
        found.append(OfferedRotor(option: option, results: results))
      }
    }
    return found
  }

  /// The rank of the node, or of the first stop inside it.
  func rankOfStop(_ id: NodeID) -> Int? {
    guard narrator.tree.has(id) else { return nil }
    if let rank = narrator.order.rank(of: id) { return rank }
    return narrator.tree.ids(inside: id).lazy.compactMap { narrator.order.rank(of: $0) }.min()
  }

  /// Moves to the next result. If the cursor is not on a result, that is the next one in reading order.
  mutating func flick(_ custom: OfferedRotor, _ forward: Bool) -> [Event] {
    guard let next = custom.next(forward, from: rank, result: rotor.result) else {
      return nothingFound(custom.option)
    }
    return go(to: custom.results[next], place: next, of: custom.option)
  }

  private mutating func go(to result: (rank: Int, range: Range<Int>?), place: Int, of option: RotorOption) -> [Event] {
    let isMisspelled = option == .misspelledWords
    let isHere = result.rank == rank
    var events = isHere && result.range != nil ? [] : go(to: result.rank)
    rotor.result = place
    guard let range = result.range else { return events }
    let id = narrator.order.stops[result.rank]
    // A text range of a field is a range of the field's text.
    let text = Array(textInput(id) == nil ? narrator.text(atRank: result.rank) : self.text(of: id))
    let stretch = range.clamped(to: 0..<text.count)
    rotor.passed = stretch
    var utterance = Utterance()
    utterance.description = narrator.fragments(.rotor, SpokenText(String(text[stretch])), clause: .rotorItem, node: id)
    if isMisspelled {
      utterance.description.append(narrator.fragment(.state, .textMisspelled, clause: .misspelledWord, node: id))
    }
    // The text range is said instead of the element.
    events.removeAll { if case .utterance = $0 { true } else { false } }
    return events + [.said(utterance, .rotor, id)]
  }
}

/// The results of a custom rotor as AccessibilitySnapshot's legend lists them.
///
/// AccessibilitySnapshot searches ten results forward and ten backward, each time starting at no result, and joins
/// them. So a list with more than ten items begins with its last ten.
public struct RotorResults: Equatable, Sendable {
  /// The results as the legend lists them.
  public let results: [String]
  /// The number of results beyond the limit of the search.
  public let more: Int

  /// The number of results that are searched in each direction.
  private static let limit = 10
  /// The largest exact count of results beyond the limit.
  private static let countLimit = 99

  /// - Parameters:
  ///   - items: the items of the rotor, in order.
  ///   - words: the words of an item.
  init<Item>(_ items: [Item], words: (Item) -> String) {
    let limit = RotorResults.limit
    results = (items.count > limit ? items.suffix(limit) + items.prefix(limit) : items).map(words)
    more = max(0, items.count - limit)
  }

  /// Lines such as `Chapters:`, `- One` and `+ 3 More Results...`.
  public func lines(named name: String, _ describe: (String) -> String) -> [String] {
    guard !results.isEmpty else { return ["\(name):", "<no results>"] }
    let limit = RotorResults.countLimit
    let rest = more > limit ? "Many More (\(limit)+)" : "\(more) More"
    return ["\(name):"] + results.map { "- \(describe($0))" } + (more > 0 ? ["+ \(rest) Results..."] : [])
  }
}

extension ScreenReader {
  /// The custom rotors of a node, each with its name and the words for its results.
  ///
  /// The words of a result are the description of its element, or the text of its range.
  ///
  /// - Complexity: O(nodes + results).
  public func rotorResults(of id: NodeID) -> [(name: String, results: RotorResults)] {
    let rotors = narrator.tree[id].details.rotors
    guard !rotors.isEmpty else { return [] }
    let ids = narrator.tree.idsByIdentifier()
    return rotors.map { rotor in
      let items = rotor.items.filter { ids[$0.id] != nil }
      return (
        narrator.name(of: rotor), RotorResults(items) { item in ids[item.id].map { text(of: item, at: $0) } ?? "" }
      )
    }
  }

  private func text(of item: CustomRotor.Item, at id: NodeID) -> String {
    guard let rank = rankOfStop(id) else { return narrator.tree[id].label?.string ?? "" }
    guard let range = item.range else { return renderer.description(narrator.utterance(atRank: rank)) }
    let text = Array(textInput(id) == nil ? narrator.text(atRank: rank) : self.text(of: id))
    return String(text[range.clamped(to: 0..<text.count)])
  }
}
