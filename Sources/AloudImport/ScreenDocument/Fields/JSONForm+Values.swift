internal import AloudBase
import AloudTree

// The scalars of a screen document.

extension JSONForm where Value == String {
  static var string: Self { string(.string) }

  /// A string with a more specific schema.
  static func string(_ schema: @autoclosure @escaping @Sendable () -> Schema) -> Self {
    Self(schema(), read: { place throws(JSONProblem) in try place.string() }, write: { .string($0) })
  }

  static var language: Self {
    Self(.reference(.language), read: { place throws(JSONProblem) in try place.language() }, write: { .string($0) })
  }
}

extension JSONForm where Value == Bool {
  static var bool: Self {
    Self(.bool, read: { place throws(JSONProblem) in try place.bool() }, write: { .bool($0) })
  }
}

extension JSONForm where Value == Int {
  static func whole(_ range: ClosedRange<Int> = 0...JSONLimit.count) -> Self {
    Self(.whole(range), read: { place throws(JSONProblem) in try place.whole(range) }, write: { .whole($0) })
  }
}

extension JSONForm where Value == Double {
  static var number: Self {
    Self(.number(), read: { place throws(JSONProblem) in try place.number() }, write: { .number($0) })
  }

  /// A number above 0; messages use the noun.
  static func positive(_ noun: Message = "a number above 0") -> Self {
    Self(
      .number(above: 0), read: { place throws(JSONProblem) in try place.number(noun) { $0 > 0 } },
      write: { .number($0) })
  }

  static func number(in range: ClosedRange<Double>) -> Self {
    Self(
      .number(atLeast: range.lowerBound, atMost: range.upperBound),
      read: { place throws(JSONProblem) in
        try place.number("a number from \(range.lowerBound.json) to \(range.upperBound.json)", where: range.contains)
      },
      write: { .number($0) })
  }

  static func seconds(atLeast minimum: Double) -> Self {
    Self(
      ScreenDocumentSchema.seconds(atLeast: minimum),
      read: { place throws(JSONProblem) in try place.seconds(atLeast: minimum) }, write: { .number($0) })
  }
}

extension JSONForm where Value == SpokenText {
  static var text: Self {
    Self(.reference(.text), read: { place throws(JSONProblem) in try place.spokenText() }, write: { $0.json })
  }
}

extension JSONForm where Value == Traits {
  static var traits: Self {
    Self(
      .reference(.traits), read: { place throws(JSONProblem) in try place.traits() },
      write: { $0.names.isEmpty ? nil : $0.json })
  }
}

extension JSONForm where Value == Frame {
  static var frame: Self {
    Self(.reference(.frame), read: { place throws(JSONProblem) in try place.frame() }, write: { $0.json })
  }
}

extension JSONForm where Value == ScreenPoint {
  static var point: Self {
    Self(
      .reference(.point), read: { place throws(JSONProblem) in try place.point() },
      write: { .numbers([$0.x, $0.y]) })
  }
}

extension JSONForm where Value == UInt32 {
  /// A color such as `#rrggbb`.
  static var color: Self {
    Self(
      .reference(.color), read: { place throws(JSONProblem) in try place.color() },
      write: { .string("#" + String(0x100_0000 | $0 & 0xFF_FFFF, radix: 16).dropFirst()) })
  }
}

extension JSONForm where Value == [Effect] {
  static var effects: Self {
    Self(.reference(.effects), read: { place throws(JSONProblem) in try place.effects() }, write: { $0.json })
  }
}

extension JSONForm where Value == Behaviors {
  /// Effects by event; behaviors for other events are not written.
  static func behaviors(
    _ events: [Behaviors.Event], of owner: Message = "\"on\"", _ schema: @autoclosure @escaping @Sendable () -> Schema
  ) -> Self {
    Self(
      schema(), read: { place throws(JSONProblem) in try place.behaviors(events, of: owner) },
      write: { $0.json(events) })
  }
}

extension JSONForm where Value == [String] {
  static func strings(_ schema: @autoclosure @escaping @Sendable () -> Schema) -> Self {
    Self(schema(), read: { place throws(JSONProblem) in try place.strings() }, write: { .strings($0) })
  }
}

// MARK: - Compound values

extension JSONForm where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A value of an enumeration by its name. Messages use the noun, or else the key.
  static func choice(noun: Message? = nil) -> Self {
    Self(
      .choice(Value.self), read: { place throws(JSONProblem) in try place.choice(noun: noun) },
      write: { .string($0.rawValue) })
  }
}

extension JSONForm {
  static func list<Item>(of item: JSONForm<Item>) -> JSONForm where Value == [Item] {
    JSONForm(
      .list(of: item.schema()), read: { place throws(JSONProblem) in try place.list().read(item.read) },
      write: { .list($0.compactMap(item.write)) })
  }

  /// A set of names. They are written in the order of their enumeration, so that equal sets are written in the same
  /// way.
  static func set<Item>(noun: Message) -> JSONForm
  where Value == Set<Item>, Item: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    let all = Array(Item.allCases)
    return JSONForm(
      .list(of: .choice(Item.self)),
      read: { place throws(JSONProblem) in Set(try place.choices(noun: noun)) },
      write: { set in .strings(all.filter(set.contains).map { $0.rawValue }) })
  }

  /// An object whose missing keys have the values of a default object.
  static func object<Key: JSONFieldList>(_ keys: Key.Type, _ usual: Value) -> JSONForm
  where Key.Owner == Value, Value: Sendable {
    JSONForm(
      .object(keys),
      read: { place throws(JSONProblem) in
        var owner = usual
        try place.object().read(keys, into: &owner)
        return owner
      },
      write: { .object(keys, $0) })
  }
}

// MARK: - Values that effects also write

extension Traits {
  var json: JSONValue { .strings(names) }
}

extension Frame {
  var json: JSONValue { .numbers([x, y, width, height]) }
}
