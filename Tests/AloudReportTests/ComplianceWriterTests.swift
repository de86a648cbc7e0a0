import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudReport

/// Reports by clauses, as pages, tables and JSON.
@Suite struct ComplianceWriterTests {
  private static let pixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func shop(since earlier: EarlierReport? = nil) throws -> ComplianceReport {
    var cover = ComplianceReport.Cover()
    (cover.app, cover.date) = ("오늘장", "2026-11-20")
    let judgments = [
      Judgment(.question("captions"), verdict: .failed, note: "자막이 없음", screenshot: Self.pixel),
      Judgment(.question("image-equivalence"), file: "home.json", verdict: .passed),
      Judgment(.clause("MAAG 3.3"), verdict: .notApplicable, note: "깜빡이지 않음"),
      Judgment(.clause("WCAG 1.4.4"), verdict: .passed), Judgment(.question("keyboard"), file: "gone.json", note: "?"),
      Judgment(.clause("EN 5.2"), verdict: .passed),
    ]
    return ComplianceReport(
      try ComplianceExample.shop(), judgments: judgments, cover: cover, since: earlier, language: .korean)
  }

  // MARK: Pages

  @Test func thePageIsValid() throws {
    let page = try Page(HTMLReport(try shop()).html)
    page.expectValid()
    #expect(page.all("html").map { $0.attributes["lang"] } == ["ko"] && page.all("h1").map(\.text) == ["접근성 점검 보고서"])
    #expect(page.all("title").prefix(1).map(\.text) == ["접근성 점검 보고서: 오늘장"])
    let english = try Page(HTMLReport(ComplianceReport([])).html)
    english.expectValid()
    #expect(english.all("main")[0].text.contains("nothing judged"))
  }

