/// The entries of one file that no finding has taken yet.
struct BaselineLookup {
  private let entries: [AuditBaseline.Entry]
  private var isUsed: [Bool]
  private var exact: [FindingIdentity: [Int]] = [:]
  private var anywhere: [FindingIdentity: [Int]] = [:]

  init(_ entries: [AuditBaseline.Entry]) {
    self.entries = entries
    isUsed = Array(repeating: false, count: entries.count)
    // The last of a list is taken first.
    for (index, entry) in entries.enumerated().reversed() {
      exact[entry.identity, default: []].append(index)
      if let key = entry.identity.anywhere { anywhere[key, default: []].append(index) }
    }
  }

  /// The findings without an entry. Entries go to the findings that are where they were, then to those that have moved.
  mutating func unknown(among findings: [Finding]) -> [Finding] {
    let moved = findings.enumerated().filter { !take(FindingIdentity($1), from: \.exact) }
    let unknown = moved.filter { _, finding in
      guard let key = FindingIdentity(finding).anywhere else { return true }
      return !take(key, from: \.anywhere)
    }
    return unknown.map(\.element)
  }

  var unused: [AuditBaseline.Entry] { unusedIndices.map { entries[$0] } }

  /// The places of those entries, in order.
  var unusedIndices: [Int] { entries.indices.filter { !isUsed[$0] } }

  private mutating func take(
    _ key: FindingIdentity, from list: WritableKeyPath<BaselineLookup, [FindingIdentity: [Int]]>
  ) -> Bool {
    while let index = self[keyPath: list][key]?.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      return true
    }
    return false
  }
}
