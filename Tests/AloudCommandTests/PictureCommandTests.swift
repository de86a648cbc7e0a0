import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PictureCommandTests {
  private static let bank = "Fixtures/Screens/bank-ko.json"
  private static let app = "Fixtures/Apps/comments.json"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A PNG with one black pixel that claims this number of pixels.
  private func png(_ width: UInt32 = 780, _ height: UInt32 = 1688) throws -> String {
    func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let data = Data(start + bytes(width) + bytes(height) + [8, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 20))
    let url = scratch.url("screen.png")
    try data.write(to: url)
    return url.path
  }

  @Test func aPictureOfAnotherToolIsNotOverwritten() throws {
    let icon = try scratch.file("icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
    let tool = try Tool.run("picture", Self.bank, "--svg", icon)
    #expect(tool.status == 64)
    #expect(tool.errors.contains("is not an SVG picture from aloud"))
    for command in [["picture", Self.bank], ["chart", "Fixtures/Charts/births.json"]] {
      let own = scratch.url("\(command[0]).svg").path
      for _ in 0..<2 { #expect(try Tool.run(command + ["--svg", own]).status == 0) }
    }
  }

  @Test func drawsToAFileOrToStandardOutput() throws {
    let (svg, html) = (scratch.url("a.svg").path, scratch.url("a.html").path)
    let tool = try Tool.run("picture", Self.bank, "--svg", svg, "--html", html, "--messages", "ko")
    #expect(tool.status == 0 && tool.output.isEmpty && tool.errors.isEmpty)
    let picture = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(picture.hasPrefix("<svg") && picture.contains("이체 그림: 항목 26개"))
    #expect(try Tool.run("picture", Self.bank, "--svg", "-", "--messages", "ko").output == picture)
    let page = try String(contentsOfFile: html, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<html lang=\"ko\">"))
    // Earlier output is overwritten; other files are not.
    #expect(try Tool.run("picture", Self.bank, "--svg", svg, "--html", html).status == 0)
    #expect(try Tool.run("picture", Self.bank, "--html", svg).status == 64)
  }

  @Test func aPageHasAllScreensOrTheNamedOne() throws {
    let all = try Tool.run("picture", Self.app, "--html", "-").output
    #expect(all.contains(">Reply</h2>") && all.contains("id=\"screen-2\""))
    let one = try Tool.run("picture", Self.app, "--html", "-", "--screen", "Reply").output
    #expect(one.contains("<h1>Reply</h1>") && !one.contains("id=\"screen-2\""))
    #expect(try Tool.run("picture", Self.app, "--svg", "-", "--screen", "Reply").output.contains("Picture of Reply"))
    #expect(try Tool.run("picture", Self.app, "--svg", "-", "--screen", "Nothing").status == 66)
  }

  @Test func readingOptionsApply() throws {
    let plain = try Tool.run("picture", Self.bank, "--svg", "-").output
    #expect(plain.contains("편집하려면 이중 탭하십시오"))
    #expect(!(try Tool.run("picture", Self.bank, "--svg", "-", "--no-hints").output.contains("이중 탭하십시오")))
    #expect(try Tool.run("picture", Self.bank, "--svg", "-", "--language", "en").output.contains("Button"))
  }

  @Test func aScreenshotIsBelowTheMarks() throws {
    let picture = try Tool.run("picture", Self.bank, "--svg", "-", "--screenshot", try png()).output
    let document = try XMLDocument(xmlString: picture)
    let image = try #require(
      try document.nodes(forXPath: "//*[local-name()='image']/@*[name()='width' or name()='height' or name()='href']")
        .compactMap(\.stringValue) as [String]?)
    #expect(image.contains("390") && image.contains("844"))
    #expect(image.contains { $0.hasPrefix("data:image/png;base64,iVBORw0KGgo") })
  }

  @Test func aTruncatedScreenshotIsReported() throws {
    let cut = try Tool.run("picture", Self.bank, "--svg", "-", "--screenshot", try png())
    #expect(cut.errors.contains("was cut off") && cut.output.contains("data:image/png"))
    let whole = try png()
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82, 0x0A]
    try (Data(contentsOf: URL(fileURLWithPath: whole)) + Data(end)).write(to: URL(fileURLWithPath: whole))
    #expect(try Tool.run("picture", Self.bank, "--svg", "-", "--screenshot", whole).errors.isEmpty)
  }

  @Test func otherFilesAreNotScreenshots() throws {
    let text = try scratch.file("text.png", "GIF89a")
    let cases = [
      (text, "this is not a PNG picture"),
      (try png(0, 5), "is 0 × 5 pixels large; its width and height can be 1 to 100000"),
      ("nowhere.png", "there is no such file"),
    ]
    for (path, message) in cases {
      let tool = try Tool.run(
        "picture", Self.bank, "--svg", "-", "--screenshot", path == cases[1].0 ? try png(0, 5) : path)
      #expect([65, 66].contains(tool.status) && tool.errors.contains(message) && tool.output.isEmpty, "\(tool.errors)")
    }
    let large = scratch.url("large.png")
    try (Data(contentsOf: URL(fileURLWithPath: try png())) + Data(count: 20 << 20)).write(to: large)
    #expect(
      try Tool.run("picture", Self.bank, "--svg", "-", "--screenshot", large.path).errors.contains("larger than 20 MB"))
  }

  @Test(arguments: [
    ([Self.bank], "--svg or --html"), ([Self.bank, "--svg", "-", "--html", "-"], "either --svg or --html"),
    (["--svg", "-"], "name one SCREEN"), ([Self.bank, "--svg", "-", "--theme", "drak"], "did you mean \"dark\"?"),
  ])
  func wrongUsageIsDistinguished(_ arguments: [String], _ message: String) throws {
    let tool = try Tool.run(["picture"] + arguments)
    #expect(tool.status == 64 && tool.errors.contains(message) && tool.output.isEmpty, "\(tool.errors)")
  }

  @Test func differencesAreWrittenAsAPage() throws {
    let changed = try scratch.file(
      "new.json", try Fixtures.text("Screens/bank-ko.json").replacingOccurrences(of: "1,250,000원", with: "9원"))
    let tool = try Tool.run("diff", Self.bank, changed, "--html", "-", "--messages", "ko")
    #expect(tool.status == 1 && tool.output.hasPrefix("<!DOCTYPE html>") && tool.output.contains("달라진 점"))
    #expect(tool.output.contains("href=\"#new-mark-1\""))
    let file = scratch.url("diff.html").path
    let lines = try Tool.run("diff", Self.bank, changed, "--html", file)
    #expect(lines.status == 1 && lines.output.contains("changed") && FileManager.default.fileExists(atPath: file))
    #expect(try Tool.run("diff", Self.bank, changed, "--html", "-", "--json").status == 64)
  }

  @Test func reportsOfAuditsHavePictures() throws {
    let report = try Tool.run("audit", "Fixtures/Audits/ticket-ko.json", "--format", "html").output
    #expect(
      report.contains("<svg") && report.contains("href=\"#mark-") && report.contains("href=\"#finding-"))
    #expect(!(try Tool.run("audit", "Fixtures/Audits/ticket-ko.json", "--format", "json").output.contains("<svg")))
  }
}
