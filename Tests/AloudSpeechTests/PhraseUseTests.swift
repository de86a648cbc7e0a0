import AloudTestSupport
import Foundation
import Testing

@testable import AloudSpeech

/// Each phrase is used somewhere, or has a reason not to be.
@Suite struct PhraseUseTests {
  @Test(arguments: Phrase.allCases) func everyPhraseIsUsedOrHasAReason(_ phrase: Phrase) throws {
    let reason = Self.unsaid.first { $0.phrases.contains(phrase) }?.reason
    let isSaid = try Self.said.get().contains { $0.names("\(phrase)") }
    #expect(isSaid == (reason == nil), "\(phrase): \(reason ?? "nothing says it")")
  }

  /// Unused phrases, and the reasons why they exist.
  static let unsaid: [(phrases: [Phrase], reason: String)] = [
    ([.traitNotSelected, .containerTabList], "words of web content that no recording of iOS has"),
    ([.stateInvalid], "a state of web content; recordings of iOS have another word, web.invalid"),
    ([.hintOpen, .actionsHintLegacy], "collected from devices; no element gets them today"),
    ([.dialog], "a word of Apple's bundles; no element gets it today"),
    (
      [
        .rotorPitch, .rotorTypingEcho, .rotorTypingMode, .rotorDirectTouch, .rotorBrailleScreenInput,
      ], "options of the rotor that ours does not have"
    ),
    (
      [.guidedaccessEnabledBanner],
      "a banner for who presses the Home button in a session; whether VoiceOver says it is not known"
    ),
  ]

  /// Files that declare phrases, and files where an audit compares labels with them: they do not use phrases in speech.
  private static let silent = ["/Phrase.swift", "/RoleWords.swift"]

  /// The names after a dot in a source, and the names that it declares.
  struct Source: Sendable {
    /// All names after a dot.
    let all: Set<String>
    /// The names in calls that take a phrase, and in lines with a variable of the type.
    let aboutPhrases: Set<String>

    /// True if the source names a phrase. Another type may have a case of the same name: then the line must be about
    /// phrases.
    func names(_ phrase: String) -> Bool {
      (Source.ofOthers.contains(phrase) ? aboutPhrases : all).contains(phrase)
    }

    /// The names of phrases that other types have, too.
    static let ofOthers: Set<String> = [
      "alert", "back", "dialog", "directTouch", "group", "progress", "screenLocked", "tableColumn",
      "tableRow",
    ]
  }

  /// The phrase in a call that takes one, or in a `switch` that chooses one.
  private static var calls: Regex<(Substring, Substring)> {
    // For Unicode, `words.text` is one word.
    #/(?:\b(?:text|fragment|tell)\((?:\.\w+, )?|case \.\w+: )\.(\w+)/#.wordBoundaryKind(.simple)
  }

  private static let said = Result {
    let sources = Fixtures.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { path in path.hasSuffix(".swift") && !silent.contains { path.hasSuffix($0) } }.map {
      let text = try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)
      func names(_ text: some StringProtocol) -> [String] {
        String(text).matches(of: /\.([a-z]\w+)/).map { String($0.1) }
      }
      let lines = text.split(separator: "\n").filter { $0.contains(": Phrase") }
      return Source(
        all: Set(names(text)), aboutPhrases: Set(lines.flatMap(names) + text.matches(of: calls).map { String($0.1) }))
    }
  }

  /// Names that other types have are known; so a new one is found.
  @Test func namesOfOtherTypesAreKnown() throws {
    let sources = Fixtures.package.appendingPathComponent("Sources")
    let phrases = Set(Phrase.allCases.map { "\($0)" })
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !Self.silent.contains(where: { path.hasSuffix($0) }) {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /\b(?:case|let|var|func) ([a-z]\w*(?:, [a-z]\w*)*)/) {
        found.formUnion(match.1.split(separator: ", ").map(String.init).filter(phrases.contains))
      }
    }
    #expect(found == Source.ofOthers)
  }
}
