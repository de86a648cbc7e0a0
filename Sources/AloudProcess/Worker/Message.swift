/// Bytes as a program and its worker exchange them: numbers of 64 bits, little-endian; before a text, a list or samples
/// their count; before all of it the length of the rest, in 32 bits.
package struct MessageWriter {
  package private(set) var bytes: [UInt8] = [0, 0, 0, 0]

  package init() {}

  package mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  package mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    write(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  package mutating func write(_ samples: [Int16]) {
    write(samples.count)
    // Every machine that runs this is little-endian; samples go as they are.
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  package mutating func write<Item>(_ items: [Item], _ each: (inout MessageWriter, Item) -> Void) {
    write(items.count)
    for item in items { each(&self, item) }
  }

  /// The message with its length, as it is sent.
  package func finish() -> [UInt8] {
    var result = bytes
    let length = UInt32(bytes.count - 4)
    for index in 0..<4 { result[index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    return result
  }
}

/// Reads what ``MessageWriter`` wrote; anything else is an error, never a crash.
package struct MessageReader {
  package struct Malformed: Error, Equatable {
    package init() {}
  }

  private var rest: ArraySlice<UInt8>

  /// - Parameter payload: a message without its length.
  package init(_ payload: ArraySlice<UInt8>) { rest = payload }

  /// The length that stands before a message; nil while there are fewer than 4 bytes.
  package static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  package mutating func number() throws(Malformed) -> Int {
    guard rest.count >= 8 else { throw Malformed() }
    let value = rest.withUnsafeBytes { Int64(littleEndian: $0.loadUnaligned(as: Int64.self)) }
    rest = rest.dropFirst(8)
    return Int(value)
  }

  package mutating func flag() throws(Malformed) -> Bool { try number() != 0 }

  /// A count of things that take at least so many bytes each.
  package mutating func count(ofSize size: Int) throws(Malformed) -> Int {
    let count = try number()
    guard count >= 0, count <= rest.count / size else { throw Malformed() }
    return count
  }

  package mutating func text() throws(Malformed) -> String {
    let count = try count(ofSize: 1)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  package mutating func samples() throws(Malformed) -> [Int16] {
    let count = try count(ofSize: 2)
    let bytes = rest.prefix(2 * count)
    rest = rest.dropFirst(2 * count)
    return [Int16](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      initialized = count
    }
  }

  package mutating func items<Item>(
    _ each: (inout MessageReader) throws(Malformed) -> Item
  ) throws(Malformed) -> [Item] {
    let count = try count(ofSize: 8)
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try each(&self)) }
    return items
  }

  /// Nothing may be left over.
  package func finish() throws(Malformed) {
    guard rest.isEmpty else { throw Malformed() }
  }
}
