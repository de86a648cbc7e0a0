/// Finds short texts in a long one, in time that is linear whatever the texts are (Knuth, Morris and Pratt).
///
///     let search = TextSearch(in: "Login username password")
///     search.finds("username")  // true
struct TextSearch {
  private let text: [UInt8]

  init(in text: String) { self.text = Array(text.utf8) }

  /// - Complexity: O(length of the long text): a part that is longer is not looked for.
  func finds(_ part: String) -> Bool {
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    guard part != text else { return true }
    let fallbacks = TextSearch.fallbacks(of: part)
    var matched = 0
    for byte in text {
      while matched > 0, part[matched] != byte { matched = fallbacks[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return part.isEmpty
  }

  /// For each place in the part, the length of its longest beginning that also ends there.
  private static func fallbacks(of part: [UInt8]) -> [Int] {
    var fallbacks = [Int](repeating: 0, count: part.count)
    var matched = 0
    for index in part.indices.dropFirst() {
      while matched > 0, part[matched] != part[index] { matched = fallbacks[matched - 1] }
      if part[matched] == part[index] { matched += 1 }
      fallbacks[index] = matched
    }
    return fallbacks
  }
}
