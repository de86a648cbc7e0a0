internal import AloudTree

/// A text between quotation marks, in which a backslash escapes, as JSON, the debugger and Python write it.
struct EscapedText {
  private let bytes: [UInt8]
  /// The place of the quotation mark that begins the text.
  private let quote: Int

  /// The bytes with a quotation mark at an offset.
  init(_ bytes: [UInt8], quote: Int) {
    self.bytes = bytes
    self.quote = quote
  }

  /// The text without escapes, up to its closing quotation mark, or as far as it goes.
  var unescaped: [UInt8] { read(atMost: .max).text }

  /// The first bytes of what the text says.
  func beginning(_ count: Int) -> [UInt8] { read(atMost: count).text }

  /// The offsets in the bytes of the characters of the text.
  var map: OffsetMap {
    var map = OffsetMap()
    map.add(0, standsAt: quote + 1)
    _ = read(atMost: .max) { map.add($0, standsAt: $1) }
    return map
  }

  /// Tells with `note` where each escape, and what follows it, begins in the text and in the bytes.
  private func read(
    atMost count: Int, note: (_ offset: Int, _ place: Int) -> Void = { _, _ in }
  ) -> (text: [UInt8], end: Int) {
    var text: [UInt8] = []
    var index = quote + 1
    while index < bytes.count, bytes[index] != bytes[quote], text.count < count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      // A backslash at the end is the rest of an escape that was cut off.
      guard index + 1 < bytes.count else { return (text, bytes.count) }
      note(text.count, index)
      index = unescape(at: index + 1, into: &text)
      note(text.count, index)
    }
    return (text, index)
  }

  /// Adds what the letter behind a backslash stands for, and gives where that ends.
  private func unescape(at index: Int, into text: inout [UInt8]) -> Int {
    let scalar: (value: Unicode.Scalar, end: Int)
    switch bytes[index] {
    case UInt8(ascii: "u"): scalar = self.scalar(at: index + 1)
    case UInt8(ascii: "U"):
      let (value, end) = hexadecimal(at: index + 1, atMost: 8)
      scalar = (readable(value), end)
    case UInt8(ascii: "x"):
      let (value, end) = hexadecimal(at: index + 1, atMost: 2)
      // Of Python's bytes, each is one: b'\xec\x84\xa4'.
      if isBytes, let byte = UInt8(exactly: value), byte > 0 {
        text.append(byte)
        return end
      }
      scalar = (readable(value), end)
    case let letter:
      text.append(EscapedText.escapes[letter] ?? letter)
      return index + 1
    }
    text.append(contentsOf: String(scalar.value).utf8)
    return scalar.end
  }

  private var isBytes: Bool { quote > 0 && bytes[quote - 1] == UInt8(ascii: "b") }

  /// The letter after a backslash, and what it stands for when that is not the letter itself.
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C,
  ]

  /// The character of `2192`, of `{2192}` or of the two halves `d83d\ude00`, and where that ends.
  private func scalar(at index: Int) -> (Unicode.Scalar, end: Int) {
    if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
      let (value, end) = hexadecimal(at: index + 1, atMost: 8)
      return (readable(value), end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : end)
    }
    let (first, end) = hexadecimal(at: index, atMost: 4)
    guard (0xD800...0xDBFF).contains(first), bytes[end...].starts(with: #"\u"#.utf8) else {
      return (readable(first), end)
    }
    let (second, secondEnd) = hexadecimal(at: end + 2, atMost: 4)
    guard (0xDC00...0xDFFF).contains(second) else { return (readable(first), end) }
    return (readable(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)), secondEnd)
  }

  private func hexadecimal(at index: Int, atMost count: Int) -> (value: UInt32, end: Int) {
    let digits = bytes[min(index, bytes.count)...].prefix(count).prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    return (UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0, digits.endIndex)
  }

  /// A number that is no character, and NUL, which no text holds, are replaced.
  private func readable(_ value: UInt32) -> Unicode.Scalar {
    value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

/// The offsets of a text's bytes in the one that it was taken out of: as runs that are the same in both.
struct OffsetMap: Sendable {
  /// In their order.
  private var runs: [(offset: Int32, place: Int32)] = []

  init() {}

  /// A text that is a part of the other.
  init(from place: Int) { add(0, standsAt: place) }

  /// Begins a run behind those that are known.
  mutating func add(_ offset: Int, standsAt place: Int) {
    if let last = runs.last {
      if place - Int(last.place) == offset - Int(last.offset) { return }
      // A run of no length.
      if Int(last.offset) == offset { runs.removeLast() }
    }
    runs.append((Int32(clamping: offset), Int32(clamping: place)))
  }

  /// - Complexity: O(log runs).
  func place(of offset: Int) -> Int {
    let next = runs.partitioningIndex { Int($0.offset) > offset }
    guard next > 0 else { return offset }
    return Int(runs[next - 1].place) + offset - Int(runs[next - 1].offset)
  }
}
