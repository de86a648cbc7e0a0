extension JSONObject {
  /// The text of a key; nil when there is none, or an empty one.
  func text(_ key: String) -> String? { contains(key) ? member(key).scalar?.text : nil }

  /// The truth of a key; nil when there is none.
  func truth(_ key: String) -> Bool? { contains(key) ? member(key).truth : nil }

  /// The whole number of a key; nil when there is none.
  func whole(_ key: String) -> Int? { contains(key) ? member(key).numeric.flatMap { Int(exactly: $0) } : nil }

  /// The object of a key; nil when there is none.
  func inner(_ key: String) -> JSONObject? { contains(key) ? try? member(key).object() : nil }

  /// The list of a key; nil when there is none.
  func list(_ key: String) -> JSONList? { contains(key) ? try? member(key).list() : nil }

  /// The texts of a key: of a list, or of one.
  func texts(_ key: String) -> [String] { contains(key) ? member(key).scalarTexts : [] }

  /// The names in the list of a key, each a text or an object with a name.
  func names(_ key: String) -> [String] {
    guard var list = list(key) else { return texts(key) }
    var names: [String] = []
    while let item = list.next() {
      let name = item.scalar?.text ?? (try? item.object())?.text("name")
      if let name { names.append(name) }
    }
    return names
  }
}
