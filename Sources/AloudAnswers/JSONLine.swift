package import AloudBase

/// Writes a line of JSON without building a tree of values, for outputs with many objects. The bytes are the same as
/// those of a ``JSONValue`` with the same members.
package struct JSONLine {
  package private(set) var bytes: [UInt8] = []
  /// True where a comma must precede the next member or item.
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object: as the value of the last key, or as an item where there is no key.
  package mutating func object(_ members: (inout JSONLine) -> Void) { nest("{", "}", members) }

  package mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONLine, Items.Element) -> Void) {
    nest("[", "]") { line in for item in items { write(&line, item) } }
  }

  /// Writes a key; its value is written next.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(contentsOf: ": ".utf8)
    needsComma = false
  }

  package mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    self.value(value)
  }

  /// Writes a text; nil becomes `null`.
  package mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    string(text)
  }

  package mutating func string(_ text: String?) {
    guard let text else { return value(.null) }
    separate()
    quote(text)
    needsComma = true
  }

  package mutating func value(_ value: JSONValue) {
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

  /// Writes a quoted text. Most texts need no escapes, and are copied unchanged.
  private mutating func quote(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // Escaped characters begin with one of these bytes.
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
  /// The value of a JSON text of several lines, for printing in one line.
  package static func onOneLine(_ text: String) -> JSONValue {
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
