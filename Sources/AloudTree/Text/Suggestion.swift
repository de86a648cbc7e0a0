/// The candidate that is nearest to a misspelled word, if any is near enough to be meant.
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

/// A question that suggests what is meant: `; did you mean "header"?`; empty where nothing is near.
///
/// `synonyms` has words in lower case, each with the word that is meant by it; they count before what is near.
package func suggestion(
  for word: String, among candidates: some Sequence<String>, synonyms: [String: String] = [:]
) -> String {
  let meant = synonyms[word.lowercased()] ?? nearest(to: word, among: candidates)
  return meant.map { "; did you mean \"\($0)\"?" } ?? ""
}

/// The candidates that are nearest to a word, the nearest first.
///
/// `alike` leaves out what looks different, but never the nearest.
///
/// - Complexity: O(candidates × length²).
package func nearest(
  _ count: Int, to word: String, among candidates: some Sequence<String>, alike isAlike: Bool = false
) -> [String] {
  let word = String(word.prefix(64)).lowercased()
  return candidates.map { candidate in
    let name = candidate.lowercased()
    // A name that has the whole word in it is nearer than one that has only letters of it.
    let isPart = word.count > 2 && (name.contains(word) || word.contains(name))
    return (candidate: candidate, distance: editDistance(word, name) - (isPart ? 1000 : 0))
  }
  .sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
  .prefix(count).enumerated()
  .filter { !isAlike || $0 == 0 || $1.distance <= max(word.count, $1.candidate.count) * 2 / 3 }.map(\.element.candidate)
}

/// How many letters have to be put in, taken out, changed or swapped with their neighbor to turn one word into another.
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
