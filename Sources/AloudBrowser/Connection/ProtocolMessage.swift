package import AloudBase
internal import AloudTree

/// A message of the browser: a reply to a command, or an event.
///
/// Only its outermost members are parsed when it arrives; their values are parsed on access. The tree of a large page
/// has millions of values, and is copied into a dump without parsing.
package struct ProtocolMessage: Sendable {
  package let bytes: [UInt8]
  private let members: JSONMembers
  /// The number of the command to which it replies; nil for an event.
  package let id: Int?
  /// The name of the event; empty for a reply.
  package let method: String
  /// The session of its page; empty for the browser itself.
  package let session: String

  /// Nil for data that are not a message.
  package init?(_ bytes: [UInt8]) {
    guard let members = JSONMembers(bytes) else { return nil }
    self.bytes = bytes
    self.members = members
    func scalar(_ name: String) -> JSONPlace? { members[name].flatMap { JSONText(Array(bytes[$0])).root } }
    id = scalar("id")?.asWhole
    method = scalar("method")?.asString ?? ""
    session = scalar("sessionId")?.asString ?? ""
    guard id != nil || !method.isEmpty else { return nil }
  }

  /// The reason why the browser has refused the command; nil when it has not.
  package var refusal: String? {
    members["error"].map { JSONText(Array(bytes[$0])).root?.asObject?["message"]?.asString ?? "" }
  }

  /// The result of a reply.
  package var result: ProtocolValue { value("result") }
  /// The parameters of an event.
  package var parameters: ProtocolValue { value("params") }

  /// The bytes of the result, unparsed.
  package var rawResult: ArraySlice<UInt8> { members["result"].map { bytes[$0] } ?? [] }

  /// The bytes of a member of the result, unparsed.
  package func rawResult(_ key: String) -> ArraySlice<UInt8> {
    members["result"].flatMap { JSONMembers(bytes, in: $0)?[key] }.map { bytes[$0] } ?? []
  }

  private func value(_ name: String) -> ProtocolValue {
    ProtocolValue(place: members[name].flatMap { JSONText(Array(bytes[$0])).root })
  }
}

/// A value in a message, or no value.
package struct ProtocolValue: Sendable {
  package let place: JSONPlace?

  package subscript(key: String) -> JSONPlace? { place?.asObject?[key] }
}

/// The ranges of the members of an object; their values are not parsed.
package struct JSONMembers: Sendable {
  private var members: [(key: String, range: Range<Int>)] = []

  package subscript(key: String) -> Range<Int>? { members.first { $0.key == key }?.range }

  /// Nil for data that are not an object. Only the brackets and strings of values are checked.
  ///
  /// - Parameters:
  ///   - bytes: a text.
  ///   - part: the range of the object in the text; nil for the whole text.
  /// - Complexity: O(bytes).
  package init?(_ bytes: [UInt8], in part: Range<Int>? = nil) {
    let found = bytes.withUnsafeBufferPointer { JSONMembers.find(JSONScanner($0, part ?? $0.indices)) }
    guard let found else { return nil }
    members = found.map { (String(decoding: bytes[$0.key].dropFirst().dropLast(), as: UTF8.self), $0.value) }
  }

  private static func find(_ scanner: consuming JSONScanner) -> [(key: Range<Int>, value: Range<Int>)]? {
    guard scanner.skip("{") else { return nil }
    var members: [(key: Range<Int>, value: Range<Int>)] = []
    if scanner.skip("}") { return members }
    repeat {
      guard let key = scanner.value(), scanner.skip(":"), let value = scanner.value() else { return nil }
      members.append((key, value))
    } while scanner.skip(",")
    return scanner.skip("}") ? members : nil
  }
}

/// Finds the ends of values without parsing them.
private struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<part.upperBound])
    index = part.lowerBound
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// The range of the next value.
  mutating func value() -> Range<Int>? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    let start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard skipString() else { return nil }
        if depth == 0 { return start..<index }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The end of the surrounding value, or of this value.
        if depth == 0 { return start < index ? start..<index : nil }
        depth -= 1
        index += 1
        if depth == 0 { return start..<index }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0...0x20:
        if depth == 0 { return start < index ? start..<index : nil }
        index += 1
      default: index += 1
      }
    }
    return nil
  }

  /// - Returns: false when the string does not end.
  private mutating func skipString() -> Bool {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    return index <= bytes.count
  }
}
