/// A value of a JSON text, and its place.
package struct JSONPlace: Sendable {
  package let text: JSONText
  let index: Int32

  var value: JSONText.Value { text.values[Int(index)] }

  package var kind: JSONText.ValueType { value.kind }
  /// The offset at which the value begins, in bytes.
  package var offset: Int { Int(value.start) }
  /// The bytes of the value.
  ///
  /// - Complexity: O(bytes), for a list or an object.
  package var range: Range<Int> {
    let end = value.kind == .object || value.kind == .list ? JSONText(text.bytes, from: offset).end : Int(value.end)
    return offset..<(end ?? text.bytes.count)
  }
  /// The offset at which the key begins; the offset of the value if it has no key.
  package var keyOffset: Int { value.key < 0 ? offset : Int(value.key) }
  package var isNull: Bool { kind == .null }

  /// True for this value, and for values inside it.
  package func contains(_ other: JSONPlace) -> Bool { (index..<text.next(after: index)).contains(other.index) }

  // MARK: Decoded; nil for a value of another type

  package var asString: String? {
    let value = value
    guard value.kind == .string else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      JSONString.text(UnsafeBufferPointer(rebasing: bytes[Int(value.start) + 1..<Int(value.end) - 1]))
    }
  }

  package var asBool: Bool? { kind == .true ? true : kind == .false ? false : nil }

  /// The number; nil also if it is too large.
  package var asNumber: Double? {
    let value = value
    guard value.kind == .number else { return nil }
    return text.bytes.withUnsafeBufferPointer { JSONNumber.double($0[Int(value.start)..<Int(value.end)]) }
  }

  /// The whole number; nil also for a number with decimals, or one that is too large.
  package var asWhole: Int? {
    let value = value
    guard value.kind == .number else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let digits = bytes[Int(value.start)..<Int(value.end)]
      return JSONNumber.whole(digits) ?? JSONNumber.double(digits).flatMap { Int(exactly: $0) }
    }
  }

  package var asObject: JSONObject? { kind == .object ? JSONObject(self) : nil }

  package var asList: JSONList? { kind == .list ? JSONList(self) : nil }

  /// The numbers of a list that has only numbers.
  package var asNumbers: [Double]? { all { $0.asNumber } }

  /// The strings of a list that has only strings.
  package var asStrings: [String]? { all { $0.asString } }

  private func all<Value>(_ decoded: (JSONPlace) -> Value?) -> [Value]? {
    guard let list = asList else { return nil }
    var values: [Value] = []
    for item in list {
      guard let value = decoded(item) else { return nil }
      values.append(value)
    }
    return values
  }

  // MARK: The key

  package var keyMark: JSONKeyMark { value.keyMark }

  /// True for a value in an object.
  package var isMember: Bool { value.key >= 0 }

  /// The text of its key; empty in a list.
  package var key: String {
    let start = Int(value.key)
    guard start >= 0 else { return "" }
    return text.bytes.withUnsafeBufferPointer { JSONString.text(JSONString.inside($0, at: start)) }
  }

  /// The offset of the closing quote of a key.
  package var endOfKey: Int {
    text.bytes.withUnsafeBufferPointer { keyOffset + 1 + JSONString.inside($0, at: keyOffset).count }
  }

  package func hasKey(_ key: String) -> Bool { hasKey(key, JSONKeyMark(key)) }

  /// The same for callers that have computed the mark of the key.
  package func hasKey(_ key: String, _ mark: JSONKeyMark) -> Bool {
    keyMark == mark && isMember && text.says(key, inStringAt: Int(value.key))
  }

  /// The mark of a key with the text of this string; nil for a value of another type.
  package var textMark: JSONKeyMark? {
    guard kind == .string else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let inside = JSONString.inside(bytes, at: offset)
      return inside.contains(UInt8(ascii: "\\")) ? JSONKeyMark(JSONString.unescaped(inside)) : JSONKeyMark(inside)
    }
  }

  /// True for a string with this text.
  package func says(_ word: String) -> Bool { kind == .string && text.says(word, inStringAt: offset) }
}

/// An object; its members are in the order in which they are written.
package struct JSONObject: Sendable {
  package let place: JSONPlace

  init(_ place: JSONPlace) { self.place = place }

  package var members: JSONList { JSONList(place) }

  /// The first member with a key.
  ///
  /// - Complexity: O(members).
  package subscript(key: String) -> JSONPlace? { place.text.member(of: place.index, key) }

  package func contains(_ key: String) -> Bool { self[key] != nil }
}

/// Iterates over the items of a list, or over the members of an object.
package struct JSONList: Sequence, IteratorProtocol, Sendable {
  private let text: JSONText
  private var index: Int32
  private let end: Int32

  init(_ place: JSONPlace) { (text, index, end) = (place.text, place.index + 1, place.value.end) }

  package mutating func next() -> JSONPlace? {
    guard index < end else { return nil }
    defer { index = text.next(after: index) }
    return JSONPlace(text: text, index: index)
  }
}

extension JSONText {
  /// The index of the next value that is not inside this one.
  func next(after index: Int32) -> Int32 {
    let value = values[Int(index)]
    return value.kind == .object || value.kind == .list ? value.end : index + 1
  }

  fileprivate func member(of object: Int32, _ key: String) -> JSONPlace? {
    let mark = JSONKeyMark(key)
    return values.withUnsafeBufferPointer { values -> JSONPlace? in
      var index = Int(object) + 1
      let end = Int(values[Int(object)].end)
      while index < end {
        let value = values[index]
        if value.keyMark == mark {
          if says(key, inStringAt: Int(value.key)) { return JSONPlace(text: self, index: Int32(index)) }
        }
        index = value.kind == .object || value.kind == .list ? Int(value.end) : index + 1
      }
      return nil
    }
  }

  /// True if the string whose quotation mark is at `start` has this text.
  fileprivate func says(_ word: String, inStringAt start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var word = word
      return word.withUTF8 { word in
        var index = start + 1
        for byte in word {
          // An escape: compare the unescaped text.
          if bytes[index] == UInt8(ascii: "\\") {
            return JSONString.unescaped(JSONString.inside(bytes, at: start)).elementsEqual(word)
          }
          guard bytes[index] == byte else { return false }
          index += 1
        }
        return bytes[index] == UInt8(ascii: "\"")
      }
    }
  }
}
