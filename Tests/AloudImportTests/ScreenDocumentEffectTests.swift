import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

@Suite struct ScreenDocumentEffectTests {
  private func effect(_ text: String) throws -> Effect {
    let text = #"""
      {"aloud": 1, "elements": [{"id": "a", "on": {"activate": [\#(text)]}}], "screens": {"s": {"elements": []}}}
      """#
    let tree = try ImportedScreen(Array(text.utf8)).document.firstScreen.tree
    return try #require(tree.nodes.last?.details.behaviors.effects[.activate]?.first)
  }

  @Test(
    arguments: [
      (#"{"toggle": "a"}"#, .toggle(id: "a")),
      (#"{"select": "a"}"#, .select(id: "a")),
      (#"{"remove": "a"}"#, .remove(id: "a")),
      (#"{"show": "s"}"#, .show(screen: "s")),
      (#"{"present": "s"}"#, .present(screen: "s")),
      (#"{"back": true}"#, .back),
      (#"{"dismiss": true}"#, .dismiss),
      (#"{"unknown": true}"#, .unknown),
      (#"{"after": 1.5, "do": [{"toggle": "a"}]}"#, .after(seconds: 1.5, [.toggle(id: "a")])),
      (#"{"every": 0.01, "do": []}"#, .every(seconds: 0.01, [], until: nil)),
      (#"{"every": 60, "do": [], "until": 3600}"#, .every(seconds: 60, [], until: 3600)),
      (#"{"every": 1, "do": [], "name": "poll"}"#, .every(seconds: 1, [], until: nil, name: "poll")),
      (
        #"{"after": 5, "do": [{"cancel": "timeout"}], "name": "timeout"}"#,
        .after(seconds: 5, [.cancel(name: "timeout")], name: "timeout")
      ),
      (#"{"post": "screenChanged"}"#, .post(.screenChanged(focus: nil, text: nil))),
      (#"{"post": "layoutChanged", "focus": "a"}"#, .post(.layoutChanged(focus: "a", text: nil))),
      (#"{"post": "layoutChanged", "text": "Moved"}"#, .post(.layoutChanged(focus: nil, text: "Moved"))),
      (#"{"post": "screenChanged", "focus": null}"#, .post(.screenChanged(focus: nil, text: nil))),
      (#"{"post": "announcement", "text": "Saved"}"#, .post(.announcement("Saved", priority: .default))),
      (#"{"post": "announcement", "text": "x", "priority": "low"}"#, .post(.announcement("x", priority: .low))),
      (#"{"post": "pageScrolled", "text": "Page 2"}"#, .post(.pageScrolled("Page 2"))),
      (
        #"{"guidedAccess": {"session": false, "failed": [{"back": true}]}}"#,
        .guidedAccess(.session(enabled: false, succeeded: [], failed: [.back]))
      ),
      (
        #"{"guidedAccess": {"configure": ["zoom", "invertColors"], "enabled": true, "succeeded": [{"dismiss": true}]}}"#,
        .guidedAccess(.configure([.zoom, .invertColors], enabled: true, succeeded: [.dismiss], failed: []))
      ),
      (
        #"{"guidedAccess": {"assessment": true, "succeeded": [{"back": true}], "failed": [{"dismiss": true}]}}"#,
        .guidedAccess(.assessment(enabled: true, succeeded: [.back], failed: [.dismiss]))
      ),
      (
        #"{"guidedAccess": {"isEnabled": false, "do": [{"back": true}]}}"#,
        .guidedAccess(.status(enabled: false, [.back]))
      ),
      (
        #"{"guidedAccess": {"restriction": "touch", "state": "deny", "do": []}}"#,
        .guidedAccess(.restrictionState(identifier: "touch", .deny, []))
      ),
      (
        #"{"guidedAccess": {"do": [{"show": "s"}], "state": "allow", "restriction": "sideButton"}}"#,
        .guidedAccess(.restrictionState(identifier: "sideButton", .allow, [.show(screen: "s")]))
      ),
      (#"{"let": "n", "be": 1.5}"#, .assign(variable: "n", .number(1.5))),
      (#"{"let": "n", "be": "x"}"#, .assign(variable: "n", .text("x"))),
      (#"{"add": "n"}"#, .add(variable: "n", 1)),
      (#"{"add": "n", "by": -2}"#, .add(variable: "n", -2)),
    ] as [(String, Effect)])
  func effects(_ text: String, _ expected: Effect) throws {
    #expect(try effect(text) == expected)
  }

  @Test func changes() throws {
    var change = Effect.Change()
    change.label = .some(SpokenText("New"))
    change.value = .some(nil)
    change.frame = .some(Frame(x: 1, y: 2, width: 3, height: 4))
    change.hidden = true
    change.expanded = .some(nil)
    change.addTraits = .selected
    change.removeTraits = [.notEnabled, .button]
    let text = """
      {"set": "a", "label": "New", "value": null, "frame": [1, 2, 3, 4], "hidden": true, "expanded": null,
       "addTraits": ["selected"], "removeTraits": ["notEnabled", "button"]}
      """
    #expect(try effect(text) == .set(id: "a", change))
  }

  @Test func insertion() throws {
    let inserted = try effect(#"{"insert": {"id": "b", "children": [{"label": "x"}]}, "into": "a", "at": 2}"#)
    guard case .insert(let tree, into: "a", at: 2) = inserted else {
      Issue.record("\(inserted)")
      return
    }
    #expect(tree.nodes.map(\.id) == [nil, "b", nil])
    #expect(tree.nodes.map(\.label?.string) == [nil, nil, "x"])
  }

  /// Each place for behaviors accepts only its own events.
  @Test(
    arguments: [
      (#""elements": [{"on": {‸}}]"#, Behaviors.Event.ofNodes),
      (#""elements": [], "screens": {"s": {"elements": [], "on": {‸}}}"#, Behaviors.Event.ofNodes),
      (#""elements": [], "on": {‸}"#, Behaviors.Event.ofApp),
      (
        #""elements": [], "guidedAccess": {"restrictions": [{"identifier": "x", "on": {‸}}]}"#,
        Behaviors.Event.ofRestriction
      ),
    ])
  func everyEventHasItsPlaces(_ place: String, _ events: [Behaviors.Event]) throws {
    for event in Behaviors.Event.allCases {
      let members = place.split(separator: "‸").joined(separator: #""\#(event.rawValue)": []"#)
      let document = try? Document(reading: #"{"aloud": 1, \#(members)}"#)
      let read = document.map { document in
        [document.behaviors] + document.screens.map(\.behaviors)
          + document.firstScreen.tree.nodes.map(\.details.behaviors)
          + (document.guidedAccess?.restrictions ?? []).map(\.behaviors)
      }
      #expect(read?.filter { !$0.isEmpty } == (events.contains(event) ? [Behaviors([event: []])] : nil), "\(event)")
    }
  }

  @Test func everyKeyOfNodesIsInTheArticleAndInAFixture() throws {
    let article = Fixtures.package.appendingPathComponent("Sources/AloudImport/Documentation.docc/ScreenDocument.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let fixture = try Fixtures.text("Screens/everything.json")
    for key in JSONKeys.Node.allCases.map(\.rawValue) {
      let isDescribed = text.contains("`\(key)`") || text.contains("\"\(key)\":")
      #expect(isDescribed, "ScreenDocument.md describes the key \(key)")
      let isUsed = fixture.contains("\"\(key)\":")
      #expect(isUsed, "a node of Fixtures/Screens/everything.json has the key \(key)")
    }
  }

  @Test func everyTraitIsInTheArticle() throws {
    let article = Fixtures.package.appendingPathComponent("Sources/AloudImport/Documentation.docc/ScreenDocument.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(Traits(rawValue: .max).names.filter { !text.contains("`\($0)`") } == [])
  }
}
