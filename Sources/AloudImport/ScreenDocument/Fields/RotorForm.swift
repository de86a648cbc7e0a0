internal import AloudBase
import AloudTree

// An item of `rotors`: a rotor with a name, or a system rotor.

extension JSONKeys {
  enum Rotor: String, JSONKeyList {
    case name, type, items

    static let known = JSONKeyTable<Self>(of: "a rotor")
  }

  enum RotorItem: String { case id, range }
}

extension JSONKeys.RotorItem: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "an item of a rotor")
  static let fields: [JSONField<CustomRotor.Item>] = known.keys.map { $0.field }

  var field: JSONField<CustomRotor.Item> {
    switch self {
    case .id: .required({ assigned(&$0.id, $1) }, .string, "The id of an element.")
    case .range: .optional({ assigned(&$0.range, $1) }, .indexRange, "[from, to]: characters of its text, from 0.")
    }
  }
}

extension JSONForm<CustomRotor> {
  static var rotor: Self {
    Self(
      ScreenDocumentSchema.rotor, read: { place throws(JSONProblem) in try place.rotor() },
      write: { $0.json })
  }
}

extension JSONForm<CustomRotor.Item> {
  /// A plain id, or an object.
  fileprivate static var rotorItem: Self {
    let object = object(JSONKeys.RotorItem.self, CustomRotor.Item(id: ""))
    return Self(
      .any(of: [.string, object.schema()]),
      read: { place throws(JSONProblem) in
        if let id = place.asString { return CustomRotor.Item(id: id) }
        guard place.asObject != nil else { throw place.mustBe("an id, or an object with id and range") }
        return try object.read(place)
      },
      write: { $0.range == nil ? .string($0.id) : object.write($0) })
  }
}

extension JSONForm<Range<Int>> {
  static var indexRange: Self {
    Self(
      .tuple([.whole(), .whole()]),
      read: { place throws(JSONProblem) in
        guard let bounds = place.asList?.map({ $0.asWhole ?? -1 }), bounds.count == 2, 0 <= bounds[0],
          bounds[0] <= bounds[1], bounds[1] <= JSONLimit.count
        else { throw place.mustBe("two whole numbers in order: [from, to]") }
        return bounds[0]..<bounds[1]
      },
      write: { .list([.whole($0.lowerBound), .whole($0.upperBound)]) })
  }
}

extension JSONPlace {
  func rotor() throws(JSONProblem) -> CustomRotor {
    let object = try object()
    var kind: CustomRotor.Naming?
    var items: [CustomRotor.Item] = []
    for (key, value) in try object.members(JSONKeys.Rotor.self) {
      switch key {
      case .name: kind = .named(try value.string())
      case .type:
        guard kind == nil else { throw value.problem("a rotor has a name or a type, not both") }
        kind = .system(try value.choice(noun: "type of rotor"))
      case .items: items = try JSONForm.list(of: .rotorItem).read(value)
      }
    }
    guard let kind else { throw object.problem("\"name\" or \"type\" is missing in a rotor") }
    try object.require([JSONKeys.Rotor.items])
    return CustomRotor(kind, items: items)
  }
}

extension CustomRotor {
  var json: JSONValue {
    .object(of: JSONKeys.Rotor.self) { key in
      switch (key, kind) {
      case (.name, .named(let name)): .string(name)
      case (.type, .system(let type)): .string(type.rawValue)
      case (.items, _): JSONForm.list(of: .rotorItem).write(items)
      case (.name, .system), (.type, .named): nil
      }
    }
  }
}

extension ScreenDocumentSchema {
  static var rotor: Schema {
    func form(_ kind: JSONKeys.Rotor) -> Schema {
      .object(of: JSONKeys.Rotor.self, only: [kind, .items], required: [kind, .items]) { key in
        switch key {
        case .name: .string.described("What the rotor is called.")
        case .type: .choice(CustomRotor.SystemType.self).described("The type of a system rotor.")
        case .items:
          JSONForm.list(of: .rotorItem).schema().described(
            "Ids of its results, or objects with an id and a range of its text.")
        }
      }
    }
    return .one(of: [form(.name), form(.type)])
  }
}
