internal import Aloud
public import AloudAudit
public import AloudTree

/// Expects that an audit has no findings for the screens of an app.
///
///     @Test func signInIsAccessible() throws {
///       try expectNoFindings(of: Document([.heading("Sign in"), .textField("Email"), .button("Continue")]))
///     }
///
/// Each finding fails the test. The message has its place, what VoiceOver says there and how to fix it. Rules are
/// values: a project can add its own rules and leave out others. Findings that the document ignores, with a reason, do
/// not fail the test. Works in Swift Testing and in XCTest.
///
/// Findings below the level do not fail the test; the default level is `.warning`. Messages are in the given language;
/// without one, they are in Korean for a Korean document and else in English.
public func expectNoFindings(
  of document: Document, rules: [Rule] = Rule.all, level: Severity = .warning, language: Wording.Language? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let findings = Audit(rules: rules, level: level).findings(in: document)
  let language = language ?? Wording.Language(tag: document.language)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  for finding in findings { report(finding.told(in: language), at: caller) }
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
/// - Throws: `ImportError` for a text that cannot be read.
public func expectNoFindings(
  reading text: String, language: String? = nil, rules: [Rule] = Rule.all, level: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  expectNoFindings(
    of: try Document(reading: text, language: language), rules: rules, level: level, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

extension Finding {
  /// The finding as the message of a failed test.
  fileprivate func told(in language: Wording.Language) -> String {
    let place = id.map { "\(path) (\($0))" } ?? path
    return """
      \(severity.rawValue) \(rule) at \(place): \(message[language])\(utterance.map { "\n  says  \($0)" } ?? "")
        fix   \(fix[language])
        see   \(references.joined(separator: ", "))
      """
  }
}
