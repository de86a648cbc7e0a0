import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// The content of a dump, and its time. Each test starts a browser; the first test shows that dumping works at all.
@Suite(.opensPages, .serialized) struct PageDumpTests {
  @Test func aDumpHasTreesASnapshotAndThePage() throws {
    let page = Chromium.page(#"<html lang=ko><title>가게 "1"</title><h1>장바구니</h1><ul style="display:flex"><li>a"#)
    let dump = try Chromium.dump(page)
    let json = JSONText(dump.json)
    #expect(json.problem == nil)
    let snapshot = try #require(json.root?.asObject?["snapshot"]?.asObject)
    #expect(snapshot["documents"]?.asList?.map(\.kind) == [.object])
    #expect(snapshot["strings"]?.asStrings?.contains("flex") == true, "Styles are there.")
    #expect(dump.texts.contains("장바구니"))
    let about = try #require(dump.about)
    #expect(about["title"]?.asString == "가게 \"1\"" && about["url"]?.asString == page)
    #expect(about["size"]?.asNumbers == [390, 844])
    #expect(about["browser"]?.asString?.contains("Chrome") == true)
    #expect(dump.notes.isEmpty && dump.before == nil && dump.screenshot == nil)
  }

  @Test(.long) func controlCharactersAreEscaped() throws {
    let dump = try Chromium.dump(
      Chromium.page("<title>\u{9B}\u{7F}\u{202E}</title><p title='\u{7F}'>a\u{7F}\u{9B}\u{202E}b</p>"))
    #expect(dump.json.dropLast().allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
    #expect(dump.texts == ["a\u{7F}\u{9B}\u{202E}b"])
  }

  @Test(.long) func theWindowHasTheRequestedSize() throws {
    let page = Chromium.page(
      "<meta name=viewport content='width=device-width'><p id=p></p><script>p.textContent=innerWidth+'x'+innerHeight+'@'+devicePixelRatio</script>"
    )
    #expect(try Chromium.dump(page).texts == ["390x844@3"])
    #expect(try Chromium.dump(page) { $0.size = try! #require(PageSize("320x568")) }.texts == ["320x568@3"])
  }

  @Test(.long) func theDumpHasAllKindsOfFrames() throws {
    let server = try TestServer([
      "/top": .init(
        """
        <p>top</p><iframe src="http://localhost:PORT/other"></iframe><iframe sandbox srcdoc="<p>sandboxed</p>"></iframe>
        <iframe srcdoc="<p>outer</p><iframe srcdoc='<p>inner</p>'></iframe>"></iframe>
        """),
      "/other": .init("<p>other host</p><iframe src='http://127.0.0.1:PORT/deep'></iframe>"),
      "/deep": .init("<p>deep</p>"),
    ])
    let dump = try Chromium.dump(server.url("/top"))
    #expect(dump.texts.sorted() == ["deep", "inner", "other host", "outer", "sandboxed", "top"])
    let documents = JSONText(dump.json).root?.asObject?["snapshot"]?.asObject?["documents"]?.asList
    #expect(documents.map { Array($0).count } == 6)
  }

  // MARK: Quiet

  @Test(
    .long,
    arguments: [
      // A change after the page has loaded, and one after an answer.
      "<p id=p>no</p><script>setTimeout(()=>p.textContent='yes',150)</script>",
      "<p id=p>no</p><script>setTimeout(()=>p.textContent='a',150);setTimeout(()=>p.textContent='yes',400)</script>",
      "<p id=p>no</p><script>setTimeout(()=>fetch('/slow').then(()=>p.textContent='yes'),50)</script>",
      "<div id=d></div><script>const r=d.attachShadow({mode:'open'});r.innerHTML='<p>no</p>';setTimeout(()=>r.innerHTML='<p>a</p>',200);setTimeout(()=>r.innerHTML='<p>yes</p>',450)</script>",
      "<iframe srcdoc=\"<p id=p>no</p><script>setTimeout(()=>p.textContent='a',200);setTimeout(()=>p.textContent='yes',450)</script>\"></iframe>",
      "<p id=p>yes</p><script>new EventSource('/slow')</script>",
      "<p>no</p><script>setTimeout(()=>location='/yes',100)</script>",
    ]) func thePageIsDumpedWhenItIsQuiet(_ html: String) throws
  {
    let server = try TestServer([
      "/": .init(html), "/slow": .init("x", delay: 1.5), "/yes": .init("<p>yes</p>", delay: 0.6),
    ])
    let dump = try Chromium.dump(server.url("/"))
    #expect(dump.texts == ["yes"] && dump.notes.isEmpty, "\(dump.notes)")
  }

  @Test(.long) func withoutWaitingThePageIsDumpedAfterLoading() throws {
    let page = Chromium.page("<p id=p>early</p><script>setTimeout(()=>p.textContent='late',5000)</script>")
    #expect(try Chromium.dump(page) { $0.wait = 0 }.texts == ["early"])
  }

  @Test(
    .long,
    arguments: [
      ("<p>x</p><script>setInterval(()=>document.body.append('.'),50)</script>", "its content keeps changing"),
      ("<p>x</p><img src=/hang>", "1 request has no response"),
    ]) func aPageThatIsNeverQuietIsDumpedWithANote(_ html: String, _ reason: String) throws
  {
    let server = try TestServer(["/": .init(html), "/hang": .init("", delay: 8)])
    let dump = try Chromium.dump(server.url("/")) { $0.wait = 1.5 }
    #expect(dump.texts.contains("x"))
    #expect(dump.notes == ["the page is not quiet after 1.5 s: \(reason); this is the page as it was then"])
  }

  // MARK: Clicks

  @Test(.long) func clicksRunInOrder() throws {
    let page = Chromium.page(
      """
      <button id=a onclick="setTimeout(()=>{this.textContent='A'},100)">a</button><div style="height:3000px"></div>
      <button id=b onpointerdown="this.textContent='B'">b</button>
      <iframe srcdoc="<button id=c onclick=&quot;this.textContent='C'&quot;>c</button>"></iframe>
      """)
    let dump = try Chromium.dump(page) {
      $0.clicks = ["#a", "#b", "#c"]
      $0.keepsBefore = true
    }
    #expect(dump.texts == ["A", "B", "C"] && dump.notes.isEmpty)
    let before = try #require(dump.before)
    #expect(PageDump.texts(before) == ["a", "b", "c"])
    let mark = JSONText(before).root?.asObject?["page"]?.asObject?["session"]?.asString
    #expect(mark != nil && mark == dump.about?["session"]?.asString)
    func buttons(_ json: [UInt8]) -> [Int?] {
      PageDump.nodes(json).filter { $0["role"]?.asObject?["value"]?.asString == "button" }.map {
        $0["backendDOMNodeId"]?.asWhole
      }
    }
    #expect(buttons(before) == buttons(dump.json) && buttons(before).count == 3)
    #expect(try Chromium.dump(page).about?["session"]?.asString != mark, "Another run has another mark.")
  }

  @Test(.long) func aClickMayLeadToAnotherPage() throws {
    let server = try TestServer([
      "/": .init("<a href=/next>go</a><script>onbeforeunload=e=>e.preventDefault()</script>"),
      "/next": .init("<p>there</p>", delay: 1),
    ])
    let dump = try Chromium.dump(server.url("/")) {
      $0.clicks = ["a"]
      $0.keepsBefore = true
    }
    #expect(dump.texts == ["there"])
    let before = JSONText(try #require(dump.before)).root?.asObject?["page"]?.asObject?["session"]?.asString
    #expect(before != dump.about?["session"]?.asString, "Nodes of two pages are never the same.")
  }

  @Test(.long) func coveredElementsAreClickedWithANote() throws {
    let page = Chromium.page(
      """
      <div style="position:relative"><button onclick="this.textContent='done'">x</button>
      <div style="position:absolute;inset:0"></div></div>
      <label>L<input type=checkbox style="position:absolute;opacity:0;left:0" onclick="document.body.append('checked')"></label>
      """)
    let dump = try Chromium.dump(page) { $0.clicks = ["button", "input"] }
    #expect(dump.texts.contains("done") && dump.texts.contains("checked"))
    #expect(
      dump.notes == ["something covers the element \"button\"; the element is clicked by its function click() instead"])
  }

  @Test(
    .long,
    arguments: [
      ("#none", .noElement, "no element of the page matches the selector \"#none\""),
      ("[hidden]", .noElement, "the element \"[hidden]\" is not shown, so it cannot be clicked"),
      ("##", .notUnderstood, "\"##\" is not a CSS selector; write one such as \"#menu\" or \"button.primary\""),
    ] as [(String, BrowserError.Problem, String)])
  func elementsThatCannotBeClickedAreReported(_ selector: String, _ kind: BrowserError.Problem, _ message: String)
    throws
  {
    let error = try Chromium.error(Chromium.page("<button hidden>x</button>")) { $0.clicks = [selector] }
    #expect(error.kind == kind && error.description == message)
  }

  // MARK: Pictures

  @Test(.long) func aScreenshotHasTheWholePage() throws {
    let tall =
      "<meta name=viewport content='width=device-width'><body style='margin:0'><div style='height:2000px'></div>"
    let png = try #require(try Chromium.dump(Chromium.page(tall)) { $0.takesScreenshot = true }.screenshot)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]))
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == 1170 && number(20) == 6000)
  }
}
