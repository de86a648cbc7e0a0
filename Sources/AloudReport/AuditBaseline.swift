public import AloudAudit
package import AloudBase
internal import AloudTree

/// Known findings. With a baseline, an audit reports only new findings.
///
///     let baseline = AuditBaseline(recording: files)      // today
///     let comparison = baseline.compared(with: files)     // later
///     comparison.files                                    // with new findings only
///
/// An entry is a place of a finding: if another element gets a known problem, it is new, and the others stay known. An
/// entry matches a place by rule, screen and id. Without an id, it matches by rule, path and utterance; if
/// elements were inserted or moved, by rule and utterance. Each entry matches one place: of two equal places, one may be
/// new.
public struct AuditBaseline: Equatable, Sendable {
  /// A known place of a finding.
  public struct Entry: Hashable, Sendable {
    /// The path of the file, in the form that the user of the baseline chooses.
    public var file: String
    /// The id of the rule.
    public var rule: String
    /// The severity of the finding.
    public var severity: Severity
    /// For a node with an id, the screen in the form in which paths begin: `screens.detail`. Nil for the first screen,
    /// and where ``path`` includes the screen.
    public var screen: String?
    /// Nil where the node has none; the path and the words identify it then.
    public var id: String?
    /// As in `Finding.path`; nil where the id identifies the node.
    public var path: String?
    /// The utterance there; where VoiceOver does not stop, the message in English. Nil for a finding without a node.
    public var says: String?
    /// A person's decision about the place: it is listed as accepted. Nil for a place that is only known.
    public var accepted: Acceptance?

    /// Creates an entry from its stored values.
    public init(
      file: String, rule: String, severity: Severity, screen: String? = nil, id: String? = nil, path: String? = nil,
      says: String? = nil, accepted: Acceptance? = nil
    ) {
      self.file = file
      self.rule = rule
      self.severity = severity
      self.screen = screen
      self.id = id
      self.path = path
      self.says = says
      self.accepted = accepted
    }

    /// An entry for a place of a finding. If the node has an id, the path is left out: it would change with every element
    /// that is inserted before the node.
    init(_ finding: Finding, at place: Finding.Place, file: String) {
      let screen = FindingIdentity.screen(ofPath: place.path)
      let path = place.id == nil ? place.path : nil
      self.init(
        file: file, rule: finding.rule, severity: finding.severity,
        screen: place.id == nil || screen.isEmpty ? nil : screen, id: place.id, path: path,
        says: place.id == nil ? place.says : nil)
    }

    /// An entry for the first place with a fault.
    init(_ finding: Finding, file: String) { self.init(finding, at: finding.first, file: file) }

    /// An entry for each place with a fault.
    static func all(of finding: Finding, file: String) -> [Entry] {
      finding.places.filter(\.hasFault).map { Entry(finding, at: $0, file: file) }
    }

    var identity: FindingIdentity { FindingIdentity(rule: rule, screen: screen ?? "", id: id, path: path, says: says) }
  }

  /// The result of comparing findings with a baseline.
  public struct Comparison: Sendable {
    /// The files, with only their new findings, and only the new places of these. Accepted findings are in
    /// ``AuditedFile/accepted``. Those whose last day has passed count again.
    public let files: [AuditedFile]
    /// The number of findings of which at least one place is known, and not accepted.
    public let knownCount: Int
    /// The number of these places.
    public let knownPlaceCount: Int
    /// Entries of the audited files that match no finding any more.
    public let gone: [Entry]
  }

  /// The entries, in the order in which they are written.
  public private(set) var entries: [Entry]

  /// Sorts the entries, so that the same findings are always written in the same order.
  public init(entries: [Entry] = []) { self.entries = entries.sorted { $0.precedes($1) } }

  /// Creates a baseline of all current findings.
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - name: the name of a file in the baseline; its path by default.
  public init(recording files: [AuditedFile], name: (AuditedFile) -> String = \.path) {
    self.init(recording: files, keeping: AuditBaseline(), name: name)
  }