  @Test func thePageHasAllPartsOfTheReport() throws {
    let report = try shop()
    let page = try Page(HTMLReport(report).html)
    let text = page.all("body")[0].text
    for clause in Guideline.maag.clauses { #expect(text.contains("\(clause.number) \(clause.name.korean)")) }
    for word in [
      "2026-11-20", "미준수", "해당 없음", "수동 점검 필요", "준수율", "자막이 없음", "깜빡이지 않음", "대상이 없어진 판정", "gone.json",
      "영향을 받는 사용자", "전맹, 저시력", "UIKit", "SwiftUI", "home.json", "전체 읽기 기록", "찾으시는 상품이 있나요?",
    ] { #expect(text.contains(word), "\(word)") }
    // Each finding has its number, its picture and the speech there.
    let badges = page.elements.filter { $0.attributes["class"]?.hasPrefix("badge ") == true }
    #expect(badges.count == report.findings.count)
    #expect(
      badges.map(\.text).sorted() == (1...30).map { PicturedFindings.name($0) } && badges[0].text.hasPrefix("F-0"))
    let entries = page.elements.filter { $0.attributes["class"] == "entry" }
    #expect(page.all("svg").count { $0.attributes["class"] == "aloud part" } == entries.count)
    let links = page.all("a").filter {
      $0.attributes["href"]?.hasPrefix("#finding-") == true && $0.text.hasPrefix("F-")
    }
    #expect(Set(links.map(\.text)).count == report.findings.count)
    #expect(page.all("img").map { $0.attributes["src"] } == [Self.pixel, Self.pixel])
  }

  @Test func thePageMakesNoRequests() throws {
    let html = HTMLReport(try shop()).html
    #expect(html.contains("default-src 'none'; script-src 'sha256-\(JudgmentForm.script.sha256)'; "))
    #expect(html.components(separatedBy: "<script>").count == 2)
    for word in ["src=\"http", "href=\"http", "@import", "url("] { #expect(!html.contains(word), "\(word)") }
    #expect(!HTMLReport(try ComplianceExample.shop()).html.contains("<script"))
  }

  /// A short table is not split; a long one repeats its column heads.
  @Test func thePageHasPrintStyles() {
    let style = HTMLReport.style
    for rule in ["@page { size: A4", "thead { display: table-header-group", "break-inside: avoid", ".screen-only"] {
      #expect(style.contains(rule), "\(rule)")
    }
  }

  /// The title may come from a cover, and is in the style sheet.
  @Test func runningTitlesAreOnlyText() {
    let style = HTMLReport.runningTitle(#"앱 "x"; } </style>\#u{202E}"#)
    #expect(style.contains(#"content: "앱\20 \22 x\22 \3b \20 \7d \20 \3c \2f style\3e "#))
    #expect(style.contains("counter(page) \" / \" counter(pages)") && !style.contains("<"))
  }

  /// The same finding on several screens is one entry, with the number and the screen of each.
  @Test func findingsThatRepeatAreOneEntry() throws {
    let button = #"{"label": "Shop", "traits": ["header"]}, {"traits": ["button"]}"#
    let files = try ["Home", "Cart"].map { name in
      try ComplianceExample.file("\(name).json", #"{"aloud": 1, "name": "\#(name)", "elements": [\#(button)]}"#)
    }
    let page = try Page(HTMLReport(ComplianceReport(files)).html)
    page.expectValid()
    let entry = try #require(page.elements.first { $0.attributes["class"] == "entry" })
    for text in ["F-001", "Home", "F-002", "Cart", "Home: from the first element, flick right once", "Cart.json"] {
      #expect(entry.text.contains(text), "\(text)")
    }
  }

  /// Those who decide read what to correct first, in sentences.
  @Test func keyFindingsAreInSentences() throws {
    let text = try Page(HTMLReport(try shop()).html).all("main")[0].text
    #expect(text.contains("1곳(홈). 영향: 전맹, 저시력. 미준수: 지침 1.1, WCAG 4.1.2."))
    let file = try ComplianceExample.file("shop.json", elements: #"{"label": "Shop", "traits": ["header"]}"#)
    #expect(!HTMLReport(ComplianceReport([file])).html.contains("id=\"key\""))
  }

  @Test func theFormShowsEarlierJudgments() throws {
    let page = try Page(HTMLReport(try shop()).html)
    func fields(_ key: String, _ id: String, _ file: String?) -> Page.Element? {
      page.all("fieldset").first { $0.attributes["data-\(key)"] == id && $0.attributes["data-file"] == file }
    }
    func checked(_ fields: Page.Element?) -> [String?]? {
      fields?.inside.filter { $0.attributes["checked"] != nil }.map { $0.attributes["value"] }
    }
    let captions = fields("question", "captions", nil)
    #expect(checked(captions) == ["fail"] && captions?.inside.first { $0.name == "textarea" }?.text == "자막이 없음")
    #expect(captions?.inside.contains { $0.name == "img" } == true)
    #expect(checked(fields("question", "image-equivalence", "home.json")) == ["pass"])
    #expect(checked(fields("question", "image-equivalence", "product.json")) == [""])
    #expect(checked(fields("clause", "MAAG 3.3", nil)) == ["not-applicable"])
    // Saving keeps what the form does not show.
    let others = try #require(page.all("form").first?.attributes["data-others"])
    #expect(others.contains("gone.json") && others.contains("EN 5.2"))
    #expect(checked(fields("clause", "WCAG 1.4.4", nil)) == ["pass"])
  }

  @Test func hostileTextIsHarmless() throws {
    let hostile = "\u{202E}\u{7}</script><script>alert(1)</script>\"'&=\u{1B}[31m"
    let quoted = JSONValue.string(hostile).text
    let file = try ComplianceExample.file(
      "a\(hostile).json",
      "{\"aloud\": 1, \"name\": \(quoted), \"elements\": [{\"label\": \(quoted), \"traits\": [\"button\"]}]}")
    var cover = ComplianceReport.Cover()
    (cover.app, cover.author) = (hostile, hostile)
    let judgments = [
      Judgment(.question("role-fits"), verdict: .failed, note: hostile),
      Judgment(.question("captions"), file: hostile, note: hostile),
    ]
    let entry = AuditBaseline.Entry(file: file.path, rule: hostile, severity: .error, path: hostile, says: hostile)
    let earlier = EarlierReport(
      date: hostile, findings: [EarlierReport.Finding(entry, references: [hostile], message: hostile)])
    let report = ComplianceReport([file], judgments: judgments, cover: cover, since: earlier)
    let html = HTMLReport(report).html
    try Page(html).expectValid()
    #expect(html.components(separatedBy: "<script>").count == 2)
    for text in [html, ComplianceTable(report).csv, ComplianceDocument(report).json] {
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0 != "\r" && ($0.value < 0x20 || $0.value == 0x202E) }
          || text.hasPrefix("{"))
    }
    #expect(try ReportExample.object(ComplianceDocument(report).json)["report"] as? String == "compliance")
  }

  /// A percentage has the number of its clauses.
  @Test func clausesAreCountedByPrinciple() throws {
    let report = try shop()
    let page = try Page(HTMLReport(report).html)
    let counts = report.counts(of: .maag)
    #expect(page.all("main")[0].text.contains("19개 검사항목 중 \(counts.judged)개 판정(준수 \(counts[.passed])개, "))
    #expect(
      page.all("h4").map(\.text).prefix(5) == ["1 인식의 용이성", "2 운용의 용이성", "3 이해의 용이성", "4 견고성", "5 사용자 평가"])
    #expect(page.all("caption").map(\.text).contains { $0.hasPrefix("인식의 용이성: 6개 검사항목 중 ") })
    for guideline in Guideline.allCases { #expect(guideline.groups.flatMap(\.clauses) == guideline.clauses) }
    let principles = Guideline.maag.groups.map { VerdictCounts(report.results(of: $0, in: .maag)) }
    #expect(principles.map(\.all) == [6, 5, 5, 2, 1] && principles.map(\.judged).reduce(0, +) == counts.judged)
  }

  @Test func longTextsAreShortened() throws {
    #expect("가".brief.korean == "가" && String(repeating: "가", count: 500).brief.korean.count == 500)
    #expect(String(repeating: "a", count: 501).brief.korean == String(repeating: "a", count: 500) + "… (전체 501자)")
    let long = "a" + String(repeating: "\u{301}", count: 9_000)
    #expect(long.brief.english.unicodeScalars.count < 600 && long.brief.english.hasSuffix("… (1 character in all)"))
    let label = String(repeating: "가나다라마", count: 20_000)
    let file = try ComplianceExample.file(
      "a.json", elements: #"{"label": "\#(label)", "frame": [0, 0, 20, 20], "traits": ["button"]}"#)
    let report = ComplianceReport([file], language: .korean)
    #expect(!report.findings.isEmpty)
    let (html, csv) = (HTMLReport(report).html, ComplianceTable(report).csv)
    #expect(html.utf8.count < 250_000 && html.contains("… (전체 "), "\(html.utf8.count)")
    #expect(csv.utf8.count < 100_000 && csv.contains("… (전체 "), "\(csv.utf8.count)")
    try Page(html).expectValid()
  }

  @Test func emptyCoverFieldsAreOmitted() throws {
    var cover = ComplianceReport.Cover()
    (cover.app, cover.version, cover.scope) = ("오늘장", "", " \n")
    let report = ComplianceReport([], cover: cover, language: .korean)
    #expect(report.cover.version == nil && report.cover.scope == nil)
    #expect(try Page(HTMLReport(report).html).all("dt").map(\.text).prefix(2) == ["앱", "점검 대상"])
  }

  /// Corrections use the names in an app's code, not the keys of screen documents; those for pages are unchanged.
  @Test func correctionsUseNamesFromCode() {
    let rules = Rule.all.map(\.id)
    for (rule, fix) in Correction.fixes {
      #expect(rules.contains(rule) && fix.korean.hasSuffix("시오."))
    }
    for rule in Rule.all {
      let fix = Correction.fixes[rule.id]?.english ?? rule.fix.english
      for key in ["isElement", "groupsChildren", "container: \"", "`value`", "`hidden`", "`chart`", "session:"] {
        #expect(!fix.contains(key), "\(rule.id): \(fix)")
      }
    }
  }

  // MARK: Tables

  @Test(arguments: [
    ("plain", "\"plain\""), ("a \"b\"", "\"a \"\"b\"\"\""), ("=1+1", "\"'=1+1\""), ("+82", "\"'+82\""),
    ("-1", "\"'-1\""),
    ("@SUM(A1)", "\"'@SUM(A1)\""), ("\t=1", "\"'\(" ")=1\""), ("two\nlines", "\"two\nlines\""), ("", "\"\""),
    ("＝1", "\"'＝1\""), ("a=1", "\"a=1\""), ("\r\n=1", "\"' =1\""),
    ("\u{A0}=1", "\"'\u{A0}=1\""), ("\n=1", "\"'\n=1\""), ("\u{3000}@A1", "\"'\u{3000}@A1\""), ("\t\r+1", "\"'  +1\""),
  ]) func cellsAreNeverFormulas(_ text: String, _ cell: String) { #expect(ComplianceTable.cell(text) == cell) }

  @Test func aTableHasARowForEachClauseAndFinding() throws {
    let report = try shop()
    for guideline in report.guidelines {
      let csv = ComplianceTable(report, by: guideline).csv
      #expect(csv.hasPrefix("\u{FEFF}\"번호\",\"검사항목\"") && csv.hasSuffix("\r\n"))
      let results = try #require(report.results[guideline])
      let told = Set(results.flatMap(\.findings))
      let answers = results.map { result in
        report.questions.filter { result.questions.contains($0.question.id) }
          .reduce(result.judgment == nil ? 0 : 1) { sum, asked in
            sum + asked.places.count { $0.own != nil } + (asked.common == nil ? 0 : 1)
          }
      }
      let rows =
        zip(results, answers).reduce(0) { $0 + max(1, $1.0.findings.count + $1.1) } + report.findings.count - told.count
      #expect(csv.components(separatedBy: "\r\n").count == rows + 2)
    }
  }

  @Test func tablesHaveAnswers() throws {
    let csv = ComplianceTable(try shop()).csv
    #expect(csv.contains("수화로 제공합니까?\",\"미준수\",\"자막이 없음\"\r\n"))
    #expect(csv.contains("\"\",\"해당 없음\",\"깜빡이지 않음\"\r\n"))
    #expect(csv.contains("\"home.json\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"이미지가"))
    let lines = csv.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    #expect(Set(lines.map { $0.components(separatedBy: "\",\"").count }).count == 1)
  }

  // MARK: JSON

  @Test func jsonHasAllPartsOfTheReport() throws {
    let report = try shop()
    let object = try ReportExample.object(ComplianceDocument(report).json)
    let guidelines = try #require(object["guidelines"] as? [[String: Any]])
    #expect(guidelines.map { $0["guideline"] as? String } == ["maag", "wcag", "hig"])
    #expect((guidelines[0]["clauses"] as? [Any])?.count == 19)
    #expect((object["findings"] as? [Any])?.count == report.findings.count)
    #expect((object["readings"] as? [Any])?.count == 7 && (object["misfits"] as? [Any])?.count == 1)
    #expect((object["cover"] as? [String: String]) == ["app": "오늘장", "date": "2026-11-20"])
  }

  // MARK: Progress

  @Test func progressListsChanges() throws {
    let elements =
      #"{"label": "Shop", "traits": ["header"]}, {"id": "one", "traits": ["button"]}, {"id": "two", "traits": ["button"]}"#
    let old = try ComplianceExample.file("old/shop.json", elements: elements)
    let new = try ComplianceExample.file(
      "new/shop.json",
      elements: elements.replacing(#""id": "two""#, with: #""id": "two", "label": "Buy""#)
        + #", {"id": "three", "traits": ["link"]}"#)
    let findings = old.findings.map {
      EarlierReport.Finding(AuditBaseline.Entry($0, file: old.path), references: $0.references, message: "?")
    }
    let gone = EarlierReport.Finding(
      AuditBaseline.Entry(file: "gone.json", rule: "missing-label", severity: .error, id: "x"),
      references: ["MAAG 1.1"], message: "?")
    let earlier = EarlierReport(
      date: "2026-01-01", findings: findings + [gone], verdicts: ["MAAG 1.1": .failed, "MAAG 5": .passed])
    let report = ComplianceReport([new], since: earlier)
    let progress = try #require(report.progress)
    #expect(progress.corrected.map(\.entry.id) == ["two"] && progress.unknownCount == 1)
    #expect(progress.new.map { report.finding(numbered: $0)?.finding.id } == ["three"])
    #expect(progress.total.corrected == 1 && progress.total.new == 1)
    let rows = try #require(progress.rows[.maag])
    let row = try #require(rows.first { $0.clause?.reference == "MAAG 1.1" })
    #expect(
      row.counts == ReportProgress.Counts(corrected: 1, new: 1, unchanged: 1) && row.earlier == .failed
        && row.now == .failed)
    #expect(rows.contains { $0.clause?.reference == "MAAG 5" && $0.earlier == .passed && $0.now == .open })
    let text = try Page(HTMLReport(report).html).all("main")[0].text
    #expect(
      text.contains("Compared with the report of 2026-01-01.")
        && text.contains("1 finding of the earlier report was not checked again"))
    #expect(ComplianceTable(report).csv.contains("\"new\""))
    // A rule that was omitted says nothing about its earlier findings.
    let partial = ComplianceReport([new], rules: Rule.all.filter { $0.id != "missing-label" }, since: earlier)
    #expect(partial.progress?.corrected.isEmpty == true)
  }

  // MARK: Budget

  /// A report of 200 screens is small and fast enough.
  @Test func reportsOfManyScreensAreSmall() throws {
    let elements = (0..<60).map {
      #"{"label": "Row \#($0)", "value": "Something", "traits": ["button"], "frame": [0, \#($0 * 44), 300, 44]}"#
    }.joined(separator: ",")
    var html = ""
    let files = try (0..<200).map { try ComplianceExample.file("\($0).json", elements: elements) }
    let seconds = processorSeconds { html = HTMLReport(ComplianceReport(files)).html }
    #expect(html.utf8.count < 20_000_000 && seconds < 10, "\(html.utf8.count) bytes, \(seconds) s")
  }
}
