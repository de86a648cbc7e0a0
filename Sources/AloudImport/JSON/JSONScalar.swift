import AloudTree

/// A value of a dump, whose types cannot be relied on: the same key is a string here and a number there.
enum JSONScalar: Hashable {
  case text(String)
  case number(Double)
  case bool(Bool)

  /// As a text; nil when that is empty.
  var text: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .number(let number): number.json
    case .bool(let bool): bool ? "true" : "false"
    }
  }

  /// As a number, also when it is written as a text.
  var number: Double? {
    switch self {
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .number(let number): number
    case .bool: nil
    }
  }

  /// As a truth, also when it is written as a number or a text.
  var bool: Bool? {
    switch self {
    case .text(let text): ["1": true, "true": true, "0": false, "false": false][text.lowercased()]
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .bool(let bool): bool
    }
  }
}

extension JSONPlace {
  /// A string, a number or a truth; nil for null, and for lists and objects.
  var scalar: JSONScalar? {
    switch kind {
    case .string: asString.map { .text($0) }
    case .number: asNumber.map { .number($0) }
    case .true: .bool(true)
    case .false: .bool(false)
    case .object, .list, .null: nil
    }
  }

  var numeric: Double? { asNumber ?? scalar?.number }

  /// The texts of a list of scalars, or of one scalar. Other values have none.
  var scalarTexts: [String] {
    asList?.compactMap { $0.scalar?.text } ?? scalar?.text.map { [$0] } ?? []
  }
}

extension JSONList {
  /// The objects that are left. Other items are passed over.
  var objects: [JSONObject] { compactMap { $0.asObject } }

  /// Custom content: objects with a label, a value or both.
  var customContent: [CustomContent] {
    let contents = objects.map { object in
      CustomContent(
        label: object.text("label") ?? "", value: object.text("value") ?? "",
        importance: object.truth("isImportant") == true ? .high : .default)
    }
    return contents.filter { !$0.label.isEmpty || !$0.value.isEmpty }
  }
}

extension JSONObject {
  /// The place of a node that is made of this object.
  var fileOffset: FileOffset { FileOffset(place.offset) }

  /// The text of a key; nil when there is none, or an empty one.
  func text(_ key: String) -> String? { self[key]?.scalar?.text }

  func truth(_ key: String) -> Bool? { self[key]?.scalar?.bool }

  func whole(_ key: String) -> Int? { self[key]?.numeric.flatMap { Int(exactly: $0) } }

  func inner(_ key: String) -> JSONObject? { self[key]?.asObject }

  func list(_ key: String) -> JSONList? { self[key]?.asList }

  /// The texts of a key: of a list, or of one.
  func texts(_ key: String) -> [String] { self[key]?.scalarTexts ?? [] }

  /// The names in the list of a key, each a text or an object with a name.
  func names(_ key: String) -> [String] {
    list(key)?.compactMap { $0.scalar?.text ?? $0.asObject?.text("name") } ?? texts(key)
  }
}

extension JSONPlace {
  /// A frame as dumps have it: an object of numbers, flat or in `origin` and `size`, or a text, `{{16, 44.5}, {370, 52}}`.
  ///
  /// Nil for other values, and for a frame that is infinite or has a side below 0.
  var dumpFrame: Frame? {
    if let object = asObject { return Frame(checking: object.frameNumbers) }
    guard let text = asString, text.utf8.count <= 256 else { return nil }
    return Frame(checking: Array(text.utf8)[...].numbers())
  }
}

extension JSONObject {
  /// The numbers that are there, of four.
  fileprivate var frameNumbers: [Double?] {
    let origin = contains("origin") ? inner("origin") : self
    let size = contains("size") ? inner("size") : self
    return (origin?.numbers(["x", "y"], ["X", "Y"]) ?? [])
      + (size?.numbers(["width", "height"], ["Width", "Height"]) ?? [])
  }

  /// Maestro's runner writes the names with capitals.
  private func numbers(_ names: [String], _ capitalized: [String]) -> [Double?] {
    (contains(names[0]) ? names : capitalized).compactMap { self[$0]?.numeric }.map(Double?.some)
  }
}

// Geometry as Foundation encodes it: `CGPoint` is [x, y], `CGRect` is [[x, y], [width, height]].
extension JSONPlace {
  /// A point of finite numbers; nil for other values.
  var encodedPoint: ScreenPoint? {
    guard let numbers = asNumbers, numbers.count == 2, numbers.allSatisfy(JSONLimit.allows) else { return nil }
    return ScreenPoint(x: numbers[0], y: numbers[1])
  }

  /// A frame that tells a place: nil for one without end, with a negative side, or without any size, which would hide
  /// what a dump lists as read.
  var encodedFrame: Frame? {
    guard var list = asList, let origin = list.next()?.encodedPoint, let size = list.next()?.encodedPoint else {
      return nil
    }
    let frame = Frame(x: origin.x, y: origin.y, width: size.x, height: size.y)
    return size.x >= 0 && size.y >= 0 && !frame.isZeroSize ? frame : nil
  }
}
