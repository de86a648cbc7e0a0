import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct ScreenDocumentConditionTests {
  private func document(_ effects: String) -> String {
    #"""
    {"aloud": 1, "elements": [{"id": "a", "on": {"activate": [\#(effects)]}}, {"id": "email"}]}
    """#
  }

  private func effect(_ text: String) throws -> Effect {
    let tree = try Document(reading: document(text + #", {"let": "name", "be": ""}, {"add": "n"}"#)).firstScreen.tree
    return try #require(tree.nodes[1].details.behaviors.effects[.activate]?.first)
  }

  @Test(
    arguments: [
      (#"{"value": "a", "empty": true}"#, .compare(.value(id: "a"), .isEmpty)),
      (#"{"value": "a", "equals": "x"}"#, .compare(.value(id: "a"), .equals(.text("x")))),
      (#"{"value": "a", "equals": 2}"#, .compare(.value(id: "a"), .equals(.number(2)))),
      (#"{"label": "a", "matches": "*?"}"#, .compare(.label(id: "a"), .matches(TextPattern("*?")))),
      (#"{"variable": "n", "lessThan": 2}"#, .compare(.variable("n"), .lessThan(2))),
      (#"{"variable": "n", "greaterThan": 2}"#, .compare(.variable("n"), .greaterThan(2))),
      (#"{"variable": "name", "empty": true}"#, .compare(.variable("name"), .isEmpty)),
      (#"{"count": "activate", "of": "a", "atLeast": 3}"#, .compare(.count(.activate, id: "a"), .atLeast(3))),
      (#"{"count": "focus", "of": "a", "atMost": 3}"#, .compare(.count(.focus, id: "a"), .atMost(3))),
      (#"{"node": "a", "is": "notEnabled"}"#, .state(id: "a", .traits(.notEnabled))),
      (#"{"node": "a", "is": "expanded"}"#, .state(id: "a", .expanded)),
      (#"{"node": "a", "is": "focused"}"#, .state(id: "a", .focused)),
      (#"{"node": "a", "is": "hidden"}"#, .state(id: "a", .hidden)),
      (#"{"node": "a", "is": "shown"}"#, .state(id: "a", .shown)),
      (#"{"not": {"node": "a", "is": "shown"}}"#, .not(.state(id: "a", .shown))),
      (
        #"{"all": [{"any": [{"node": "a", "is": "link"}]}, {"value": "a", "empty": true}]}"#,
        .all([.any([.state(id: "a", .traits(.link))]), .compare(.value(id: "a"), .isEmpty)])
      ),
    ] as [(String, Condition)])
  func conditions(_ text: String, _ expected: Condition) throws {
    #expect(try effect(#"{"if": \#(text), "then": []}"#) == .when(expected, then: [], otherwise: []))
    let both = Effect.when(expected, then: [.toggle(id: "a")], otherwise: [.remove(id: "a")])
    #expect(try effect(#"{"else": [{"remove": "a"}], "if": \#(text), "then": [{"toggle": "a"}]}"#) == both)
  }

  /// Each message with its path.
  @Test(
    arguments: [
      (#"{"if": {"value": "a", "empty": true}}"#, #""then" is missing in the effect "if""#, ""),
      (#"{"if": true, "then": []}"#, #"if must be a condition such as {"value": "email", "empty": true}"#, ".if"),
      (
        #"{"if": {}, "then": []}"#,
        #"a condition must have one of these keys: "all", "any", "not", "value", "label", "variable", "count", "node""#,
        ".if"
      ),
      (
        #"{"if": {"value": "a"}, "then": []}"#,
        #"the condition "value" needs a test: "empty", "equals", "matches", "lessThan", "greaterThan", "atLeast", "#
          + #""atMost""#, ".if"
      ),
      (
        #"{"if": {"value": "a", "equals": "x", "matches": "y*"}, "then": []}"#,
        #"the condition "value" can have only one test, not "equals" and "matches"; put two conditions into "all" or "any""#,
        ".if"
      ),
      (
        #"{"if": {"value": "a", "node": "a", "is": "link"}, "then": []}"#,
        #"a condition can ask about only one thing, not "value" and "node"; put two conditions into "all" or "any""#,
        ".if"
      ),
      (
        #"{"if": {"value": "a", "contains": "x"}, "then": []}"#,
        #"unknown key "contains" in the condition "value"; did you mean "matches"?"#, ".if.contains"
      ),
      (
        #"{"if": {"field": "a", "empty": true}, "then": []}"#,
        #"unknown key "field" in a condition; did you mean "value"?"#, ".if.field"
      ),
      (
        #"{"if": {"value": "a", "empty": false}, "then": []}"#,
        #"empty must be true; for the opposite write {"not": …}"#,
        ".if.empty"
      ),
      (
        #"{"if": {"value": "a", "matches": "x"}, "then": []}"#,
        #"matches must be a pattern with * or ?, such as "*@*.*"; for a whole text use "equals""#, ".if.matches"
      ),
      (#"{"if": {"value": "a", "atLeast": "3"}, "then": []}"#, "atLeast must be a number", ".if.atLeast"),
      (#"{"if": {"value": "a", "equals": null}, "then": []}"#, "equals must be a text or a number", ".if.equals"),
      (
        #"{"if": {"count": "activate", "of": "a", "equals": "3"}, "then": []}"#, "equals must be a number", ".if.equals"
      ),
      (
        #"{"if": {"count": "tap", "of": "a", "equals": 3}, "then": []}"#,
        #"unknown event "tap"; did you mean "activate"?"#, ".if.count"
      ),
      (
        #"{"if": {"count": "activate", "equals": 3}, "then": []}"#, #""of" is missing in the condition "count""#, ".if"
      ),
      (
        #"{"if": {"node": "a", "is": "disabled"}, "then": []}"#,
        #"unknown trait or state "disabled"; did you mean "notEnabled"?"#, ".if.is"
      ),
      (
        #"{"if": {"node": "a", "is": "visible"}, "then": []}"#,
        #"unknown trait or state "visible"; did you mean "shown"?"#, ".if.is"
      ),
      (#"{"if": {"node": "a"}, "then": []}"#, #""is" is missing in the condition "node""#, ".if"),
      (#"{"if": {"all": []}, "then": []}"#, "all must be a list of at least one condition", ".if.all"),
      (#"{"if": {"any": []}, "then": []}"#, "any must be a list of at least one condition", ".if.any"),
      (
        #"{"if": {"any": [{"value": "emial", "empty": true}]}, "then": []}"#,
        #"no node has the id "emial"; did you mean "email"?"#, ".if.any[0].value"
      ),
      (
        #"{"if": {"not": {"node": "emial", "is": "link"}}, "then": []}"#,
        #"no node has the id "emial"; did you mean "email"?"#, ".if.not.node"
      ),
      (
        #"{"if": {"count": "focus", "of": "emial", "equals": 1}, "then": []}"#,
        #"no node has the id "emial"; did you mean "email"?"#, ".if.of"
      ),
      (
        #"{"if": {"node": "a", "is": "link"}, "then": [], "else": [{"toggle": "emial"}]}"#,
        #"no node has the id "emial"; did you mean "email"?"#, ".else[0].toggle"
      ),
      (
        #"{"if": {"variable": "coumt", "equals": 1}, "then": [{"add": "count"}]}"#,
        #"there is no variable "coumt"; did you mean "count"?"#, ".if.variable"
      ),
      (
        #"{"if": {"variable": "n", "equals": 1}, "then": []}"#,
        #"there is no variable "n"; "let" and "add" set variables"#, ".if.variable"
      ),
      (
        #"{"if": {"variable": "n", "equals": "1"}, "then": [{"add": "n"}]}"#,
        #"the variable "n" holds a number, but is compared with a text"#, ".if.equals"
      ),
      (
        #"{"if": {"variable": "n", "atMost": 1}, "then": [{"let": "n", "be": "x"}]}"#,
        #"the variable "n" holds a text, but is compared with a number"#, ".if.atMost"
      ),
      (
        #"{"if": {"node": "a", "is": "link"}, "then": [{"let": "n", "be": "x"}], "else": [{"add": "n"}]}"#,
        #"the variable "n" is set to texts and to numbers; use only one of the two"#, ".then[0].let"
      ),
      (#"{"let": "n"}"#, #""be" is missing in the effect "let""#, ""),
      (#"{"let": "n", "to": 1}"#, #"unknown key "to" in the effect "let"; these are known: "let", "be""#, ".to"),
      (#"{"let": "a b", "be": 1}"#, "the name of a variable cannot contain white space or braces", ".let"),
      (#"{"add": "n", "by": "1"}"#, "by must be a number", ".by"),
      (
        #"{"let": "cups", "be": "{cupz}"}"#, #"there is no variable "cupz"; did you mean "cups"?"#, ".be"
      ),
      (
        #"{"if": {"node": "a", "is": "link"}, "than": []}"#,
        #"unknown key "than" in the effect "if"; did you mean "then"?"#, ".than"
      ),
      (
        #"{"when": {"node": "a", "is": "link"}, "then": []}"#,
        #"unknown key "when" in an effect; did you mean "if"?"#, ".when"
      ),
    ])
  func mistakes(_ text: String, _ message: String, _ path: String) throws {
    let error = #expect(throws: ImportError.self) { try Document(reading: document(text), format: .aloud) }
    #expect(error?.message.description == message)
    #expect(error?.path == "elements[0].on.activate[0]" + path)
    #expect(error?.location != nil)
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: #"{"not": "#, count: depth)
      return #"{"if": \#(open){"node": "a", "is": "link"}\#(String(repeating: "}", count: depth)), "then": []}"#
    }
    _ = try effect(nested(18))
    #expect(throws: ImportError.self) { try effect(nested(21)) }
  }

  /// Nodes in conditions stay when wrappers are removed.
  @Test func nodesOfConditionsStay() throws {
    let text = #"""
      {"aloud": 1, "elements": [{"id": "box", "children": [{"id": "a", "label": "A", "on": {"activate": [
        {"if": {"node": "box", "is": "hidden"}, "then": [{"show": "s"}]}]}}]}], "screens": {"s": {"elements": []}}}
      """#
    let tidied = try Document(reading: text).tidied()
    #expect(tidied.identifiers.contains("box"))
    #expect(try Document(reading: tidied.screenDocument()) == tidied)
  }
}
