internal import AloudBase
import AloudTree

/// A type of value in the screen document: how it is read and written, and its schema.
struct JSONForm<Value>: Sendable {
  let schema: @Sendable () -> Schema
  let read: @Sendable (JSONPlace) throws(JSONProblem) -> Value
  /// Returns nil for a value that is never written.
  let write: @Sendable (Value) -> JSONValue?

  init(
    _ schema: @autoclosure @escaping @Sendable () -> Schema,
    read: @escaping @Sendable (JSONPlace) throws(JSONProblem) -> Value,
    write: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.schema = schema
    self.read = read
    self.write = write
  }
}

/// A key of an object in the screen document: how its value is read into the owner and written from it, and its
/// description.
struct JSONField<Owner>: Sendable {
  /// A property of the owner: it is set to the second argument, unless that is nil, and its value is returned.
  typealias Property<Value> = @Sendable (inout Owner, Value?) -> Value

  var isRequired = false
  var schema: @Sendable () -> Schema
  let read: @Sendable (inout Owner, JSONPlace) throws(JSONProblem) -> Void
  /// Returns nil where the key is left out.
  let write: @Sendable (inout Owner) -> JSONValue?
  /// Resets the property to its value without the key; nil for a property that cannot be reset.
  var takeAway: (@Sendable (inout Owner) -> Void)?

  /// A property that is always written, unless its form leaves it out.
  static func always<Value>(
    _ property: @escaping Property<Value>, _ form: JSONForm<Value>, _ sentence: String?, isRequired: Bool = false,
    isLeftOut: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) -> JSONField {
    JSONField(
      isRequired: isRequired, schema: { sentence.map { form.schema().described($0) } ?? form.schema() },
      read: { (owner, place) throws(JSONProblem) in _ = property(&owner, try form.read(place)) },
      write: { owner in
        let value = property(&owner, nil)
        return isLeftOut(value) ? nil : form.write(value)
      })
  }

  /// A property that is required in every object.
  static func required<Value>(
    _ property: @escaping Property<Value>, _ form: JSONForm<Value>, _ sentence: String
  ) -> JSONField {
    always(property, form, sentence, isRequired: true)
  }

  /// A property that may be nil.
  static func optional<Value>(
    _ property: @escaping Property<Value?>, _ form: JSONForm<Value>, _ sentence: String
  ) -> JSONField {
    JSONField(
      schema: { form.schema().described(sentence) },
      read: { (owner, place) throws(JSONProblem) in _ = property(&owner, try form.read(place)) },
      write: { property(&$0, nil).flatMap(form.write) },
      takeAway: { _ = property(&$0, .some(nil)) })
  }

  /// A property that is left out if it has its default value.
  static func defaulting<Value: Equatable & Sendable>(
    _ property: @escaping Property<Value>, _ form: JSONForm<Value>, to usual: Value, _ sentence: String? = nil
  ) -> JSONField {
    var field = always(property, form, sentence) { $0 == usual }
    let schema = field.schema
    field.schema = { form.write(usual).map { schema().defaulting(to: $0) } ?? schema() }
    return field
  }

  /// A property that is false by default.
  static func flag(_ property: @escaping Property<Bool>, _ sentence: String) -> JSONField {
    defaulting(property, .bool, to: false, sentence)
  }

  /// A property that is empty by default.
  static func collection<Items: Collection & Sendable>(
    _ property: @escaping Property<Items>, _ form: JSONForm<Items>, _ sentence: String
  ) -> JSONField {
    always(property, form, sentence) { $0.isEmpty }
  }
}

/// The keys of an object with their fields. They define how the object is read, written and described.
protocol JSONFieldList: JSONKeyList {
  associatedtype Owner
  var field: JSONField<Owner> { get }
  /// The fields of ``JSONKeyList/known``, created once.
  static var fields: [JSONField<Owner>] { get }
}

extension JSONObject {
  /// Reads all members into an owner.
  ///
  /// - Throws: ``JSONProblem`` for an unknown key, an invalid value, and a missing required key.
  func read<Key: JSONFieldList>(_ keys: Key.Type, into owner: inout Key.Owner) throws(JSONProblem) {
    for (rank, value) in try rankedMembers(keys) { try Key.fields[rank].read(&owner, value) }
    for rank in Key.fields.indices where Key.fields[rank].isRequired { try require([Key.known.keys[rank]]) }
  }
}

extension JSONValue {
  /// An object with the fields of its keys.
  static func object<Key: JSONFieldList>(_ keys: Key.Type, _ owner: Key.Owner) -> JSONValue {
    .object(members(keys, of: owner))
  }

  static func members<Key: JSONFieldList>(
    _ keys: Key.Type, of owner: Key.Owner
  ) -> [(key: String, value: JSONValue)] {
    // One copy for all fields.
    var owner = owner
    return Key.known.keys.indices.compactMap { rank in
      Key.fields[rank].write(&owner).map { (Key.known.keys[rank].rawValue, $0) }
    }
  }
}

extension Schema {
  /// An object with the fields of its keys, and no others.
  static func object<Key: JSONFieldList>(_ keys: Key.Type) -> Schema {
    object(of: keys, required: keys.allCases.filter { $0.field.isRequired }) { $0.field.schema() }
  }
}
