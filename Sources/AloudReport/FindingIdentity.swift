internal import AloudAudit

/// The entries of one file, and which of them have matched a finding.
struct BaselineLookup {
  private let entries: [AuditBaseline.Entry]
  private var isUsed: [Bool]
  private var exact: [FindingIdentity: [Int]] = [:]
  private var anywhere: [FindingIdentity: [Int]] = [:]

  init(_ entries: [AuditBaseline.Entry]) {
    self.entries = entries
    isUsed = Array(repeating: false, count: entries.count)
    // `popLast()` takes the last index, so the first entry must be last.
    for (index, entry) in entries.enumerated().reversed() {
      exact[entry.identity, default: []].append(index)
      if let key = entry.identity.anywhere { anywhere[key, default: []].append(index) }
    }
  }

  /// For each finding, and each of its places with a fault, the entry for it. Entries first match places at the same path, then
  /// those that have moved. An entry that somebody wrote may have a path and no words.
  mutating func matches(of findings: [Finding]) -> [[AuditBaseline.Entry?]] {
    indices(of: findings).map { $0.map { index in index.map { entries[$0] } } }
  }

  /// The same with the indices of the entries.
  mutating func indices(of findings: [Finding]) -> [[Int?]] {
    let identities = findings.map { finding in
      finding.places.filter(\.hasFault).map { FindingIdentity(finding, at: $0) }
    }
    var matches = identities.map { $0.map { take($0, from: \.exact) } }
    for way in [\FindingIdentity.anywhere, \.anyWords] {
      for (index, identities) in identities.enumerated() {
        for (place, identity) in identities.enumerated() where matches[index][place] == nil {
          guard let key = identity[keyPath: way] else { continue }
          matches[index][place] = take(key, from: key.path == nil ? \.anywhere : \.exact)
        }
      }
    }
    return matches
  }

  var unused: [AuditBaseline.Entry] { unusedIndices.map { entries[$0] } }

  /// The indices of those entries, in order.
  var unusedIndices: [Int] { entries.indices.filter { !isUsed[$0] } }

  private mutating func take(
    _ key: FindingIdentity, from list: WritableKeyPath<BaselineLookup, [FindingIdentity: [Int]]>
  ) -> Int? {
    while let index = self[keyPath: list][key]?.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      return index
    }
    return nil
  }
}

/// Identifies a finding after its file has changed.
///
/// A node with an id is identified by its id and its screen. A node without one is identified by its path and its
/// words; if it has moved, by its words only. A finding without a node, such as a screen without a title, is identified
/// by its path.
struct FindingIdentity: Hashable, Sendable {
  let rule: String
  /// The screen in the form in which paths begin; empty for the first screen.
  let screen: String
  let id: String?
  /// Nil where the id identifies the node.
  private(set) var path: String?
  /// Nil where the id or the path identifies the finding.
  private(set) var says: String?

  /// Without an id, the screen is taken from the path.
  init(rule: String, screen: String, id: String?, path: String?, says: String?) {
    self.rule = rule
    self.id = id
    self.screen = id == nil ? FindingIdentity.screen(ofPath: path ?? "") : screen
    self.path = id == nil ? path : nil
    self.says = id == nil ? says : nil
  }

  init(_ finding: Finding, at place: Finding.Place) {
    self.init(
      rule: finding.rule, screen: FindingIdentity.screen(ofPath: place.path), id: place.id, path: place.path,
      says: place.says)
  }

  /// The identity of the first place with a fault.
  init(_ finding: Finding) { self.init(finding, at: finding.first) }

  /// The identity without the path, for findings that have moved; nil where the path is necessary.
  var anywhere: FindingIdentity? {
    guard id == nil, says != nil else { return nil }
    var identity = self
    identity.path = nil
    return identity
  }

  /// The identity without the words, for entries that have none; nil where it has no words.
  var anyWords: FindingIdentity? {
    guard path != nil, says != nil else { return nil }
    var identity = self
    identity.says = nil
    return identity
  }

  static func screen(ofPath path: String) -> String {
    guard path.hasPrefix("screens."), let elements = path.firstRange(of: ".elements[") else { return "" }
    return String(path[..<elements.lowerBound])
  }
}

extension Finding {
  /// The finding with those of its places with a fault that are kept, and with all others; nil where none is kept.
  func keeping(_ isKept: [Bool]) -> Finding? {
    guard isKept.contains(true) else { return nil }
    guard isKept.contains(false) else { return self }
    var next = isKept[...]
    return Finding(self, places: places.filter { !$0.hasFault || next.removeFirst() })
  }
}

extension Finding.Place {
  /// The words that identify the node for people: the utterance, or the message where VoiceOver does not stop. Nil for
  /// a place without a node.
  var says: String? {
    guard path.hasPrefix("elements[") || path.contains(".elements[") else { return nil }
    return utterance ?? message.english
  }
}
