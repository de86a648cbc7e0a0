/// Parses a JSON text from its first byte to its last, without recursion.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var values: [JSONText.Value] = []
  /// The objects and lists that are open, outermost first.
  private(set) var open: [Int32] = []
  private(set) var depth = 0
  private(set) var problem: JSONSyntaxError?
  private(set) var end: Int?
  var loneSurrogate: Int?
  /// The offset at which the value or the key that is being read begins.
  var start: Int
  var index: Int
  private var objects = 0
  /// True if the last string has escapes.
  var hasEscape = false
  private var expects = Expectation.value

  private struct Key {
    let offset: Int
    let mark: JSONKeyMark
  }

  private enum Expectation { case value, firstValue, key, firstKey, commaOrEnd }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.start = start
    index = start
    // In a dump without blanks, a value takes 9 bytes or more. Reserved memory that is not used costs nothing.
    values.reserveCapacity(bytes.count / 9 + 1)
  }

  mutating func read() {
    do throws(JSONSyntaxError) { try readText() } catch { problem = error }
  }

  private mutating func readText() throws(JSONSyntaxError) {
    guard bytes.count < Int32.max else { throw fault("this is larger than 2 GB") }
    repeat {
      skipSpace()
      if expects == .commaOrEnd, try readCommaOrEnd() { continue }
      start = index
      guard index < bytes.count else { throw cutOff() }
      if expects == .key || expects == .firstKey {
        if let key = try readKey() { try readValue(key) }
      } else {
        try readValue(Key(offset: -1, mark: .none))
      }
    } while !open.isEmpty
    end = index
    skipSpace()
    start = index
    guard index == bytes.count else { throw fault("there is more text after the end of the JSON") }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  // MARK: Structure

  private func isObject(_ index: Int32) -> Bool { values[Int(index)].kind == .object }

  /// - Returns: true for a closing bracket, false for a comma.
  private mutating func readCommaOrEnd() throws(JSONSyntaxError) -> Bool {
    start = index
    guard let last = open.last, index < bytes.count else { throw cutOff() }
    let closing = UInt8(ascii: isObject(last) ? "}" : "]")
    if bytes[index] == closing {
      close()
      return true
    }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw fault("a comma or \"\(isObject(last) ? "}" : "]")\" is missing here")
    }
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == closing { throw fault("there is an extra comma here") }
    expects = isObject(last) ? .key : .value
    return false
  }

  private mutating func close() {
    index += 1
    expects = .commaOrEnd
    if let last = open.popLast() { values[Int(last)].end = Int32(values.count) }
  }

  /// - Returns: nil at the end of an object without keys.
  private mutating func readKey() throws(JSONSyntaxError) -> Key? {
    if bytes[index] == UInt8(ascii: "}"), expects == .firstKey {
      close()
      return nil
    }
    guard bytes[index] == UInt8(ascii: "\"") else { throw fault(instead(of: "key", bytes[index])) }
    let offset = index
    try readString()
    let inside = UnsafeBufferPointer(rebasing: bytes[offset + 1..<index - 1])
    let mark = hasEscape ? JSONKeyMark(JSONString.unescaped(inside)) : JSONKeyMark(inside)
    skipSpace()
    start = index
    guard index < bytes.count else { throw cutOff() }
    guard bytes[index] == UInt8(ascii: ":") else { throw fault("a colon is missing after the key") }
    index += 1
    expects = .value
    skipSpace()
    start = index
    guard index < bytes.count else { throw cutOff() }
    return Key(offset: offset, mark: mark)
  }

  private mutating func readValue(_ key: Key) throws(JSONSyntaxError) {
    guard values.count < JSONText.mostValues else { throw fault(tooMany("values", JSONText.mostValues)) }
    let kind: JSONText.ValueType
    switch bytes[index] {
    case UInt8(ascii: "{"):
      objects += 1
      guard objects <= JSONText.mostObjects else { throw fault(tooMany("objects", JSONText.mostObjects)) }
      return try begin(.object, key)
    case UInt8(ascii: "["): return try begin(.list, key)
    case UInt8(ascii: "]") where expects == .firstValue: return close()
    case UInt8(ascii: "\""):
      try readString()
      kind = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
      kind = .number
    default: kind = try readLiteral()
    }
    append(kind, key, end: index)
    expects = .commaOrEnd
  }

  private mutating func begin(
    _ kind: JSONText.ValueType, _ key: Key
  ) throws(JSONSyntaxError) {
    guard open.count < JSONText.maximumDepth else {
      throw fault("brackets are nested deeper than \(JSONText.maximumDepth)")
    }
    open.append(Int32(values.count))
    depth = max(depth, open.count)
    append(kind, key, end: 0)
    index += 1
    expects = kind == .object ? .firstKey : .firstValue
  }

  private mutating func append(_ kind: JSONText.ValueType, _ key: Key, end: Int) {
    values.append(
      JSONText.Value(
        start: Int32(start), key: Int32(key.offset), end: Int32(end), keyMark: key.mark, kind: kind))
  }
}
