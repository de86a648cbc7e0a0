import AloudTestSupport
import Foundation
import Testing

@Suite struct ImportCommandTests {
  private func scratch(_ text: String) throws -> (Scratch, path: String) {
    let scratch = try Scratch()
    return (scratch, try scratch.file("in", text))
  }

  /// A document reads exactly as the dump does, and importing it again gives the same document.
  @Test(.long, arguments: Fixtures.files(in: "Dumps")) func anImportedDocumentReadsLikeItsDump(_ file: String) throws {
    let document = try Tool.run("import", "Fixtures/\(file)", "--language", "en")
    #expect(document.status == 0)
    let (scratch, path) = try scratch(document.output)
    defer { _ = scratch }
    #expect(try Tool.run("read", path).output == Tool.run("read", "Fixtures/\(file)", "--language", "en").output)
    #expect(try Tool.run("import", path).output == document.output)
  }

  @Test func aSmallDump() throws {
    let dump = """
      <AppiumAUT><XCUIElementTypeApplication label="Shop"><XCUIElementTypeWindow x="0" y="0" width="390" height="844">
      <XCUIElementTypeOther x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton name="pay" label="Pay &amp; go" enabled="false" x="16" y="60" width="99" height="44"/>
      <XCUIElementTypeStaticText label="합계" x="16" y="120" width="99" height="44"/>
      </XCUIElementTypeOther></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    let tool = try Tool.run("import", "-", "--language", "ko", input: dump)
    #expect(
      tool.output == """
        {
          "aloud": 1,
          "name": "Shop",
          "language": "ko",
          "size": [390, 844],
          "elements": [
            {"id": "pay", "label": "Pay & go", "traits": ["button", "notEnabled"], "frame": [16, 60, 99, 44]},
            {"id": "합계", "label": "합계", "traits": ["staticText"], "frame": [16, 120, 99, 44]}
          ]
        }

        """)
    #expect(
      tool.errors
        == "standard input: warning: the dump does not say which elements are stops: their types decide\n")
  }

  @Test func aDocumentIsWrittenUnchanged() throws {
    let text = #"{"aloud": 1, "elements": [{"children": [{"label": "A"}]}]}"#
    let tool = try Tool.run("import", "-", input: text)
    #expect(tool.output.contains("\"children\": ["))
    #expect(!tool.output.contains("\"id\""))
  }

  @Test(arguments: ["wda-cut.xml", "wda-json-cut.json", "xcuitest-cut.txt", "maestro-cut.json", "earlgrey-cut.txt"])
  func strictRefusesTruncatedDumps(_ file: String) throws {
    let tolerant = try Tool.run("import", "Fixtures/Dumps/\(file)")
    #expect(tolerant.status == 0)
    #expect(tolerant.errors.contains("warning: the dump ends inside an element"))
    let strict = try Tool.run("import", "Fixtures/Dumps/\(file)", "--strict")
    #expect(strict.status == 65)
    #expect(strict.output == "")
    #expect(strict.errors.hasPrefix("Fixtures/Dumps/\(file): the dump ends inside an element (line "))
    #expect(strict.errors.hasSuffix("; --strict takes complete dumps only\n"))
    #expect(try Tool.run("import", "Fixtures/Dumps/wda-settings.xml", "--strict").status == 0)
  }

  @Test func explainNamesTheInferences() throws {
    let dump =
      "Application, pid: 1, label: 'App'\n  Window, {{0, 0}, {9, 9}}\n    Link, {{0, 0}, {9, 9}}, label: 'Terms'\n"
    let text = try Tool.run("import", "-", "--explain", input: dump)
    #expect(text.lines.prefix(2) == ["elements[0]  #terms  Terms", "  stopByType, roleImpliesTraits"])
    #expect(text.lines.contains { $0.hasPrefix("roleImpliesTraits  The traits follow from the type; ") })
    #expect(text.lines.last?.hasSuffix("]") == true)
    let json = try Tool.run("import", "-", "--explain", "--json", input: dump)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let nodes = try #require(object?["nodes"] as? [[String: Any]])
    #expect(object?["format"] as? String == "xcuitest")
    #expect(nodes.first?["id"] as? String == "terms")
    #expect((nodes.first?["inferred"] as? [[String: String]])?.contains { $0["rule"] == "stopByType" } == true)
    #expect(try Tool.run("import", "Fixtures/Screens/settings.json", "--explain").output == "Nothing was inferred.\n")
  }

  @Test func theSchemaOptionPrintsTheSchema() throws {
    let tool = try Tool.run("import", "--schema")
    let schema = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(tool.errors == "")
    let overlays = try Tool.run("import", "--overlay", "--schema").output
    let ofOverlays = try JSONSerialization.jsonObject(with: Data(overlays.utf8)) as? [String: Any]
    #expect(ofOverlays?["title"] as? String == "Aloud overlay")
  }

  @Test func aFolderOfADesign() throws {
    let scratch = try Scratch()
    let design = scratch.url("Pizza.vodesign")
    try FileManager.default.createDirectory(
      at: design.appendingPathComponent("Frame"), withIntermediateDirectories: true)
    #expect(try Tool.run("read", design.path).status == 66)
    let controls = try Fixtures.text("Dumps/voiceover-designer-controls.json")
    try controls.write(to: design.appendingPathComponent("Frame/controls.json"), atomically: true, encoding: .utf8)
    let reading = try Fixtures.text("Dumps/voiceover-designer-controls.reading.txt")
    #expect(try Tool.run("read", design.path).output == reading)
  }

  @Test(
    arguments: [
      (["import"], 64, "aloud import: name one FILE to import; - is standard input"),
      (["import", "a", "b"], 64, "aloud import: name one FILE to import; - is standard input"),
      (["import", "a", "--json"], 64, "aloud import: --json needs --explain; a screen document is JSON anyway"),
      (["import", "a", "--from", "idbb"], 64, "aloud import: --from cannot be \"idbb\"; it can be aloud, wda-xml"),
      (["import", "nowhere"], 66, "nowhere: there is no such file"),
      (["import", "Package.swift"], 65, "Package.swift: this is source code, not a screen"),
    ] as [([String], Int32, String)])
  func mistakes(_ arguments: [String], _ status: Int32, _ beginning: String) throws {
    let tool = try Tool.run(arguments)
    #expect(tool.status == status)
    #expect(tool.errors.hasPrefix(beginning))
    #expect(tool.output == "")
  }

  /// JSON may have up to 500 levels of brackets, and a node takes two.
  @Test func aTooDeepScreenIsRefused() throws {
    let levels = (0..<300).map { level in
      let margin = String(repeating: "|  ", count: level)
      return """
        \(margin)|--<UITableView:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; alpha=1>
        \(margin)|  |--<UILabel:0x1; AX=Y; AX.label='A'; AX.frame={{0, \(level)}, {9, 9}}; alpha=1>

        """
    }
    let tool = try Tool.run("import", "-", input: levels.joined())
    #expect(tool.status == 65)
    #expect(tool.output == "")
    #expect(tool.errors.hasPrefix("standard input: this screen cannot be written as a document: brackets are nested"))
  }
}
