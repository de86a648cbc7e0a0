import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// The errors of effects, and of effects inside one another.
extension ScreenDocumentErrorTests {
  private static let effectNames = quoted(JSONKeys.Effect.forms.map(\.verb.rawValue))

  @Test(
    arguments: [
      (
        #"{"frobnicate": "a"}"#, #"unknown key "frobnicate" in an effect; these are known: \#(effectNames)"#,
        "frobnicate"
      ),
      (
        #"{"set": "a", "xyzzy": "x"}"#,
        #"unknown key "xyzzy" in the effect "set"; these are known: "set", "label", "value", "hint", "frame", "hidden", "#
          + #""expanded", "addTraits", "removeTraits""#, "xyzzy"
      ),
      (#"{"togle": "a"}"#, #"unknown key "togle" in an effect; did you mean "toggle"?"#, "togle"),
      (
        #"{"announce": "Saved"}"#, #"unknown key "announce" in an effect; did you mean "post": "announcement"?"#,
        "announce"
      ),
      (
        #"{"screenChanged": "a"}"#, #"unknown key "screenChanged" in an effect; did you mean "post": "screenChanged"?"#,
        "screenChanged"
      ),
      (#"{"navigate": "a"}"#, #"unknown key "navigate" in an effect; did you mean "show"?"#, "navigate"),
      (#"{}"#, "an effect must have one of these keys: \(effectNames)", ""),
      (#"{"set": "a", "toggle": "a"}"#, #"an effect can do only one thing, not "set" and "toggle""#, ""),
      (
        #"{"toggle": "a", "label": "x"}"#,
        #"unknown key "label" in the effect "toggle"; only "toggle" is known here"#, "label"
      ),
      (#"{"back": false}"#, "back must be true", "back"),
      (
        #"{"post": "announcment", "text": "x"}"#,
        #"unknown notification "announcment"; did you mean "announcement"?"#, "post"
      ),
      (#"{"post": "announcement"}"#, #""text" is missing in the notification "announcement""#, ""),
      (
        #"{"post": "layoutChanged", "focus": "a", "text": "x"}"#,
        "layoutChanged has one argument in UIKit: an element (focus) or a text; keep one, or post the text as an "
          + "announcement of its own", "text"
      ),
      (
        #"{"post": "screenChanged", "focus": "a", "text": "x"}"#,
        "screenChanged has one argument in UIKit: an element (focus) or a text; keep one, or post the text as an "
          + "announcement of its own", "text"
      ),
      (
        #"{"post": "announcement", "text": "x", "priority": "urgent"}"#,
        #"unknown priority "urgent"; these are known: "high", "default", "low""#, "priority"
      ),
      (#"{"every": 0.001, "do": []}"#, "every must be a number of seconds, 0.01 or more", "every"),
      (#"{"after": -1, "do": []}"#, "after must be a number of seconds, 0 or more", "after"),
      (#"{"after": 1e10, "do": []}"#, "after is too large; the maximum is 1000000000", "after"),
      (#"{"after": 1}"#, #""do" is missing in the effect "after""#, ""),
      (#"{"after": 1, "do": [], "name": 5}"#, "name must be a string", "name"),
      (#"{"cancel": "timeout"}"#, #"no timer has the name "timeout""#, "cancel"),
      (#"{"toggle": "nobody"}"#, #"no node has the id "nobody""#, "toggle"),
      (#"{"show": "x"}"#, #"there is no screen "x"; the document has no "screens""#, "show"),
      (
        #"{"insert": {"lable": "x"}, "into": "a"}"#,
        #"unknown key "lable" in a node; did you mean "label"?"#, "insert.lable"
      ),
      (
        #"{"guidedAccess": {}}"#,
        #""guidedAccess" needs "session", "configure", "assessment", "isEnabled" or "restriction""#, "guidedAccess"
      ),
      (
        #"{"guidedAccess": {"sesion": true}}"#,
        #"unknown key "sesion" in "guidedAccess"; did you mean "session"?"#, "guidedAccess.sesion"
      ),
      (
        #"{"guidedAccess": {"session": true, "assessment": true}}"#,
        #""guidedAccess" can do only one thing, not "session" and "assessment""#, "guidedAccess"
      ),
      (
        #"{"guidedAccess": {"assessment": true, "suceeded": []}}"#,
        #"unknown key "suceeded" in "guidedAccess" with assessment; did you mean "succeeded"?"#,
        "guidedAccess.suceeded"
      ),
      (
        #"{"guidedAccess": {"session": true, "do": []}}"#,
        #"unknown key "do" in "guidedAccess" with session; these are known: "session", "succeeded", "failed""#,
        "guidedAccess.do"
      ),
      (
        #"{"guidedAccess": {"isEnabled": true, "do": [], "state": "deny"}}"#,
        #"unknown key "state" in "guidedAccess" with isEnabled; these are known: "isEnabled", "do""#,
        "guidedAccess.state"
      ),
      (
        #"{"guidedAccess": {"configure": ["zoom"]}}"#, #""enabled" is missing in "guidedAccess" with configure"#,
        "guidedAccess"
      ),
      (
        #"{"guidedAccess": {"isEnabled": true}}"#, #""do" is missing in "guidedAccess" with isEnabled"#, "guidedAccess"
      ),
      (
        #"{"guidedAccess": {"restriction": "touch", "do": []}}"#,
        #""state" is missing in "guidedAccess" with restriction"#, "guidedAccess"
      ),
      (
        #"{"guidedAccess": {"restriction": "touch", "state": "denied", "do": []}}"#,
        #"unknown state "denied"; these are known: "allow", "deny""#, "guidedAccess.state"
      ),
      (#"{"guidedAccess": {"isEnabled": 1, "do": []}}"#, "isEnabled must be true or false", "guidedAccess.isEnabled"),
      (
        #"{"guidedAccess": {"isEnabled": true, "do": {}}}"#, "do must be a list of effects", "guidedAccess.do"
      ),
      (
        #"{"guidedAccess": {"restriction": "tuch", "state": "deny", "do": []}}"#,
        #"there is no restriction "tuch"; did you mean "touch"?"#, "guidedAccess.restriction"
      ),
      (
        #"{"guidedAccess": {"assessment": false, "failed": [{"toggle": "nobody"}]}}"#,
        #"no node has the id "nobody""#, "guidedAccess.failed[0].toggle"
      ),
      (
        #"{"guidedAccess": {"configure": ["zom"], "enabled": true}}"#,
        #"unknown feature "zom"; did you mean "zoom"?"#, "guidedAccess.configure[0]"
      ),
    ] as [(String, String, String)])
  func effects(_ effect: String, _ message: String, _ path: String) throws {
    let error = try #require(failure(of: #"{"aloud": 1, "elements": [{"on": {"focus": [\#(effect)]}}]}"#))
    #expect(error.message.description == message)
    #expect(error.path == (path.isEmpty ? "elements[0].on.focus[0]" : "elements[0].on.focus[0].\(path)"))
  }

  /// The text around effects, before and after them.
  static let nestings: [(before: String, after: String)] = [
    (#"{"after": 1, "do": ["#, "]}"),
    (#"{"guidedAccess": {"session": true, "failed": ["#, "]}}"),
    (#"{"guidedAccess": {"assessment": true, "succeeded": ["#, "]}}"),
    (#"{"guidedAccess": {"isEnabled": true, "do": ["#, "]}}"),
    (#"{"guidedAccess": {"restriction": "touch", "state": "deny", "do": ["#, "]}}"),
  ]

  @Test(arguments: nestings) func tooManyNestedEffects(_ nesting: (before: String, after: String)) throws {
    for (depth, message) in [
      (30, "effects are nested too deep"), (5_000, "brackets are nested deeper than 500"),
      (100_000, "brackets are nested deeper than 500"),
    ] {
      let text = String(repeating: nesting.before, count: depth) + String(repeating: nesting.after, count: depth)
      for place in [#""elements": [{"on": {"focus": [‸]}}]"#, Self.restriction(#""on": {"deny": [‸]}"#)] {
        let members = place.split(separator: "‸").joined(separator: text)
        #expect(try #require(failure(of: #"{"aloud": 1, \#(members)}"#)).message.description == message)
      }
    }
  }

  /// Reading, writing, comparing and releasing go as deep as the document does.
  @Test(arguments: nestings) func theMaximumNestingOfEffectsIsRead(_ nesting: (before: String, after: String)) throws {
    let depth = JSONLimit.nestedEffects - 1
    let text = String(repeating: nesting.before, count: depth) + String(repeating: nesting.after, count: depth)
    let isSame = try onSmallStack {
      let document = try Document(reading: #"{"aloud": 1, "elements": [{"on": {"focus": [\#(text)]}}]}"#)
      return try Document(reading: document.screenDocument()) == document
    }
    #expect(isSame)
  }

  private static func restriction(_ members: String) -> String {
    #""elements": [], "guidedAccess": {"restrictions": [{"identifier": "x", \#(members)}]}"#
  }
}
