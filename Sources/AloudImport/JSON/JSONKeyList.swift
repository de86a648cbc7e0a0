package import AloudBase
internal import AloudTree

/// The keys that an object of a screen document may have: an enumeration, so that a `switch` over it is exhaustive.
package protocol JSONKeyList: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var known: JSONKeyTable<Self> { get }
  /// The key for each name that users of other frameworks may write, in lowercase.
  static var synonyms: [String: Self] { get }
  /// Where a key belongs that is not allowed in some objects: `it is an event of the app`; nil unless that can happen.
  var home: Message? { get }
  /// Where a key belongs that only another object has: `it belongs to a node, in "elements"`; nil for other names.
  static func home(ofForeign name: String) -> Message?
  /// How to write the key in place of a synonym: `"post"`; with its value, if the synonym determines it.
  func written(for synonym: String) -> String
}

extension JSONKeyList {
  package static var synonyms: [String: Self] { [:] }
  package var home: Message? { nil }
  package static func home(ofForeign name: String) -> Message? { nil }
  package func written(for synonym: String) -> String { "\"\(rawValue)\"" }
}

/// An error in a value.
package struct JSONProblem: Error {
  let message: Message
  let place: JSONPlace
  /// True when the error concerns the key, and not its value.
  var isAboutKey = false
}

extension JSONPlace {
  package func problem(_ message: Message) -> JSONProblem { JSONProblem(message: message, place: self) }

  /// An error in the key of this value.
  func keyProblem(_ message: Message) -> JSONProblem { JSONProblem(message: message, place: self, isAboutKey: true) }

  /// An error that states the expected kind of value, such as `a string`.
  func mustBe(_ what: Message) -> JSONProblem { problem("\(name) must be \(what)") }

  package func object() throws(JSONProblem) -> JSONObject {
    guard let object = asObject else { throw mustBe("an object") }
    return object
  }

  package func list() throws(JSONProblem) -> JSONList {
    guard let list = asList else { throw mustBe("a list") }
    return list
  }

  /// Reads an object member by member, in the order of the table, and checks that required members exist.
  func read<Key: JSONKeyList>(
    _ type: Key.Type, required: [Key] = [], _ set: (Key, JSONPlace) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    let object = try object()
    for (key, value) in try object.members(type) { try set(key, value) }
    try object.require(required)
  }
}

extension JSONList {
  /// The remaining items, each read with a function.
  package func read<Value>(_ read: (JSONPlace) throws(JSONProblem) -> Value) throws(JSONProblem) -> [Value] {
    var values: [Value] = []
    for item in self { values.append(try read(item)) }
    return values
  }
}

extension JSONObject {
  /// The value of an existing key.
  func member(_ key: String) -> JSONPlace { self[key] ?? place }

  package func problem(_ message: Message) -> JSONProblem { place.problem(message) }

  /// Checks that required members exist.
  package func require<Key: JSONKeyList>(_ keys: [Key], in owner: Message? = nil) throws(JSONProblem) {
    for key in keys where !contains(key.rawValue) {
      throw problem("\"\(key.rawValue)\" is missing in \(owner ?? Key.known.owner)")
    }
  }

  /// The members in the order of their table, so that of several errors the same one is always reported.
  ///
  /// Unknown keys, and keys that are not allowed, are errors. Messages may use other names for the object and for keys.
  /// If an unknown key is not similar to any key, the message lists the keys in `listed`.
  package func members<Key: JSONKeyList>(
    _ type: Key.Type, allowed: [Key]? = nil, listing listed: [Key] = [], owner: Message? = nil, noun: Message = "key"
  ) throws(JSONProblem) -> JSONMembers<Key> {
    try rankedMembers(type, allowed: allowed, listing: listed, owner: owner, noun: noun)
      .map { (type.known.keys[$0.rank], $0.value) }
  }

  /// The members with the indices of their keys in the table.
  func rankedMembers<Key: JSONKeyList>(
    _ type: Key.Type, allowed: [Key]? = nil, listing listed: [Key] = [], owner: Message? = nil, noun: Message = "key"
  ) throws(JSONProblem) -> [(rank: Int, value: JSONPlace)] {
    let table = Key.known
    var members: [(rank: Int, value: JSONPlace)] = []
    var unknown: JSONPlace?
    for member in self.members {
      if let rank = table.rank(of: member), allowed?.contains(table.keys[rank]) != false {
        members.append((rank, member))
      } else if unknown.map({ member.key < $0.key }) ?? true {
        unknown = member
      }
    }
    if let unknown {
      let hint = hint(for: unknown.key, among: allowed ?? table.keys, listing: listed)
      throw unknown.keyProblem("unknown \(noun) \"\(unknown.key)\" in \(owner ?? Key.known.owner)\(hint)")
    }
    members.sort { $0.rank < $1.rank }
    return members
  }

