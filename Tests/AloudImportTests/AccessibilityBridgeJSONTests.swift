import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct AccessibilityBridgeJSONTests {
  private func screen(_ text: String, language: String? = nil) throws -> ImportedScreen {
    try ImportedScreen(Array(text.utf8), format: .idb, language: language)
  }

  private func nodes(_ elements: String) throws -> [Node] {
    Array(try screen("[\(elements)]").document.firstScreen.tree.nodes.dropFirst())
  }

  private func node(_ members: String) throws -> Node { try #require(nodes("{\(members)}").first) }

  /// The tree as lines, with two spaces for each level and distinguishing properties.
  private func outline(_ text: String, language: String? = nil) throws -> [String] {
    let tree = try screen(text, language: language).document.firstScreen.tree
    return tree.ids.map { id in
      let node = tree[id]
      let depth = sequence(first: id) { tree.parent(of: $0) }.reduce(-2) { count, _ in count + 1 }
      let container = node.container == .none ? [] : ["<\(node.container.rawValue)>"]
      let words = [node.label?.string ?? "-"] + node.traits.names + container
      return String(repeating: "  ", count: depth) + words.joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      (#""role": "AXButton""#, .button), (#""type": "Button""#, .button), (#""role": "Button""#, .button),
      (#""role": "AXHeading""#, .header), (#""role": "AXImage""#, .image), (#""role": "AXLink""#, .link),
      (#""role": "AXStaticText""#, .staticText), (#""role": "AXSlider""#, .adjustable),
      (#""role": "AXCheckBox", "subrole": "AXSwitch""#, [.button, .toggleButton]),
      (#""role": "AXCheckBox""#, [.button, .toggleButton]),
      (#""role": "AXPopUpButton""#, [.button, .popUpButton]),
      (#""role": "AXRadioButton", "subrole": "AXTabButton""#, [.button, .tabBarItem]),
      (#""role": "AXRadioButton", "role_description": "tab""#, [.button, .tabBarItem]),
      (#""role": "AXRadioButton""#, .radioButton),
      (#""role": "AXTextField", "subrole": "AXSearchField""#, .searchField),
      (#""role": "AXGenericElement""#, []),
      (#""role": "AXButton", "enabled": false"#, [.button, .notEnabled]),
      (
        #""role": "AXButton", "traits": ["Link", "TabButton", "PopupButton", "Toggle", "None", "Unknown"]"#,
        [.link, .tabBarItem, .popUpButton, .toggleButton]
      ),
      (#""role": "AXButton", "traits": []"#, []),
      (#""role": "AXButton", "traits": null"#, .button),
    ] as [(String, Traits)])
  func traits(_ members: String, _ traits: Traits) throws {
    let node = try node(#""AXLabel": "A", \#(members)"#)
    #expect(node.traits == traits)
    #expect(node.isElement == true)
  }

  @Test(
    arguments: [
      (#""role": "AXButton", "AXValue": "24 degrees""#, "24 degrees"), (#""role": "AXButton", "AXValue": """#, nil),
      (#""role": "AXStaticText", "AXValue": "A""#, nil), (#""role": "AXSlider", "AXValue": 7"#, "7"),
      (#""role": "AXSlider", "AXValue": 0.256"#, "26%"), (#""role": "AXSlider", "AXValue": 1"#, "100%"),
      (#""role": "AXSlider", "AXValue": 2.5"#, "2.5"), (#""role": "AXSlider", "AXValue": "50%""#, "50%"),
      (#""role": "AXCheckBox", "AXValue": 1"#, "1"), (#""role": "AXCheckBox", "AXValue": false"#, "0"),
      (#""role": "AXCheckBox", "AXValue": "1""#, "1"), (#""role": "AXCheckBox", "AXValue": "2""#, "2"),
      (#""role": "AXRadioButton", "AXValue": 1"#, nil), (#""role": "AXButton", "AXValue": {"a": 1}"#, nil),
      (#""role": "AXButton", "AXValue": true"#, nil), (#""role": "AXTextField", "AXValue": "B""#, "B"),
      (#""role": "AXTextField", "AXValue": "A""#, nil),
      (#""role": "AXTextField", "AXValue": "Name", "placeholder": "Name""#, nil),
    ] as [(String, String?)])
  func values(_ members: String, _ value: String?) throws {
    #expect(try node(#""AXLabel": "A", \#(members)"#).value?.string == value)
  }

  @Test(
    arguments: [
      (#""role": "AXTextField""#, TextInput()), (#""role": "AXTextArea""#, TextInput(multiline: true)),
      (#""role": "AXTextField", "subrole": "AXSecureTextField""#, TextInput(secure: true)),
      (
        #""role": "AXTextField", "traits": ["TextEntry", "SecureTextField", "IsEditing"]"#,
        TextInput(secure: true, editing: true)
      ),
      (#""role": "AXTextField", "placeholder": "Name""#, TextInput(placeholder: "Name")),
      (#""role": "AXTextField", "placeholder": "A""#, TextInput()), (#""role": "AXButton""#, nil),
    ] as [(String, TextInput?)])
  func textInputs(_ members: String, _ input: TextInput?) throws {
    #expect(try node(#""AXLabel": "A", \#(members)"#).details.text == input)
  }

  @Test func otherProperties() throws {
    let node = try node(
      #""AXLabel": 5, "AXUniqueId": 42, "help": "Opens", "custom_actions": ["Delete", "", "Move"], "expanded": true, "hidden": 1"#
    )
    #expect(node.label == "5")
    #expect(node.id == "42")
    #expect(node.hint == "Opens")
    #expect(node.details.actions.map(\.name) == ["Delete", "Move"])
    #expect(node.details.expanded == true)
    #expect(node.hidden)
  }

  @Test(
    arguments: [
      (#""frame": {"x": 1.5, "y": -2, "width": 3, "height": 4}"#, Frame(x: 1.5, y: -2, width: 3, height: 4)),
      (#""AXFrame": "{{1.5, -2}, {3, 4}}""#, Frame(x: 1.5, y: -2, width: 3, height: 4)),
      (#""AXFrame": "{{0, 0}, {0, 0}}""#, Frame(x: 0, y: 0, width: 0, height: 0)),
      (#""AXFrame": "{{inf, inf}, {0, 0}}""#, nil), (#""AXFrame": "{{nan, 0}, {0, 0}}""#, nil), (#""pid": 7"#, nil),
    ] as [(String, Frame?)])
  func frames(_ members: String, _ frame: Frame?) throws {
    #expect(try node(#""AXLabel": "A", \#(members)"#).frame == frame)
  }

  @Test(arguments: [
    #"[{"role": "AXButton", "AXLabel": "A"}]"#, #"{"role": "AXButton", "AXLabel": "A"}"#,
    #"{"elements": [{"role": "AXButton", "AXLabel": "A"}]}"#, #"{"elements": {"role": "AXButton", "AXLabel": "A"}}"#,
    #"{"elements": [{"type": "Button", "label": "A"}], "backend": "ax"}"#,
    "Connecting…\n[{\"role\": \"AXButton\", \"AXLabel\": \"A\"}]\n$",
  ]) func envelopes(_ text: String) throws {
    #expect(try outline(text) == ["A button"])
  }

  @Test(arguments: [
    "null", "[]", "{}", #"{"elements": []}"#, #"{"elements": null, "backend": "ax"}"#,
    #"[{"AXFrame": "{{0, 0}, {0, 0}}", "AXLabel": null, "role": null, "enabled": false, "custom_actions": []}]"#,
  ]) func emptyReplies(_ text: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try screen(text) })
    #expect(error.kind == .refused)
    #expect(
      error.message == """
        this reply of idb is empty: the accessibility server is not up yet; unlock the simulator, open the app, \
        and run `idb ui describe-all` again
        """)
  }

  @Test func application() throws {
    let document = try screen(
      #"[{"role": "AXApplication", "AXLabel": "Weather", "AXFrame": "{{0, 0}, {390, 844}}"}, {"role": "AXImage"}]"#,
      language: "ko"
    ).document
    #expect(document.firstScreen.name == "Weather")
    #expect(document.language == "ko")
    #expect(document.explicitSize?.height == 844)
    #expect(document.firstScreen.tree.count == 2)
    #expect(document.firstScreen.tree.order == .given)
    #expect(document.firstScreen.tree.nodes[0].details.inferences == ["emitterOrder"])
  }

  @Test func containers() throws {
    let text = """
      [{"role": "AXApplication", "children": [
        {"role": "AXGroup", "AXLabel": "Empty"},
        {"role": "AXScrollArea", "children": [{"role": "AXButton", "AXLabel": "A", "children": [{"AXLabel": "inside"}]}]},
        {"role": "AXGenericElement", "children": [{"role": "AXImage", "AXLabel": "B"}]},
        {"role": "AXGroup", "AXLabel": "Tab Bar", "role_description": "tab bar", "children": [
          {"role": "AXRadioButton", "subrole": "AXTabButton", "AXLabel": "C"},
          {"role": "AXRadioButton", "subrole": "AXTabButton", "AXLabel": "D"}]},
        {"role": "AXTabGroup", "children": [{"role": "AXButton", "AXLabel": "E"}]}]}]
      """
    #expect(
      try outline(text) == [
        "-", "  A button", "-", "  B image", "- <tabBar>", "  C button tabBarItem", "  D button tabBarItem",
        "- <tabBar>", "  E button",
      ])
    let nodes = try screen(text).document.firstScreen.tree.nodes
    #expect(nodes[0].details.inferences == ["emitterOrder", "emptyGroup"])
    #expect(nodes[5].details.inferences == ["emitterOrder", "tabGroup"])
    #expect(nodes[5].order == .given)
  }

  @Test(arguments: [
    ("en", 8, ["Back button backButton", "Right button"]), ("en", 30, ["Back button", "Right button"]),
    ("ar", 8, ["Back button", "Right button backButton"]),
  ]) func backButton(_ language: String, _ x: Int, _ buttons: [String]) throws {
    let text = """
      [{"role": "AXGroup", "AXUniqueId": "Lists", "AXFrame": "{{0, 47}, {390, 44}}", "children": [
        {"role": "AXButton", "AXLabel": "Back", "AXFrame": "{{\(x), 50}, {70, 36}}"},
        {"role": "AXHeading", "AXLabel": "Lists"},
        {"role": "AXButton", "AXLabel": "Right", "AXFrame": "{{340, 50}, {44, 36}}"}]}]
      """
    let outline = try outline(text, language: language).map { $0.drop { $0 == " " } }
    #expect(outline.filter { $0.contains("button") }.map(String.init) == buttons)
  }

  @Test func repeatedIdentifiers() throws {
    let ids = try nodes(
      #"{"AXLabel": "A", "AXUniqueId": "x"}, {"AXLabel": "B", "AXUniqueId": "x"}, {"AXLabel": "C", "AXUniqueId": "y"}"#
    )
    .map(\.id)
    #expect(ids == [nil, nil, "y"])
  }

  @Test(arguments: [
    (#"[{"role": "AXButton", "AXLabel": "A"}, {"role": "AXBut"#, ["A button"]),
    (
      #"[{"role": "AXApplication", "children": [{"AXLabel": "A"}, {"AXLabel": "B", "children": [{"AXLabel": "C"}, {"AXL"#,
      ["A", "B <group>", "  C"]
    ),
  ]) func truncatedDumpsAreReadUpToTheirEnd(_ text: String, _ outline: [String]) throws {
    #expect(try self.outline(text) == outline)
    #expect(
      try screen(text).warnings.map(\.message.description) == [
        "the dump ends inside an element (line 1); it was read up to there"
      ])
  }

  /// The bridge has a number for the selected state of tabs, in every dump.
  @Test(arguments: [#""traits": ["TabButton"], "#, #""traits": [], "#, ""]) func theSelectedNumberOfATabIsNotItsValue(
    _ traits: String
  )
    throws
  {
    let tab = #"{\#(traits)"AXLabel": "A", "role": "AXRadioButton", "subrole": "AXTabButton", "AXValue": 1}"#
    let node = try #require(try DumpReading.any("[\(tab)]").stops.first)
    #expect(node.value == nil)
    #expect(node.traits.contains(.selected))
  }

  @Test func aTabThatIsNotSelectedMayHaveTheValueOne() throws {
    let tabs = [("Home", #", "Selected""#, "1"), ("Inbox", "", "1"), ("Me", "", "0")].map { label, selected, value in
      #"{"traits": ["TabButton"\#(selected)], "AXLabel": "\#(label)", "role": "AXRadioButton", "AXValue": "\#(value)"}"#
    }
    let stops = try DumpReading.any("[\(tabs.joined(separator: ","))]").stops
    #expect(stops.map(\.value?.string) == [nil, "1", nil])
    #expect(stops.map { $0.traits.contains(.selected) } == [true, false, false])
  }

  /// Without processes, the last texts of a list are the status bar if they are at the top.
  @Test func theStatusBarIsFoundWithoutProcesses() throws {
    func text(_ label: String, _ y: Int) -> String {
      #"{"AXLabel": "\#(label)", "role": "AXStaticText", "frame": {"x": 16, "y": \#(y), "width": 90, "height": 20}}"#
    }
    func labels(_ texts: [String]) throws -> [String] {
      let app = #"{"AXLabel": "App", "role": "AXApplication", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
      return try DumpReading.any("[\(([app] + texts).joined(separator: ","))]").stops.compactMap(\.label?.string)
    }
    #expect(try labels([text("Title", 60), text("9:41", 18), text("100%", 18)]) == ["Title"])
    #expect(try labels([text("Title", 20)]) == ["Title"])
    #expect(try labels([text("9:41", 18), text("100%", 18), text("Title", 60)]) == ["9:41", "100%", "Title"])
  }

  @Test func cutInItsFirstElement() throws {
    let error = try #require(#expect(throws: ImportError.self) { try screen("[{\"AXLabel\": \"A\",\n") })
    let message =
      #"the dump ends before its first element is complete: the text ends before the "{" of line 1 is closed"#
    #expect(error.message.description == message)
  }

  @Test func truncatedByIdb() throws {
    let screen = try screen(#"{"elements": [{"type": "Image", "label": "A"}], "truncated": true}"#)
    #expect(screen.warnings.map(\.kind) == [.cutOff])
    #expect(
      screen.warnings.map(\.message.description) == [
        "idb reached its limit and left out elements; the screen has more elements after the last one"
      ])
  }

  @Test func nodesHaveTheirInferences() throws {
    #expect(
      try node(#""role": "AXSlider", "AXValue": 0.5"#).details.inferences == ["roleImpliesTraits", "percentValue"])
    #expect(
      try node(#""role": "AXImage", "AXLabel": "A", "AXValue": "A", "traits": ["Image"]"#).details.inferences == [
        "repeatedLabel"
      ])
    #expect(try node(#""role": "AXRadioButton", "subrole": "AXTabButton", "AXValue": 1"#).traits.contains(.selected))
  }

  @Test func theStatusBarIsOmitted() throws {
    func item(_ label: String, pid: Int, y: Int) -> String {
      #"{"AXLabel": "\#(label)", "role": "AXStaticText", "pid": \#(pid), "frame": {"x": 0, "y": \#(y), "width": 40, "height": 20}}"#
    }
    let members = [item("Text", pid: 1, y: 20), item("9:41", pid: 2, y: 20), item("Web page", pid: 2, y: 300)]
    let text = #"[{"role": "AXApplication", "pid": 1, "children": [\#(members.joined(separator: ","))]}]"#
    #expect(try outline(text).map { $0.prefix { $0 != "," && $0 != " " } } == ["Text", "Web"])
  }

  @Test func textAfterTheFirstReplyIsReported() throws {
    let screen = try screen("[{\"AXLabel\": \"x\", \"role\": \"AXButton\"}]\n[{\"AXLabel\": \"y\"}]")
    #expect(screen.warnings.map(\.message.description) == ["another reply begins in line 2; only the first was read"])
  }
}
