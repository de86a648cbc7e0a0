import Aloud
import Foundation
import Testing

@testable import AloudAudit
@testable import AloudReport

@Suite struct HTMLReportTests {
  private func page(_ files: [AuditedFile], language: Wording.Language? = nil) throws -> Page {
    try Page(HTMLReport(files, rules: ReportExample.rules, language: language).html)
  }

  private func example() throws -> [AuditedFile] {
    [
      try ReportExample.file("a/shop.json", ["error a<b>#x", "advice", "warning own", "warning"]),
      try ReportExample.file("ko.json", ["error \\u202e"], language: .korean),
      AuditedFile("broken.json", failure: "broken.json: it is <empty>"),
    ]
  }

  @Test func theReportIsAccessible() throws {
    let page = try page(try example())
    #expect(page.all("html").map { $0.attributes["lang"] } == ["en"])
    #expect(
      page.all("title").map(\.text) == [
        "Accessibility audit: 2 errors, 2 warnings, 1 piece of advice in 2 of 2 files; 1 file could not be read"
      ])
    #expect(page.all("h1").count == 1 && page.all("main").count == 1 && page.all("header").count == 1)
    var level = 0
    for heading in page.elements.compactMap(\.headingLevel) {
      #expect(heading <= level + 1)
      level = heading
    }
    #expect(page.elements.first { $0.name == "a" }?.attributes == ["class": "skip", "href": "#findings"])
  }

  @Test func tablesHaveCaptionsAndHeaders() throws {
    let page = try page(try example())
    #expect(page.all("table").count == 5)
    for table in page.all("table") {
      #expect(table.children.first?.name == "caption" && table.children.first?.text.isEmpty == false)
      let heads = table.inside.filter { $0.name == "th" }
      let rows = table.inside.filter { $0.name == "tr" }
      #expect(heads.allSatisfy { ["col", "row"].contains($0.attributes["scope"]) })
      #expect(heads.count { $0.attributes["scope"] == "row" } == rows.count - 1)
      #expect(Set(rows.map(\.children.count)).count == 1)
    }
  }

  @Test func linksHaveTargets() throws {
    let page = try page(try example())
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    #expect(links.count == 4 && links.allSatisfy { ids.contains(String($0.dropFirst())) })
    for label in page.elements.compactMap({ $0.attributes["aria-labelledby"] }) { #expect(ids.contains(label)) }
  }

  @Test func theReportIsSelfContained() throws {
    let html = HTMLReport(try example(), rules: ReportExample.rules).html
    for word in ["<script", "http:", "https:", "src=", "@import", "url("] { #expect(!html.contains(word)) }
  }

  @Test func theReportHasFindingsFixesFailuresAndSeverities() throws {
    let page = try page(try example())
    let texts = page.all("body")[0].text
    for text in [
      "Any error", "any-error", "a/shop.json elements[0] #x", "“error a<b>” & more.", "Say <something> else.",
      "Its own fix.", "MAAG 1.1, WCAG 1.1.1", "broken.json: it is <empty>", "100%", "50%",
    ] { #expect(texts.contains(text), "\(text)") }
    for severity in Severity.allCases {
      // The severity is a word, not only a color.
      #expect(page.elements.contains { $0.attributes["class"] == severity.rawValue && $0.text == severity.rawValue })
    }
  }

  @Test func findingsHaveLinesAndColumns() throws {
    let file = try ReportExample.file("a.xml", ["error a"], places: ["elements[0]": FilePlace(line: 3, column: 5)])
    #expect(HTMLReport([file], rules: ReportExample.rules).html.contains("a.xml:3:5 <code>elements[0]</code>"))
  }

  @Test func languagesAreMarked() throws {
    let english = try page(try example())
    let korean = try #require(english.all("td").first { $0.text.contains(" 등.") })
    #expect(korean.attributes["lang"] == "ko")
    let page = try page([try ReportExample.file(["error a"], language: .korean)])
    #expect(page.all("html")[0].attributes["lang"] == "ko")
    #expect(page.all("h1").map(\.text) == ["접근성 점검 결과"])
    #expect(page.all("td").first { $0.text.contains(" 등.") }?.attributes["lang"] == nil)
    #expect(page.all("q").map { $0.attributes["lang"] } == ["en"])
    #expect(page.elements.contains { $0.attributes["class"] == "error" && $0.text == "오류" })
    #expect(try self.page(try example(), language: .korean).all("html")[0].attributes["lang"] == "ko")
  }

  /// A column is at least as wide as its head, and on a phone a card labels each cell.
  @Test func tablesKeepTheirColumns() throws {
    let page = try page(try example())
    for table in page.all("table") {
      let columns = table.inside.filter { $0.name == "col" }.map { $0.attributes["class"] }
      let heads = table.inside.filter { $0.attributes["role"] == "columnheader" }
      #expect(columns == heads.map { $0.attributes["class"] } && table.attributes["role"] == "table")
      for row in table.inside.filter({ $0.name == "tr" }) {
        #expect(row.attributes["role"] == "row")
        #expect(row.children.map { $0.attributes["class"] } == columns)
        guard row.children.contains(where: { $0.name == "td" }) else { continue }
        #expect(row.children.map { $0.attributes["data-label"] } == [nil] + heads.dropFirst().map(\.text))
      }
    }
    let style = HTMLReport.style
    #expect(style.contains("table-layout: fixed") && style.contains("col.word { width: 6.5rem; }"))
    #expect(style.contains(".word { overflow-wrap: normal; }") && style.contains("max-width: 48rem"))
  }

  @Test(
    arguments: [
      ("Add the trait `button`.", "Add the trait <code>button</code>."),
      ("`value`를 바꾸거나 `a<b>`", "<code>value</code>를 바꾸거나 <code>a&lt;b&gt;</code>"),
      ("one ` alone", "one ` alone"), ("``", "``"), ("", ""), ("“a ` b” and `c`", "“a ` b” and <code>c</code>"),
      ("“open `c`", "“open <code>c</code>"),
      ("<script>`\u{202E}x\u{7}`", "&lt;script&gt;<code>&lt;U+202E&gt;x </code>"),
    ])
  func codeIsMarkedAsCode(_ text: String, _ markup: String) { #expect(text.markedUp == markup) }

  @Test func fixesHaveCode() throws {
    let elements = #"{"label": "One"}, {"label": "Two"}, {"label": "Three"}"#
    let document = try Document(reading: "{\"aloud\": 1, \"elements\": [\(elements)]}")
    let file = AuditedFile("shop.json", findings: Audit().findings(in: document))
    let page = try Page(HTMLReport([file]).html)
    #expect(page.all("dd").contains { dd in dd.children.contains { $0.name == "code" && $0.text == "header" } })
    #expect(!page.all("body")[0].text.contains("`"))
  }

  /// No text of a document changes the direction of the page.
  @Test func hostileTextIsHarmless() throws {
    let hostile = "\u{202E}\u{2066}\u{7}\u{1B}[31m<script>"
    var file = try ReportExample.file("a\(hostile)/b.json", ["error \\u202e\\u2067<b>"])
    file.ignored = file.findings.map { AuditReport.Ignored(finding: $0, why: "because \(hostile)") }
    let html = HTMLReport(
      [file, AuditedFile("c", failure: "c: \(hostile)\nnext")], rules: ReportExample.rules
    ).html
    #expect(!html.contains("<script") && !html.contains("<b>"))
    #expect(!html.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x202A...0x202E).contains($0.value)) })
    #expect(!html.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
  }

  @Test func aReportWithoutFindingsSaysSo() throws {
    let page = try page([try ReportExample.file([])])
    #expect(page.all("main")[0].text.contains("nothing found"))
    #expect(page.all("a").isEmpty && page.all("table").isEmpty && page.all("h1").count == 1)
  }
}
