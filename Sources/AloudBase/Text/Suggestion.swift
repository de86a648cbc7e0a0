/// The candidate that is nearest to a misspelled word; nil if none is similar enough.
///
///     nearest(to: "buton", among: ["button", "link"])  // "button"
///
/// - Complexity: O(candidates × length²).
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  guard word.count <= 64 else { return nil }
  let best =
    candidates
    .map { (candidate: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
  return best?.candidate
}

/// A question that suggests a candidate: `; did you mean "header"?`; an empty message if none is similar enough.
///
/// `synonyms` maps words in lower case to the words that they mean; they take precedence over similar words.
package func suggestion(
  for word: String, among candidates: some Sequence<String>, synonyms: [String: String] = [:]
) -> Message {
  let meant = synonyms[word.lowercased()] ?? nearest(to: word, among: candidates)
  return meant.map { "; did you mean \"\($0)\"?" } ?? ""
}

/// The candidates that are nearest to a word, nearest first.
///
/// `alike` leaves out candidates that are too different, but always keeps the nearest.
///
/// - Complexity: O(candidates × length²).
package func nearest(
  _ count: Int, to word: String, among candidates: some Sequence<String>, alike isAlike: Bool = false
) -> [String] {
  let word = String(word.prefix(64)).lowercased()
  return candidates.map { candidate in
    let name = candidate.lowercased()
    // A name that contains the whole word, or is contained in it, is nearer than any other name.
    let isPart = word.count > 2 && (name.contains(word) || word.contains(name))
    return (candidate: candidate, distance: editDistance(word, name) - (isPart ? 1000 : 0))
  }
  .sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
  .prefix(count).enumerated()
  .filter { !isAlike || $0 == 0 || $1.distance <= max(word.count, $1.candidate.count) * 2 / 3 }.map {
    $0.element.candidate
  }
}

/// The number of letters to insert, delete, change or swap with their neighbor to turn one word into the other.
func editDistance(_ from: String, _ to: String) -> Int {
  let from = Array(from)
  let to = Array(to)
  guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
  var beforeLast = [Int](repeating: 0, count: to.count + 1)
  var last = Array(0...to.count)
  for row in 1...from.count {
    var current = [row] + [Int](repeating: 0, count: to.count)
    for column in 1...to.count {
      let change = from[row - 1] == to[column - 1] ? 0 : 1
      current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
      if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
        current[column] = min(current[column], beforeLast[column - 2] + 1)
      }
    }
    (beforeLast, last) = (last, current)
  }
  return last[to.count]
}
