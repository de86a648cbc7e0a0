import Aloud
import AloudExplorer
import AloudTestSupport
import Foundation
import Testing

@testable import AloudPage

@Suite struct HTMLPageTests {
  private func page(
    title: String = "T", data: [AloudPage.HTMLPage.Data] = [], scripts: [String] = ["play();"]
  ) -> String {
    AloudPage.HTMLPage(
      title: title, language: "en", styles: ["p {}"], scripts: scripts, words: ["a": "</script><b>"], data: data,
      body: "<p>body</p>"
    ).html
  }

  @Test func thePolicyAllowsOnlyThePagesOwnParts() throws {
    let html = page()
    let nonce = try #require(html.firstMatch(of: /'nonce-([0-9a-f]{16})'/)?.1)
    #expect(
      html.contains(
        "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; media-src data: blob:; "
          + "base-uri 'none'; form-action 'none'"))
    #expect(html.matches(of: /<(?:script|style)(?![^>]*nonce=)/).isEmpty)
  }

  @Test func equalContentGivesEqualBytes() {
    #expect(page() == page())
    #expect(page() != page(title: "U"))
  }

  @Test func dataNeverBecomesMarkup() {
    let html = page(title: "</title><script>x</script>", data: [.json("d", .string("</script><!--<script>"))])
    #expect(!html.contains("</script><b>"))
    #expect(!html.contains("<!--"))
    #expect(!html.contains("<script>"))
    #expect(html.contains("\\u003c/script>\\u003c!--\\u003cscript>"))
  }

  /// The compiled parts are equal to the files in the folder.
  @Test func partsAreCurrent() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/AloudPage")
    let compiled = try String(contentsOf: root.appendingPathComponent("Assembly/PageParts.swift"), encoding: .utf8)
    let folder = root.appendingPathComponent("Parts")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      .filter { file in
        [".js", ".css", ".html"].contains { file.hasSuffix($0) }
      }
    #expect(!files.isEmpty)
    #expect(compiled.components(separatedBy: "\n  static let ").count - 1 == files.count, "run Scripts/parts")
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(compiled.contains("##\"\"\"\n\(text)\"\"\"##"), "\(file) has changed; run Scripts/parts")
      #expect(!text.contains("</script"), "\(file) would end its script")
      // Otherwise the page would have another text.
      for line in text.split(separator: "\n") {
        #expect(line.filter { $0 == "`" }.count.isMultiple(of: 2), "\(file): a text goes over several lines: \(line)")
      }
    }
  }

  @Test func commentsAreLeftOut() {
    let part = """
      /* Colours. */
      :root {
        /* Several
           lines. */
        color: red;
      }

      /** One. */
      call('// no comment', '/* nor this'); // A remark.
        // A comment.
      """
    let short = AloudPage.HTMLPage.withoutComments(part)
    #expect(short == ":root {\ncolor: red;\n}\ncall('// no comment', '/* nor this'); // A remark.")
    #expect(AloudPage.HTMLPage.withoutComments(short) == short)
  }

  @Test func everyLanguageHasAllWords() {
    for table in [PageWords.shared, .steps, .lesson, .walk, .playground, .course] {
      #expect(table.tables.map(\.language) == PageWords.languages)
      let keys = table.tables.map { [String: String](lines: $0.lines).keys.sorted() }
      for (other, language) in zip(keys, PageWords.languages) { #expect(other == keys[0], "\(language)") }
    }
  }

  @Test func pagesUseTheAppsLanguage() {
    #expect(PageWords.language(for: "ko-KR") == "ko")
    #expect(PageWords.language(for: "de") == "en")
    #expect(PageWords.language(for: nil) == "en")
  }
}
