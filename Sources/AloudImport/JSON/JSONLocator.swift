internal import AloudTree

/// A step on the way to a value in a JSON text.
enum JSONStep: Hashable {
  case key(String)
  case index(Int)
}

extension [JSONStep] {
  /// The way as people write it: `elements[3].children[0].traits[1]`.
  var path: String {
    reduce("") { path, step in
      switch step {
      case .key(let key): path.isEmpty ? key : "\(path).\(key)"
      case .index(let index): "\(path)[\(index)]"
      }
    }
  }
}

/// Finds the byte at which a value of a JSON text begins; made only when there is an error to tell.
///
/// A way that leads nowhere ends where it can be followed no further.
struct JSONLocator {
  private let bytes: [UInt8]
  /// Where the JSON begins.
  private let root: Int

  private struct Member {
    /// Nil in a list.
    let key: String?
    let index: Int
    let keyOffset: Int
    let offset: Int

    func isReached(by step: JSONStep) -> Bool {
      switch step {
      case .key(let key): key == self.key
      case .index(let index): index == self.index && key == nil
      }
    }
  }

  /// A locator for the JSON that begins at an offset, or behind the space there.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    root = bytes[start...].firstIndex { !SourceText.isSpace($0) } ?? start
  }

  /// The place of a value, or of its key.
  ///
  /// - Complexity: O(bytes up to there).
  func offset(of steps: [JSONStep], atKey: Bool = false) -> Int {
    var place = Member(key: nil, index: 0, keyOffset: root, offset: root)
    for step in steps {
      guard let next = firstMember(at: place.offset, where: { $0.isReached(by: step) }) else { return place.offset }
      place = next
    }
    return atKey ? place.keyOffset : place.offset
  }

  /// The place of a path as `TreeError` writes it, in which keys may hold dots and brackets themselves.
  ///
  /// - Complexity: O(bytes) for each step, since the longest of the keys that fit is meant.
  func offset(ofPath path: String) -> Int {
    var offset = root
    var rest = path[...]
    while !rest.isEmpty {
      guard let (member, length) = longestMatch(in: members(at: offset), for: rest) else { return offset }
      offset = member.offset
      rest = rest.dropFirst(length)
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return offset
  }

  private func longestMatch(in members: [Member], for rest: Substring) -> (Member, length: Int)? {
    var best: (Member, length: Int)?
    if rest.first == "[", let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end].dropFirst()),
      members.indices.contains(index), members[index].key == nil
    {
      best = (members[index], rest[...end].count)
    }
    for member in members {
      guard let key = member.key, rest.hasPrefix(key), key.count > best?.length ?? -1 else { continue }
      let following = rest.dropFirst(key.count).first
      if following == nil || following == "." || following == "[" { best = (member, key.count) }
    }
    return best
  }

  private func start(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !SourceText.isSpace($0) } ?? offset
  }

  /// What stands directly in the object or list that begins at an offset.
  private func members(at offset: Int) -> [Member] {
    var members: [Member] = []
    _ = firstMember(at: offset) { member in
      members.append(member)
      return false
    }
    return members
  }

  /// The first member of the object or list at an offset for which a condition holds; what follows it is not read.
  private func firstMember(at offset: Int, where isMeant: (Member) -> Bool) -> Member? {
    var scanner = JSONScanner(bytes, at: offset, collectsLoneSurrogates: true)
    var index = 0
    do {
      guard try !scanner.next().isScalar else { return nil }
      while true {
        var token = try scanner.next()
        let start = scanner.start
        var key: String?
        switch token {
        case .endObject, .endArray, .end: return nil
        case .key(let range):
          key = JSONText.unescaped(range, of: bytes)
          token = try scanner.next()
        default: break
        }
        let member = Member(key: key, index: index, keyOffset: start, offset: scanner.start)
        if isMeant(member) { return member }
        try scanner.skipRest(of: token)
        index += 1
      }
    } catch {
      return nil
    }
  }
}

extension ImportError {
  /// A problem in the JSON that begins at an offset of the text.
  init(_ problem: JSONProblem, in source: SourceText, from start: Int = 0) {
    let offset = JSONLocator(source.bytes, from: start).offset(of: problem.steps, atKey: problem.isAboutKey)
    let path = problem.steps.path
    self.init(.invalid, problem.message, at: source.location(ofOffset: offset), path: path.isEmpty ? nil : path)
  }

  init(_ error: TreeError, in source: SourceText) {
    let offset = JSONLocator(source.bytes).offset(ofPath: error.path)
    self.init(
      .invalid, error.message, at: source.location(ofOffset: offset), path: error.path.isEmpty ? nil : error.path)
  }
}