  /// Creates a baseline of all current findings, with the decisions of an earlier one about them.
  package init(recording files: [AuditedFile], keeping earlier: AuditBaseline, name: (AuditedFile) -> String) {
    let decided = Dictionary(grouping: earlier.entries.filter { $0.accepted != nil }, by: \.file)
    self.init(
      entries: files.flatMap { file in
        let name = name(file)
        var lookup = BaselineLookup(decided[name] ?? [])
        return zip(file.findings, lookup.matches(of: file.findings)).flatMap { finding, matches in
          zip(Entry.all(of: finding, file: name), matches).map { entry, match in
            var entry = entry
            entry.accepted = match?.accepted
            return entry
          }
        }
      })
  }

  /// Compares findings with the baseline.
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - name: the name of a file in the baseline.
  ///   - day: the current day, in the form of ``Acceptance/when``; decisions whose last day is before it no longer count. Without
  ///     it, all count.
  ///   - isAsked: false for entries that this audit could not find, because it left out their rules.
  /// - Returns: the new and the accepted findings, the number of known ones, and the entries without a finding.
  /// - Complexity: O(findings + entries).
  public func compared(
    with files: [AuditedFile], name: (AuditedFile) -> String = \.path, on day: String = "",
    isAsked: (Entry) -> Bool = { _ in true }
  ) -> Comparison {
    let byFile = Dictionary(grouping: entries, by: \.file)
    var (knownCount, knownPlaceCount) = (0, 0)
    var gone: [Entry] = []
    var compared: [AuditedFile] = []
    var seen: Set<String> = []
    for var file in files {
      let name = name(file)
      var lookup = BaselineLookup(byFile[name] ?? [])
      let matches = lookup.matches(of: file.findings)
      let isKnown = matches.map { $0.map { entry in entry.map { $0.accepted == nil } ?? false } }
      knownCount += isKnown.count { $0.contains(true) }
      knownPlaceCount += isKnown.joined().count { $0 }
      file.divide(by: matches, on: day)
      if file.failure == nil, seen.insert(name).inserted { gone += lookup.unused.filter(isAsked) }
      compared.append(file)
    }
    return Comparison(files: compared, knownCount: knownCount, knownPlaceCount: knownPlaceCount, gone: gone)
  }
}

extension AuditBaseline.Entry {
  fileprivate func precedes(_ other: Self) -> Bool {
    if file != other.file { return file < other.file }
    if rule != other.rule { return rule < other.rule }
    if screen != other.screen { return screen ?? "" < other.screen ?? "" }
    if id != other.id { return id ?? "" < other.id ?? "" }
    if let path, let others = other.path, path != others { return path.isOrderedByNumbers(before: others) }
    return (path ?? "", says ?? "", severity) < (other.path ?? "", other.says ?? "", other.severity)
  }

  /// The form in baselines and reports; nil values are left out.
  package var json: JSONValue {
    let members = [
      ("file", file), ("rule", rule), ("severity", severity.rawValue), ("screen", screen), ("id", id), ("path", path),
      ("says", says),
    ]
    let object = JSONValue.object(members.compactMap { key, text in text.map { (key: key, value: .string($0)) } })
    return object + .member("accepted", accepted?.json)
  }

  /// Nil for an object that is not an entry; unknown members are ignored, and ``accepted`` is read by others.
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

extension String {
  /// True when the path comes first. Numbers are compared as numbers: `elements[9]` comes before `elements[10]`.
  fileprivate func isOrderedByNumbers(before other: String) -> Bool {
    func steps(_ path: String) -> [Substring] { path.split(whereSeparator: { "[]".contains($0) }) }
    let (steps, others) = (steps(self), steps(other))
    for (one, two) in zip(steps, others) where one != two {
      switch (Int(one), Int(two)) {
      case (let one?, let two?) where one != two: return one < two
      case (nil, _?): return false
      case (_?, nil): return true
      default: return one < two
      }
    }
    return steps.count == others.count ? self < other : steps.count < others.count
  }
}
