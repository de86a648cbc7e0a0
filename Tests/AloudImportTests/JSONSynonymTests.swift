import AloudTree
import Testing

@testable import AloudImport

/// The tables of words from other frameworks.
@Suite struct JSONSynonymTests {
  private func check<Key: JSONKeyList>(_: Key.Type) {
    for name in Key.synonyms.keys {
      #expect(name == name.lowercased())
      #expect(!Key.allCases.contains { $0.rawValue == name }, "\(name) is a key")
    }
  }

  @Test func synonymsAreLowercaseAndNotKeys() {
    check(JSONKeys.Node.self)
    check(JSONKeys.Effect.self)
    check(JSONKeys.Condition.self)
    check(Behaviors.Event.self)
    let verbs = JSONKeys.Effect.forms.map(\.verb)
    #expect(JSONKeys.Effect.synonyms.values.allSatisfy(verbs.contains))
  }
}
