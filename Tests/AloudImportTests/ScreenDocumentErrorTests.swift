import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// The errors of documents and nodes, with their places.
@Suite struct ScreenDocumentErrorTests {
  func failure(of text: String) -> ImportError? {
    #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
  }

  @Test(
    arguments: ["rotors", "actions", "label", "hidden"].map {
      (#"{"aloud": 1, "\#($0)": [], "elements": []}"#, #"unknown key "\#($0)" in the document; it belongs to a node, "#)
    } + [
      (
        #"{"aloud": 1, "elements": [], "screens": {"a": {"elements": [], "rotors": []}}}"#,
        #"unknown key "rotors" in a screen; it belongs to a node, "#
      ),
      (
        #"{"aloud": 1, "elements": [], "screens": {"a": {"elements": [], "device": "pad"}}}"#,
        #"unknown key "device" in a screen; it belongs to the document, beside "aloud""#
      ),
      (#"{"aloud": 1, "elemnts": []}"#, #"unknown key "elemnts" in the document; did you mean "elements"?"#),
    ])
  func aKeyOfAnotherObjectIsRefusedWithItsPlace(_ text: String, _ message: String) {
    #expect(
      failure(of: text).map { "\($0.message)" }?.hasPrefix(message) == true, "\(failure(of: text)?.message ?? "")")
  }

  private static func unknown(_ key: String, _ meant: String) -> String {
    "unknown key \"\(key)\" in a node; did you mean \(meant)?"
  }

  @Test(
    arguments: [
      (#""title": "x""#, #"unknown key "title" in a node; did you mean "label"?"#, "title"),
      (#""on": {"tap": []}"#, #"unknown event "tap" in "on"; did you mean "activate"?"#, "on.tap"),
      (#""on": {"onClick": []}"#, #"unknown event "onClick" in "on"; did you mean "activate"?"#, "on.onClick"),
      (
        #""on": {"voiceOverStatusDidChange": []}"#,
        #"unknown event "voiceOverStatusDidChange" in "on"; it is an event of the app: write it in "on" at the top of "#
          + "the document", "on.voiceOverStatusDidChange"
      ),
      (
        #""on": {"deny": []}"#,
        #"unknown event "deny" in "on"; it is an event of a restriction in "guidedAccess""#, "on.deny"
      ),
      (
        #""on": {"xyzzyxyzzy": []}"#,
        #"unknown event "xyzzyxyzzy" in "on"; these are known: \#(quoted(Behaviors.Event.ofNodes.map(\.rawValue)))"#,
        "on.xyzzyxyzzy"
      ),
      (
        #""isAccessibilityElement": true"#, unknown("isAccessibilityElement", #""isElement""#), "isAccessibilityElement"
      ),
      (
        #""accessibilityElementsHidden": true"#, unknown("accessibilityElementsHidden", #""hidden""#),
        "accessibilityElementsHidden"
      ),
      (
        #""accessibilityViewIsModal": true"#, unknown("accessibilityViewIsModal", #""modal""#),
        "accessibilityViewIsModal"
      ),
      (
        #""shouldGroupAccessibilityChildren": true"#,
        unknown("shouldGroupAccessibilityChildren", #""groupsChildren""#), "shouldGroupAccessibilityChildren"
      ),
      (
        #""accessibilityCustomActions": []"#, unknown("accessibilityCustomActions", #""actions""#),
        "accessibilityCustomActions"
      ),
      (#""accessibilityElements": []"#, unknown("accessibilityElements", #""children""#), "accessibilityElements"),
      (#""accessibilityTraits": []"#, unknown("accessibilityTraits", #""traits""#), "accessibilityTraits"),
      (#""accessibilityFrame": []"#, unknown("accessibilityFrame", #""frame""#), "accessibilityFrame"),
      (#""enabled": false"#, unknown("enabled", #""traits": ["notEnabled"]"#), "enabled"),
      (#""isSelected": true"#, unknown("isSelected", #""traits": ["selected"]"#), "isSelected"),
      (#""checked": true"#, unknown("checked", #""traits": ["selected"]"#), "checked"),
      (#""header": true"#, unknown("header", #""traits": ["header"]"#), "header"),
      (#""level": 1"#, unknown("level", #""headingLevel""#), "level"),
      (#""lang": "ko""#, unknown("lang", #""language""#), "lang"),
      (
        #""text": "x""#,
        #"text must be an object such as {"placeholder": "you@example.com"}; the typed text goes in "value""#, "text"
      ),
      (
        #""traits": ["UIAccessibilityTraits.button"]"#,
        #"unknown trait "UIAccessibilityTraits.button"; did you mean "button"?"#, "traits[0]"
      ),
      (#""traits": [".isHeader"]"#, #"unknown trait ".isHeader"; did you mean "header"?"#, "traits[0]"),
      (
        #""traits": ["textField"]"#, #"unknown trait "textField"; did you mean "text": {} beside the traits?"#,
        "traits[0]"
      ),
      (
        #""traits": ["xyzzyxyzzy"]"#,
        #"unknown trait "xyzzyxyzzy"; public traits are \#(Traits.publicNames.joined(separator: ", "))"#, "traits[0]"
      ),
      (#""lable": "x""#, #"unknown key "lable" in a node; did you mean "label"?"#, "lable"),
      (#""label": 5"#, "label must be text: a string or a list of runs", "label"),
      (#""label": null"#, "label must be text: a string or a list of runs", "label"),
      (#""label": [{"text": "a", "pitch": 3}]"#, "pitch must be a number from 0 to 2", "label[0].pitch"),
      (#""label": [{"txt": "a"}]"#, #"unknown key "txt" in a run of text; did you mean "text"?"#, "label[0].txt"),
      (#""label": [{"language": "en"}]"#, #""text" is missing in a run of text"#, "label[0]"),
      (#""traits": "button""#, "traits must be a list of names", "traits"),
      (#""traits": ["button", "buton"]"#, #"unknown trait "buton"; did you mean "button"?"#, "traits[1]"),
      (#""traits": ["heading"]"#, #"unknown trait "heading"; did you mean "header"?"#, "traits[0]"),
      (#""traits": ["Switch"]"#, #"unknown trait "Switch"; did you mean "button" with "toggleButton"?"#, "traits[0]"),
      (#""traits": [5]"#, "traits[0] must be a string", "traits[0]"),
      (#""container": "lst""#, #"unknown container "lst"; did you mean "list"?"#, "container"),
      (
        #""container": 4"#,
        #"container must be one of "none", "list", "landmark", "table", "group", "tabBar", "segmentedControl""#,
        "container"
      ),
      (#""frame": [0, 0, 10]"#, "frame must be four numbers: [x, y, width, height]", "frame"),
      (#""frame": [0, 0, -10, 5]"#, "width and height of frame must be 0 or more", "frame"),
      (#""frame": [0, 1e300, 10, 5]"#, "frame is too large; no screen is 1000000000 points wide or high", "frame"),
      (#""frame": [0, 1e999, 10, 5]"#, "frame must be four numbers: [x, y, width, height]", "frame"),
      (#""hidden": 1"#, "hidden must be true or false", "hidden"),
      (#""headingLevel": 7"#, "headingLevel must be a whole number from 1 to 6", "headingLevel"),
      (#""language": "en_US""#, #""en_US" is not a BCP-47 language tag; did you mean "en-US"?"#, "language"),
      (
        #""language": "x-foo""#,
        #""x-foo" is a private tag, which does not name a language; write a tag like "en" or "pt-BR""#, "language"
      ),
      (#""children": {}"#, "children must be a list", "children"),
      (#""children": ["a"]"#, "children[0] must be an object", "children[0]"),
      (#""colors": {"foreground": "red"}"#, ##"foreground must be a color such as "#1b5e20""##, "colors.foreground"),
      (#""activationPoint": [1]"#, "activationPoint must be two numbers: [x, y]", "activationPoint"),
      (#""path": [[1, 2, 3]]"#, "path[0] must be two numbers: [x, y]", "path[0]"),
      (#""userInputLabels": [1]"#, "userInputLabels[0] must be a string", "userInputLabels[0]"),
      (#""adjusts": {"values": ["a", "b"], "index": 2}"#, "index must be a whole number from 0 to 1", "adjusts.index"),
      (#""adjusts": {"values": [], "index": 0}"#, "values must be a list of at least one text", "adjusts.values"),
      (#""adjusts": {"from": 0, "to": 10, "step": 0, "at": 1}"#, "step must be a number above 0", "adjusts.step"),
      (#""adjusts": {"from": 1, "to": 1, "step": 1, "at": 1}"#, "from and to must differ", "adjusts.to"),
      (#""adjusts": {"from": 0, "to": 10, "step": 1, "at": 11}"#, "at must be a number from 0 to 10", "adjusts.at"),
      (
        #""adjusts": {"from": 0, "to": 10, "step": 1, "at": 1, "format": "x"}"#,
        #"format must be "percent" or a text with {} for the number"#, "adjusts.format"
      ),
      (#""adjusts": {"from": 0, "to": 10}"#, #""step" is missing in "adjusts""#, "adjusts"),
      (
        #""scroll": {"page": 4, "pages": 3, "axis": "vertical"}"#,
        "page must be a whole number from 1 to 3, the number of pages", "scroll.page"
      ),
      (
        #""scroll": {"page": 0, "pages": 3, "axis": "vertical"}"#,
        "page must be a whole number, 1 or more", "scroll.page"
      ),
      (
        #""scroll": {"page": 1, "pages": 3, "axis": "diagonal"}"#,
        #"unknown axis "diagonal"; these are known: "horizontal", "vertical""#, "scroll.axis"
      ),
      (
        #""scroll": {"status": [], "page": 1}"#,
        #"unknown key "page" in "scroll" with status; only "status" is known here"#, "scroll.page"
      ),
      (#""cell": {"row": -1}"#, "row must be a whole number, 0 or more", "cell.row"),
      (#""cell": {"rowSpan": 0}"#, "rowSpan must be a whole number, 1 or more", "cell.rowSpan"),
      (
        #""adjusts": {"from": 0, "to": 1e16, "step": 1, "at": 0}"#, "to is too large; the maximum is 1e15", "adjusts.to"
      ),
      (#""cell": {"row": 1e10}"#, "row is too large; the maximum is 1000000000", "cell.row"),
      (
        #""table": {"columnHeaders": {"-1": []}}"#, #""-1" is not a column of the table; columns count from 0"#,
        "table.columnHeaders.-1"
      ),
      (
        #""table": {"rows": 2, "columns": 2, "rowHeaders": {"2": []}}"#,
        #""2" is not a row of the table; rows count from 0 to 1"#, "table.rowHeaders.2"
      ),
      (#""rotors": [{"items": []}]"#, #""name" or "type" is missing in a rotor"#, "rotors[0]"),
      (
        #""rotors": [{"type": "headng", "items": []}]"#,
        #"unknown type of rotor "headng"; did you mean "heading"?"#, "rotors[0].type"
      ),
      (
        #""rotors": [{"name": "a", "items": [{"id": "x", "range": [3, 1]}]}]"#,
        "range must be two whole numbers in order: [from, to]", "rotors[0].items[0].range"
      ),
      (#""drag": [{"point": [1, 2]}]"#, #""name" is missing in a drag source"#, "drag[0]"),
      (#""content": [{"label": "a"}]"#, #""value" is missing in custom content"#, "content[0]"),
    ] as [(String, String, String)])
  func nodes(_ members: String, _ message: String, _ path: String) throws {
    let error = try #require(failure(of: #"{"aloud": 1, "elements": [{\#(members)}]}"#))
    #expect(error.message.description == message)
    #expect(error.path == (path.hasPrefix("[") || path.isEmpty ? "elements[0]" + path : "elements[0].\(path)"))
    #expect(error.kind == .invalid)
    #expect(error.location != nil)
  }

  @Test(
    arguments: [
      (#"{"aloud": 2, "elements": []}"#, "aloud must be 1", "aloud"),
      (#"{"elements": []}"#, #""aloud" is missing; a screen document looks like {"aloud": 1, "elements": […]}"#, "-"),
      (#"{"aloud": 1}"#, #""elements" is missing in the document"#, "-"),
      (#"{"aloud": 1, "elements": {}}"#, "elements must be a list", "elements"),
      (
        #"{"aloud": 1, "elements": [], "elemnts": []}"#,
        #"unknown key "elemnts" in the document; did you mean "elements"?"#, "elemnts"
      ),
      (
        #"{"aloud": 1, "elements": [], "language": 3}"#,
        #"language must be a BCP-47 language tag such as "en""#, "language"
      ),
      (
        #"{"aloud": 1, "elements": [], "device": "watch"}"#,
        #"unknown device "watch"; these are known: "phone", "pad""#, "device"
      ),
      (
        #"{"aloud": 1, "elements": [], "device": "iPhone16"}"#,
        #"unknown device "iPhone16"; did you mean "iPhone 16"?"#,
        "device"
      ),
      (
        #"{"aloud": 1, "elements": [], "pointsPerInch": 460}"#,
        "pointsPerInch must be the points in an inch of an iPhone or an iPad, from 132 to 165.3", "pointsPerInch"
      ),
      (
        #"{"aloud": 1, "elements": [], "pixelsPerInch": 163}"#,
        #""pixelsPerInch" is now "pointsPerInch": points, not pixels, from 132 to 165.3; "#
          + #"or name the device, as in "device": "iPhone 16""#, "pixelsPerInch"
      ),
      (#"{"aloud": 1, "elements": [], "size": [0, 10]}"#, "size must be two numbers above 0: [width, height]", "size"),
      (
        #"{"aloud": 1, "elements": [], "on": {"activate": []}}"#,
        #"unknown event "activate" in "on" of the app; these are known: "escape", "magicTap", "appear", "restriction", "#
          + #""guidedAccessStatusDidChange", "voiceOverStatusDidChange""#, "on.activate"
      ),
      (
        #"{"aloud": 1, "elements": [{"id": "a"}, {"children": [{"id": "a"}]}]}"#,
        #"the id "a" already belongs to elements[0]"#, "elements[1].children[0].id"
      ),
      (
        #"{"aloud": 1, "elements": [], "screens": {"s": {"name": "x"}}}"#,
        #""elements" is missing in a screen"#, "screens.s"
      ),
      (
        #"{"aloud": 1, "elements": [], "screens": {"my.screen[0]": {"elements": [{"on": {"focus": [{"remove": "z"}]}}]}}}"#,
        #"no node has the id "z""#, "screens.my.screen[0].elements[0].on.focus[0].remove"
      ),
      (
        #"{"aloud": 1, "elements": [], "guidedAccess": {"restrictions": [{"title": "x"}]}}"#,
        #""identifier" is missing in a restriction"#, "guidedAccess.restrictions[0]"
      ),
      (#"{"aloud": 1, "elements": [{"label": "a", "label": "b"}]}"#, #"the key "label" appears twice"#, "-"),
    ] as [(String, String, String)])
  func documents(_ text: String, _ message: String, _ path: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.message.description == message)
    #expect(error.path ?? "-" == path)
  }

  @Test(arguments: [
    (
      "{\"aloud\": 1, \"elements\": [\n  {\"label\": \"Wi-Fi\", \"traits\": [\"buton\"]}\n]}",
      """
      settings.json:2:33: unknown trait "buton"; did you mean "button"?
        {"label": "Wi-Fi", "traits": ["buton"]}
                                      ^
      """
    ),
    (
      "{\"aloud\": 1,\n \"elements\": [{\"children\": [{}, {\"lable\": \"x\"}]}]}",
      """
      settings.json:2:34: unknown key "lable" in a node; did you mean "label"?
        "elements": [{"children": [{}, {"lable": "x"}]}]}
                                        ^
      """
    ),
    (
      "{\"aloud\": 1,\n \"elements\": [{\"label\": \"설정\", \"on\": {\"focus\": [{\"toggle\": \"x\"}]}}]}",
      """
      settings.json:2:59: no node has the id "x"
        l": "설정", "on": {"focus": [{"toggle": "x"}]}}]}
                                              ^
      """
    ),
  ]) func rendered(_ text: String, _ message: String) throws {
    #expect(try #require(failure(of: text)).rendered(file: "settings.json") == message)
  }

  @Test func theSameErrorEveryTime() throws {
    let text = #"{"aloud": 1, "elements": [{"z": 1, "y": 1, "x": 1, "hint": 1, "label": 1}]}"#
    let messages = Set(try (0..<20).map { _ in try #require(failure(of: text)).message })
    #expect(messages == [#"unknown key "x" in a node"#])
  }
}
