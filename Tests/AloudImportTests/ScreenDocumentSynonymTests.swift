import AloudBase
import AloudTree
import Testing

@testable import AloudImport

/// Suggestions lead to valid input.
@Suite struct ScreenDocumentSynonymTests {
  @Test func suggestionsForWrongTraitsExist() throws {
    for name in [
      "heading", "switch", "disabled", "tab", "slider", "text", "search", "back", "menu", "key",
      "UIAccessibilityTraitButton",
      ".isButton", "XCUIElementTypeLink", "isSelected",
    ] {
      let hint = TraitMistake.hint(for: name).description.split(separator: "\"", omittingEmptySubsequences: false)
      let meant = hint.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      #expect(!meant.isEmpty && meant.allSatisfy { Traits(name: $0) != nil }, "\(name)")
    }
    // The input of a text field is a separate property.
    for name in ["textField", "password", "textView"] {
      let words = TraitMistake.hint(for: name).description.dropFirst("; did you mean ".count)
      let member = words.prefix(through: try #require(words.lastIndex(of: "}")))
      _ = try Document(reading: #"{"aloud": 1, "elements": [{\#(member)}]}"#)
    }
    #expect(Traits.publicNames.allSatisfy { Traits(name: $0) != nil })
  }

  /// Names of keys in UIAccessibility and other frameworks lead to a key.
  @Test func synonymsOfKeysAreNotKeys() {
    for (name, key) in JSONKeys.Node.synonyms {
      #expect(JSONKeys.Node(rawValue: name) == nil && name == name.lowercased(), "\(name)")
      guard key == .traits, name != "role", name != "type", name != "trait" else { continue }
      #expect(throws: Never.self) {
        try Document(reading: #"{"aloud": 1, "elements": [{\#(key.written(for: name))}]}"#)
      }
    }
  }

  @Test(arguments: ["", " \n", "{}", "[]", "[ ]\n"]) func anEmptyFileExplainsTheFormat(_ text: String) throws {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(error?.message.description.hasSuffix("; \(FileKind.screens)") == true)
  }
}
