import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// Aloud reads its own pages through Chromium's trees, and finds no errors.
@Suite(.opensPages, .needsCore, .long) struct OwnPagesTests {
  private static func html(_ name: String) throws -> String {
    let screen = try ImportedScreen(Array(Fixtures.text("Screens/bank-ko.json").utf8)).document
    let app = try WalkedPage.App(screen, title: "이체", name: "bank-ko.json")
    switch name {
    case "walk": return WalkedPage(title: "Transfer", apps: [app], language: "en").html(try BuiltCore.find())
    case "walk-ko": return WalkedPage(title: "이체", apps: [app, app], language: "ko").html(try BuiltCore.find())
    case "course": return try CoursePageTests.fixture("en").html(try BuiltCore.find())
    case "course-ko": return try CoursePageTests.fixture("ko").html(try BuiltCore.find())
    case "playground": return PlaygroundPage(language: "en").html(try BuiltCore.find())
    case "playground-ko": return PlaygroundPage(language: "ko").html(try BuiltCore.find())
    default: return PicturePage("이체", screens: [PicturePage.Screen(ScreenReader(screen), name: "이체")]).html
    }
  }

  @Test(arguments: ["walk", "walk-ko", "playground", "playground-ko", "picture", "course", "course-ko"])
  func pageIsReadAndHasNoErrors(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-own-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(try Self.html(name).utf8).write(to: file)
    // Browsers compile the core in the background, so a page on a busy machine can seem quiet before it has its content.
    var document = try Document([])
    var reading: [String] = []
    for _ in 0..<15 where reading.count <= 10 {
      document = try ImportedScreen(try PageDump.make(of: file.path).json).document
      reading = ScreenReader(document).reading().map(\.text)
    }
    #expect(reading.count > 10, "\(reading)")
    #expect(
      reading.contains { ["이체", "Settings", "장바구니", "Moving", "이동하기"].contains(where: $0.contains) }, "\(reading)")
    let errors = Audit(level: .error).findings(in: document)
    #expect(errors.isEmpty, "\(errors.map { "\($0.rule) \($0.path) \($0.utterance ?? "")" })")
    // The switch for people who use a screen reader comes first.
    if name == "walk" { #expect(reading.first?.contains("I use a screen reader") == true, "\(reading.prefix(3))") }
  }

  @Test func pagesStayWithinTheirSizes() throws {
    for name in ["walk", "playground", "playground-ko", "course", "course-ko"] {
      #expect(try Self.html(name).utf8.count <= 2_500_000, "\(name)")
    }
  }

  /// Names and notes of documents never become markup.
  @Test func hostileTextsStayText() throws {
    let evil = #"</script><img src=x onerror="window.hit=1"><svg onload=window.hit=1>"#
    let json: JSONValue = [
      "aloud": 1, "name": .string(evil),
      "elements": .list([
        ["label": .string(evil), "traits": .strings(["header"])],
        ["label": .string("{{7*7}}${evil}"), "traits": .strings(["button"])],
      ]),
    ]
    let document = try Document(reading: json.text)
    let script = try Script("## \(evil)\n> start\n…\n## exercise: \(evil)\n> swipe right\n\"{{7*7}}${evil}, Button\"\n")
    let app = try WalkedPage.App(document, title: evil, name: evil, script: script)
    let page = try OpenedPage(WalkedPage(title: evil, apps: [app], language: "en").html(try BuiltCore.find()))
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    try page.press("ArrowRight")
    #expect(try page.value("window.hit ?? 'none'") == "none")
    #expect(try page.value("document.images.length") == "0")
    #expect(try page.value("document.querySelector('.note').textContent") == evil)
  }
}
