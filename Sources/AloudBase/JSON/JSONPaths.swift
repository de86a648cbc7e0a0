/// Paths to the values of a JSON text, as people write them: `elements[3].children[0].traits[1]`.
///
/// Results are cached, so that many look-ups cost little more than one.
package struct JSONPaths {
  private let text: JSONText
  /// The values directly inside objects and lists.
  private var members: [Int32: [Int32]] = [:]

  package init(_ text: JSONText) { self.text = text }

  private mutating func members(of index: Int32) -> [Int32] {
    if let known = members[index] { return known }
    let kind = text.values[Int(index)].kind
    let found = kind == .object || kind == .list ? JSONList(JSONPlace(text: text, index: index)).map { $0.index } : []
    members[index] = found
    return found
  }

  /// A step of a path.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  /// The steps to a value; empty for the outermost value.
  ///
  /// - Complexity: O(siblings of the values on the path), the first time.
  mutating func steps(to place: JSONPlace) -> [Step] {
    var steps: [Step] = []
    var at: Int32 = 0
    while at != place.index {
      let members = members(of: at)
      // The last member that begins at the value or before it.
      let ordinal = members.partitioningIndex { $0 > place.index } - 1
      let isObject = text.values[Int(at)].kind == .object
      at = members[ordinal]
      steps.append(isObject ? .key(JSONPlace(text: text, index: at).key) : .index(ordinal))
    }
    return steps
  }

  package mutating func path(to place: JSONPlace) -> String { JSONPaths.path(of: steps(to: place)) }

  static func path(of steps: [Step]) -> String {
    steps.reduce("") { path, step in
      switch step {
      case .key(let key): path.isEmpty ? key : "\(path).\(key)"
      case .index(let index): "\(path)[\(index)]"
      }
    }
  }

  /// The value that begins at an offset.
  ///
  /// - Complexity: O(log values).
  package func place(at offset: Int) -> JSONPlace? {
    let index = text.values.partitioningIndex { Int($0.start) >= offset }
    guard index < text.values.count, Int(text.values[index].start) == offset else { return nil }
    return JSONPlace(text: text, index: Int32(index))
  }

  /// The value at the end of a path, or at the last step that exists. Keys in the path may contain dots and brackets;
  /// the longest key that fits is used. Nil for a text without values.
  package mutating func place(of path: String) -> JSONPlace? {
    guard !text.values.isEmpty else { return nil }
    var at: Int32 = 0
    var rest = path[...]
    while !rest.isEmpty, let (next, length) = longestMatch(in: at, for: rest) {
      at = next
      rest = rest.dropFirst(length)
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return JSONPlace(text: text, index: at)
  }

  private mutating func longestMatch(in index: Int32, for rest: Substring) -> (Int32, length: Int)? {
    let members = members(of: index)
    guard text.values[Int(index)].kind == .object else {
      guard rest.first == "[", let end = rest.firstIndex(of: "]"), let ordinal = Int(rest[..<end].dropFirst()),
        members.indices.contains(ordinal)
      else { return nil }
      return (members[ordinal], rest[...end].count)
    }
    var best: (Int32, length: Int)?
    for member in members {
      let key = JSONPlace(text: text, index: member).key
      guard rest.hasPrefix(key), key.count > best?.length ?? -1 else { continue }
      let following = rest.dropFirst(key.count).first
      if following == nil || following == "." || following == "[" { best = (member, key.count) }
    }
    return best
  }
}

extension JSONPlace {
  /// The path to the value: `elements[3].children[0].traits[1]`.
  package var path: String {
    var paths = JSONPaths(text)
    return paths.path(to: self)
  }

  /// The name of the value in messages: `label`, `traits[1]`.
  package var name: String {
    var paths = JSONPaths(text)
    let steps = paths.steps(to: self)
    guard !steps.isEmpty else { return "the document" }
    let start = steps.lastIndex { if case .key = $0 { true } else { false } }
    return JSONPaths.path(of: Array(steps[(start ?? 0)...]))
  }
}
