package import AloudTree

extension AuditBaseline.Entry {
  /// As baselines and reports have it; what is nil is left out.
  package var json: JSONValue {
    let members = [
      ("file", file), ("rule", rule), ("severity", severity.rawValue), ("screen", screen), ("id", id), ("path", path),
      ("says", says),
    ]
    return .object(members.compactMap { key, text in text.map { (key: key, value: .string($0)) } })
  }

  /// Nil for an object that is no entry; other members are passed over.
  package init?(_ object: JSONObject) {
    let texts = ["screen", "id", "path", "says"].map { object[$0] }
    guard let file = object["file"]?.asString, let rule = object["rule"]?.asString,
      let severity = object["severity"]?.asString.flatMap({ Severity(rawValue: $0) }),
      texts.allSatisfy({ $0.map { $0.isNull || $0.kind == .string } ?? true })
    else { return nil }
    self.init(
      file: file, rule: rule, severity: severity, screen: texts[0]?.asString, id: texts[1]?.asString,
      path: texts[2]?.asString, says: texts[3]?.asString)
  }
}
