import AloudTree
import Testing

@testable import AloudImport

@Suite struct SnapshotHintsTests {
  private static let toggle: Traits = [.button, .toggleButton]

  private func hint(_ hint: String, _ traits: Traits, expanded: Bool? = nil) -> String {
    SnapshotHints.authored(hint, traits: traits, expanded: expanded).hint
  }

  @Test(arguments: SnapshotHints.toggle) func switches(_ phrase: String) {
    #expect(hint("\(phrase).", Self.toggle) == "")
    #expect(hint("Every morning. \(phrase).", Self.toggle) == "Every morning")
    #expect(hint("Really?. \(phrase).", Self.toggle) == "Really?")
    // The same words belong to the developer if VoiceOver has no hint.
    #expect(hint("\(phrase).", .button) == "\(phrase).")
    #expect(hint("\(phrase).", Self.toggle.union(.notEnabled)) == "\(phrase).")
    #expect(hint("Then \(phrase).", Self.toggle) == "Then \(phrase).")
  }

  @Test(arguments: SnapshotHints.adjust) func adjustables(_ phrase: String) {
    #expect(hint("\(phrase).", .adjustable) == "")
    #expect(hint("In litres. \(phrase).", .adjustable) == "In litres")
    #expect(hint("\(phrase).", Self.toggle.union(.adjustable)) == "\(phrase).")
    #expect(hint("\(phrase).", []) == "\(phrase).")
  }

  @Test(arguments: SnapshotHints.edit) func textInputs(_ phrase: String) {
    #expect(hint(phrase, .textEntry) == "")
    #expect(hint("\(phrase).", .textEntry) == "")
    #expect(hint(phrase, .button) == phrase)
    // A hint that is not composed belongs to the developer.
    #expect(hint("Your first name.", .textEntry) == "Your first name.")
  }

  @Test func chainedHintsAreRemoved() {
    for (edit, adjust) in zip(SnapshotHints.edit, SnapshotHints.adjust) {
      #expect(hint("\(edit). \(adjust).", [.textEntry, .adjustable]) == "")
    }
    for (toggle, collapse) in zip(SnapshotHints.toggle, SnapshotHints.collapse) {
      #expect(hint("Hint. \(toggle). \(collapse).", Self.toggle, expanded: true) == "Hint")
    }
  }

  @Test(arguments: [
    (true, SnapshotHints.collapse, ["A. Button. Expanded.", "A. Taste. Erweitert.", "A. Кнопка. Развернуто."]),
    (false, SnapshotHints.expand, ["A. Button. Collapsed.", "A. Taste. Reduziert.", "A. Кнопка. Свернуто."]),
  ]) func expandedElements(_ expanded: Bool, _ phrases: [String], _ descriptions: [String]) {
    for (phrase, description) in zip(phrases, descriptions) {
      #expect(SnapshotWords.expanded(in: description) == expanded)
      let authored = SnapshotHints.authored("Hint. \(phrase).", traits: .button, expanded: expanded)
      #expect(authored == ("Hint", expanded))
      #expect(SnapshotHints.authored("\(phrase).", traits: .button, expanded: !expanded).expanded == nil)
      // A developer may write the same words if the description does not mention a state.
      #expect(hint("\(phrase).", .button) == "\(phrase).")
    }
  }

  @Test(
    arguments: [
      ("Collapsed lung. Button.", nil), ("Expanded", true), ("A. Collapsed. Search Field. 2 of 3.", false), ("", nil),
    ] as [(String, Bool?)]) func expandedStateIsReadFromADescription(_ description: String, _ expanded: Bool?)
  {
    #expect(SnapshotWords.expanded(in: description) == expanded)
  }

  @Test func elementsHaveTheirRole() throws {
    let text = #"[{"label": "A", "description": "A. Button. Expanded.", "hint": "Double tap to collapse."}]"#
    let node = try AccessibilitySnapshotJSON.read(SourceText(Array(text.utf8)), language: "en").document.firstScreen
      .tree.nodes[1]
    #expect(node.details.expanded == true)
    #expect(node.hint == nil)
    #expect(node.details.inferences == ["expandedWord", "ownHint"])
  }
}
