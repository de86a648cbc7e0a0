import AloudImport
import AloudTestSupport
import AloudTree
import Testing

@Suite struct ScreenDocumentWriterTests {
  /// The document without what the format has no words for.
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
      language: document.language, device: document.device, direction: document.explicitDirection,
      size: document.explicitSize, pixelsPerInch: document.pixelsPerInch, screens: screens,
      behaviors: document.behaviors, guidedAccess: document.guidedAccess)
  }

  private func expectTheSame(_ document: Document) throws {
    let text = document.screenDocument()
    let again = try Document(reading: text, format: .aloud)
    #expect(again == (try expressible(document)), "\(text)")
    #expect(again.screenDocument() == text)
  }

  @Test(arguments: 0..<300) func readsAsItWasWritten(_ seed: UInt64) throws {
    try expectTheSame(try .random(seed: seed))
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
}
