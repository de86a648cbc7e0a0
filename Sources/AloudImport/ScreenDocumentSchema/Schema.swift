internal import AloudBase
import AloudTree

/// A JSON Schema, or a part of one, which describes the valid values.
///
/// Source: JSON Schema, draft 2020-12.
struct Schema: Sendable {
  private(set) var members: [(key: String, value: JSONValue)]

  private init(_ members: [(key: String, value: JSONValue)]) { self.members = members }

  var json: JSONValue { .object(members) }

  /// The schema with a description that editors show.
  func described(_ sentence: String) -> Schema {
    Schema([("description", .string(sentence))] + members.filter { $0.key != "description" })
  }

  /// The schema with a default value.
  func defaulting(to value: JSONValue) -> Schema { Schema(members + [("default", value)]) }

  /// The schema as a separate document.
  func titled(_ title: String, dialect: String) -> Schema {
    Schema([("$schema", .string(dialect)), ("title", .string(title))] + members)
  }

  func with(_ key: String, _ value: JSONValue) -> Schema { Schema(members + [(key, value)]) }
}

// MARK: - Scalars

extension Schema {
  static let string = Schema([("type", .string("string"))])
  static let bool = Schema([("type", .string("boolean"))])
  static let null = Schema([("type", .string("null"))])
  /// A Boolean that is false by default.
  static let flag = bool.defaulting(to: .bool(false))

  static func string(matching pattern: String) -> Schema { string.with("pattern", .string(pattern)) }

  static func constant(_ value: JSONValue) -> Schema { Schema([("const", value)]) }

  static func number(
    atLeast minimum: Double? = nil, atMost maximum: Double? = nil, above: Double? = nil, below: Double? = nil
  ) -> Schema {
    let limits = [("minimum", minimum), ("maximum", maximum), ("exclusiveMinimum", above), ("exclusiveMaximum", below)]
    return Schema(
      [("type", .string("number"))] + limits.compactMap { key, limit in limit.map { (key, .number($0)) } })
  }

  static func whole(_ range: ClosedRange<Int> = 0...JSONLimit.count) -> Schema {
    Schema([
      ("type", .string("integer")), ("minimum", .whole(range.lowerBound)), ("maximum", .whole(range.upperBound)),
    ])
  }

  /// A value of an enumeration by its name.
  static func choice<Choice>(_ type: Choice.Type) -> Schema
  where Choice: RawRepresentable<String> & CaseIterable {
    choice(Choice.allCases.map { $0.rawValue })
  }

  static func choice(_ names: [String]) -> Schema { Schema([("enum", .strings(names))]) }

  /// A reference to a part that is defined once, with a name of ``ScreenDocumentSchema``.
  static func reference(_ definition: SchemaDefinition) -> Schema {
    Schema([("$ref", .string("#/$defs/\(definition.rawValue)"))])
  }
}

// MARK: - Compound values

extension Schema {
  static func list(of items: Schema, atLeast minimum: Int = 0) -> Schema {
    let list = Schema([("type", .string("array")), ("items", items.json)])
    return minimum == 0 ? list : list.with("minItems", .whole(minimum))
  }

  /// A list without duplicates.
  static func list(ofDistinct items: Schema) -> Schema { list(of: items).with("uniqueItems", .bool(true)) }

  /// A list with a fixed number of items, each with its own schema.
  static func tuple(_ items: [Schema]) -> Schema {
    Schema([
      ("type", .string("array")), ("prefixItems", .list(items.map { $0.json })), ("minItems", .whole(items.count)),
      ("maxItems", .whole(items.count)),
    ])
  }

  static func any(of schemas: [Schema]) -> Schema { Schema([("anyOf", .list(schemas.map { $0.json }))]) }

  static func one(of schemas: [Schema]) -> Schema { Schema([("oneOf", .list(schemas.map { $0.json }))]) }

  /// An object with the keys of a table only.
  static func object<Key: JSONKeyList>(
    of type: Key.Type, only allowed: [Key]? = nil, required: [Key] = [], _ schema: (Key) -> Schema
  ) -> Schema {
    let keys = Key.known.keys.filter { allowed?.contains($0) != false }
    return object(of: keys.map { (key: $0.rawValue, schema: schema($0)) }, required: required.map { $0.rawValue })
  }

  /// An object with these members only.
  static func object(of members: [(key: String, schema: Schema)], required: [String]) -> Schema {
    let object = Schema([
      ("type", .string("object")),
      ("properties", .object(members.map { ($0.key, $0.schema.json) })),
      ("additionalProperties", .bool(false)),
    ])
    return required.isEmpty ? object : object.with("required", .strings(required))
  }

  /// An object with arbitrary keys.
  static func dictionary(of values: Schema, keysMatching pattern: String? = nil) -> Schema {
    let object = Schema([("type", .string("object"))])
    let named = pattern.map { object.with("propertyNames", .object([("pattern", .string($0))])) } ?? object
    return named.with("additionalProperties", values.json)
  }
}

/// The parts that the schema defines once, because they are used in several places or recursively.
enum SchemaDefinition: String, CaseIterable {
  case screen, node, text, ids, names, language, traits, frame, point, color, behaviors, appBehaviors, effects, effect
  case condition
  case chart, axis, numericAxis
  /// Only in the schema of overlays.
  case finder
}
