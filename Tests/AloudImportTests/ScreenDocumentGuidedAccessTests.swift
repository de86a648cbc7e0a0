import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// The keys at the top level of the document.
@Suite struct ScreenDocumentGuidedAccessTests {
  private func facts(_ members: String) throws -> GuidedAccess? {
    try Document(reading: #"{"aloud": 1, "elements": [{"id": "a"}], "guidedAccess": {\#(members)}}"#).guidedAccess
  }

  @Test func derivedPartsAreNotWritten() throws {
    let facts = try #require(try facts(""))
    #expect(facts == GuidedAccess())
    #expect(facts.features == [.voiceOver])
    #expect(
      facts.shortcut == [.guidedAccess, .voiceOver, .zoom, .assistiveTouch, .invertColors, .grayscaleDisplay])
    #expect(facts.denied.isEmpty && facts.areas.isEmpty && facts.timeLimit == nil && facts.unavailable.isEmpty)
  }

  @Test func writtenParts() throws {
    let text = """
      "features": ["zoom", "grayscaleDisplay"], "shortcut": ["zoom", "guidedAccess"], "denied": ["motion", "felling"],
      "areas": [[0, 44, 390, 80.5], [1, 2, 3, 4]], "timeLimit": 900, "unavailable": ["assistiveTouch"],
      "restrictions": [{"identifier": "felling", "on": {"deny": [{"toggle": "a"}], "allow": []}}]
      """
    var expected = GuidedAccess()
    expected.features = [.zoom, .grayscaleDisplay]
    expected.shortcut = [.zoom, .guidedAccess]
    expected.denied = ["motion", "felling"]
    expected.areas = [Frame(x: 0, y: 44, width: 390, height: 80.5), Frame(x: 1, y: 2, width: 3, height: 4)]
    expected.timeLimit = 900
    expected.unavailable = [.assistiveTouch]
    let behaviors = Behaviors([.deny: [.toggle(id: "a")], .allow: []])
    expected.restrictions = [.init(identifier: "felling", title: "", behaviors: behaviors)]
    #expect(try facts(text) == expected)
  }

