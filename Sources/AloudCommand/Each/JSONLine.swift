import Aloud

/// Writes a line of JSON without a tree of values, for outputs with very many objects. The bytes are those of a ``JSONValue``
/// with the same members.
struct JSONLine {
  private(set) var bytes: [UInt8] = []
  /// True where a comma comes before the next member or item.
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An object; as a value, where a key is before it, else as an item.
  mutating func object(_ members: (inout JSONLine) -> Void) { nest("{", "}", members) }

  mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONLine, Items.Element) -> Void) {
    nest("[", "]") { line in for item in items { write(&line, item) } }
  }

  /// The key of the member whose value is written next.
  mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(contentsOf: ": ".utf8)
    needsComma = false
  }

  mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    self.value(value)
  }

  /// Nil is null.
  mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    string(text)
  }

  mutating func string(_ text: String?) {
    guard let text else { return value(.null) }
    separate()
    quote(text)
    needsComma = true
  }

  mutating func value(_ value: JSONValue) {
    separate()
    switch value {
    case .scalar(let text): bytes.append(contentsOf: text.utf8)
    case .lines(let lines): bytes.append(contentsOf: lines.joined(separator: " ").utf8)
    case .list(let items), .rows(let items): list(items) { $0.value($1) }
    case .object(let members):
      object { line in for member in members { line.member(member.key, member.value) } }
    }
    needsComma = true
  }

  private mutating func nest(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout JSONLine) -> Void) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    write(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    guard needsComma else { return }
    bytes.append(contentsOf: ", ".utf8)
    needsComma = false
  }

  /// Most texts need no escapes, and are copied as they are.
  private mutating func quote(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // What is escaped begins with one of these bytes.
      let isPlain = utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 && $0 < 0xEF
      }
      guard isPlain else { return false }
      bytes.append(0x22)
      bytes.append(contentsOf: utf8)
      bytes.append(0x22)
      return true
    }
    if !isPlain { bytes.append(contentsOf: text.quotedAsJSON.utf8) }
  }
}

extension JSONValue {
  /// JSON of several lines, on one.
  static func onOneLine(_ text: String) -> JSONValue {
    var line: [UInt8] = []
    line.reserveCapacity(text.utf8.count)
    var (isInString, isEscaped, isIndent) = (false, false, false)
    for byte in text.utf8 {
      if isInString {
        (isInString, isEscaped) = (isEscaped || byte != UInt8(ascii: "\""), !isEscaped && byte == UInt8(ascii: "\\"))
        line.append(byte)
      } else if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: ",") { line.append(0x20) }
        isIndent = true
      } else if !isIndent || byte != 0x20 {
        isIndent = false
        isInString = byte == UInt8(ascii: "\"")
        line.append(byte)
      }
    }
    return .scalar(String(decoding: line, as: UTF8.self))
  }
}
