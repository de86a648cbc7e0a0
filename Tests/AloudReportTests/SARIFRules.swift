import Foundation

/// The standard's requirements for the objects that Aloud writes: SARIF 2.1.0, OASIS, with the paragraph of each.
/// Objects may have only the properties in their paragraph. Properties that Aloud never writes are omitted here, and so
/// not allowed.
struct SARIFRules {
  indirect enum Form: Sendable {
    case text, bool, anything
    case whole(from: Int)
    case one(of: Set<String>)
    /// A reference of RFC 3986; absolute if it must have a scheme.
    case uri(isAbsolute: Bool)
    case object(String)
    case list(Form, isUnique: Bool = false)
    /// Any keys, with values of one form.
    case map(Form)
  }

  struct Row: Sendable {
    let object: String
    let paragraph: String
    let required: Set<String>
    let properties: [String: Form]
  }

  private static let levels = Form.one(of: ["none", "note", "warning", "error"])
  private static let messageString = Form.object("multiformatMessageString")

  static let table: [Row] = [
    Row(
      object: "sarifLog", paragraph: "3.13", required: ["version", "runs"],
      properties: [
        "$schema": .uri(isAbsolute: true), "version": .one(of: ["2.1.0"]), "runs": .list(.object("run")),
      ]),
    Row(
      object: "run", paragraph: "3.14", required: ["tool"],
      properties: [
        "tool": .object("tool"), "columnKind": .one(of: ["utf16CodeUnits", "unicodeCodePoints"]), "language": .text,
        "invocations": .list(.object("invocation")), "results": .list(.object("result")),
      ]),
    Row(object: "tool", paragraph: "3.18", required: ["driver"], properties: ["driver": .object("toolComponent")]),
    Row(
      object: "toolComponent", paragraph: "3.19", required: ["name"],
      properties: [
        "name": .text, "version": .text, "guid": .text, "informationUri": .uri(isAbsolute: true),
        "rules": .list(.object("reportingDescriptor"), isUnique: true),
      ]),
    Row(
      object: "reportingDescriptor", paragraph: "3.49", required: ["id"],
      properties: [
        "id": .text, "guid": .text, "shortDescription": messageString, "fullDescription": messageString,
        "help": messageString, "defaultConfiguration": .object("reportingConfiguration"),
        "properties": .object("propertyBag"),
      ]),
    Row(object: "reportingConfiguration", paragraph: "3.50", required: [], properties: ["level": levels]),
    Row(object: "multiformatMessageString", paragraph: "3.12", required: ["text"], properties: ["text": .text]),
    Row(object: "message", paragraph: "3.11", required: ["text"], properties: ["text": .text]),
    Row(
      object: "invocation", paragraph: "3.20", required: ["executionSuccessful"],
      properties: [
        "executionSuccessful": .bool, "toolExecutionNotifications": .list(.object("notification")),
      ]),
    Row(
      object: "notification", paragraph: "3.58", required: ["message"],
      properties: [
        "level": levels, "message": .object("message"), "locations": .list(.object("location"), isUnique: true),
      ]),
    Row(
      object: "result", paragraph: "3.27", required: ["message"],
      properties: [
        "ruleId": .text, "ruleIndex": .whole(from: 0), "guid": .text, "level": levels, "message": .object("message"),
        "locations": .list(.object("location")), "partialFingerprints": .map(.text),
        "suppressions": .list(.object("suppression"), isUnique: true), "properties": .object("propertyBag"),
      ]),
    Row(
      object: "location", paragraph: "3.28", required: [],
      properties: [
        "physicalLocation": .object("physicalLocation"),
        "logicalLocations": .list(.object("logicalLocation"), isUnique: true),
      ]),
    Row(
      object: "physicalLocation", paragraph: "3.29", required: ["artifactLocation"],
      properties: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    Row(
      object: "artifactLocation", paragraph: "3.4", required: ["uri"], properties: ["uri": .uri(isAbsolute: false)]),
    // A region by lines begins with one (3.30.2).
    Row(
      object: "region", paragraph: "3.30", required: ["startLine"],
      properties: ["startLine": .whole(from: 1), "startColumn": .whole(from: 1)]),
    // The standard has more kinds; these are the kinds of Aloud's formats.
    Row(
      object: "logicalLocation", paragraph: "3.33", required: ["fullyQualifiedName"],
      properties: ["fullyQualifiedName": .text, "name": .text, "kind": .one(of: ["element", "object"])]),
    Row(
      object: "suppression", paragraph: "3.35", required: ["kind"],
      properties: ["kind": .one(of: ["inSource", "external"]), "justification": .text]),
  ]

  private static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.object, $0) })

  private(set) var problems: [String] = []

  /// The faults of a file, each with its place and its paragraph; empty for a valid file.
  static func problems(in json: String) throws -> [String] {
    let log = try JSONSerialization.jsonObject(with: Data(json.utf8))
    var rules = SARIFRules()
    rules.check(log, .object("sarifLog"), at: "$", "3.13")
    for run in (log as? [String: Any])?["runs"] as? [[String: Any]] ?? [] { rules.checkIndexes(of: run) }
    return rules.problems
  }

  private mutating func tell(_ place: String, _ paragraph: String, _ message: String) {
    problems.append("\(place): \(message) (\(paragraph))")
  }

  private mutating func check(_ value: Any, _ form: Form, at place: String, _ paragraph: String) {
    switch form {
    case .anything: break
    case .text: if !(value is String) { tell(place, paragraph, "is no text") }
    case .bool: if !isBool(value) { tell(place, paragraph, "is no truth value") }
    case .whole(let least):
      guard let number = value as? NSNumber, !isBool(value), number.doubleValue.rounded() == number.doubleValue,
        number.intValue >= least
      else { return tell(place, paragraph, "is no whole number from \(least)") }
    case .one(let values):
      if (value as? String).map(values.contains) != true { tell(place, paragraph, "is none of \(values.sorted())") }
    case .uri(let isAbsolute):
      if (value as? String).map({ SARIFRules.isURI($0, isAbsolute: isAbsolute) }) != true {
        tell(place, "3.10", "is no URI")
      }
    case .list(let form, let isUnique):
      guard let list = value as? [Any] else { return tell(place, paragraph, "is no list") }
      if isUnique, Set(list.map { "\($0 as? NSObject ?? NSNull())" }).count < list.count {
        tell(place, "3.7.3", "has the same twice")
      }
      for (index, item) in list.enumerated() { check(item, form, at: "\(place)[\(index)]", paragraph) }
    case .map(let form):
      guard let map = value as? [String: Any] else { return tell(place, paragraph, "is no object") }
      for (key, item) in map { check(item, form, at: "\(place).\(key)", paragraph) }
    case .object("propertyBag"): checkBag(value, at: place)
    case .object(let name): checkObject(value, name, at: place)
    }
  }

  private mutating func checkObject(_ value: Any, _ name: String, at place: String) {
    guard let object = value as? [String: Any], let row = SARIFRules.rows[name] else {
      return tell(place, name, "is no object")
    }
    for key in row.required.subtracting(object.keys).sorted() { tell(place, row.paragraph, "has no \(key)") }
    for (key, item) in object.sorted(by: { $0.key < $1.key }) {
      guard let form = row.properties[key] else {
        tell(place, row.paragraph, "may have no \(key)")
        continue
      }
      check(item, form, at: "\(place).\(key)", row.paragraph)
      if key == "guid", (item as? String)?.wholeMatch(of: SARIFRules.guid) == nil {
        tell("\(place).guid", "3.5.3", "is no GUID")
      }
    }
  }

  /// Tags are a set of texts; everything else is Aloud's own.
  private mutating func checkBag(_ value: Any, at place: String) {
    guard let bag = value as? [String: Any] else { return tell(place, "3.8", "is no object") }
    if let tags = bag["tags"] { check(tags, .list(.text, isUnique: true), at: "\(place).tags", "3.8.2") }
  }

  /// An index leads to the rule of the same id (3.27.6).
  private mutating func checkIndexes(of run: [String: Any]) {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.map { $0["id"] as? String } ?? []
    for (number, result) in (run["results"] as? [[String: Any]] ?? []).enumerated() {
      guard let index = result["ruleIndex"] as? Int else { continue }
      if !rules.indices.contains(index) {
        tell("results[\(number)].ruleIndex", "3.27.6", "leads to no rule")
      } else if let id = result["ruleId"] as? String, id != rules[index] {
        tell("results[\(number)].ruleIndex", "3.27.6", "leads to another rule than \(id)")
      }
    }
    // The schema's pattern.
    if let language = run["language"] as? String, language.wholeMatch(of: #/[a-zA-Z]{2}(-[a-zA-Z]{2})?/#) == nil {
      tell("run.language", "3.14", "is no language")
    }
  }

  private func isBool(_ value: Any) -> Bool {
    // "c" is Foundation's type of true and false.
    (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
  }

  private static var guid: Regex<Substring> {
    #/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}/#
  }

  private static func isURI(_ text: String, isAbsolute: Bool) -> Bool {
    guard text.wholeMatch(of: #/([A-Za-z0-9._~:\/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+/#) != nil else { return false }
    if text.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.-]*:/#) != nil { return true }
    // Without a scheme, the first segment has no colon.
    return !isAbsolute && text.prefix { $0 != "/" }.contains(":") == false
  }
}
