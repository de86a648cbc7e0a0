import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// `aloud audit --format report`.
@Suite struct ReportCommandTests {
  private static let shop = ["home", "order", "product"].map { "Fixtures/Reports/\($0).json" }
  private static let files = [
    "--cover", "Fixtures/Reports/cover.json", "--answers", "Fixtures/Reports/answers/shop.json", "--compare",
    "Fixtures/Reports/earlier/shop.json",
  ]

  private func audit(_ arguments: [String]) throws -> Tool {
    let language = arguments.contains("--messages") ? [] : ["--messages", "ko"]
    return try Tool.run(["audit"] + Self.shop + ["--format", "report"] + language + arguments)
  }

  @Test func theExtensionDeterminesTheFormat() throws {
    let scratch = try Scratch()
    for (ending, start) in [
      ("html", "<!DOCTYPE html>"), ("csv", "\"번호\""), ("json", "{\"aloud\": 1, \"report\""),
    ] {
      let path = scratch.url("report.\(ending)").path
      for _ in 0..<2 {
        let tool = try audit(Self.files + ["--output", path])
        #expect(tool.status == 1 && tool.errors.contains("report.\(ending): 파일 3개 중 3개에서 오류"), "\(tool.errors)")
      }
      #expect(try scratch.text("report.\(ending)").trimmingPrefix("\u{FEFF}").hasPrefix(start))
    }
    #expect(
      try audit(["--output", scratch.url("report.pdf").path]).errors.contains("FILE.html, FILE.csv, FILE.json 가운데 하나")
    )
    #expect(try audit(["--cover", "Fixtures/Reports/cover.json"]).output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func theReportOfTheShopHasItsTexts() throws {
    let tool = try audit(Self.files)
    for text in [
      "오늘장", "한빛접근성연구소", "비교한 보고서의 점검일: 2026-08-14", "산지 영상에 자막이 없음", "대상이 없어진 판정", "data:image/png;base64,",
    ] {
      #expect(tool.output.contains(text), "\(text)")
    }
    #expect(
      tool.errors
        == "Fixtures/Reports/answers/shop.json: 경고: 맞는 파일이나 질문이 없는 답변 1개가 있습니다. 보고서에 목록이 있습니다\n")
    // The output depends only on the fixtures and the tool.
    #expect(try audit(Self.files).output == tool.output)
  }

  /// The report has every finding.
  @Test func theReportHasTheFindingsOfTheAudit() throws {
    let scratch = try Scratch()
    let path = scratch.url("report.json").path
    _ = try audit(["--output", path])
    let report = try #require(JSONText(Array(try scratch.text("report.json").utf8)).root?.asObject)
    let told = (report["findings"]?.asList.map { Array($0) } ?? []).compactMap(\.asObject)
      .map { "\($0["file"]?.asString ?? "") \($0["rule"]?.asString ?? "") \($0["path"]?.asString ?? "")" }
    let lines = try Tool.run(["audit"] + Self.shop + ["--json"]).lines
    let found = lines.flatMap { line -> [String] in
      let object = JSONText(Array(line.utf8)).root?.asObject
      let findings = object?["findings"]?.asList.map { Array($0) } ?? []
      return findings.compactMap(\.asObject).map {
        "\(object?["file"]?.asString ?? "") \($0["rule"]?.asString ?? "") \($0["path"]?.asString ?? "")"
      }
    }
    #expect(told == found && !told.isEmpty)
  }

  @Test func optionsCanSetTheCover() throws {
    let tool = try audit([
      "--about", "app=내 앱", "--about", "date=2026-01-02", "--cover", "Fixtures/Reports/cover.json",
    ])
    #expect(tool.output.contains("<bdi>내 앱</bdi>") && tool.output.contains("<bdi>2026-01-02</bdi>"))
    #expect(!tool.output.contains("오늘장</bdi></dd>") && tool.output.contains("3.2.0 (418)"))
    // Empty values are omitted.
    let emptied = try audit(["--about", "date=", "--about", "version=", "--cover", "Fixtures/Reports/cover.json"])
    #expect(!emptied.output.contains("<dt>점검일</dt>") && !emptied.output.contains("<dt>버전</dt>"))
    let path = try #require(Self.shop.first { $0.hasSuffix(".json") })
    let named = try audit(["--about", "\(path)=맨 처음 화면", "--about", "other.json#a=없음"])
    #expect(named.output.contains("맨 처음 화면"))
    #expect(named.errors.contains("aloud audit: 경고: 점검한 파일에 \"other.json#a\" 화면이 없습니다(--about)"))
    #expect(try audit(["--about", "ap=x"]).errors.contains("--about에 \"ap\" 항목이 없습니다. 혹시 \"app\"인가요?"))
    #expect(try audit(["--about", "app"]).errors.contains("--about에는 NAME=VALUE를 씁니다. \"app\"은 쓸 수 없습니다"))
  }

  /// The cover and the answers are in the folder, and are no screens.
  @Test func aFolderMayHaveItsCover() throws {
    let scratch = try Scratch()
    let path = scratch.url("report.html").path
    let tool = try Tool.run([
      "audit", "Fixtures/Reports", "--format", "report", "--cover", "Fixtures/Reports/cover.json", "--output", path,
      "--messages", "ko",
    ])
    #expect(tool.status == 1 && !tool.errors.contains("cover.json"), "\(tool.errors)")
    #expect(try scratch.text("report.html").contains("<bdi>오늘장</bdi>"))
  }

  @Test func otherFormatsOfAReport() throws {
    let table = try Tool.run(["audit"] + Self.shop + ["--format", "table", "--by", "wcag", "--messages", "en"])
    #expect(table.status == 1 && table.output.trimmingPrefix("\u{FEFF}").hasPrefix("\"Number\",\"Clause\""))
    let european = try Tool.run(["audit"] + Self.shop + ["--format", "table", "--by", "en301549", "--messages", "en"])
    #expect(
      european.output.contains("\r\n\"11.5.2.5\",\"Object information\",\"automatic, and by a person\",\"failed\""))
    let two = try audit(["--by", "wcag", "--by", "en301549", "--by", "wcag"])
    #expect(two.output.contains("id=\"question-biometrics-alternative\"") && !two.output.contains("id=\"maag\""))
    let twice = try Tool.run(["audit"] + Self.shop + ["--format", "table", "--by", "wcag", "--by", "hig"])
    #expect(twice.status == 64 && twice.errors.contains("a report in CSV has one guideline"))
    let refused = try Tool.run(["audit"] + Self.shop + ["--format", "openacr", "--by", "wcag"])
    #expect(refused.status == 64 && refused.errors.contains("--by does not go with --format openacr"))
    let openACR = try Tool.run(["audit", "Fixtures/Reports", "--format", "openacr", "--messages", "en"])
    #expect(openACR.status == 1 && openACR.output.hasPrefix("title: "))
    #expect(openACR.output.contains("simulates VoiceOver of iOS") && openACR.output.contains("are attested by"))
    #expect(openACR.errors.contains("OpenACR needs \"email\" of the cover; add it with --about email=…"))
    #expect(openACR.errors.contains("criteria of WCAG 2.2, which OpenACR leaves out; answer them in --answers"))
  }

  // MARK: Mistakes

  @Test(
    arguments: [
      ("--cover", #"{"ap": "x"}"#, ":1:2: unknown key \"ap\" in a cover; did you mean \"app\"?"),
      ("--cover", #"{"app": 1}"#, ":1:9: app must be a string"), ("--cover", "[", ":1:2: "),
      ("--answers", #"{}"#, "\"answers\" is missing"),
      (
        "--answers", #"{"answers": [{"clause": "MAAG 5", "note": "a"}, {"clause": "MAAG 5", "verdict": "pass"}]}"#,
        "input: answers[1]: this answer differs from "
      ),
      ("--answers", #"{"answers": [{"clause": "MAAG 9"}]}"#, ":1:25: there is no clause \"MAAG 9\""),
      (
        "--answers", #"{"answers": [{"verdict": "pass"}]}"#,
        ":1:14: an answer needs either a \"question\", a \"clause\" or a \"rule\""
      ),
      ("--answers", #"{"answers": [{"question": "captions", "verdict": "ok"}]}"#, ":1:50: unknown verdict \"ok\""),
      (
        "--answers", #"{"answers": [{"clause": "MAAG 5", "file": "a"}]}"#,
        ":1:43: a clause is judged for all files together"
      ),
      (
        "--answers", #"{"answers": [{"question": "captions", "screenshot": "no.png"}]}"#,
        "no.png: there is no such file"
      ),
      (
        "--answers", #"{"answers": [{"question": "captions", "screenshot": "input"}]}"#,
        "this screenshot is not a PNG or JPEG picture"
      ),
      (
        "--answers", #"{"answers": [{"question": "captions", "screenshot": "data:text/html,x"}]}"#,
        "is not a PNG or JPEG picture in base64"
      ),
      ("--compare", #"{"aloud": 1, "findings": []}"#, "this is the output of `aloud audit --json`, not a report"),
      (
        "--compare", #"{"findings": []}"#,
        "this is not a report; `aloud audit … --format report --output FILE.json` writes one"
      ),
      (
        "--compare", #"{"aloud": 1, "report": "compliance", "guidelines": [], "findings": [{}]}"#,
        ":1:69: this finding has no \"known\""
      ),
      ("--answers", #"{"aloud": 1, "elements": []}"#, "this is a screen (aloud), not a file of answers"),
    ]) func mistakesHaveTheirPlaces(_ option: String, _ text: String, _ message: String) throws
  {
    let scratch = try Scratch()
    let tool = try audit([option, try scratch.file("input", text), "--messages", "en"])
    #expect(tool.status == 65 || tool.status == 66)
    #expect(tool.output == "" && tool.errors.contains(message), "\(tool.errors)")
  }

  @Test(arguments: [
    (["--answers", "a.json"], "--answers needs --format report"),
    (["--by", "wcag"], "--by needs --format report"),
    (["--format", "report", "--by", "kwcag"], "--by cannot be \"kwcag\"; it can be maag, wcag, hig, en301549"),
    (["--format", "report", "--level", "error"], "do not use it with --level error or --record"),
    (["--format", "report", "--baseline", "b", "--record"], "do not use it with --level error or --record"),
    (["--format", "report", "--statistics"], "--statistics prints text or json"),
  ]) func incompatibleReportOptionsAreRefused(_ options: [String], _ message: String) throws {
    let tool = try Tool.run(["audit", Self.shop[0]] + options)
    #expect(tool.status == 64 && tool.errors.contains(message), "\(tool.errors)")
  }

  // MARK: Files that cannot be read

  @Test(arguments: ["report", "html", "sarif", "junit"]) func unreadableFilesAreReportedInKorean(format: String) throws
  {
    let scratch = try Scratch()
    let path = try scratch.file("bad.json", #"{"aloud": 1, "elements": [{"labl": 1}]}"#)
    let tool = try Tool.run(["audit", path, Self.shop[0], "--format", format, "--messages", "ko"])
    #expect(tool.output.contains("노드에 알 수 없는 키") && !tool.output.contains("unknown key"))
    let english = try Tool.run(["audit", path, Self.shop[0], "--format", format, "--messages", "en"])
    #expect(english.output.contains("unknown key") && !english.output.contains("노드에"))
    // Output for programs is the same in all languages.
    #expect(try Tool.run(["audit", path, "--lines", "--messages", "ko"]).output.contains("unknown key"))
  }

  // MARK: The form

  /// Input is written again: by the model, and by the form in a browser.
  @Test func answersAreWrittenBack() throws {
    let path = "Fixtures/Reports/answers/shop.json"
    let judgments = try ReportFile.answers(in: [Fixtures.package.appendingPathComponent(path).path]).judgments
    let scratch = try Scratch()
    let written = JSONValue.object([(key: "answers", value: .rows(judgments.map(\.json)))]).text
    #expect(try ReportFile.answers(in: [try scratch.file("answers.json", written)]).judgments == judgments)
    #expect(judgments.count == 23 && judgments[0].screenshot?.hasPrefix("data:image/png;base64,") == true)
  }

  @Test(.long, .opensPages) func theFormWritesWhatItShows() throws {
    let path = Fixtures.package.appendingPathComponent("Fixtures/Reports/answers/shop.json").path
    #expect(try Set(savedByTheForm()) == Set(ReportFile.answers(in: [path]).judgments))
  }

  /// A later version may have questions that this one does not know; a typing error is reported.
  @Test func unknownQuestionsAreKept() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a.json", #"{"answers": [{"question": "caption", "verdict": "pass", "note": "kept"}]}"#)
    let tool = try audit(["--answers", path])
    #expect(tool.errors.contains("경고: \"caption\" 질문이 없습니다. 혹시 \"captions\"인가요?"), "\(tool.errors)")
    #expect(tool.output.contains("data-others=\"[{&quot;question&quot;: &quot;caption&quot;"))
  }

  @Test func severalAnswerFilesMustAgree() throws {
    let scratch = try Scratch()
    func file(_ name: String, _ verdict: String, _ more: String = "") throws -> String {
      try scratch.file(name, #"{"answers": [{"question": "captions", "verdict": "\#(verdict)"}\#(more)]}"#)
    }
    let (one, same) = (
      try file("one", "pass"), try file("same", "pass", #", {"question": "keyboard", "verdict": "fail"}"#)
    )
    #expect(try ReportFile.answers(in: [one, same]).judgments.count == 2)
    let tool = try audit(["--answers", one, "--answers", try file("other", "fail")])
    #expect(tool.status == 65 && tool.output == "")
    #expect(
      tool.errors.contains("other: answers[0]: 이 답변이 ")
        && tool.errors.contains("one: answers[0]의 답변과 다릅니다. \"captions\""), "\(tool.errors)")
  }

  /// The content decides, not the name.
  @Test(.long, .opensPages) func theFormRefusesOtherFiles() throws {
    let choose = """
      const put = (place, bytes) => {
        const list = new DataTransfer();
        list.items.add(new File([new Uint8Array(bytes)], "shot.png", { type: "image/png" }));
        const input = document.querySelectorAll("fieldset[data-clause] input[type=file]")[place];
        input.files = list.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      };
      put(0, [60, 115, 118, 103, 62]);
      put(1, [137, 80, 78, 71, 13, 10, 26, 10]);
      await new Promise(done => setTimeout(done, 200));
      document.querySelector("textarea").value = document.querySelector("fieldset[data-clause] .refused").textContent;

      """
    let saved = try savedByTheForm(after: choose)
    #expect(saved.first { $0.subject == .clause("MAAG 1.1") }?.screenshot == nil)
    #expect(saved.contains { $0.subject == .clause("MAAG 1.2") && $0.screenshot != nil })
    #expect(saved.contains { $0.note == "PNG나 JPEG 그림이 아니어서 넣지 않았습니다." })
  }

  @Test(.long, .opensPages) func aScreenshotCanBeRemoved() throws {
    let first = try #require(savedByTheForm().first { $0.screenshot != nil })
    let box = "document.querySelector('input[type=checkbox]').click(); "
    let saved = try savedByTheForm(after: box)
    #expect(saved.allSatisfy { $0.screenshot == nil })
    // The rest of the answer stays.
    #expect(saved.contains { ($0.subject, $0.verdict, $0.note) == (first.subject, first.verdict, first.note) })
  }

  /// The output of the form after a script.
  private func savedByTheForm(after script: String = "") throws -> [Judgment] {
    let scratch = try Scratch()
    // Instead of downloading, the page shows the saved text.
    let html = try audit(Self.files).output
      .replacing(#/<meta http-equiv="Content-Security-Policy"[^>]*>/#, with: "")
      .replacing(
        "link.click();", with: "document.body.textContent = \"ANSWERS\" + JSON.stringify({ answers }) + \"ANSWERS\";"
      )
      .replacing("document.getElementById(\"saved\").textContent = save.dataset.saved;", with: "")
      .replacing("</script>", with: "setTimeout(async () => { \(script)save.click(); }, 100);</script>")
    let page = try scratch.file("page.html", html)
    let shown = try Tool.shell(
      "$(command -v chromium chromium-browser google-chrome | head -1) --headless=new --no-sandbox --virtual-time-budget=3000 --dump-dom '\(page)' 2>/dev/null"
    )
    let parts = shown.components(separatedBy: "ANSWERS")
    #expect(parts.count == 3)
    let saved = try scratch.file("saved.json", parts.count == 3 ? parts[1] : "")
    return try ReportFile.answers(in: [saved]).judgments
  }

  /// The report passes its own rules, and its script may run.
  @Test(.long, .opensPages) func thePagePassesItsOwnAudit() throws {
    let scratch = try Scratch()
    let page = try scratch.file("report.html", try audit(Self.files).output)
    let tool = try Tool.run(["audit", page, "--level", "warning"])
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    let clicked = try Tool.run(["dump", page, "--click", "#save", "--output", scratch.url("dump.json").path])
    #expect(clicked.errors.contains("the page begins to download a file"), "\(clicked.errors)")
  }
}
