internal import Aloud
public import AloudAudit
public import AloudTree

/// Expects that an audit has no findings for the screens of an app.
///
///     @Test func signInIsAccessible() throws {
///       try expectNoFindings(of: Document([.heading("Sign in"), .textField("Email"), .button("Continue")]))
///     }
///
/// Each finding fails the test once, however many places it has. The message has its places, what VoiceOver says there
/// and how to fix it. Rules are
/// values: a project can add its own rules and leave out others. Findings that the document ignores, with a reason, do
/// not fail the test. Works in Swift Testing and in XCTest.
///
/// Findings below the level do not fail the test; the default level is `.warning`. Messages are in the given language;
/// without one, they are in Korean for a Korean document and else in English.
public func expectNoFindings(
  of document: Document, rules: [Rule] = Rule.all, level: Severity = .warning, language: Wording.Language? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectNoFindings(
    of: document, places: { _ in [:] }, rules: rules, level: level, language: language,
    at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that an audit has no findings for a screen written in Swift.
///
///     try expectNoFindings(of: [.heading("Sign in"), .textField("Email"), .button("Continue")])
///
/// - Throws: `TreeError` when ids are repeated or items are nested too deeply.
public func expectNoFindings(
  of outline: Outline, named name: String? = nil, rules: [Rule] = Rule.all, level: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  expectNoFindings(
    of: try Document(outline, name: name), rules: rules, level: level, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that an audit has no findings for a dump or a screen document, given as its text.
///
///     try expectNoFindings(reading: app.debugDescription, language: "ko")
///
/// The message has the numbers of the lines in the text, from 1, and the first of these lines.
///
/// - Throws: `ImportError` for a text that cannot be read.
public func expectNoFindings(
  reading text: String, language: String? = nil, rules: [Rule] = Rule.all, level: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let screen = try ImportedScreen(Array(text.utf8), language: language)
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  expectNoFindings(
    of: screen.document,
    places: { paths in
      var places = FilePlaces(screen)
      return Dictionary(paths.compactMap { path in places[path].map { (path, $0) } }) { first, _ in first }
    }, lines: lines, rules: rules, level: level, language: nil,
    at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports each finding. `places` gives the places of paths in the text, and `lines` the lines of the text; without a text
/// there are none.
private func expectNoFindings(
  of document: Document, places: ([String]) -> [String: FilePlace], lines: [Substring] = [], rules: [Rule],
  level: Severity, language: Wording.Language?, at caller: Caller
) {
  let findings = Audit(rules: rules, level: level).findings(in: document)
  guard !findings.isEmpty else { return }
  let file = AuditedFile(
    "", findings: findings, language: language ?? Wording.Language(tag: document.language),
    spokenLanguage: document.language, places: places(findings.flatMap { $0.places.map(\.path) }))
  for finding in findings { report(finding.told(in: file, lines), at: caller) }
}

extension Finding {
  /// The finding as the message of a failed test.
  fileprivate func told(in file: AuditedFile, _ lines: [Substring]) -> String {
    let language = file.language
    func position(_ path: String) -> String { file.places[path].map { "line \($0.line)" } ?? path }
    let place = file.places[path] == nil ? path : "\(position(path)), \(path)"
    var told = ["\(severity.rawValue) \(rule) at \(id.map { "\(place) (\($0))" } ?? place): \(message[language])"]
    if let line = file.places[path]?.line, lines.indices.contains(line - 1) {
      told.append("  line  \(file.brief(String(lines[line - 1])))")
    }
    if let utterance { told.append("  says  \(utterance)") }
    told += OtherPlaces(of: self, in: file).lines(position: position).map { "  " + $0 }
    told.append("  fix   \(fix[language])")
    told.append("  see   \(references.joined(separator: ", "))")
    return told.joined(separator: "\n")
  }
}
