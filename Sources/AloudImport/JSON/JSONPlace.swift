#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is wrong with a value, and the way to it.
struct JSONProblem: Error {
  let message: String
  let steps: [JSONStep]
  /// True when the key of the last step is meant, and not its value.
  var isAboutKey = false
}

/// Any key at all, so that unknown ones are seen.
struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

/// A value that Foundation's decoder stands before, whatever it is.
protocol JSONPlace {
  /// The way to the value; made only when there is something to say about it.
  var steps: [JSONStep] { get }
  var isNull: Bool { get }
  /// The value, or nil when it is of another type.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value?
  func object() throws(JSONProblem) -> JSONObject
  func list() throws(JSONProblem) -> JSONList
}

extension JSONPlace {
  /// What messages call the value: `label`, `traits[1]`.
  var name: String {
    let steps = steps
    guard !steps.isEmpty else { return "the document" }
    let start = steps.lastIndex { if case .key = $0 { true } else { false } }
    return Array(steps[(start ?? 0)...]).path
  }

  func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, steps: steps) }

  /// A list of numbers, or nil.
  var numbers: [Double]? { decoded(JSONNumbers.self)?.numbers }

  /// A list of strings, or nil.
  var texts: [String]? { decoded(JSONStrings.self)?.strings }

  /// What is expected instead, such as `a string`.
  func mustBe(_ what: String) -> JSONProblem { problem("\(name) must be \(what)") }
}

/// The value of a key.
struct JSONMember: JSONPlace {
  let container: KeyedDecodingContainer<JSONKey>
  let key: JSONKey

  var steps: [JSONStep] { container.codingPath.map(JSONStep.init) + [.key(key.stringValue)] }

  var isNull: Bool { (try? container.decodeNil(forKey: key)) ?? true }

  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? { try? container.decode(type, forKey: key) }

  func object() throws(JSONProblem) -> JSONObject {
    guard let nested = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
      throw mustBe("an object")
    }
    return JSONObject(container: nested)
  }

  func list() throws(JSONProblem) -> JSONList {
    guard let nested = try? container.nestedUnkeyedContainer(forKey: key) else { throw mustBe("a list") }
    return JSONList(container: nested)
  }
}

/// An item of a list, or the whole document.
struct JSONItem: JSONPlace {
  let decoder: any Decoder

  var steps: [JSONStep] { decoder.codingPath.map(JSONStep.init) }

  var isNull: Bool { (try? decoder.singleValueContainer())?.decodeNil() ?? true }

  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? { try? decoder.singleValueContainer().decode(type) }

  func object() throws(JSONProblem) -> JSONObject {
    guard let nested = try? decoder.container(keyedBy: JSONKey.self) else { throw mustBe("an object") }
    return JSONObject(container: nested)
  }

  func list() throws(JSONProblem) -> JSONList {
    guard let nested = try? decoder.unkeyedContainer() else { throw mustBe("a list") }
    return JSONList(container: nested)
  }
}

/// A list, read from its beginning.
struct JSONList {
  private var container: any UnkeyedDecodingContainer

  init(container: any UnkeyedDecodingContainer) { self.container = container }

  /// The next item as an object, without the cost of a ``JSONItem``; nil at the end.
  mutating func nextObject() throws(JSONProblem) -> JSONObject? {
    guard !container.isAtEnd else { return nil }
    guard let nested = try? container.nestedContainer(keyedBy: JSONKey.self) else {
      guard let item = next() else { return nil }
      throw item.mustBe("an object")
    }
    return JSONObject(container: nested)
  }

  /// The next item; nil at the end.
  mutating func next() -> JSONItem? {
    guard !container.isAtEnd else { return nil }
    return (try? container.superDecoder()).map { JSONItem(decoder: $0) }
  }

  /// The items that are left, each read in the same way.
  func map<Value>(_ read: (JSONItem) throws(JSONProblem) -> Value) throws(JSONProblem) -> [Value] {
    var rest = self
    var values: [Value] = []
    while let item = rest.next() { values.append(try read(item)) }
    return values
  }
}

extension JSONStep {
  init(_ key: any CodingKey) { self = key.intValue.map { .index($0) } ?? .key(key.stringValue) }
}

/// Numbers and strings are asked for one by one: for a whole `[Double]` Foundation takes half as long again.
private struct JSONNumbers: Decodable {
  var numbers: [Double] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { numbers.append(try container.decode(Double.self)) }
  }
}

private struct JSONStrings: Decodable {
  var strings: [String] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { strings.append(try container.decode(String.self)) }
  }
}
