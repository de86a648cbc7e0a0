internal import AloudBase
import AloudTree

/// A scalar in a dump. The same key may have a string in one place and a number in another.
enum JSONScalar: Hashable {
  case text(String)
  case number(Double)
  case bool(Bool)

  /// The scalar as a text; nil for an empty text.
  var text: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .number(let number): number.json
    case .bool(let bool): bool ? "true" : "false"
    }
  }

  /// The scalar as a number, even if it is written as a text.
  var number: Double? {
    switch self {
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .number(let number): number
    case .bool: nil
    }
  }

  /// The scalar as a Boolean, even if it is written as a number or a text.
  var bool: Bool? {
    switch self {
    case .text(let text): ["1": true, "true": true, "0": false, "false": false][text.lowercased()]
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .bool(let bool): bool
    }
  }
}

extension JSONPlace {
  /// A string, a number or a Boolean; nil for null, lists and objects.
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

  /// The texts of a list of scalars, or of one scalar; empty for other values.
  var scalarTexts: [String] {
    asList?.compactMap { $0.scalar?.text } ?? scalar?.text.map { [$0] } ?? []
  }
}

extension JSONList {
  /// The remaining objects; other items are skipped.
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
  /// The offset for a node that is made from this object.
  var fileOffset: FileOffset { FileOffset(place.offset) }

  /// The text of a key; nil when it is missing or empty.
  func text(_ key: String) -> String? { self[key]?.scalar?.text }

  func truth(_ key: String) -> Bool? { self[key]?.scalar?.bool }

  func whole(_ key: String) -> Int? { self[key]?.numeric.flatMap { Int(exactly: $0) } }

  func inner(_ key: String) -> JSONObject? { self[key]?.asObject }

  func list(_ key: String) -> JSONList? { self[key]?.asList }

  /// The texts of a key, from a list or a single value.
  func texts(_ key: String) -> [String] { self[key]?.scalarTexts ?? [] }

  /// The names in the list of a key; each is a text or an object with a name.
  func names(_ key: String) -> [String] {
    list(key)?.compactMap { $0.scalar?.text ?? $0.asObject?.text("name") } ?? texts(key)
  }
}

extension JSONPlace {
  /// A frame in the formats of dumps: an object of numbers, flat or with `origin` and `size`, or a text, `{{16, 44.5},
  /// {370, 52}}`.
  ///
  /// Nil for other values, and for a frame that is infinite or has a negative side.
  var dumpFrame: Frame? {
    if let object = asObject { return Frame(checking: object.frameNumbers) }
    guard let text = asString, text.utf8.count <= 256 else { return nil }
    return Frame(checking: Array(text.utf8)[...].numbers())
  }
}

extension JSONObject {
  /// The numbers found, of four.
  fileprivate var frameNumbers: [Double?] {
    let origin = contains("origin") ? inner("origin") : self
    let size = contains("size") ? inner("size") : self
    return (origin?.numbers(["x", "y"], ["X", "Y"]) ?? [])
      + (size?.numbers(["width", "height"], ["Width", "Height"]) ?? [])
  }

  /// Maestro's runner writes the names with uppercase initials.
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

  /// A frame that is a real place: nil for an infinite frame, one with a negative side, and one without any size,
  /// because that would hide elements which a dump lists as read.
  var encodedFrame: Frame? {
    guard var list = asList, let origin = list.next()?.encodedPoint, let size = list.next()?.encodedPoint else {
      return nil
    }
    let frame = Frame(x: origin.x, y: origin.y, width: size.x, height: size.y)
    return size.x >= 0 && size.y >= 0 && !frame.isZeroSize ? frame : nil
  }
}
