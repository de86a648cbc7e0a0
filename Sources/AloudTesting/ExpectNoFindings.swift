internal import Aloud
public import AloudAudit
public import AloudTree

/// Expects that an audit finds nothing wrong with the screens of an app.
///
///     @Test func signInIsAccessible() throws {
///       try expectNoFindings(of: Document([.heading("Sign in"), .textField("Email"), .button("Continue")]))
///     }
///
/// Each finding fails the test, with its place, what VoiceOver says there and how to mend it. Rules are values: a project adds its
/// own, and leaves some out. What a document itself ignores, with a reason, is no failure. Works in Swift Testing and in XCTest.
///
/// Findings below the level are let pass; the level is advice unless said otherwise. Messages are in the language
/// given, else in that of the document where it is Korean, else in English.
public func expectNoFindings(
  of document: Document, rules: [Rule] = Rule.all, level: Severity = .warning, language: Wording.Language? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let findings = Audit(rules: rules, level: level).findings(in: document)
  let language = language ?? Wording.Language(tag: document.language)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  for finding in findings { report(finding.told(in: language), at: caller) }
}

/// Expects that an audit finds nothing wrong with a screen written in Swift.
///
///     try expectNoFindings(of: [.heading("Sign in"), .textField("Email"), .button("Continue")])
///
/// - Throws: `TreeError` when ids are repeated or items nested too deep.
public func expectNoFindings(
  of outline: Outline, named name: String? = nil, rules: [Rule] = Rule.all, level: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  expectNoFindings(
    of: try Document(outline, name: name), rules: rules, level: level, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that an audit finds nothing wrong with a dump or a screen document, given as its text.
///
///     try expectNoFindings(reading: app.debugDescription, language: "ko")
///
/// - Throws: `ImportError` for what cannot be read.
public func expectNoFindings(
  reading text: String, language: String? = nil, rules: [Rule] = Rule.all, level: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  expectNoFindings(
    of: try Document(reading: text, language: language), rules: rules, level: level, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

extension Finding {
  /// A finding as the message of a failed test.
  fileprivate func told(in language: Wording.Language) -> String {
    let place = id.map { "\(path) (\($0))" } ?? path
    return """
      \(severity.rawValue) \(rule) at \(place): \(message[language])\(utterance.map { "\n  says  \($0)" } ?? "")
        fix   \(fix[language])
        see   \(references.joined(separator: ", "))
      """
  }
}
