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

    /// Creates an entry from its stored values.
    public init(
      file: String, rule: String, severity: Severity, screen: String? = nil, id: String? = nil, path: String? = nil,
      says: String? = nil
    ) {
      self.file = file
      self.rule = rule
      self.severity = severity
      self.screen = screen
      self.id = id
      self.path = path
      self.says = says
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
    /// The files, with only their new findings, and only the new places of these.
    public let files: [AuditedFile]
    /// The number of findings of which at least one place is known.
    public let knownCount: Int
    /// The number of known places.
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
    self.init(
      entries: files.flatMap { file in
        let name = name(file)
        return file.findings.flatMap { Entry.all(of: $0, file: name) }
      })
  }

  /// Compares findings with the baseline.
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - name: the name of a file in the baseline.
  ///   - isAsked: false for entries that this audit could not find, because it left out their rules.
  /// - Returns: the new findings, the number of known ones, and the entries without a finding.
  /// - Complexity: O(findings + entries).
  public func compared(
    with files: [AuditedFile], name: (AuditedFile) -> String = \.path, isAsked: (Entry) -> Bool = { _ in true }
  ) -> Comparison {
    let byFile = Dictionary(grouping: entries, by: \.file)
    var (knownCount, knownPlaceCount) = (0, 0)
    var gone: [Entry] = []
    var compared: [AuditedFile] = []
    var seen: Set<String> = []
    for var file in files {
      let name = name(file)
      var lookup = BaselineLookup(byFile[name] ?? [])
      let isNew = lookup.unknownPlaces(of: file.findings)
      knownCount += isNew.count { !$0.allSatisfy(\.self) }
      knownPlaceCount += isNew.joined().count { !$0 }
      file.findings = zip(file.findings, isNew).compactMap { $0.keeping($1) }
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
    return .object(members.compactMap { key, text in text.map { (key: key, value: .string($0)) } })
  }

  /// Nil for an object that is not an entry; unknown members are ignored.
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

/// The entries of one file, and which of them have matched a finding.
struct BaselineLookup {
  private let entries: [AuditBaseline.Entry]
  private var isUsed: [Bool]
  private var exact: [FindingIdentity: [Int]] = [:]
  private var anywhere: [FindingIdentity: [Int]] = [:]

  init(_ entries: [AuditBaseline.Entry]) {
    self.entries = entries
    isUsed = Array(repeating: false, count: entries.count)
    // `popLast()` takes the last index, so the first entry must be last.
    for (index, entry) in entries.enumerated().reversed() {
      exact[entry.identity, default: []].append(index)
      if let key = entry.identity.anywhere { anywhere[key, default: []].append(index) }
    }
  }

  /// For each finding, and each of its places with a fault, whether there is no entry for it. Entries first match places
  /// at the same path, then those that have moved.
  mutating func unknownPlaces(of findings: [Finding]) -> [[Bool]] {
    let identities = findings.map { finding in
      finding.places.filter(\.hasFault).map { FindingIdentity(finding, at: $0) }
    }
    var isNew = identities.map { $0.map { !take($0, from: \.exact) } }
    for (index, identities) in identities.enumerated() {
      for (place, identity) in identities.enumerated() where isNew[index][place] {
        if let key = identity.anywhere { isNew[index][place] = !take(key, from: \.anywhere) }
      }
    }
    return isNew
  }

  var unused: [AuditBaseline.Entry] { unusedIndices.map { entries[$0] } }

  /// The indices of those entries, in order.
  var unusedIndices: [Int] { entries.indices.filter { !isUsed[$0] } }

  private mutating func take(
    _ key: FindingIdentity, from list: WritableKeyPath<BaselineLookup, [FindingIdentity: [Int]]>
  ) -> Bool {
    while let index = self[keyPath: list][key]?.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      return true
    }
    return false
  }
}

/// Identifies a finding after its file has changed.
///
/// A node with an id is identified by its id and its screen. A node without one is identified by its path and its
/// words; if it has moved, by its words only. A finding without a node, such as a screen without a title, is identified
/// by its path.
struct FindingIdentity: Hashable, Sendable {
  let rule: String
  /// The screen in the form in which paths begin; empty for the first screen.
  let screen: String
  let id: String?
  /// Nil where the id identifies the node.
  private(set) var path: String?
  /// Nil where the id or the path identifies the finding.
  let says: String?

  /// Without an id, the screen is taken from the path.
  init(rule: String, screen: String, id: String?, path: String?, says: String?) {
    self.rule = rule
    self.id = id
    self.screen = id == nil ? FindingIdentity.screen(ofPath: path ?? "") : screen
    self.path = id == nil ? path : nil
    self.says = id == nil ? says : nil
  }

  init(_ finding: Finding, at place: Finding.Place) {
    self.init(
      rule: finding.rule, screen: FindingIdentity.screen(ofPath: place.path), id: place.id, path: place.path,
      says: place.says)
  }

  /// The identity of the first place with a fault.
  init(_ finding: Finding) { self.init(finding, at: finding.first) }

  /// The identity without the path, for findings that have moved; nil where the path is necessary.
  var anywhere: FindingIdentity? {
    guard id == nil, says != nil else { return nil }
    var identity = self
    identity.path = nil
    return identity
  }

  static func screen(ofPath path: String) -> String {
    guard path.hasPrefix("screens."), let elements = path.firstRange(of: ".elements[") else { return "" }
    return String(path[..<elements.lowerBound])
  }
}

extension Finding {
  /// The finding with those of its places with a fault that are kept, and with all others; nil where none is kept.
  fileprivate func keeping(_ isKept: [Bool]) -> Finding? {
    guard isKept.contains(true) else { return nil }
    guard isKept.contains(false) else { return self }
    var next = isKept[...]
    return Finding(self, places: places.filter { !$0.hasFault || next.removeFirst() })
  }
}

extension Finding.Place {
  /// The words that identify the node for people: the utterance, or the message where VoiceOver does not stop. Nil for
  /// a place without a node.
  var says: String? {
    guard path.hasPrefix("elements[") || path.contains(".elements[") else { return nil }
    return utterance ?? message.english
  }
}
