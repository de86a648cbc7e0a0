internal import AloudBase
internal import AloudTree

/// A text between quotation marks with backslash escapes, as JSON, the debugger and Python write it.
struct EscapedText {
  private let bytes: [UInt8]
  /// The offset of the opening quotation mark.
  private let quote: Int

  /// Creates a text from bytes that have a quotation mark at an offset.
  init(_ bytes: [UInt8], quote: Int) {
    self.bytes = bytes
    self.quote = quote
  }

  /// The text without escapes, to its closing quotation mark or the end of the bytes.
  var unescaped: [UInt8] { read(atMost: .max).text }

  /// The first bytes of the unescaped text.
  func beginning(_ count: Int) -> [UInt8] { read(atMost: count).text }

  /// A map from offsets in the text to offsets in the bytes.
  var map: OffsetMap {
    var map = OffsetMap()
    map.add(0, standsAt: quote + 1)
    _ = read(atMost: .max) { map.add($0, standsAt: $1) }
    return map
  }

  /// Reports with `note` where each escape, and the text after it, begins in the text and in the bytes.
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
      // A backslash at the end is the beginning of a truncated escape.
      guard index + 1 < bytes.count else { return (text, bytes.count) }
      note(text.count, index)
      index = unescape(at: index + 1, into: &text)
      note(text.count, index)
    }
    return (text, index)
  }

  /// Adds the character for the escape after a backslash, and returns its end.
  private func unescape(at index: Int, into text: inout [UInt8]) -> Int {
    let scalar: (value: Unicode.Scalar, end: Int)
    switch bytes[index] {
    case UInt8(ascii: "u"): scalar = self.scalar(at: index + 1)
    case UInt8(ascii: "U"):
      let (value, end) = hexadecimal(at: index + 1, atMost: 8)
      scalar = (readable(value), end)
    case UInt8(ascii: "x"):
      let (value, end) = hexadecimal(at: index + 1, atMost: 2)
      // In Python's bytes, each escape is one byte: b'\xec\x84\xa4'.
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

  /// The letters after a backslash that represent another character.
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C,
  ]

  /// The character for `2192`, `{2192}` or the surrogates `d83d\ude00`, and its end.
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

  /// Replaces NUL and numbers that are not characters, because texts must not contain them.
  private func readable(_ value: UInt32) -> Unicode.Scalar {
    value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

/// A map from offsets of a text to offsets in its outer text, as runs of equal bytes.
struct OffsetMap: Sendable {
  /// The runs in ascending order.
  private var runs: [(offset: Int32, place: Int32)] = []

  init() {}

  /// A map for a text that is a contiguous part of the outer text.
  init(from place: Int) { add(0, standsAt: place) }

  /// Begins a run after the existing ones.
  mutating func add(_ offset: Int, standsAt place: Int) {
    if let last = runs.last {
      if place - Int(last.place) == offset - Int(last.offset) { return }
      // The last run is empty.
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
