public import AloudTree

/// The findings of an audit in a file, as reports tell them.
///
///     AuditedFile("shop.json", findings: Audit().findings(in: document))
public struct AuditedFile: Sendable {
  /// As it was named, or what was read in the folder that was named; `-` is standard input.
  public let path: String
  /// In the order of the audit.
  public var findings: [Finding]
  /// Why there is nothing to tell: the file cannot be read, or is no screen. Nil where it was audited.
  public let failure: String?
  /// Of messages.
  public let language: Wording.Language
  /// Of what VoiceOver says there, BCP-47.
  public let spokenLanguage: String
  /// The places in the file of the paths of findings; a path without a known place is missing.
  public let places: [String: FilePlace]
  /// The findings that the document itself asks to pass over.
  public var ignored: [AuditReport.Ignored] = []
  /// The questions that only a person can judge; nil where they are not asked for.
  public var questions: [Question.Raised]?
  /// The subjects of the document, for reports by clauses; nil where they were not read.
  public var matter: AuditedMatter?
  /// Its screens, for reports that have pictures of them; none is a report without pictures.
  public var screens: [AuditedScreen] = []
  /// The numbers of controls that were tried on a page; nil where none was.
  public var rehearsal: RehearsalCounts?
  /// How long it took to read and audit the file, in seconds; nil where it was not measured.
  public var seconds: Double?
  /// How long each rule took, by its id, in seconds.
  public var ruleSeconds: [String: Double] = [:]

  /// A file that was audited.
  ///
  /// - Parameters:
  ///   - path: as it was named.
  ///   - findings: in the order of the audit.
  ///   - language: of messages.
  ///   - spokenLanguage: that of the document.
  ///   - places: where the paths of findings stand in the file, as `FilePlaces` tells.
  public init(
    _ path: String, findings: [Finding], language: Wording.Language = .english, spokenLanguage: String = "en",
    places: [String: FilePlace] = [:]
  ) {
    self.path = path
    self.findings = findings
    self.language = language
    self.spokenLanguage = spokenLanguage
    self.places = places
    failure = nil
  }

  /// A file that could not be audited.
  ///
  /// - Parameters:
  ///   - path: as it was named.
  ///   - failure: why, in the language of messages.
  ///   - language: of messages.
  public init(_ path: String, failure: String, language: Wording.Language = .english) {
    self.path = path
    self.failure = failure
    self.language = language
    findings = []
    spokenLanguage = language.rawValue
    places = [:]
  }
}

extension AuditedFile {
  /// The place of a finding, as compilers write it: `shop.xml:12:5`; the file alone where that is not known.
  package func position(of finding: Finding) -> String {
    places[finding.path].map { "\($0.file ?? path):\($0.line):\($0.column)" } ?? path
  }
}

extension [AuditedFile] {
  /// The language of what a report says of all: that of the files that were audited, or of all where none was, if they
  /// agree; else English.
  public var language: Wording.Language {
    let audited = filter { $0.failure == nil }
    let languages = Set((audited.isEmpty ? self : audited).map(\.language))
    return languages.count == 1 ? languages.first ?? .english : .english
  }
}
