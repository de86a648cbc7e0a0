import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct VoiceOverDesignerTests {
  private func read(_ text: String, language: String = "en") throws -> ScreenImport {
    try VoiceOverDesigner.read(SourceText(Array(text.utf8)), language: language)
  }

  /// The only element of a design.
  private func node(_ members: String, language: String = "en") throws -> Node {
    let tree = try read("[{\"label\": \"A\", \(members)}]", language: language).document.firstScreen.tree
    #expect(tree.count == 2)
    return tree.nodes[1]
  }

  private func labels(_ tree: Tree) -> [String] {
    ReadingOrder(of: tree).stops.map { tree[$0].label?.string ?? "-" }
  }

  /// Its reading, in the form of `aloud read`.
  private func lines(_ screen: ScreenImport) -> String {
    ScreenReader(screen.document).reading().map { $0.text + "\n" }.joined()
  }

  @Test(arguments: ["controls", "cut", "document"]) func fixturesReadAsExpected(_ name: String) throws {
    let path = "Dumps/voiceover-designer-\(name)"
    let text = try Fixtures.text("\(path).json")
    #expect(lines(try read(text)) == (try Fixtures.text("\(path).reading.txt")))
  }

  @Test(
    arguments: [
      (0, []), (1, .button), (2, .header), (4, .adjustable), (8, .link), (16, .staticText), (32, .image),
      (64, .searchField), (128, .tabBarItem), (257, [.button, .selected]), (513, [.button, .notEnabled]),
      (1024, .summaryElement), (2048, .playsSound), (4096, .allowsDirectInteraction), (8192, .startsMediaSession),
      (16384, .updatesFrequently), (32768, .causesPageTurn), (65537, [.button, .keyboardKey]),
      (262_144, .textEntry), (1_048_576, [.button, .toggleButton]), (2_359_296, [.textEntry, .isEditing]),
      (4_718_592, []), (-1, []),
    ] as [(Int, Traits)])
  func traits(_ bits: Int, _ traits: Traits) throws {
    #expect(try node("\"trait\": \(bits)").traits == traits)
  }

  @Test(
    arguments: [
      (262_144, TextInput()), (2_359_296, TextInput(editing: true)), (2_097_152, nil), (64, nil),
    ] as [(Int, TextInput?)])
  func textInputs(_ bits: Int, _ input: TextInput?) throws {
    #expect(try node("\"trait\": \(bits)").details.text == input)
  }

  @Test func hintsActionsAndDescriptionsAreRead() throws {
    let node = try node(
      """
      "value": "1 pot", "hint": "", "customActions": {"names": ["Remove", "", 7]},
      "customDescriptions": {"descriptions": [{"label": "Tax", "value": "0.30"}, {"label": "", "value": ""}, 3]}
      """)
    #expect(node.value == "1 pot")
    #expect(node.hint == nil)
    #expect(node.details.actions.map(\.name) == ["Remove", "7"])
    #expect(node.details.content == [CustomContent(label: "Tax", value: "0.30")])
    #expect(node.isElement == true)
  }

  @Test(
    arguments: [
      (#""trait": 4, "adjustableOptions": {"options": ["S", "M"], "currentIndex": 1}"#, ["S", "M"], 1),
      (#""trait": 4, "adjustableOptions": {"options": ["S", "M"], "currentIndex": 9}"#, ["S", "M"], 0),
      (#""trait": 4, "value": "M", "adjustableOptions": {"options": ["S", "M"]}"#, ["S", "M"], 1),
      (#""adjustableOptions": {"options": ["S", ""], "isEnumerated": true}"#, ["S, 1 of 2", ", 2 of 2"], 0),
      (#""trait": 1, "adjustableOptions": {"options": ["S", "M"]}"#, nil, 0),
      (#""trait": 4, "adjustableOptions": {"options": [], "isEnumerated": true}"#, nil, 0),
    ] as [(String, [String]?, Int)])
  func options(_ members: String, _ values: [String]?, _ index: Int) throws {
    let adjusts = try node(members).details.adjusts
    #expect(adjusts == values.map { .values($0.map { SpokenText($0) }, index: index) })
  }

  @Test func aGuessedAdjustablePositionIsReported() throws {
    let options = #""trait": 4, "adjustableOptions": {"options": ["S", "M"]"#
    #expect(try node(options + "}").details.inferences == ["firstOption"])
    #expect(try node(options + #", "currentIndex": 0}"#).details.inferences.isEmpty)
  }

  @Test(arguments: [
    ("en-GB", "S, 1 of 2"), ("ko", "S, 2 중 1"), ("ja-JP", "S, 1/2"), ("de", "S, 1 von 2"), ("fr", "S, 1 sur 2"),
    ("es-MX", "S, 1 de 2"), ("zh-Hans", "S, 第1个(共2个)"), ("zh-CN", "S, 第1个(共2个)"), ("ru", "S, 1 из 2"),
    ("zh-Hant", "S, 1 of 2"), ("pl", "S, 1 of 2"),
  ]) func enumeratedOptions(_ language: String, _ value: String) throws {
    let members = #""trait": 4, "adjustableOptions": {"options": ["S", "M"], "isEnumerated": true}"#
    #expect(try node(members, language: language).reportedValue?.string == value)
  }

  @Test func theOrderFollowsTheFile() throws {
    let tree = try read(
      """
      [{"label": "Below", "frame": [[0, 500], [10, 10]]}, {"label": "Picture", "isAccessibilityElement": false},
       {"label": "Above", "frame": [[0, 5], [10, 10]]}]
      """
    ).document.firstScreen.tree
    #expect(labels(tree) == ["Below", "Above"])
    #expect(tree.count == 4)
  }

  @Test(
    arguments: [
      ("[[1.5, -2], [3, 4]]", Frame(x: 1.5, y: -2, width: 3, height: 4)), ("[[1, 2], [-3, 4]]", nil),
      ("[[1, 2], [0, 0]]", nil), ("[[1e300, 2], [3, 4]]", nil), ("[[1, 2]]", nil), ("[1, 2, 3, 4]", nil),
      (#"[["nan", 2], [3, 4]]"#, nil), ("null", nil), ("7", nil),
    ] as [(String, Frame?)])
  func frames(_ frame: String, _ expected: Frame?) throws {
    #expect(try node("\"frame\": \(frame)").frame == expected)
  }

  @Test(arguments: [
    #"[{"isAccessibilityElement": 7, "label": {"a": 1}, "trait": [], "frame": {}, "adjustableOptions": []}]"#,
    #"{"elements": [7, null, "x", [{}], {"type": "element", "customActions": [{}], "customDescriptions": 1}]}"#,
    #"[{"label": "A", "elements": 7, "containerType": 3, "type": "container"}, {"label": "B", "trait": 1e40}]"#,
  ]) func wrongTypesAreIgnored(_ text: String) throws {
    #expect(try ReadingOrder(of: read(text).document.firstScreen.tree).stops.count == 1)
  }
}

// Containers, frames, and unreadable parts.
extension VoiceOverDesignerTests {
  private func container(_ members: String) throws -> Tree {
    let text = """
      {"elements": [{"type": "container", "label": "C", \(members),
        "elements": [{"label": "A", "trait": 1}, {"label": "B", "trait": 257}]}, {"label": "D"}]}
      """
    return try read(text).document.firstScreen.tree
  }

  @Test(
    arguments: [
      (#""containerType": "none""#, .none), (#""containerType": "semanticGroup""#, .group),
      (#""containerType": "list""#, .list), (#""containerType": "list", "isTabTrait": true"#, .tabBar),
      (#""containerType": "other""#, .none),
    ] as [(String, Node.ContainerType)])
  func containers(_ members: String, _ type: Node.ContainerType) throws {
    let tree = try container(members)
    #expect(tree.nodes[1].container == type)
    #expect(tree.nodes[1].label == "C")
    #expect(tree.nodes[1].order == .given)
    #expect(labels(tree) == ["A", "B", "D"])
  }

  @Test func wordsOfAContainer() throws {
    let tree = try container(#""navigationStyle": "combined", "isModal": true"#)
    #expect(tree.nodes[1].details.navigationStyle == .combined)
    #expect(labels(tree) == ["A", "B"])
  }

  @Test func buttonsAsOneAdjustable() throws {
    let tree = try container(#""treatButtonsAsAdjustable": true, "isEnumerated": true, "frame": [[0, 5], [9, 9]]"#)
    #expect(labels(tree) == ["C", "D"])
    #expect(tree.nodes[1].details.adjusts == .values(["A, 1 of 2", "B, 2 of 2"], index: 1))
    #expect(tree.nodes[1].reportedTraits == .adjustable)
    #expect(tree.nodes[1].frame?.y == 5)
  }

  @Test func otherElementsStayBesideTheAdjustable() throws {
    let tree = try read(
      """
      [{"type": "container", "label": "Size", "treatButtonsAsAdjustable": true, "elements": [
        {"label": "Choose", "trait": 2}, {"label": "S", "trait": 1}, {"label": "M", "trait": 1}, {"label": "Help"}]},
       {"type": "container", "treatButtonsAsAdjustable": true, "elements": [{"label": "No button"}]}]
      """
    ).document.firstScreen.tree
    #expect(labels(tree) == ["Choose", "Size", "Help", "No button"])
    #expect(tree.nodes[2].details.adjusts == .values(["S", "M"], index: 0))
    #expect(tree.nodes[2].details.inferences == ["firstOption"])
  }

  @Test func framesAreScreens() throws {
    func frame(_ label: String, _ x: Int) -> String {
      """
      {"type": "frame", "label": "\(label)", "frame": [[\(x), 0], [390, 844]], "elements": [
        {"label": "\(label) \(x)", "frame": [[\(x + 10), 60], [44, 44]]}]}
      """
    }
    let frames = [frame("Menu", 100), frame("Menu", 700), frame("Cart", 1300), frame("Menu", 1900), frame("", 2500)]
    let document = try read("{\"elements\": [\(frames.joined(separator: ","))]}").document
    #expect(document.screens.map(\.key) == [nil, "Cart", "Menu 2", "Menu 3", "Screen 5"])
    #expect(document.screens.map(\.name) == ["Menu", "Cart", "Menu", "Menu", nil])
    #expect(document.screens.map { $0.tree.nodes[1].frame?.x } == [10, 10, 10, 10, 10])
    #expect(document.explicitSize?.width == 390)
    #expect(document.explicitSize?.height == 844)
  }

  @Test(
    arguments: [
      (["[60, 60]"], 60), (["[110, 60]", "[90, 60]", "[220, 90]"], 10), (["[900, 60]"], 800),
    ] as [([String], Double)])
  func placesInAFrame(_ origins: [String], _ x: Double) throws {
    let elements = origins.map { "{\"label\": \"A\", \"frame\": [\($0), [30, 30]]}" }
    let text = """
      [{"type": "frame", "frame": [[100, 0], [390, 844]], "elements": [\(elements.joined(separator: ","))]}]
      """
    #expect(try read(text).document.firstScreen.tree.nodes[1].frame?.x == x)
  }

  @Test func documentsWithHugePlacesCanBeWritten() throws {
    let element = #"{"isAccessibilityElement": true, "trait": 1, "label": "A", "frame": [[-900000000, 0], [9, 9]]}"#
    let text = #"[{"type": "frame", "frame": [[900000000, 0], [9, 9]], "elements": [\#(element)]}]"#
    let document = try read(text).document
    #expect(throws: Never.self) { try Document(reading: document.screenDocument()) }
  }

  /// Many frames with one name are not slower than others.
  @Test func framesWithOneNameAreNumbered() throws {
    let frame = #"{"type": "frame", "label": "A", "elements": [{"label": "B", "trait": 1}]}"#
    let screens = try read("[" + Array(repeating: frame, count: 3_000).joined(separator: ",") + "]").document.screens
    #expect(screens.count == 3_000)
    #expect(screens.contains { $0.key == "A 3000" })
  }

  @Test func valuesOutsideScreensAreOmitted() throws {
    let screen = try read(
      """
      {"elements": [{"type": "frame", "label": "Empty", "elements": []}, {"label": "Loose"},
        {"type": "frame", "label": "Menu", "elements": [{"label": "A"}]},
        {"type": "container", "elements": [{"label": "Loose, too"}]}]}
      """)
    #expect(labels(screen.document.firstScreen.tree) == ["A"])
    #expect(screen.document.screens.count == 1)
    #expect(
      screen.warnings == [
        ImportWarning(.leftOut, "the frame \"Empty\" holds no elements and was left out"),
        ImportWarning(.leftOut, "2 elements are outside all frames, so they are on no screen; they were left out"),
      ])
  }

  @Test func withoutAFilledFrameEverythingIsOneScreen() throws {
    let screen = try read(#"{"elements": [{"type": "frame", "elements": []}, {"label": "Loose"}]}"#)
    #expect(labels(screen.document.firstScreen.tree) == ["Loose"])
    #expect(
      screen.warnings.map(\.message.description) == ["a frame without a label holds no elements and was left out"])
  }

  @Test func truncatedDumpsAreReadUpToTheirEnd() throws {
    let screen = try read("{\"elements\": [\n{\"type\": \"container\", \"elements\": [{\"label\": \"A\"},\n{\"lab")
    #expect(labels(screen.document.firstScreen.tree) == ["A"])
    #expect(screen.warnings == [.cutOff(line: 3)])
  }

  @Test(arguments: ["[]", "{}", "null", #"{"elements": []}"#, #"[{"type": "frame", "elements": [7]}]"#, #"[{"a": 1}]"#])
  func withoutElements(_ text: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try read(text) })
    #expect(error.kind == .refused)
    #expect(
      error.message == """
        there are no elements in this design; draw some in VoiceOver Designer, save, \
        and read document.json or Frame/controls.json or controls.json of its folder
        """)
  }

  @Test func theInfoFileOfADesignIsRefused() throws {
    let error = try #require(
      #expect(throws: ImportError.self) { try read(#"{"id": "7E650191", "imageScale": 3}"#) })
    #expect(error.kind == .refused)
    #expect(
      error.message == """
        this is only the info.json of a VoiceOver Designer file; read controls.json beside it, where the elements are
        """)
  }

  @Test func deepNesting() throws {
    let depth = 240
    let opening = String(repeating: "{\"type\": \"container\", \"elements\": [", count: depth)
    let text = "[\(opening){\"label\": \"A\"}\(String(repeating: "]}", count: depth))]"
    #expect(try labels(read(text).document.firstScreen.tree) == ["A"])
    #expect(throws: ImportError.self) { try read(String(repeating: "[{\"elements\":", count: 100_000)) }
  }
}
