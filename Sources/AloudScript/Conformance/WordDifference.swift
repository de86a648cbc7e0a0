internal import AloudReader
internal import AloudSpeech

/// The words in which a device and we differ at one step.
enum WordDifference {
  /// A run of words that only one of the two says.
  private struct Run {
    var words: [SpokenWord]
    /// After how many words of the device it stands.
    let place: Int
    var keys: [String] { words.map(\.key) }
    var text: String { words.map(\.text).joined(separator: " ") }
  }

  /// The differences from the way of saying it that is nearest to the device's.
  static func best(_ device: [SpokenWord], _ alternatives: [[SpokenWord]]) -> [Conformance.Difference] {
    let aligned = alternatives.map { ($0, Alignment($0.map(\.key), device.map(\.key)).pairs) }
    let nearest = aligned.min { $0.0.count - 2 * $0.1.count < $1.0.count - 2 * $1.1.count }
    guard let (ours, pairs) = nearest else { return [] }
    return differences(ours, device, pairs)
  }

  private static func differences(
    _ ours: [SpokenWord], _ device: [SpokenWord], _ pairs: [Alignment.Pair]
  ) -> [Conformance.Difference] {
    let mine = runs(of: ours, without: Set(pairs.map(\.old)), placed: pairs.map { ($0.old, $0.new) })
    let theirs = runs(of: device, without: Set(pairs.map(\.new)), placed: pairs.map { ($0.new, $0.new) })
    // The places of theirs by their words, the first one last.
    var free: [[String]: [Int]] = [:]
    for (index, run) in theirs.enumerated().reversed() { free[run.keys, default: []].append(index) }
    var moved: Set<Int> = []
    var found: [(place: Int, difference: Conformance.Difference)] = []
    var onlyMine: [(place: Int, difference: Conformance.Difference)] = []
    for run in mine {
      guard let fragment = run.words[0].fragment else { continue }
      if let other = free[run.keys]?.popLast() {
        moved.insert(other)
        found.append((run.place, .elsewhere(run.text, fragment)))
      } else {
        onlyMine.append((run.place, .onlyOurs(run.text, fragment)))
      }
    }
    found += onlyMine
    for (index, run) in theirs.enumerated() where !moved.contains(index) {
      found.append((run.place, .onlyDevice(run.text)))
    }
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.difference)
  }

  /// Neighboring words that have no partner, parted where another fragment begins.
  private static func runs(
    of words: [SpokenWord], without paired: Set<Int>, placed: [(own: Int, device: Int)]
  ) -> [Run] {
    var runs: [Run] = []
    var places = placed[...]
    var place = 0
    var wasOpen = false
    for (index, word) in words.enumerated() {
      if paired.contains(index) {
        if let pair = places.popFirst() { place = pair.device + 1 }
        wasOpen = false
      } else if wasOpen, runs[runs.count - 1].words[0].fragment == word.fragment {
        runs[runs.count - 1].words.append(word)
      } else {
        runs.append(Run(words: [word], place: place))
        wasOpen = true
      }
    }
    return runs
  }
}
