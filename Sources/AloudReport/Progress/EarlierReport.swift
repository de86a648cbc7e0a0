/// The parts of an earlier report that are compared with a later one.
public struct EarlierReport: Sendable {
  /// A finding of the earlier report.
  public struct Finding: Sendable {
    /// Identifies its first place in the later report.
    public var entry: AuditBaseline.Entry
    /// Identifies its other places.
    public var others: [AuditBaseline.Entry]
    /// As in `Rule.references`.
    public var references: [String]
    /// The message, in the language of the earlier report.
    public var message: String
    /// The number that later reports keep; nil for a finding that has none yet.
    public var number: Int?

    /// Creates a finding from its stored values.
    public init(
      _ entry: AuditBaseline.Entry, others: [AuditBaseline.Entry] = [], references: [String], message: String,
      number: Int? = nil
    ) {
      self.entry = entry
      self.others = others
      self.references = references
      self.message = message
      self.number = number
    }

    /// Those of all places, the first one first.
    var entries: [AuditBaseline.Entry] { [entry] + others }
  }

  /// A screen of the earlier report.
  public struct Screen: Equatable, Sendable {
    /// The path of its file.
    public var file: String
    /// The screen in the form in which paths begin: `screens.detail`; empty for the first screen.
    public var path: String
    /// The name or the key; nil where it has neither.
    public var name: String?
    /// What VoiceOver said at each stop.
    public var stops: [String]

    /// Creates a screen from its stored values.
    public init(file: String, path: String = "", name: String? = nil, stops: [String]) {
      self.file = file
      self.path = path
      self.name = name
      self.stops = stops
    }
  }

  /// The date on its cover.
  public var date: String?
  /// The version of Aloud that made it; nil for one that does not tell.
  public var version: String?
  /// The findings, in the order of the earlier report, with those that it could not compare itself.
  public var findings: [Finding]
  /// Findings that were corrected before. If one is found again, it is new, and has its old number.
  public var corrected: [Finding]
  /// The verdicts by the reference of the clause.
  public var verdicts: [String: Verdict]
  /// The screens, which tell whether a file or a screen has only another name now.
  public var screens: [Screen]
  /// The highest number that a finding of this or an earlier report has had.
  public var lastNumber: Int

  /// Creates a report from its stored values.
  public init(
    date: String? = nil, version: String? = nil, findings: [Finding], corrected: [Finding] = [],
    verdicts: [String: Verdict] = [:],
    screens: [Screen] = [], lastNumber: Int = 0
  ) {
    self.date = date
    self.version = version
    self.findings = findings
    self.corrected = corrected
    self.verdicts = verdicts
    self.screens = screens
    self.lastNumber = max(lastNumber, (findings + corrected).compactMap(\.number).max() ?? 0)
  }

  /// The highest number that a finding may have.
  package static let mostNumbers = 1_000_000_000
}
