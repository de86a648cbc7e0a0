import AloudTree

extension JSONList {
  /// The objects that are left; what is none is passed over.
  var objects: [JSONObject] { compactMap { $0.asObject } }
}

extension JSONObject {
  /// The place of a node that is made of this object.
  var fileOffset: FileOffset { FileOffset(place.offset) }

  /// The text of a key; nil when there is none, or an empty one.
  func text(_ key: String) -> String? { self[key]?.scalar?.text }

  /// The truth of a key; nil when there is none.
  func truth(_ key: String) -> Bool? { self[key]?.scalar?.bool }

  /// The whole number of a key; nil when there is none.
  func whole(_ key: String) -> Int? { self[key]?.numeric.flatMap { Int(exactly: $0) } }

  /// The object of a key; nil when there is none.
  func inner(_ key: String) -> JSONObject? { self[key]?.asObject }

  /// The list of a key; nil when there is none.
  func list(_ key: String) -> JSONList? { self[key]?.asList }

  /// The texts of a key: of a list, or of one.
  func texts(_ key: String) -> [String] { self[key]?.scalarTexts ?? [] }

  /// The names in the list of a key, each a text or an object with a name.
  func names(_ key: String) -> [String] {
    list(key)?.compactMap { $0.scalar?.text ?? $0.asObject?.text("name") } ?? texts(key)
  }
}
