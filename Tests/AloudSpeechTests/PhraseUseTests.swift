import AloudTestSupport
import Foundation
import Testing

@testable import AloudSpeech

/// Each phrase is used somewhere, or has a reason not to be.
@Suite struct PhraseUseTests {
  @Test(arguments: Phrase.allCases) func everyPhraseIsUsedOrHasAReason(_ phrase: Phrase) throws {
    let reason = Self.unsaid.first { $0.phrases.contains(phrase) }?.reason
    #expect(try Self.said.get().contains("\(phrase)") == (reason == nil), "\(phrase): \(reason ?? "nothing says it")")
  }

  /// Unused phrases, and the reasons why they exist.
  static let unsaid: [(phrases: [Phrase], reason: String)] = [
    ([.traitNotSelected, .containerTabList], "words of web content that no recording of iOS has"),
    ([.stateInvalid], "a state of web content; recordings of iOS have another word, web.invalid"),
    ([.hintOpen, .actionsHintLegacy], "collected from devices; no element gets them today"),
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
  private static let silent = ["/Phrase.swift", "/RoleLabel.swift"]

  /// The names after a dot in the other sources.
  private static let said = Result {
    let sources = Fixtures.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { path in path.hasSuffix(".swift") && !silent.contains { path.hasSuffix($0) } }
      .reduce(into: Set<String>()) {
        let text = try String(contentsOf: sources.appendingPathComponent($1), encoding: .utf8)
        $0.formUnion(text.matches(of: /\.([a-z]\w+)/).map { String($0.1) })
      }
  }
}
