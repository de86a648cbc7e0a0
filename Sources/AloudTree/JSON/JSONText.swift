/// A text of JSON, read once: its values in the order in which they begin, each with its place in the text.
///
///     let json = JSONText(Array(#"{"a": [1, 2]}"#.utf8))
///     json.root?.asObject?["a"]?.asNumbers  // [1, 2]
///
/// Reading is strict (RFC 8259) and ends at the first fault; what stands before it can be used, and what was open there counts
/// as closed. Values are decoded when they are asked for.
///
/// - Complexity: O(bytes) to read, 16 bytes a value.
package final class JSONText: Sendable {
  /// How deep brackets may be nested.
  package static let maximumDepth = 500
  /// Dumps spend up to four objects on an element.
  package static let mostObjects = 1_000_000
  /// Objects and lists among them.
  package static let mostValues = 10_000_000

  package enum Kind: UInt8, Sendable { case object, list, string, number, `true`, `false`, null }

  struct Value: Sendable {
    let start: Int32
    /// The offset of the quote of its key; -1 in a list.
    let key: Int32
    /// Of an object or a list the first value behind all that is in it; of all else the place behind its last byte.
    var end: Int32
    let keyMark: JSONKeyMark
    let kind: Kind
  }

  package let bytes: [UInt8]
  let values: [Value]
  /// The place at which the text stops being JSON, and the reason; nil when all of it is JSON.
  package let problem: JSONSyntaxError?
  /// The place behind the outermost value; nil when that is not complete.
  package let end: Int?
  /// The first `\u` escape that is half of a character; it is read as U+FFFD.
  package let loneSurrogate: Int?
  /// How deep brackets are nested.
  package let depth: Int
  /// The offset at which the value or the key begins in which the text stops being JSON.
  package let stop: Int
  /// The objects and lists that are not closed, outermost first.
  private let open: [Int32]

  /// Reads the value that begins at an offset.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    let parser = bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, from: start)
      parser.read()
      return parser
    }
    var values = parser.values
    for index in parser.open { values[Int(index)].end = Int32(values.count) }
    self.values = values
    problem = parser.problem
    end = parser.end
    loneSurrogate = parser.loneSurrogate
    depth = parser.depth
    stop = parser.start
    open = parser.open
  }

  private init(_ whole: JSONText, values: [Value]) {
    (bytes, problem, end, loneSurrogate) = (whole.bytes, whole.problem, whole.end, whole.loneSurrogate)
    (depth, stop, open) = (whole.depth, whole.stop, [])
    self.values = values
  }

  /// The outermost value; nil when there is none.
  package var root: JSONPlace? { values.isEmpty ? nil : JSONPlace(text: self, index: 0) }

  /// All values, in the order in which they begin.
  package var places: some Sequence<JSONPlace> {
    (0..<Int32(values.count)).lazy.map { JSONPlace(text: self, index: $0) }
  }
}

// MARK: - Cut off, or faulty

extension JSONText {
  /// The text without what stands behind its last complete element: an object in a list, or the object of a key that holds all
  /// that is told of an element. Nil when no element is complete.
  ///
  /// - Complexity: O(values).
  package func cutBehindLastElement(essence: String?) -> JSONText? {
    let isOpen = Set(open)
    var around: [Int] = []
    var count = 0
    for (index, value) in values.enumerated() where value.kind == .object || value.kind == .list {
      while let last = around.last, values[last].end <= index { around.removeLast() }
      if value.kind == .object, !isOpen.contains(Int32(index)), let parent = around.last {
        let isEssence = essence.map { JSONPlace(text: self, index: Int32(index)).hasKey($0) } ?? false
        if values[parent].kind == .list || isEssence { count = max(count, Int(value.end)) }
      }
      around.append(index)
    }
    guard count > 0 else { return nil }
    var kept = Array(values[..<count])
    for index in kept.indices where kept[index].kind == .object || kept[index].kind == .list {
      kept[index].end = min(kept[index].end, Int32(count))
    }
    return JSONText(self, values: kept)
  }

  /// The first key of the text that its object has already.
  ///
  /// - Complexity: O(bytes).
  package var firstDuplicate: JSONPlace? {
    var first: JSONPlace?
    for (index, value) in values.enumerated() where value.kind == .object && Int(value.end) > index + 2 {
      let object = JSONObject(JSONPlace(text: self, index: Int32(index)))
      guard let twice = object.firstDuplicate else { continue }
      if first.map({ twice.keyOffset < $0.keyOffset }) ?? true { first = twice }
    }
    return first
  }
}

extension JSONObject {
  fileprivate var firstDuplicate: JSONPlace? {
    let members = Array(members)
    guard members.count > 16 else {
      return members.indices.first { index in
        members[..<index].contains { $0.keyMark == members[index].keyMark && $0.key == members[index].key }
      }.map { members[$0] }
    }
    var seen: Set<String> = []
    return members.first { !seen.insert($0.key).inserted }
  }
}
