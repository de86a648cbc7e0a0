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
/// - Complexity: O(bytes) for each look-up. A way that leads nowhere ends where it can be followed no further.
struct JSONLocator {
  private let bytes: [UInt8]

  private struct Member {
    let key: String?
    let keyOffset: Int
    let offset: Int
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a value, or of its key.
  func offset(of steps: [JSONStep], atKey: Bool = false) -> Int {
    var place = Member(key: nil, keyOffset: start(from: 0), offset: start(from: 0))
    for step in steps {
      let members = members(at: place.offset)
      let next =
        switch step {
        case .key(let key): members.first { $0.key == key }
        case .index(let index): members.indices.contains(index) ? members[index] : nil
        }
      guard let next else { return place.offset }
      place = next
    }
    return atKey ? place.keyOffset : place.offset
  }

  /// The place of a path as `TreeError` writes it, in which keys may hold dots and brackets themselves.
  func offset(ofPath path: String) -> Int {
    var offset = start(from: 0)
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
    var found: [Member] = []
    var scanner = JSONScanner(bytes, at: offset, collectsLoneSurrogates: true)
    do {
      guard try !scanner.next().isScalar else { return [] }
      while scanner.levels.count == 1 {
        let token = try scanner.next()
        switch token {
        case .endObject, .endArray, .end: return found
        case .key(let range):
          let value = try scanner.next()
          found.append(
            Member(key: JSONText.unescaped(range, of: bytes), keyOffset: range.lowerBound, offset: scanner.start))
          try scanner.skipRest(of: value)
        default:
          found.append(Member(key: nil, keyOffset: scanner.start, offset: scanner.start))
          try scanner.skipRest(of: token)
        }
      }
    } catch {}
    return found
  }
}
