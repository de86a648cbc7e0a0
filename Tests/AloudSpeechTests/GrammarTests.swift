import Aloud
import AloudTestSupport
import Testing

@testable import AloudSpeech

/// The tables are complete.
@Suite struct GrammarTests {
  @Test(arguments: Clause.allCases) func everyClauseIsInAGrammar(_ clause: Clause) {
    #expect(!clause.row.grammars.isEmpty, "\(clause.name) is in no grammar")
  }

  @Test(arguments: Reason.all) func everyReasonHasItsEvidence(_ reason: Reason) {
    #expect(!reason.name.isEmpty)
    #expect(!reason.explanation.summary.isEmpty)
    #expect(!reason.explanation.evidence.source.isEmpty)
  }

  @Test func noTwoClausesHaveOneName() {
    #expect(Set(Clause.allCases.map(\.name)).count == Clause.allCases.count)
  }

  /// Traits without speech.
  static let silent: Set<String> = [
    "playsSound", "keyboardKey", "staticText", "summaryElement", "updatesFrequently", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "tabBar", "webContent", "isEditing", "launchIcon", "statusBarElement",
    "secureTextField", "inactive", "footer", "autoCorrectCandidate", "deleteKey", "selectionDismissesItem", "visited",
    "scrollable", "spacer", "map", "textOperationsAvailable", "gesturePracticeRegion",
    "allowsNativeSliding",
    "mathEquation", "containedByTable", "containedByList", "touchContainer", "supportsZoom", "textArea", "bookContent",
    "containedByLandmark", "folderIcon", "readOnly", "ignoreItemChooser", "supportsTrackingDetail", "alert",
    "containedByFieldset", "allowsLayoutChangeInStatusBar",
  ]

  @Test(arguments: Traits.named.map(\.name)) func everyTraitIsSpokenOrKnownToBeSilent(_ name: String) throws {
    let trait = try #require(Traits(name: name))
    let utterance = try ScreenReader([.element("Label", trait)]).reading()[0].description
    #expect(
      (utterance == "Label") == Self.silent.contains(name),
      "\(name) is read as \"\(utterance)\": a trait has a clause, or is in GrammarTests.silent, and not both")
  }

  /// The fast test never skips a clause that would say something.
  @Test(arguments: 0..<40, Profile.allCases) func skippingClausesChangesNothing(_ seed: UInt64, _ profile: Profile)
    throws
  {
    let tree = try Tree.random(seed: seed)
    let order = ReadingOrder(of: tree)
    let words = VoiceLibrary.standard.phrasebook(for: "en", settings: .init())
    func utterances(asksEveryClause: Bool) -> [Utterance] {
      let screen = SpokenScreen(
        tree: tree, order: order, profile: profile, settings: .init(), language: "en", words: { _ in words },
        asksEveryClause: asksEveryClause)
      return order.stops.indices.map { rank in
        Composer(screen: screen, rank: rank, previous: rank > 0 ? rank - 1 : nil).compose()
      }
    }
    #expect(utterances(asksEveryClause: true) == utterances(asksEveryClause: false))
  }
}
