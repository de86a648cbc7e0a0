import AloudTree

/// The keys that an object of a screen document may have: an enumeration, so that a `switch` over it misses none.
protocol JSONKeyList: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What messages call such an object: `a node`.
  static var owner: String { get }
  static var known: JSONKeyTable<Self> { get }
  /// The key that is meant by what people of other frameworks write, in lower case.
  static var synonyms: [String: Self] { get }
  /// Where a key belongs that is not allowed in some object: `it is an event of the app`; nil where nobody asks.
  var home: String? { get }
  /// How that key is written in place of a synonym: `"post"`, with its value where that is meant as well.
  func written(for synonym: String) -> String
}

extension JSONKeyList {
  static var synonyms: [String: Self] { [:] }
  var home: String? { nil }
  func written(for synonym: String) -> String { "\"\(rawValue)\"" }
}

/// An object, as Foundation's decoder gives it.
struct JSONObject {
  let container: KeyedDecodingContainer<JSONKey>

  var steps: [JSONStep] { container.codingPath.map(JSONStep.init) }

  func contains(_ key: String) -> Bool { container.contains(JSONKey(stringValue: key)) }

  /// The value of a key; the key is there.
  func member(_ key: String) -> JSONMember { JSONMember(container: container, key: JSONKey(stringValue: key)) }

  /// The keys as they are, in no order.
  var keys: [String] { container.allKeys.map(\.stringValue) }

  func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, steps: steps) }

  /// Makes sure that members are there which cannot be left out.
  func require<Key: JSONKeyList>(_ keys: [Key], in owner: String? = nil) throws(JSONProblem) {
    for key in keys where !contains(key.rawValue) {
      throw problem("\"\(key.rawValue)\" is missing in \(owner ?? Key.owner)")
    }
  }

  /// The members, always in the order of their table, so that of several faults the same one is told every time.
  ///
  /// Keys that are not known, or are not among those allowed here, are faults. The object and a key may be called by
  /// other names than those of the table. Those to list are told where an unknown key is near none.
  func members<Key: JSONKeyList>(
    _ type: Key.Type, allowed: [Key]? = nil, listing listed: [Key] = [], owner: String? = nil, noun: String = "key"
  ) throws(JSONProblem) -> JSONMembers<Key> {
    let table = Key.known
    var ranks: [Int] = []
    var unknown: String?
    for key in container.allKeys {
      if let rank = table.ranks[key.stringValue], allowed?.contains(table.keys[rank]) != false {
        ranks.append(rank)
      } else {
        unknown = min(key.stringValue, unknown ?? key.stringValue)
      }
    }
    if let unknown {
      let message = "unknown \(noun) \"\(unknown)\" in \(owner ?? Key.owner)"
      let hint = hint(for: unknown, among: allowed ?? table.keys, listing: listed)
      throw JSONProblem(message: message + hint, steps: steps + [.key(unknown)], isAboutKey: true)
    }
    ranks.sort()
    return JSONMembers(container: container, ranks: ranks)
  }

  /// The one key, of those that say what an object does, that is there.
  func verb<Key: JSONKeyList>(among verbs: [Key], missing: String) throws(JSONProblem) -> Key {
    let found = verbs.filter { contains($0.rawValue) }
    guard let verb = found.first else {
      // An unknown key is the likelier mistake.
      _ = try members(Key.self, listing: verbs)
      throw problem(missing)
    }
    guard found.count == 1 else {
      let both = found.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
      throw problem("\(Key.owner) does one thing, not \(both)")
    }
    return verb
  }

  private func hint<Key: JSONKeyList>(for name: String, among keys: [Key], listing listed: [Key]) -> String {
    if let meant = Key.synonyms[name.lowercased()], keys.contains(meant) {
      return "; did you mean \(meant.written(for: name.lowercased()))?"
    }
    let hint = alternatives(to: name, among: keys.map(\.rawValue))
    if hint.isEmpty, let home = Key(rawValue: name)?.home { return "; \(home)" }
    return hint.isEmpty && !listed.isEmpty ? "; known are \(quoted(listed.map(\.rawValue)))" : hint
  }
}

/// The members of an object whose keys are all known, in the order of their table.
struct JSONMembers<Key: JSONKeyList>: Sequence, IteratorProtocol {
  let container: KeyedDecodingContainer<JSONKey>
  let ranks: [Int]
  private var index = 0

  init(container: KeyedDecodingContainer<JSONKey>, ranks: [Int]) {
    self.container = container
    self.ranks = ranks
  }

  mutating func next() -> (key: Key, value: JSONMember)? {
    guard index < ranks.count else { return nil }
    defer { index += 1 }
    let rank = ranks[index]
    return (Key.known.keys[rank], JSONMember(container: container, key: Key.known.codingKeys[rank]))
  }
}

/// A table of keys, made once for each kind of object.
struct JSONKeyTable<Key: JSONKeyList>: Sendable {
  let keys: [Key]
  let codingKeys: [JSONKey]
  /// The place of each key in the table.
  let ranks: [String: Int]

  init() {
    keys = Array(Key.allCases)
    codingKeys = keys.map { JSONKey(stringValue: $0.rawValue) }
    ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.rawValue, $0) })
  }
}

/// `"set", "toggle"`.
func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

/// The most names that a message lists where one is unknown.
private let fewNames = 9

/// What is meant instead of a name that is not known: the nearest, or all when they are few.
func alternatives(to name: String, among names: [String]) -> String {
  // UIAccessibility's own names are longer: accessibilityLabel is label here.
  let short =
    name.hasPrefix("accessibility") ? String(name.dropFirst(13).prefix(1)).lowercased() + name.dropFirst(14) : name
  let nearest = suggestion(for: short, among: names)
  guard nearest.isEmpty, names.count <= fewNames else { return nearest }
  return names.count == 1 ? "; only \(quoted(names)) is known here" : "; known are \(quoted(names))"
}
