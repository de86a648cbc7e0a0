import Aloud
import AloudTestSupport
import Foundation

@testable import AloudReport

/// Reports of small documents.
enum ComplianceExample {
  /// A file as in `aloud audit --format report`.
  static func file(_ path: String, _ json: String, language: Wording.Language = .english) throws -> AuditedFile {
    let app = AuditedApp(try Document(reading: json))
    var file = AuditedFile(
      path, findings: Audit().findings(in: app), language: language, spokenLanguage: app.document.language)
    file.questions = Question.raised(by: app)
    file.matter = AuditedMatter(app)
    file.screens = app.screens
    return file
  }

  static func file(_ path: String, elements: String, more: String = "") throws -> AuditedFile {
    try file(path, "{\"aloud\": 1, \"name\": \"Shop\", \"elements\": [\(elements)]\(more)}")
  }

  /// The screens of `Fixtures/Reports`.
  static func shop() throws -> [AuditedFile] {
    try ["home", "order", "product"].map {
      try file("\($0).json", try Fixtures.text("Reports/\($0).json"), language: .korean)
    }
  }
}

extension ComplianceReport {
  func result(_ reference: String) -> ClauseResult? {
    results.values.lazy.flatMap(\.self).first { $0.clause.reference == reference }
  }
}
