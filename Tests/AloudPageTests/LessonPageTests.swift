import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser
@testable import AloudPage

/// A lesson in a browser plays, steps and prints.
@Suite(
  .long, .enabled("Chromium is not installed") { (try? BrowserOptions().program()) != nil }
) struct LessonPageTests {
  /// Opens the lesson of a script, and evaluates an expression in it.
  private func open(_ script: String, _ body: ((String) throws -> String) throws -> Void) throws {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    try open(try Script(script), on: document, body)
  }

  private func open(
    _ script: Script, on document: Document, handout: Lesson.Solutions? = nil,
    _ body: ((String) throws -> String) throws -> Void
  ) throws {
    var frames = LessonFrames()
    let run = try script.runUntilError(on: document, didPerform: { frames.add($0) })
    let lesson = Lesson(run, frames: frames)
    let html = handout.map(lesson.handout) ?? lesson.html
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-lesson-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("lesson.html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    let browser = try BrowserProcess(BrowserOptions())
    defer { browser.end() }
    let page = try browser.newPage(size: .phone)
    try page.open(PageAddress(file.path))
    try page.waitUntilQuiet(seconds: 10)
    let world = try page.world(of: page.frame)
    try body { expression in
      if expression == "print" {
        return String(decoding: try page.call("Page.printToPDF").rawResult("data"), as: UTF8.self)
      }
      let reply = try page.evaluate("String(\(expression))", in: world).result["result"]?.asObject
      return reply?["value"]?.asString ?? ""
    }
  }

  private static let script = "## Hello.\n> start\n> swipe right\n> swipe right\n"
  private static let caption = "document.querySelector('[data-aloud=caption]').textContent"
  private static let place = "document.querySelector('.place').textContent"
  private static func press(_ number: Int) -> String {
    "document.querySelectorAll('.controls button')[\(number)].click()"
  }

  private func wait(
    _ ask: (String) throws -> String, _ expression: String, is expected: String, seconds: Double = 60
  ) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    var value = ""
    repeat {
      value = try ask(expression)
      if value == expected { return }
      Thread.sleep(forTimeInterval: 0.05)
    } while ContinuousClock.now < end
    Issue.record("\(expression) is \(value), not \(expected)")
  }

  @Test func theLessonStepsForwardAndBack() throws {
    try open(Self.script) { ask throws in
      #expect(try ask(Self.place) == "Step 1 of 3")
      _ = try ask(Self.press(2))
      try wait(ask, Self.caption, is: "Mina, What a view!, List start")
      #expect(try ask(Self.place) == "Step 2 of 3")
      #expect(try ask("document.querySelector('[aria-current]').id") == "title-2")
      _ = try ask("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}))")
      #expect(try ask(Self.place) == "Step 1 of 3")
      try wait(ask, Self.caption, is: "Comments, Heading")
      _ = try ask("document.querySelectorAll('.from')[2].click()")
      try wait(ask, Self.caption, is: "Jun, Where is this?")
    }
  }

  @Test func lessonPlaysToItsEndAndPauses() throws {
    try open(Self.script) { ask throws in
      let select = "document.querySelector('select')"
      _ = try ask("(\(select).value = '2', \(select).dispatchEvent(new Event('change')))")
      _ = try ask(Self.press(1))
      #expect(try ask("document.querySelector('.main').textContent") == "Pause")
      try wait(ask, Self.caption, is: "Mina, What a view!, List start")
      #expect(try ask("CSS.highlights.has('said')") == "true")
      _ = try ask(Self.press(1))
      Thread.sleep(forTimeInterval: 3)
      #expect(try ask(Self.place) == "Step 2 of 3")
      _ = try ask(Self.press(1))
      try wait(ask, Self.place, is: "The lesson is over")
      #expect(try ask("document.querySelectorAll('.said').length") == "0")
    }
  }

  /// The pause before the first words stands still, too.
  @Test func aPausedLessonStandsStill() throws {
    try open(Self.script) { ask throws in
      let said = "document.querySelectorAll('.said').length"
      _ = try ask("(\(Self.press(1)), \(Self.press(1)))")
      #expect(try ask("document.querySelector('.main').textContent") == "Play")
      Thread.sleep(forTimeInterval: 3)
      #expect(try ask(said) == "0")
      _ = try ask(Self.press(1))
      try wait(ask, "\(said) > 0", is: "true")
    }
  }

  /// The pages of a PDF.
  private static func pages(_ pdf: String) throws -> Int {
    let bytes = try #require(Data(base64Encoded: pdf.filter { $0 != "\"" }))
    return String(decoding: bytes, as: UTF8.self).components(separatedBy: "/Type /Page\n").count - 1
  }

  /// A handout of 17 steps has at most four pages, wherever the solutions are; afterwards the page is as before.
  @Test func aHandoutIsShort() throws {
    let file = try ScriptFile(path: Fixtures.url("Course/en/5-tables-and-charts.aloud").path)
    try open(file.script, on: try file.document()) { ask throws in
      #expect(try ask("document.querySelectorAll('.step').length") == "17")
      let select = "document.querySelector('.paper select')"
      #expect(try ask("[...\(select).options].map(option => option.value).join()") == "end,here,none")
      var pages: [Int] = []
      for place in ["end", "here", "none"] {
        _ = try ask("\(select).value = '\(place)'")
        pages.append(try Self.pages(try ask("print")))
        #expect(try ask("document.querySelectorAll('.solutions').length + document.body.className") == "0plays")
      }
      #expect(pages[0] <= 4 && pages[1] <= 4 && pages[2] == 1, "\(pages)")
      // What is on paper: the text of the tasks alone, then the solutions.
      let shown = "[...document.querySelectorAll('.solutions h2')].map(title => title.textContent).join('|')"
      _ = try ask("(\(select).value = 'end', dispatchEvent(new Event('beforeprint')))")
      #expect(
        try ask(shown)
          == "Solution: Go to Tuesday afternoon|Solution: Go on to the chart|Solution: Hear the chart as tones")
      #expect(try ask("document.querySelectorAll('.solutions .step').length") == "16")
      #expect(
        try ask("document.querySelectorAll('.solutions .note, .solutions .limit, .solutions [id]').length") == "0")
      _ = try ask("(dispatchEvent(new Event('afterprint')), 0)")
      #expect(try ask(shown) == "")
    }
  }

  /// A handout is for paper from the beginning: no player, and the solutions are where it says.
  @Test(arguments: Lesson.Solutions.allCases) func aHandoutOfItsOwnIsAsShort(_ solutions: Lesson.Solutions) throws {
    let file = try ScriptFile(path: Fixtures.url("Course/en/5-tables-and-charts.aloud").path)
    try open(file.script, on: try file.document(), handout: solutions) { ask throws in
      #expect(try ask("document.querySelectorAll('.player, select').length") == "0")
      #expect(try ask("document.querySelectorAll('.solutions .step').length") == (solutions == .end ? "16" : "0"))
      let isHidden = "getComputedStyle(document.querySelectorAll('.exercise > .step')[1]).display === 'none'"
      #expect(try ask(isHidden) == (solutions == .here ? "false" : "true"))
      #expect(try Self.pages(try ask("print")) <= 4)
    }
  }

  @Test func theLessonPrints() throws {
    try open(Self.script) { ask throws in
      let length = try ask("print").count
      #expect(length > 10_000)
      #expect(
        try ask("[...document.styleSheets[0].cssRules].some(rule => rule.media?.mediaText == 'print')") == "true")
    }
  }

  @Test func thePageMakesNoRequestsAndViolatesNoPolicy() throws {
    try open(Self.script) { ask throws in
      #expect(try ask("performance.getEntriesByType('resource').length") == "0")
      #expect(try ask("getComputedStyle(document.querySelector('.player')).position") == "fixed")
      #expect(try ask("document.documentElement.scrollWidth <= innerWidth") == "true")
    }
  }

  @Test func everyStepHasItsHeading() throws {
    try open(Self.script) { ask throws in
      let headings = try ask(
        "[...document.querySelectorAll('h1, h2, h3')].map(h => h.tagName + ' ' + h.textContent).join('|')")
      #expect(
        headings == "H1 Comments|H2 Steps|H3 Step 1: Open the app|H3 Step 2: Swipe right with one finger|"
          + "H3 Step 3: Swipe right with one finger")
    }
  }
}
