public import AloudAudit
public import AloudBase
internal import AloudTree

/// The findings of an audit in a file, for reports.
///
///     AuditedFile("shop.json", findings: Audit().findings(in: document))
public struct AuditedFile: Sendable {
  /// The path as the user gave it, or of a file in a folder that the user gave; `-` is standard input.
  public let path: String
  /// In the order of the audit.
  public var findings: [Finding]
  /// Why there are no findings: the file cannot be read, or is not a screen. Nil for an audited file.
  public var failure: String? { reason?.description }
  /// ``failure`` as a message, which reports can translate.
  package let reason: Message?
  /// The language of messages.
  public let language: Wording.Language
  /// The language of the document, BCP-47.
  public let spokenLanguage: String
  /// The places in the file to which the paths of findings refer; paths whose place is not known are missing.
  public let places: [String: FilePlace]
  /// The findings that the document ignores.
  public var ignored: [AuditReport.Ignored] = []
  /// The findings that a person accepted. They are not among ``findings``.
  public var accepted: [AcceptedFinding] = []
  /// The accepted findings whose last day has passed. They are among ``findings`` again.
  public var expired: [AcceptedFinding] = []
  /// The questions that only a person can answer; nil where the report does not include them.
  public var questions: [Question.Raised]?
  /// The subjects that the document describes, for reports by clauses; nil where they were not determined.
  public var matter: AuditedMatter?
  /// The format of the file, such as `wda-xml`; nil where it is not told.
  public var captureFormat: String?
  /// The screens, for reports with pictures of them; empty for a report without pictures.
  public var screens: [AuditedScreen] = []
  /// The numbers of controls that were tried on a page; nil where none were tried.
  public var rehearsal: RehearsalCounts?
  /// The time to read and audit the file, in seconds; nil where it was not measured.
  public var seconds: Double?
  /// The time of each rule by its id, in seconds.
  public var ruleSeconds: [String: Double] = [:]

  /// An audited file.
  ///
  /// - Parameters:
  ///   - path: the path as the user gave it.
  ///   - findings: in the order of the audit.
  ///   - language: the language of messages.
  ///   - spokenLanguage: the language of the document.
  ///   - places: the places in the file to which the paths of findings refer; see `FilePlaces`.
  public init(
    _ path: String, findings: [Finding], language: Wording.Language = .english, spokenLanguage: String = "en",
    places: [String: FilePlace] = [:]
  ) {
    self.path = path
    self.findings = findings
    self.language = language
    self.spokenLanguage = spokenLanguage
    self.places = places
    reason = nil
  }

  /// A file that could not be audited.
  ///
  /// - Parameters:
  ///   - path: the path as the user gave it.
  ///   - failure: the reason, in the language of messages.
  ///   - language: the language of messages.
  public init(_ path: String, failure: String, language: Wording.Language = .english) {
    self.init(path, reason: Message(english: failure), language: language)
  }

  /// The same, with a reason that is still a message.
  package init(_ path: String, reason: Message, language: Wording.Language) {
    self.path = path
    self.reason = reason
    self.language = language
    findings = []
    spokenLanguage = language.rawValue
    places = [:]
  }
}

extension AuditedFile {
  /// The position of a finding in the format of compilers: `shop.xml:12:5`; only the file where the line is not known.
  package func position(of finding: Finding) -> String { position(ofPath: finding.path) }

  /// The position of a path of a finding.
  package func position(ofPath place: String) -> String {
    places[place].map { "\($0.file ?? path):\($0.line):\($0.column)" } ?? path
  }
}

extension AuditedFile {
  /// A line of the file as reports for people show it.
  package func brief(_ line: String) -> String { line.trimmed.brief[language].printable }

  /// The members `count` and `places` of a finding as JSON; none for a finding with one place.
  package func severalPlaces(of finding: Finding) -> JSONValue { finding.severalPlaces(in: language, places) }
}

extension [AuditedFile] {
  /// The language of a report about several files: that of the audited files, or of all files if none was audited, if
  /// it is the same for all; otherwise English.
  public var language: Wording.Language {
    let audited = filter { $0.failure == nil }
    let languages = Set((audited.isEmpty ? self : audited).map(\.language))
    return languages.count == 1 ? languages.first ?? .english : .english
  }
}
