internal import Foundation

/// Messages between a program and its worker: JSON, with its length before it in 32 bits, little-endian.
enum Message {
  /// The greatest length, in bytes; one that claims more is no message of ours.
  static let maximumLength = 1 << 26
  private static let headLength = 4

  /// A value as it is sent. A value without JSON, of which there is none here, becomes a message that cannot be read.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let json = (try? JSONEncoder().encode(value)) ?? Data()
    return withUnsafeBytes(of: UInt32(json.count).littleEndian) { Array($0) } + json
  }

  /// The range of the message that begins at an index; nil while not even its length is there.
  static func range(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let begin = start + headLength
    guard bytes.count >= begin else { return nil }
    return begin..<begin + bytes[start..<begin].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// - Returns: nil for a message of another kind.
  static func value<Value: Decodable>(of message: ArraySlice<UInt8>) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(message))
  }
}
