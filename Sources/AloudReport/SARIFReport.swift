public import AloudAudit
internal import AloudBase
internal import AloudTree

/// Findings as SARIF 2.1.0, which code hosts and editors show at the lines of the code.
///
///     SARIFReport(files, version: "0.1.0").json
///
/// Source: Static Analysis Results Interchange Format 2.1.0, OASIS, and the properties that GitHub's code scanning
/// uses. Equal findings give equal bytes.
public struct SARIFReport: Sendable {
  /// The files, in the order in which results are written.
  public var files: [AuditedFile]
  /// The applied rules. A finding of another rule has no description.
  public var rules: [Rule]
  /// The version of the tool; nil leaves it out.
  public var version: String?
  /// The absolute address of information about the tool; nil leaves it out.
  public var informationURI: String?

  /// Creates a report of files, in their order.
  public init(
    _ files: [AuditedFile], rules: [Rule] = Rule.all, version: String? = nil, informationURI: String? = nil
  ) {
    self.files = files
    self.rules = rules
    self.version = version
    self.informationURI = informationURI
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The content of the file: one line for each rule and each result, with a line break at its end.
  public var json: String {
    let driver: JSONValue =
      ["name": .string("aloud")] + member("version", version) + member("informationUri", informationURI)
    let run: JSONValue = [
      "tool": ["driver": driver + ["rules": .rows(rules.map(description))]],
      "columnKind": .string("unicodeCodePoints"), "language": .string(language.rawValue),
      "invocations": .list([invocation]), "results": .rows(results),
    ]
    let file: JSONValue = [
      "$schema": .string(SARIFReport.schema), "version": .string("2.1.0"), "runs": .list([run]),
    ]
    return file.text + "\n"
  }

  private var language: Wording.Language { files.language }

  private func member(_ key: String, _ value: String?) -> JSONValue { .member(key, value.map { .string($0) }) }

  // MARK: Rules

  private func description(of rule: Rule) -> JSONValue {
    // Tags must be unique.
    var seen: Set<String> = []
    let tags = (["accessibility"] + rule.references).filter { seen.insert($0).inserted }
    return [
      "id": .string(rule.id), "shortDescription": text(rule.title[language]),
      "fullDescription": text(rule.title[language]), "help": text(rule.fix[language]),
      "defaultConfiguration": ["level": .string(rule.severity.levelOfSARIF)],
      "properties": [
        "tags": .strings(tags), "problem.severity": .string(rule.severity.severityOfCodeScanning),
      ],
    ]
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  // MARK: Files that cannot be read

  private var invocation: JSONValue {
    let failures = files.compactMap { file in file.failure.map { (file, $0) } }
    let notes: [JSONValue] = failures.map { file, failure in
      [
        "level": .string("error"), "message": text(failure), "locations": .list([location(in: file, nil)]),
      ]
    }
    return ["executionSuccessful": .bool(failures.isEmpty), "toolExecutionNotifications": .list(notes)]
  }

  // MARK: Results

  private var results: [JSONValue] {
    let indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return files.flatMap { file in
      // Findings with equal identities are numbered from 1.
      var counts: [FindingIdentity: Int] = [:]
      let results =
        file.findings.map { ($0, JSONValue?.none) } + file.ignored.map { ($0.finding, suppression(of: $0)) }
        + file.accepted.map { ($0.finding, suppression(of: $0, in: file)) }
      return results.map { finding, suppression in
        let identity = FindingIdentity(finding)
        let key = identity.anywhere ?? identity
        counts[key, default: 0] += 1
        let fingerprint = key.fingerprint(in: file.path, counts[key] ?? 1)
        return result(finding, in: file, rule: indexes[finding.rule], fingerprint, suppression)
      }
    }
  }

  private func suppression(of ignored: AuditReport.Ignored) -> JSONValue {
    ["kind": .string("inSource"), "justification": .string(ignored.why)]
  }

  private func suppression(of accepted: AcceptedFinding, in file: AuditedFile) -> JSONValue {
    [
      "kind": .string("external"), "status": .string("accepted"),
      "justification": .string(ReportWords.told(accepted.acceptance)[file.language]),
      "properties": accepted.acceptance.json,
    ]
  }

  /// The message, and that a decision about the finding has ended.
  private func message(of finding: Finding, in file: AuditedFile) -> String {
    let ended = file.expiredAcceptances(of: finding).map { ReportWords.ended($0) }
    return ([finding.message] + ended).map { $0[file.language] }.joined(separator: " – ")
  }

  private func result(
    _ finding: Finding, in file: AuditedFile, rule: Int?, _ fingerprint: String, _ suppression: JSONValue?
  ) -> JSONValue {
    let place = file.places[finding.path]
    let location =
      location(in: file, place) + ["logicalLocations": .list(logicalLocations(finding.path, finding.id, place))]
    let suppressions: JSONValue? = suppression.map { .list([$0]) }
    let head: JSONValue = ["ruleId": .string(finding.rule)] + .member("ruleIndex", rule.map { .whole($0) })
    // A viewer shows the result once, at `locations`, and the other places with it.
    let others = finding.others
    let related: [JSONValue] = others.enumerated().map { index, other in
      let place = file.places[other.path]
      return ["id": .whole(index + 1)] + self.location(in: file, place)
        + [
          "logicalLocations": .list(logicalLocations(other.path, other.id, place)),
          "message": text(other.message[file.language]),
        ]
    }
    let main: JSONValue = [
      "level": .string(finding.severity.levelOfSARIF), "message": text(message(of: finding, in: file)),
      "locations": .list([location]),
    ]
    let count: JSONValue =
      others.isEmpty
      ? [:] : ["relatedLocations": .list(related), "occurrenceCount": .whole(finding.places.count)]
    let fingerprints: JSONValue = [
      // Code scanning identifies a result only by the entry with this name, whatever the entry contains.
      "partialFingerprints": ["primaryLocationLineHash": .string(fingerprint)]
    ]
    let properties: JSONValue =
      ["fix": .string(finding.fix[file.language])] + member("utterance", finding.utterance)
      + member("selector", finding.selector)
      + ["references": .strings(finding.references)]
    return head + main + count + fingerprints + .member("suppressions", suppressions) + ["properties": properties]
  }

  /// The path in the converted document, and the path in the file if that is different.
  private func logicalLocations(_ path: String, _ id: String?, _ place: FilePlace?) -> [JSONValue] {
    let inDocument: JSONValue = ["fullyQualifiedName": .string(path)] + member("name", id)
    guard let way = place?.path, way != path else { return [inDocument] }
    return [
      inDocument,
      ["fullyQualifiedName": .string(way), "kind": .string(way.hasPrefix("/") ? "element" : "object")],
    ]
  }

  private func location(in file: AuditedFile, _ place: FilePlace?) -> JSONValue {
    let artifact: JSONValue = ["uri": .string((place?.file ?? file.path).asURI)]
    let region: JSONValue? = place.map { ["startLine": .whole($0.line), "startColumn": .whole($0.column)] }
    return ["physicalLocation": ["artifactLocation": artifact] + .member("region", region)]
  }
}

extension Severity {
  fileprivate var levelOfSARIF: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  /// Source: GitHub's documentation of its SARIF support, `problem.severity`.
  fileprivate var severityOfCodeScanning: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "recommendation"
    }
  }
}

extension FindingIdentity {
  /// A 64-bit hash of the identity, and the number among findings with the same identity.
  fileprivate func fingerprint(in file: String, _ number: Int) -> String {
    var hash = ContentHash()
    for text in [file, rule, screen, id ?? "", path ?? "", says ?? ""] { hash.add(text) }
    return "\(hash.text):\(number)"
  }
}

extension String {
  /// The path as a URI reference of RFC 3986: a relative path stays relative, and an absolute path gets a scheme.
  var asURI: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if String.unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + byte.digits(2, radix: 16).uppercased()
      }
    }
    return result
  }

  /// The characters that are not escaped in paths.
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