  /// The single key that states what an object does.
  ///
  /// - Parameters:
  ///   - verbs: the possible keys.
  ///   - missing: the message if there is none.
  ///   - doing: the beginning of the message if there are several: `an effect can do only one thing`.
  ///   - hint: a suggestion for that case.
  /// - Returns: the key.
  /// - Throws: ``JSONProblem`` if there is none, or more than one.
  func verb<Key: JSONKeyList>(
    among verbs: [Key], missing: Message, doing: Message? = nil, hint: Message = ""
  ) throws(JSONProblem) -> Key {
    let found = verbs.filter { contains($0.rawValue) }
    guard let verb = found.first else {
      // A misspelled key is the more likely error.
      _ = try members(Key.self, listing: verbs)
      throw problem(missing)
    }
    guard found.count == 1 else {
      let both = found.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
      let doing = doing ?? "\(Key.known.owner) can do only one thing"
      throw problem("\(doing), not \(both)\(hint)")
    }
    return verb
  }

  private func hint<Key: JSONKeyList>(for name: String, among keys: [Key], listing listed: [Key]) -> Message {
    if let meant = Key.synonyms[name.lowercased()], keys.contains(meant) {
      return "; did you mean \(meant.written(for: name.lowercased()))?"
    }
    if let home = Key.home(ofForeign: name) { return "; \(home)" }
    let hint = alternatives(to: name, among: keys.map { $0.rawValue })
    if hint.isEmpty, let home = Key(rawValue: name)?.home { return "; \(home)" }
    return hint.isEmpty && !listed.isEmpty ? "; these are known: \(quoted(listed.map { $0.rawValue }))" : hint
  }
}

/// The members of an object whose keys are all known, in the order of their table.
package typealias JSONMembers<Key: JSONKeyList> = [(key: Key, value: JSONPlace)]

/// A table of keys, created once for each kind of object.
package struct JSONKeyTable<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  package let keys: [Key]
  /// The name of such an object in messages: `a node`.
  let owner: Message
  private let marks: [JSONKeyMark]

  package init(of owner: Message = "") {
    keys = Array(Key.allCases)
    self.owner = owner
    marks = keys.map { JSONKeyMark($0.rawValue) }
  }

  /// The index of a member's key in the table; nil for an unknown key.
  fileprivate func rank(of member: JSONPlace) -> Int? {
    let own = member.keyMark
    for (rank, mark) in marks.enumerated() where mark == own && member.hasKey(keys[rank].rawValue, mark) {
      return rank
    }
    return nil
  }

  /// The key of a member; nil for an unknown key.
  func key(of member: JSONPlace) -> Key? { rank(of: member).map { keys[$0] } }

  /// The key with a name; nil for an unknown key.
  func key(named text: JSONPlace) -> Key? {
    guard let own = text.textMark else { return nil }
    for (rank, mark) in marks.enumerated() where mark == own && text.says(keys[rank].rawValue) { return keys[rank] }
    return nil
  }
}

/// `"set", "toggle"`.
func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

/// The maximum number of names that a message about an unknown one lists.
private let fewNames = 9

/// A suggestion for an unknown name: the most similar names, or all names if there are few.
package func alternatives(to name: String, among names: [String]) -> Message {
  // UIAccessibility's own names are longer: accessibilityLabel is label here.
  let short =
    name.hasPrefix("accessibility") ? String(name.dropFirst(13).prefix(1)).lowercased() + name.dropFirst(14) : name
  let nearest = suggestion(for: short, among: names)
  guard nearest.isEmpty, names.count <= fewNames else { return nearest }
  return names.count == 1 ? "; only \(quoted(names)) is known here" : "; these are known: \(quoted(names))"
}

extension JSONValue {
  /// An object with the keys of a table, in their order; nil values are left out.
  static func object<Key: JSONKeyList>(of type: Key.Type, _ value: (Key) -> JSONValue?) -> JSONValue {
    .object(members(of: type, value))
  }

  static func members<Key: JSONKeyList>(
    of type: Key.Type, _ value: (Key) -> JSONValue?
  ) -> [(key: String, value: JSONValue)] {
    Key.known.keys.compactMap { key in value(key).map { (key: key.rawValue, value: $0) } }
  }
}
