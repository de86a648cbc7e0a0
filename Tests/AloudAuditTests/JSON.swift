import Foundation

/// A JSON value with places that can be changed.
indirect enum JSON: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }

  var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

  var array: [JSON]? {
    if case .array(let array) = self { array } else { nil }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  subscript(key: String) -> JSON? {
    get { if case .object(let object) = self { object[key] } else { nil } }
    set {
      guard case .object(var object) = self else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  /// Sets the value at a place such as `elements[3].on.activate[0]`. Null removes the value, and the index after the
  /// last element of an array appends.
  mutating func set(_ path: String, to value: JSON) {
    set(path.split(whereSeparator: { ".[]".contains($0) }).map(String.init)[...], to: value)
  }

  private mutating func set(_ path: ArraySlice<String>, to value: JSON) {
    guard let step = path.first else {
      self = value
      return
    }
    let rest = path.dropFirst()
    if case .array(var array) = self, let index = Int(step), index <= array.count {
      if index == array.count { array.append(.object([:])) }
      if rest.isEmpty, value == .null { array.remove(at: index) } else { array[index].set(rest, to: value) }
      self = .array(array)
    } else if case .object(var object) = self {
      if rest.isEmpty {
        object[step] = value == .null ? nil : value
      } else {
        var inner = object[step] ?? .object([:])
        inner.set(rest, to: value)
        object[step] = inner
      }
      self = .object(object)
    }
  }
}
