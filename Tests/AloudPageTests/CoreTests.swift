import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudExplorer
@testable import AloudPage

/// The core in WebAssembly gives the same results as the tool.
///
@Suite(.opensPages, .needsCore, .long) struct CoreTests {
  /// A page with the core alone, as `core` of the window.
  ///
  /// - Returns: the page, once the core accepts requests.
  /// - Throws: an error of the browser.
  private static func open() throws -> OpenedPage {
    let script = "window.loaded = AloudCore.load().then((core) => { window.core = core; return true; });"
    let core = try BuiltCore.find()
    let page = try OpenedPage(
      HTMLPage(
        title: "Core", language: "en", styles: [], scripts: [PageParts.walkDomJs, PageParts.walkCoreJs, script],
        words: [:], data: [.text("aloud-unpacker", core.unpacker), .text("aloud-core", core.packed)], body: "",
        usesWebAssembly: true
      ).html)
    try page.wait(until: "window.loaded")
    try page.value("window.loaded")
    return page
  }

  private static func answer(_ page: OpenedPage, _ request: JSONValue) throws -> String {
    try page.value("JSON.stringify(core.call(\(request.text)))")
  }

  /// Compares answers as values, because one of the writers puts spaces between members.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(one.utf8)) as? NSDictionary)
      == (try? JSONSerialization.jsonObject(with: Data(other.utf8)) as? NSDictionary)
  }

  @Test func everyFixtureScriptGivesTheSameResult() throws {
    let page = try CoreTests.open()
    var count = 0
    for path in ["Scripts", "Technologies", "Course/en", "Course/ko"].flatMap(Fixtures.files(in:))
    where path.hasSuffix(".aloud") {
      let text = try Fixtures.text(path)
      let file = ScriptFile(try Script(text), path: Fixtures.url(path).path)
      guard let app = file.appPath, let bytes = FileManager.default.contents(atPath: app),
        (try? ImportedScreen(Array(bytes)))?.format == .aloud
      else { continue }
      let request: JSONValue = [
        "do": .string("play"), "script": .string(text), "document": .string(String(decoding: bytes, as: UTF8.self)),
      ]
      var core = PageCore()
      let native = core.call(request.text)
      let answer = try CoreTests.answer(page, request)
      #expect(CoreTests.isSame(native, answer), "\(path)\n\(native)\n\(answer)")
      // Pages have no translator to braille; both report this.
      let needsBraille = file.script.heads.braille != nil
      let failures = JSONText(Array(native.utf8)).root?.asObject?["failures"]?.asStrings
      #expect(failures == (needsBraille ? nil : []), "\(path)")
      count += 1
    }
    #expect(count > 200)
  }

  @Test(arguments: ["Screens", "Apps", "Charts", "Dumps", "Course/en", "Course/ko"])
  func everyFixtureScreenReadsTheSame(_ folder: String)
    throws
  {
    let page = try CoreTests.open()
    for path in Fixtures.files(in: folder) {
      // Invalid text never reaches a page.
      guard let text = String(utf8: try Fixtures.bytes(path)) else { continue }
      for request in ["read", "audit"] {
        let request: JSONValue = ["do": .string(request), "document": .string(text)]
        var core = PageCore()
        let native = core.call(request.text)
        #expect(CoreTests.isSame(native, try CoreTests.answer(page, request)), "\(path)")
      }
    }
  }

  @Test func patternsFollowTheBrowser() throws {
    let page = try CoreTests.open()
    let document = #"{"aloud": 1, "elements": [{"label": "12 items"}]}"#
    for (pattern, holds) in [("^\\d+ items$", true), ("^items", false), ("[가-힣]", false)] {
      let script = "> start\n[screen changed]\n/\(pattern)/\n"
      let request: JSONValue = ["do": .string("play"), "script": .string(script), "document": .string(document)]
      let answer = try CoreTests.answer(page, request)
      #expect(answer.contains(#""failures":[]"#) == holds, "\(pattern): \(answer)")
    }
    let bad: JSONValue = ["do": .string("play"), "script": .string("> start\n/(/\n"), "document": .string(document)]
    #expect(try CoreTests.answer(page, bad).contains(#""line":2"#))
  }

  /// A walk with every key, in both.
  @Test func everyKeyHasTheSameEffect() throws {
    let page = try CoreTests.open()
    for path in ["Apps/comments.json", "Apps/form.json", "Screens/bank-ko.json", "Charts/births.json"] {
      let text = try Fixtures.text(path)
      var core = PageCore()
      var requests: [JSONValue] = [["do": .string("open"), "app": .string("a.json"), "document": .string(text)]]
      for key in [
        "right", "right", "r", "down", "up", "enter", "escape", "a", " ", "i", "right", "escape", "m", "p", "r", "p",
        "w",
      ] {
        requests.append(["do": .string("key"), "key": .string(key)])
        requests.append(["do": .string("pass"), "seconds": .number(0.7)])
      }
      requests.append(["do": .string("save")])
      for request in requests {
        let native = core.call(request.text)
        let answer = try CoreTests.answer(page, request)
        #expect(CoreTests.isSame(native, answer), "\(path) \(request.text.prefix(60))\n\(native)\n\(answer)")
      }
    }
  }

  @Test func theCoreWasBuiltOfTheSources() throws {
    let check = Process()
    check.executableURL = Fixtures.package.appendingPathComponent("Scripts/wasm")
    check.arguments = ["--check"]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }
}
