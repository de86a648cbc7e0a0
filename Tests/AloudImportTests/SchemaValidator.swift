import AloudBase
import AloudTree

@testable import AloudImport

/// JSON as a value, for tests.
indirect enum JSONTree: Equatable, Sendable {
  case null, bool(Bool), number(Double), string(String), list([JSONTree]), object([String: JSONTree])

  init(reading text: String) throws {
    let json = JSONText(Array(text.utf8))
    if let problem = json.problem { throw problem }
    self = json.root.map { JSONTree($0) } ?? .null
  }

  init(_ place: JSONPlace) {
    switch place.kind {
    case .object:
      let members = place.asObject?.members.map { ($0.key, JSONTree($0)) } ?? []
      self = .object(Dictionary(members) { $1 })
    case .list: self = .list(place.asList?.map { JSONTree($0) } ?? [])
    case .string: self = .string(place.asString ?? "")
    case .number: self = .number(place.asNumber ?? .nan)
    case .true, .false: self = .bool(place.kind == .true)
    case .null: self = .null
    }
  }

  subscript(key: String) -> JSONTree? { if case .object(let members) = self { members[key] } else { nil } }

  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [JSONTree]? { if case .list(let list) = self { list } else { nil } }
}

extension JSONTree {
  /// The schema of the screen document, parsed once.
  static let schema = Result { try JSONTree(reading: ScreenDocumentSchema.text()) }
}

/// Finds the faults of a value by a schema; supports the keywords that the schema of the screen document uses.
struct SchemaValidator {
  let root: JSONTree

  /// Sentences that begin with the place; empty for a valid value.
  func problems(_ value: JSONTree) throws -> [String] { try problems(value, root, at: "") }

  private func problems(_ value: JSONTree, _ schema: JSONTree, at path: String) throws -> [String] {
    guard case .object(let keywords) = schema else {
      return schema == .bool(false) ? ["\(path) is not allowed"] : []
    }
    // Tests of keys come first: most alternatives then need no further check.
    for keyword in ["required", "additionalProperties"] + keywords.keys.sorted() {
      guard let rule = keywords[keyword] else { continue }
      let found = try problems(value, keyword, rule, keywords, at: path)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func problems(
    _ value: JSONTree, _ keyword: String, _ rule: JSONTree, _ schema: [String: JSONTree], at path: String
  ) throws -> [String] {
    func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
    switch keyword {
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      return try problems(value, root["$defs"]?[name] ?? .bool(false), at: path)
    case "type": return unless(value.isOf(type: rule.string ?? ""))
    case "const": return unless(value == rule)
    case "enum": return unless(rule.list?.contains(value) == true)
    case "anyOf": return unless(try rule.list?.contains { try problems(value, $0, at: path).isEmpty } == true)
    case "oneOf": return unless(try rule.list?.count { try problems(value, $0, at: path).isEmpty } == 1)
    case "description", "default", "title", "$schema", "$defs": return []
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "pattern":
      return unless(try value.isWithin(keyword, rule))
    case "items", "prefixItems", "minItems", "maxItems", "uniqueItems":
      return try listProblems(value, keyword, rule, at: path)
    case "properties", "additionalProperties", "propertyNames", "required":
      return try objectProblems(value, keyword, rule, known: schema["properties"]?.keys ?? [], at: path)
    default: return ["unknown keyword \(keyword)"]
    }
  }

  private func listProblems(
    _ value: JSONTree, _ keyword: String, _ rule: JSONTree, at path: String
  ) throws -> [String] {
    guard let items = value.list else { return [] }
    let count = Double(items.count)
    switch keyword {
    case "items": return try items.enumerated().flatMap { try problems($1, rule, at: "\(path)[\($0)]") }
    case "prefixItems":
      return try zip(items, rule.list ?? []).enumerated().flatMap { index, pair in
        try problems(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    case "uniqueItems":
      return items.enumerated().contains { items[..<$0].contains($1) } ? ["\(path): not unique"] : []
    case "minItems": return count >= rule.number ?? 0 ? [] : ["\(path): too few"]
    default: return count <= rule.number ?? 0 ? [] : ["\(path): too many"]
    }
  }

  private func objectProblems(
    _ value: JSONTree, _ keyword: String, _ rule: JSONTree, known: Set<String>, at path: String
  ) throws -> [String] {
    guard case .object(let members) = value else { return [] }
    switch keyword {
    case "properties":
      return try members.flatMap { key, value in
        try rule[key].map { try problems(value, $0, at: "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      return try members.filter { !known.contains($0.key) }.flatMap { try problems($1, rule, at: "\(path).\($0)") }
    case "propertyNames":
      return try members.keys.flatMap { try problems(.string($0), rule, at: "\(path).\($0)") }
    default:
      let missing = Set((rule.list ?? []).compactMap(\.string)).subtracting(members.keys)
      return missing.map { "\(path).\($0) is missing" }
    }
  }
}

extension JSONTree {
  fileprivate func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number == number.rounded())
    case .string: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }

  /// Limits apply only to numbers, patterns only to strings.
  fileprivate func isWithin(_ keyword: String, _ limit: JSONTree) throws -> Bool {
    if let string, keyword == "pattern" { return string.contains(try Regex(limit.string ?? "")) }
    guard let number, let limit = limit.number else { return true }
    return switch keyword {
    case "minimum": number >= limit
    case "maximum": number <= limit
    case "exclusiveMinimum": number > limit
    case "exclusiveMaximum": number < limit
    default: true
    }
  }
}
