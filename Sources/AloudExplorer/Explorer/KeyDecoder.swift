internal import AloudBase

/// A decoder of the bytes that a terminal sends, in pieces of any size, into keys.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0x1B, 0x5B])  // nothing yet
///     decoder.decode([0x43])        // [.right]
///
/// A lone escape byte can be the Escape key or the beginning of another key. If ``isPending`` is true, wait a short time
/// for more bytes, and then call ``flush()``.
public struct KeyDecoder: Sendable {
  /// The longest sequence that begins with escape, in bytes.
  private static let longest = 64
  /// The longest paste, in bytes; the rest is dropped.
  private static let longestPaste = 1 << 20

  private var waiting: [UInt8] = []
  private var pasted: [UInt8]?

  public init() {}

  /// True while the last bytes are the beginning of a key, outside a paste.
  public var isPending: Bool { !waiting.isEmpty && pasted == nil }

  /// Returns the keys that these bytes complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    waiting += bytes
    var keys: [Key] = []
    var rest = waiting[...]
    while !rest.isEmpty {
      let before = rest.count
      if let key = next(&rest) { keys.append(key) }
      if rest.count == before { break }
    }
    waiting = Array(rest)
    return KeyDecoder.joined(keys)
  }

  /// Joins keys that form one character, such as a letter and its accent, or a family of emoji.
  private static func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { joined, key in
      guard case .character(let next) = key, case .character(let last)? = joined.last else { return joined.append(key) }
      let both = String(last) + String(next)
      if both.count == 1, let character = both.first {
        joined[joined.count - 1] = .character(character)
      } else {
        joined.append(key)
      }
    }
  }

  /// Returns the keys of the waiting bytes, when no more bytes are expected. An incomplete character is dropped.
  public mutating func flush() -> [Key] {
    guard isPending else { return [] }
    let bytes = waiting
    waiting = []
    guard bytes[0] == 0x1B else { return [] }
    return [.escape] + (bytes.count > 1 ? decode(bytes.dropFirst()) : [])
  }

  /// Removes the bytes of the first key and returns the key. Removes nothing if the key needs more bytes.
  private mutating func next(_ bytes: inout ArraySlice<UInt8>) -> Key? {
    if pasted != nil { return paste(&bytes) }
    switch bytes.first {
    case 0x1B: return escape(&bytes)
    case let byte? where byte < 0x20 || byte == 0x7F:
      bytes.removeFirst()
      return KeyDecoder.control(byte)
    case let byte? where byte < 0x80:
      bytes.removeFirst()
      return .character(Character(Unicode.Scalar(byte)))
    default: return letter(&bytes)
    }
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x7F, 0x08: .backspace
    case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// Decodes a character of several bytes. Invalid bytes are skipped.
  private func letter(_ bytes: inout ArraySlice<UInt8>) -> Key? {
    guard let first = bytes.first else { return nil }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let tail = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    // The bytes are invalid: another character begins too early, or the first byte cannot begin one.
    if length == 1 || (tail.count < length - 1 && bytes.count > tail.count + 1) {
      bytes.removeFirst(1 + tail.count)
      return nil
    }
    guard tail.count == length - 1 else { return nil }
    let text = String(utf8: bytes.prefix(length))
    bytes.removeFirst(length)
    return text.flatMap { $0.first }.map(Key.character)
  }
}

// Sequences that begin with escape. Source: ECMA-48, and xterm's control sequences.
extension KeyDecoder {
  private mutating func escape(_ bytes: inout ArraySlice<UInt8>) -> Key? {
    guard let second = bytes.dropFirst().first else { return nil }
    let body = bytes.dropFirst(2)
    switch second {
    case UInt8(ascii: "["):
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        if bytes.count > KeyDecoder.longest { bytes.removeAll() }
        return nil
      }
      let parameters = body[body.startIndex..<end]
      let final = body[end]
      bytes = body[(end + 1)...]
      return sequence(final, parameters)
    case UInt8(ascii: "O"):
      guard let final = body.first else { return nil }
      bytes = body.dropFirst()
      return KeyDecoder.finals[final]
    default:
      // Escape before a letter, and Meta with a letter, send the same bytes; they are decoded as two keys.
      bytes.removeFirst()
      return .escape
    }
  }

  private mutating func sequence(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> Key? {
    let text = String(decoding: parameters, as: UTF8.self)
    if final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), text.hasPrefix("<") {
      return final == UInt8(ascii: "M") ? KeyDecoder.click(text.dropFirst()) : nil
    }
    guard final == UInt8(ascii: "~") else { return KeyDecoder.finals[final] }
    let number = Int(text.prefix { $0 != ";" }) ?? 0
    if number == 200 {
      pasted = []
      return nil
    }
    return KeyDecoder.numbered[number]
  }

  /// Decodes `0;12;5`: the button, then the column and the row from 1.
  private static func click(_ text: Substring) -> Key? {
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    guard numbers.count == 3, numbers[0] == 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return .click(column: numbers[1] - 1, row: numbers[2] - 1)
  }

  private static let finals: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// Decodes pasted text up to the mark at its end.
  private mutating func paste(_ bytes: inout ArraySlice<UInt8>) -> Key? {
    let mark: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    var text = pasted ?? []
    while let byte = bytes.first {
      if byte == 0x1B {
        let head = bytes.prefix(mark.count)
        if Array(head) == mark {
          bytes.removeFirst(mark.count)
          pasted = nil
          return .paste(String(decoding: text, as: UTF8.self))
        }
        // The rest of the mark may follow.
        if head.count < mark.count, mark.starts(with: head) { break }
      }
      bytes.removeFirst()
      if text.count < KeyDecoder.longestPaste { text.append(byte) }
    }
    pasted = text
    return nil
  }
}
