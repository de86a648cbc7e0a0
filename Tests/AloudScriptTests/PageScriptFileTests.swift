import Aloud
import Foundation
import Testing

/// The app of a script: a document or a page, in a file or at an address.
@Suite struct PageScriptFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("a.html", "<p>Hi</p>"), ("b.txt", " <!doctype HTML><p>Hi"), ("c.xhtml", "<?xml version='1.0'?><html/>"),
      ("d.html", #"{"aloud": 1, "elements": [{"label": "Hi"}]}"#),
    ] { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
  }

  private func file(_ app: String) throws -> ScriptFile {
    ScriptFile(try Script("app \(app)\n> start"), path: folder.appendingPathComponent("a.aloud").path)
  }

  @Test(arguments: ["a.html", "b.txt", "c.xhtml"]) func aFileMayBeAPage(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, path) = (try file(name), folder.appendingPathComponent(name).path)
    guard case .page(let page) = try file.app() else { return #expect(Bool(false)) }
    #expect(page.file == path && file.appPath == path)
    let error = #expect(throws: ScriptFileError.self) { try file.document() }
    #expect(error?.description.contains("1:1: the app is a page, not a document") == true)
  }

  /// The content takes precedence over the name.
  @Test func aDocumentMayHaveAPagesName() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try file("d.html").document().screens.count == 1)
  }

  @Test(arguments: ["http://localhost:3000/a?b#c", "https://example.org", "data:text/html,<p>Hi", "HTTP://x/"])
  func anAddressIsAPage(_ address: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try file(address)
    guard case .page(let page) = try file.app() else { return #expect(Bool(false)) }
    #expect(page.url == address && page.file == nil && file.appPath == nil)
  }

  @Test func anAddressMayBeThatOfAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.html").path
    let file = try file("file://\(path)")
    guard case .page(let page) = try file.app() else { return #expect(Bool(false)) }
    #expect(page.file == path && file.appPath == path)
    #expect(throws: ScriptFileError.self) { try self.file("file://\(path)x").app() }
  }

  @Test func headLinesOfPagesAreChecked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try Script("app http://localhost:3000/\nserve \"my server\" --port 3000 # all of it\n> start")
    #expect(script.heads.app == "http://localhost:3000/")
    #expect(script.heads.serve == "\"my server\" --port 3000 # all of it")
    #expect(script.heads.line(of: .serve) == 2)
    // Speech may begin with the word.
    #expect(try Script("> start\nserve with rice").steps[0].expectations.count == 1)
  }
}
