/// FNV-1a with 64 bits: short, and the same on every machine. Source: RFC 9923.
package struct ContentHash: Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// - Complexity: O(bytes).
  package mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // 0xFF separates the texts, because UTF-8 never has this byte.
    value = (value ^ 0xFF) &* 0x100_0000_01b3
  }

  /// 16 hexadecimal digits.
  package var text: String { value.digits(16, radix: 16) }
}
