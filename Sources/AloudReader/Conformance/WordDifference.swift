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
    var mine = runs(of: ours, without: Set(pairs.map(\.old)), placed: pairs.map { ($0.old, $0.new) })
    var theirs = runs(of: device, without: Set(pairs.map(\.new)), placed: pairs.map { ($0.new, $0.new) })
    var found: [(place: Int, difference: Conformance.Difference)] = []
    mine.removeAll { run in
      guard let fragment = run.words[0].fragment, let other = theirs.firstIndex(where: { $0.keys == run.keys }) else {
        return false
      }
      found.append((run.place, .elsewhere(run.text, fragment)))
      theirs.remove(at: other)
      return true
    }
    for run in mine {
      if let fragment = run.words[0].fragment { found.append((run.place, .onlyOurs(run.text, fragment))) }
    }
    found += theirs.map { ($0.place, .onlyDevice($0.text)) }
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
