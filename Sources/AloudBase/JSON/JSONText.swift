/// A parsed JSON text: its values in the order in which they begin, each with its place in the text.
///
///     let json = JSONText(Array(#"{"a": [1, 2]}"#.utf8))
///     json.root?.asObject?["a"]?.asNumbers  // [1, 2]
///
/// The parser is strict (RFC 8259) and stops at the first fault. The values before the fault can be used, and values
/// that were open there count as closed. Values are decoded when they are read.
///
/// - Complexity: O(bytes) to read, 16 bytes a value.
package final class JSONText: Sendable {
  /// The greatest depth of nested brackets.
  package static let maximumDepth = 500
  /// The most objects in a text. A dump has up to four objects for each element.
  package static let mostObjects = 1_000_000
  /// The most values in a text; objects and lists count.
  package static let mostValues = 10_000_000

  package enum ValueType: UInt8, Sendable { case object, list, string, number, `true`, `false`, null }

  struct Value: Sendable {
    let start: Int32
    /// The offset of the quotation mark of the key; -1 in a list.
    let key: Int32
    /// For an object or a list, the index of the first value after its contents; for other values, the offset after the
    /// last byte.
    var end: Int32
    let keyMark: JSONKeyMark
    let kind: ValueType
  }

  package let bytes: [UInt8]
  let values: [Value]
  /// The place at which the text stops being valid JSON, and the reason; nil if the text is valid.
  package let problem: JSONSyntaxError?
  /// The offset after the outermost value; nil if that value is incomplete.
  package let end: Int?
  /// The first `\u` escape that is half of a surrogate pair; it is read as U+FFFD.
  package let loneSurrogate: Int?
  /// The depth of nested brackets.
  package let depth: Int
  /// The offset of the value or the key in which the text stops being valid JSON.
  package let stop: Int
  /// The objects and lists that are not closed, outermost first.
  private let open: [Int32]

  /// Parses the value that begins at an offset.
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
  /// The text without what follows its last complete element. An element is an object in a list, or an object that has
  /// the key `essence`. Nil if no element is complete.
  ///
  /// - Complexity: O(values).
  package func cutAfterLastElement(essence: String?) -> JSONText? {
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

  /// The first key of the text that repeats a key of its object.
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
