internal import AloudSpeech
public import AloudTree

/// A rotor that the app offers.
struct OfferedRotor: Sendable {
  let option: ScreenReader.RotorOption
  /// Those results that VoiceOver can reach: rank of the stop, and the stretch of its text.
  var results: [(rank: Int, range: Range<Int>?)]
}

// Source: Apple's documentation of UIAccessibilityCustomRotor; that rotors of containers around the cursor are offered
// is assumed, as AccessibilitySnapshot does.
extension ScreenReader {
  /// The rotors of the element under the cursor and of what is around it, inner ones first.
  mutating func customRotors() -> [OfferedRotor] {
    guard let focus else { return [] }
    var found: [OfferedRotor] = []
    for id in narrator.tree.lineage(of: focus) {
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
    utterance.description = narrator.fragments(.rotor, SpokenText(String(text[stretch])), clause: .rotorItem, node: id)
    if isMisspelled {
      utterance.description.append(narrator.fragment(.state, .textMisspelled, clause: .misspelledWord, node: id))
    }
    // The stretch is said in place of the element.
    events.removeAll { if case .utterance = $0 { true } else { false } }
    return events + [.said(utterance, .rotor, id)]
  }
}

/// How many results a rotor has beyond the limit of a search.
public enum RotorMore: Equatable, Sendable {
  case none
  case count(Int)
  /// More than 99.
  case many
}

/// The results of a rotor of an app, searched for as `UIAccessibilityCustomRotor` is: from one result to the next.
///
///     let results = RotorResults(limit: 2) { current, _ in chapters.after(current) }
///     results.lines(named: "Chapters") { $0.title }  // ["Chapters:", "- One", "- Two", "+ 3 More Results..."]
///
/// Source: AccessibilitySnapshot's collection of results and its legend.
public struct RotorResults<Result: Equatable> {
  /// `UIAccessibilityCustomRotor.Direction`.
  public enum Direction: Sendable { case next, previous }

  public private(set) var results: [Result] = []
  public private(set) var more = RotorMore.none

  /// How far what is beyond the limit is counted.
  private static var countLimit: Int { 99 }

  /// Searches both ways, from no result, and joins what is found: as many results each way as the limit says. The
  /// function gives the result after or before another one (nil at first); nil when there is none.
  ///
  /// - Complexity: O(limit²) comparisons for loops, which end the search.
  public init(limit: Int = 10, search: (Result?, Direction) -> Result?) {
    let forward = Run(limit: limit) { search($0, .next) }
    let backward = Run(limit: limit) { search($0, .previous) }
    if backward.results.allSatisfy(forward.results.contains) {
      (results, more) = (forward.results, forward.more)
    } else if forward.results.allSatisfy(backward.results.contains) {
      (results, more) = (backward.results, backward.more)
    } else {
      let isShared = forward.results.first == backward.results.first
      results = backward.results.reversed() + forward.results.dropFirst(isShared ? 1 : 0)
      more = forward.more == .none ? backward.more : forward.more
    }
  }

  /// Searches one way.
  public init(limit: Int = 10, _ direction: Direction, search: (Result?, Direction) -> Result?) {
    let run = Run(limit: limit) { search($0, direction) }
    (results, more) = (run.results, run.more)
  }

  fileprivate init(_ results: [Result], _ more: RotorMore) {
    self.results = results
    self.more = more
  }

  /// The same results as something else.
  public func mapped<Other: Equatable>(_ transform: (Result) -> Other) -> RotorResults<Other> {
    RotorResults<Other>(results.map(transform), more)
  }

  /// The results as AccessibilitySnapshot's legend lists them.
  public func lines(named name: String, _ describe: (Result) -> String) -> [String] {
    guard !results.isEmpty else { return ["\(name):", "<no results>"] }
    let rest: [String] =
      switch more {
      case .none: []
      case .count(let count): ["+ \(count) More Results..."]
      case .many: ["+ Many More (\(Self.countLimit)+) Results..."]
      }
    return ["\(name):"] + results.map { "- \(describe($0))" } + rest
  }

  private struct Run {
    var results: [Result] = []
    var more = RotorMore.none

    init(limit: Int, search: (Result?) -> Result?) {
      guard limit > 0 else { return }
      var current: Result?
      while results.count < limit {
        guard let next = search(current) else { return }
        results.append(next)
        current = next
        if let loop = loopStart {
          results.removeSubrange(loop...)
          return
        }
      }
      count(after: current, search)
    }

    /// Three in a row that were there before, in a row, are a loop: where it begins.
    private var loopStart: Int? {
      let start = results.count - 3
      guard start > 0 else { return nil }
      let tail = results[start...]
      let isLoop = (0..<start).contains { place in
        place + 3 <= results.count && results[place..<place + 3].elementsEqual(tail)
      }
      return isLoop ? start : nil
    }

    private mutating func count(after last: Result?, _ search: (Result?) -> Result?) {
      var count = 0
      var current = last
      while let next = search(current) {
        count += 1
        if count > RotorResults.countLimit {
          more = .many
          return
        }
        // Round and round is nothing new.
        if results.contains(next) { return more = count > 1 ? .count(count - 1) : .none }
        current = next
      }
      more = count == 0 ? .none : .count(count)
    }
  }
}

extension RotorResults: Sendable where Result: Sendable {}
extension RotorResults: Equatable {}

extension ScreenReader {
  /// The custom rotors of a node, each with its name and the words for its results.
  ///
  /// A result is told by its element's description, or by the stretch of its text.
  ///
  /// - Complexity: O(nodes + results).
  public func rotorResults(of id: NodeID) -> [(name: String, results: RotorResults<String>)] {
    let rotors = narrator.tree[id].details.rotors
    guard !rotors.isEmpty else { return [] }
    let ids = narrator.tree.idsByIdentifier()
    return rotors.map { rotor in
      let items = rotor.items.filter { ids[$0.id] != nil }
      let places = RotorResults<Int> { current, direction in
        let next = current.map { $0 + (direction == .next ? 1 : -1) } ?? (direction == .next ? 0 : -1)
        return items.indices.contains(next) ? next : nil
      }
      let texts = places.mapped { place in ids[items[place].id].map { text(of: items[place], at: $0) } ?? "" }
      return (narrator.name(of: rotor), texts)
    }
  }

  private func text(of item: CustomRotor.Item, at id: NodeID) -> String {
    guard let rank = rankOfStop(id) else { return narrator.tree[id].label?.string ?? "" }
    guard let range = item.range else { return renderer.description(narrator.utterance(atRank: rank)) }
    let text = Array(textInput(id) == nil ? narrator.text(atRank: rank) : self.text(of: id))
    return String(text[range.clamped(to: 0..<text.count)])
  }
}
