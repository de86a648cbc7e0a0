/// Makes sure that a text is JSON which Foundation can decode, and says where it is not.
///
/// - Complexity: O(bytes).
struct JSONCheck {
  private let source: SourceText
  private var scanner: JSONScanner
  /// The keys of the objects that are open, those of the innermost last.
  private var keys: [Key] = []
  /// Where the keys of each open bracket begin in ``keys``.
  private var firstKeys: [Int] = []

  private struct Key {
    let hash: UInt64
    let range: Range<Int>
  }

  /// - Throws: ``ImportError``: ``ImportError/Kind/malformed`` for what is not JSON, ``ImportError/Kind/invalid`` for a
  ///   key that an object has twice.
  static func run(_ source: SourceText) throws(ImportError) {
    var check = JSONCheck(source: source, scanner: JSONScanner(source.bytes))
    let twice: Range<Int>?
    do {
      twice = try check.firstDuplicate()
    } catch {
      throw ImportError(error, in: source)
    }
    guard let twice else { return }
    let name = JSONText.unescaped(twice, of: source.bytes)
    throw ImportError(.invalid, "the key \"\(name)\" is there twice", at: source.location(ofOffset: twice.lowerBound))
  }

  private init(source: SourceText, scanner: JSONScanner) {
    self.source = source
    self.scanner = scanner
  }

  /// The first key of the text that its object has already; the rest of the text is not read then.
  private mutating func firstDuplicate() throws(JSONSyntaxError) -> Range<Int>? {
    while true {
      switch try scanner.next() {
      case .beginObject, .beginArray: firstKeys.append(keys.count)
      case .endObject, .endArray:
        let first = firstKeys.removeLast()
        if let twice = duplicate(from: first) { return twice }
        keys.removeSubrange(first...)
      case .key(let range): keys.append(Key(hash: hash(of: range), range: range))
      case .end: return nil
      case .string, .number, .literal: break
      }
    }
  }

  /// The first key from an index on that stands among them before.
  private func duplicate(from first: Int) -> Range<Int>? {
    let own = keys[first...]
    guard own.count > 8 else {
      for index in own.indices.dropFirst() where own[..<index].contains(where: { isSame($0, own[index]) }) {
        return own[index].range
      }
      return nil
    }
    var seen: [UInt64: [Key]] = [:]
    seen.reserveCapacity(own.count)
    for key in own {
      if let others = seen[key.hash], others.contains(where: { isSame($0, key) }) { return key.range }
      seen[key.hash, default: []].append(key)
    }
    return nil
  }

  private func isSame(_ one: Key, _ other: Key) -> Bool {
    one.hash == other.hash
      && JSONText.unescaped(one.range, of: source.bytes) == JSONText.unescaped(other.range, of: source.bytes)
  }

  /// Equal for keys that say the same, escaped or not (FNV-1a).
  private func hash(of range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    if source.bytes[range].contains(UInt8(ascii: "\\")) {
      for byte in JSONText.unescaped(range, of: source.bytes).utf8 { mix(byte) }
    } else {
      for index in range.dropFirst().dropLast() { mix(source.bytes[index]) }
    }
    return hash
  }
}

extension ImportError {
  init(_ problem: JSONSyntaxError, in source: SourceText) {
    self.init(.malformed, problem.message, at: source.location(ofOffset: problem.offset))
  }
}