  @Test func emptyListsAreRead() throws {
    let facts = try #require(
      try facts(#""features": [], "shortcut": [], "denied": [], "areas": [], "unavailable": [], "restrictions": []"#))
    var expected = GuidedAccess()
    expected.features = []
    expected.shortcut = []
    #expect(facts == expected)
  }

  @Test(
    arguments: [
      (#""feature": []"#, #"unknown key "feature" in "guidedAccess"; did you mean "features"?"#, "feature"),
      (#""features": "zoom""#, "features must be a list", "features"),
      (#""features": ["zoom", "zom"]"#, #"unknown feature "zom"; did you mean "zoom"?"#, "features[1]"),
      (
        #""features": [1]"#,
        #"features[0] must be one of "voiceOver", "zoom", "assistiveTouch", "invertColors", "grayscaleDisplay""#,
        "features[0]"
      ),
      (
        #""features": ["guidedAccess"]"#,
        #"unknown feature "guidedAccess"; these are known: "voiceOver", "zoom", "assistiveTouch", "invertColors", "#
          + #""grayscaleDisplay""#, "features[0]"
      ),
      (
        #""shortcut": ["guidedAcess"]"#,
        #"unknown accessibility shortcut "guidedAcess"; did you mean "guidedAccess"?"#, "shortcut[0]"
      ),
      (
        #""shortcut": ["zoom", "voiceOver", "zoom"]"#, #"the accessibility shortcut "zoom" appears twice"#,
        "shortcut[2]"
      ),
      (#""denied": [true]"#, "denied[0] must be a string", "denied[0]"),
      (#""denied": ["tuch"]"#, #"there is no restriction "tuch"; did you mean "touch"?"#, "denied"),
      (#""areas": [0, 0, 1, 1]"#, "areas[0] must be four numbers: [x, y, width, height]", "areas[0]"),
      (#""areas": [[0, 0, 1, 1], [0, 0, 1, -1]]"#, "width and height of areas[1] must be 0 or more", "areas[1]"),
      (
        #""areas": [[0, 1e300, 1, 1]]"#, "areas[0] is too large; no screen is 1000000000 points wide or high",
        "areas[0]"
      ),
      (#""timeLimit": 0.5"#, "timeLimit must be a number of seconds, 1 or more", "timeLimit"),
      (#""timeLimit": null"#, "timeLimit must be a number of seconds, 1 or more", "timeLimit"),
      (#""timeLimit": 1e10"#, "timeLimit is too large; the maximum is 1000000000", "timeLimit"),
      (#""unavailable": ["Zoom"]"#, #"unknown feature "Zoom"; did you mean "zoom"?"#, "unavailable[0]"),
      (
        #""restrictions": [{"identifier": "x", "on": {"dney": []}}]"#,
        #"unknown event "dney" in "on" of a restriction; did you mean "deny"?"#, "restrictions[0].on.dney"
      ),
      (
        #""restrictions": [{"identifier": "x", "on": {"activate": []}}]"#,
        #"unknown event "activate" in "on" of a restriction; these are known: "deny", "allow""#,
        "restrictions[0].on.activate"
      ),
      (
        #""restrictions": [{"identifier": "x", "on": {"allow": [{"toggle": "b"}]}}]"#,
        #"no node has the id "b"; did you mean "a"?"#, "restrictions[0].on.allow[0].toggle"
      ),
    ] as [(String, String, String)])
  func errors(_ members: String, _ message: String, _ path: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try facts(members) })
    #expect(error.message.description == message)
    #expect(error.path == "guidedAccess.\(path)")
    #expect(error.location != nil)
  }

  @Test func missingReferencesHaveALine() throws {
    let text = """
      {"aloud": 1, "elements": [],
       "guidedAccess": {"denied": ["touch", "felling"],
        "restrictions": [{"identifier": "selling", "on": {"deny": [{"remove": "shelf"}]}}]}}
      """
    let error = try #require(#expect(throws: ImportError.self) { try Document(reading: text) })
    #expect(
      error.rendered(file: "shop.json") == """
        shop.json:2:29: there is no restriction "felling"; did you mean "selling"?
          "guidedAccess": {"denied": ["touch", "felling"],
                                     ^
        """)
  }

  /// Default values are omitted; the rest is in the order of the table.
  @Test func guidedAccessIsWrittenBack() throws {
    let text = """
      {
        "aloud": 1,
        "elements": [
          {"id": "a"}
        ],
        "on": {"restriction": [{"back": true}], "guidedAccessStatusDidChange": [], "voiceOverStatusDidChange": []},
        "guidedAccess": {
          "assessmentEntitlement": true,
          "restrictions": [
            {"identifier": "felling", "locks": ["a"],
             "on": {"deny": [{"guidedAccess": {"restriction": "felling", "state": "deny", "do": []}}], "allow": []}}
          ],
          "features": ["zoom", "invertColors"],
          "shortcut": [],
          "denied": ["felling", "touch"],
          "areas": [[0, 44, 390, 80.5]],
          "timeLimit": 900,
          "unavailable": ["voiceOver"]
        }
      }

      """
    #expect(try Document(reading: text).screenDocument() == text)
    let usual = """
      "features": ["voiceOver"], "shortcut": ["guidedAccess", "voiceOver", "zoom", "assistiveTouch", "invertColors",
      "grayscaleDisplay"], "denied": [], "areas": [], "unavailable": [], "supervised": false
      """
    let document = try Document(reading: #"{"aloud": 1, "elements": [], "guidedAccess": {\#(usual)}}"#)
    #expect(document.screenDocument().contains("\"guidedAccess\": {}"))
  }
}
