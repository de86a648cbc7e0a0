/// The characters between the quotes of a string, and the text that they encode.
enum JSONString {
  /// The text of a well-formed string, without its quotes.
  static func text(_ inside: UnsafeBufferPointer<UInt8>) -> String {
    guard inside.contains(UInt8(ascii: "\\")) else { return String(decoding: inside, as: UTF8.self) }
    return String(decoding: unescaped(inside), as: UTF8.self)
  }

  /// The bytes between the quotes of the string that begins at an offset.
  static func inside(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UnsafeBufferPointer<UInt8> {
    var end = start + 1
    while bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return UnsafeBufferPointer(rebasing: bytes[start + 1..<end])
  }

  /// The unescaped bytes; half of a surrogate pair becomes U+FFFD.
  static func unescaped(_ inside: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(inside.count)
    var index = 0
    while index < inside.count {
      guard inside[index] == UInt8(ascii: "\\") else {
        result.append(inside[index])
        index += 1
        continue
      }
      switch inside[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        let (scalar, end) = scalar(in: inside, at: index)
        result.append(contentsOf: String(scalar).utf8)
        index = end
        continue
      case let letter: result.append(letter)
      }
      index += 2
    }
    return result
  }

  /// The character of a `\u` escape, or of a surrogate pair, and the offset at which it ends.
  private static func scalar(in inside: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, end: Int) {
    let first = UInt32(codeUnit(inside[index + 2..<index + 6]) ?? 0xFFFD)
    if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
    let next = index + 6
    guard first < 0xDC00, next + 6 <= inside.count, inside[next] == UInt8(ascii: "\\"),
      inside[next + 1] == UInt8(ascii: "u"), let second = codeUnit(inside[next + 2..<next + 6]),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { return ("\u{FFFD}", next) }
    return (scalar, next + 6)
  }

  /// The value of hexadecimal digits; nil for other characters.
  static func codeUnit(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
    var unit: UInt16 = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

/// A hash of a key, so that few keys are compared letter by letter.
package struct JSONKeyMark: Equatable, Sendable {
  package let number: UInt16

  static let none = JSONKeyMark(number: 0)

  private init(number: UInt16) { self.number = number }

  /// - Parameter key: the key without quotes and escapes.
  init(_ key: some RandomAccessCollection<UInt8>) {
    var number = UInt32(truncatingIfNeeded: key.count)
    if let first = key.first, let last = key.last {
      let middle = key[key.index(key.startIndex, offsetBy: key.count / 2)]
      for byte in [first, middle, last] { number = number &* 0x01F3 &+ UInt32(byte) }
    }
    self.number = UInt16(truncatingIfNeeded: number ^ number >> 16)
  }

  package init(_ key: String) {
    var key = key
    self = key.withUTF8 { JSONKeyMark($0) }
  }
}

/// Converts the text of a well-formed number.
enum JSONNumber {
  /// Nil for a number with decimals, and for a number that is too large.
  static func whole(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    // 18 digits always fit into 64 bits.
    guard text.count <= 18 else { return Int(String(decoding: text, as: UTF8.self)) }
    let isNegative = text.first == UInt8(ascii: "-")
    var number: Int64 = 0
    for byte in isNegative ? text.dropFirst() : text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
    }
    return Int(exactly: isNegative ? -number : number)
  }

  /// Nil for a number that is too large.
  static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, divisor, hasPoint) = (Int64(0), 1.0, false)
    for byte in isNegative ? text.dropFirst() : text {
      let digit = byte &- UInt8(ascii: "0")
      // Up to 16 digits and the power of ten that divides them are exact, so the quotient is the nearest number.
      guard text.count <= 16, digit < 10 || byte == UInt8(ascii: ".") else { return long(text) }
      hasPoint = hasPoint || digit >= 10
      if digit < 10 { (digits, divisor) = (digits * 10 + Int64(digit), hasPoint ? divisor * 10 : 1) }
    }
    return (isNegative ? -1 : 1) * Double(digits) / divisor
  }

  private static func long(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
