/// On which lines of a screen document things stand, for tools that show them there.
///
///     let lines = ScreenDocumentLines(bytes, of: ["elements[5]", "screens.detail"])
///     lines["elements[5]"]  // 23
///
/// What is not written in the file, such as the elements that a chart has for its points, stands where the last thing on the
/// way to it does. Other formats have other paths than those of the document that is made of them: nothing is found there.
public struct ScreenDocumentLines: Sendable {
  private let lines: [String: Int]

  /// Looks for paths such as `elements[3].children[0]`.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - paths: what to look for; keys in them may hold dots and brackets themselves.
  /// - Complexity: O(bytes + paths · keys on the way to them).
  public init(_ bytes: [UInt8], of paths: some Sequence<String>) {
    var search = PathSearch(paths)
    search.run(bytes)
    lines = search.lines(in: bytes)
  }

  /// From 1; nil for what was not looked for, and for a path that leads nowhere.
  public subscript(path: String) -> Int? { lines[path] }
}

/// Finds the bytes at which what many paths lead to begins, in one pass.
private struct PathSearch {
  /// A path of which a part has been gone.
  fileprivate struct Way {
    /// The place of the path among all.
    let path: Int
    var rest: Substring
  }

  /// An open bracket, and the ways that lead into it.
  fileprivate struct Level {
    let ways: [Way]
    /// The ways that go on with a number; empty in an object.
    let numbered: [Int: [Way]]
    let isObject: Bool
    var count = 0
  }

  private let paths: [String]
  /// For each path, how much of it is left at the farthest place on its way, and where that is.
  private var found: [(rest: Int, offset: Int)?]

  init(_ paths: some Sequence<String>) {
    self.paths = Array(Set(paths))
    found = Array(repeating: nil, count: self.paths.count)
  }

  /// A text that breaks the rules is searched as far as it keeps them.
  mutating func run(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, at: start, collectsLoneSurrogates: true)
    var levels: [Level] = []
    var ways = paths.enumerated().map { Way(path: $0, rest: $1[...]) }
    while let token = try? scanner.next(), token != .end {
      switch token {
      case .key(let key):
        let key = JSONText.unescaped(key, of: bytes)
        ways = levels.last?.ways.compactMap { $0.following(key) } ?? []
        continue
      case .endObject, .endArray:
        levels.removeLast()
        if levels.isEmpty { return }
        continue
      default: break
      }
      if let last = levels.indices.last, !levels[last].isObject {
        ways = levels[last].numbered[levels[last].count] ?? []
        levels[last].count += 1
      }
      if !levels.isEmpty { note(ways, at: scanner.start) }
      guard token == .beginObject || token == .beginArray else { continue }
      if ways.isEmpty {
        guard (try? scanner.skipRest(of: token)) != nil else { return }
      } else {
        levels.append(Level(ways, isObject: token == .beginObject))
      }
    }
  }

  private mutating func note(_ ways: [Way], at offset: Int) {
    for way in ways {
      let rest = way.rest.utf8.count
      if let best = found[way.path], best.rest <= rest { continue }
      found[way.path] = (rest, offset)
    }
  }

  /// The lines of what was found.
  func lines(in bytes: [UInt8]) -> [String: Int] {
    var lines: [String: Int] = [:]
    var line = 1
    var index = 0
    let places = zip(paths, found).compactMap { path, place in place.map { (path: path, offset: $0.offset) } }
    for place in places.sorted(by: { $0.offset < $1.offset }) {
      while index < place.offset {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      lines[place.path] = line
    }
    return lines
  }
}

extension PathSearch.Level {
  init(_ ways: [PathSearch.Way], isObject: Bool) {
    self.isObject = isObject
    self.ways = isObject ? ways : []
    numbered =
      isObject ? [:] : Dictionary(grouping: ways.compactMap { $0.numbered }, by: \.number).mapValues { $0.map(\.way) }
  }
}

extension PathSearch.Way {
  /// The way behind a key; nil when it does not go there.
  func following(_ key: String) -> Self? {
    guard rest.hasPrefix(key) else { return nil }
    var rest = rest.dropFirst(key.count)
    guard rest.isEmpty || rest.first == "." || rest.first == "[" else { return nil }
    if rest.first == "." { rest = rest.dropFirst() }
    return PathSearch.Way(path: path, rest: rest)
  }

  /// The way behind the number of an item: `[3]`; nil when it goes on otherwise.
  var numbered: (number: Int, way: Self)? {
    guard rest.first == "[", let end = rest.firstIndex(of: "]"), let number = Int(rest[..<end].dropFirst()) else {
      return nil
    }
    var rest = rest[rest.index(after: end)...]
    if rest.first == "." { rest = rest.dropFirst() }
    return (number, PathSearch.Way(path: path, rest: rest))
  }
}
