import AloudImport
import AloudTestSupport
import AloudTree
import Testing

@Suite struct ScreenDocumentWriterTests {
  /// The document without what the format cannot express.
  private func expressible(_ document: Document) throws -> Document {
    let screens = try document.screens.map { screen in
      var screen = screen
      var builder = Tree.Builder(order: screen.tree.order)
      var ends: [Int] = []
      for id in screen.tree.ids {
        while let end = ends.last, end <= id.index {
          builder.close()
          ends.removeLast()
        }
        var node = screen.tree[id]
        node.details.inferences = []
        try builder.open(node)
        ends.append(screen.tree.subtree(of: id).upperBound)
      }
      screen.tree = builder.finish()
      return screen
    }
    return try Document(
      language: document.language, device: document.device, model: document.model,
      direction: document.explicitDirection,
      size: document.explicitSize, pointsPerInch: document.explicitPointsPerInch, screens: screens,
      behaviors: document.behaviors, guidedAccess: document.guidedAccess)
  }

  private func expectTheSame(_ document: Document) throws {
    let text = document.screenDocument()
    let again = try Document(reading: text, format: .aloud)
    #expect(again == (try expressible(document)), "\(text)")
    #expect(again.screenDocument() == text)
  }

  @Test(.long, arguments: 0..<120) func readsAsItWasWritten(_ seed: UInt64) throws {
    try expectTheSame(try .random(seed: seed, count: 6))
  }

  @Test(arguments: 0..<100) func treesReadAsTheyWereWritten(_ seed: UInt64) throws {
    try expectTheSame(try Document(screens: [.init(tree: .random(seed: seed))]))
    try expectTheSame(try Document(screens: [.init(tree: .randomWrappers(seed: seed))]))
  }

  @Test(arguments: Fixtures.files(in: "Screens") + Fixtures.files(in: "Dumps"))
  func fixturesReadAsTheyWereWritten(_ file: String) throws {
    try expectTheSame(try ImportedScreen(Fixtures.bytes(file)).document)
  }

  @Test(arguments: Fixtures.files(in: "Dumps")) func tidiedDumpsReadAsTheyWereWritten(_ file: String) throws {
    try expectTheSame(try ImportedScreen(Fixtures.bytes(file)).document.tidied())
  }

  @Test func layout() throws {
    let text = """
      {
        "aloud": 1,
        "name": "Wi-Fi",
        "elements": [
          {"id": "title", "label": "Wi-Fi \u{1F4F6} \\"Home\\"\\n", "traits": ["header"], "frame": [16, 50.5, 118, 36]},
          {"frame": [0, 140, 390, 88], "container": "list", "children": [
            {"label": "A network whose name is long", "value": "Connected", "traits": ["button", "selected"],
             "frame": [0, 140, 390, 44], "on": {"activate": [{"back": true}]}},
            {"label": "Other", "hidden": true}
          ], "on": {"escape": [{"dismiss": true}]}},
          {"label": "Empty", "isElement": true, "actions": [{"name": "Forget"}, {"name": "Join", "do": []}],
           "content": [
             {"label": "Security", "value": "The kind of security that this network has", "importance": "high"},
             {"label": "Channel", "value": "The channel that this network is on"}
           ],
           "children": [
             {"label": "Inside"}
           ]}
        ],
        "order": "given",
        "screens": {
          "more": {
            "elements": []
          }
        }
      }

      """
    #expect(try Document(reading: text).screenDocument() == text)
  }

  @Test func unnamedTraitsAreNotWritten() throws {
    let some = Node(label: "x", traits: Traits(rawValue: 1 << 60 | 1))
    #expect(try Document([.init(some)]).screenDocument().contains(#"    {"label": "x", "traits": ["button"]}"#))
    let all = Node(label: "x", traits: Traits(rawValue: 1 << 60))
    #expect(try Document([.init(all)]).screenDocument().contains(#"    {"label": "x"}"#))
  }

  @Test func unreadableFilesAreJSON() throws {
    let node = Node(label: "x", frame: Frame(x: 1e300, y: 0.1 + 0.2, width: -1, height: 1e-9))
    let text = try Document([.init(node)]).screenDocument()
    #expect(text.contains("[1e+300, 0.30000000000000004, -1, 1e-09]"))
  }

  @Test func deepAndLarge() throws {
    var builder = Tree.Builder()
    for _ in 0..<20 {
      for _ in 0..<999 { try builder.open(Node()) }
      for _ in 0..<1_000 { try builder.add(Node(label: "x")) }
      for _ in 0..<999 { builder.close() }
    }
    let text = try Document(screens: [.init(tree: builder.finish())]).screenDocument()
    // Lines end near the right margin at any depth.
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
    #expect(text.utf8.count < 6_000_000)
  }
}
