import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// A page with exercises on a phone, driven by touch.
@Suite(.opensPages, .needsCore, .long) struct ExercisePageTests {
  private static func open(_ size: String, language: String = "en") throws -> OpenedPage {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    let script = try Script(Fixtures.text("Scripts/lesson-comments.aloud"))
    let app = try WalkedPage.App(document, title: "Comments", name: "comments.json", script: script)
    // Two apps have a menu above the picture.
    let html = WalkedPage(title: "Comments", apps: [app, app], language: language).html(try BuiltCore.find())
    let page = try OpenedPage(html, size: size, touches: true)
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    try page.value("document.documentElement.style.scrollBehavior = 'auto'")
    return page
  }

  /// The parts that are not wholly in the window, and those that cover each other.
  static let problems = """
    (() => {
      const names = ['.device', '.task', '.caption'], boxes = names.map((name) => document.querySelector(name).getBoundingClientRect());
      const found = names.filter((_, at) => { const box = boxes[at]; return box.width < 100 || box.height < 40 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth; });
      boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => {
        if (Math.min(one.right, other.right) > Math.max(one.left, other.left) && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)) found.push('covered');
      }));
      if (document.documentElement.scrollWidth > innerWidth) found.push('wide');
      return found.join();
    })()
    """
  private static let steps = "[...document.querySelectorAll('.log-step')].map((step) => step.dataset.script)"

  private static func tap(_ selector: String, on page: OpenedPage) throws {
    let box = try page.value(
      "(() => { const box = document.querySelector('\(selector)').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
    )
    let place = try #require(JSONText(Array(box.utf8)).root?.asList?.compactMap { $0.asNumber })
    try page.touch([[(x: place[0], y: place[1])]], milliseconds: 30)
  }

  /// Swipes on the middle of the picture.
  private static func swipe(across: Double, down: Double, on page: OpenedPage) throws {
    let box = try page.value(
      "(() => { const box = document.querySelector('.device').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
    )
    let place = try #require(JSONText(Array(box.utf8)).root?.asList?.compactMap { $0.asNumber })
    try page.touch([
      [0.0, 0.4, 1].map { (x: place[0] + across * ($0 - 0.5), y: place[1] + down * ($0 - 0.5)) }
    ])
  }

  @Test(arguments: ["320x568", "360x640", "390x844", "430x932", "844x390", "640x360"], ["en", "ko"])
  func theExerciseStaysInView(_ size: String, _ language: String) throws {
    let page = try Self.open(size, language: language)
    #expect(try page.value(Self.problems) == "", "opened")
    try Self.tap(".task-button", on: page)
    try page.wait(until: "document.querySelector('.walk-center.has-exercise')")
    #expect(try page.value(Self.problems) == "", "begun")
    // The exercise begins at Jun.
    try Self.swipe(across: 0, down: 60, on: page)
    try page.wait(until: "\(Self.steps).at(-1) === '> swipe down'")
    #expect(try page.value(Self.problems) == "", "after a step")
    try page.value("document.querySelector('.caption-text').textContent = 'Long words '.repeat(18)")
    #expect(try page.value(Self.problems) == "", "with a long caption")
  }

  @Test func anExerciseIsFinishedByTouch() throws {
    let page = try Self.open("390x844", language: "ko")
    try Self.tap(".task-button", on: page)
    try page.wait(until: "document.querySelector('.task-state').textContent === '0단계(제한 3단계)'")
    try Self.swipe(across: 0, down: 60, on: page)
    let caption = "document.querySelector('[data-aloud=caption]').textContent"
    try page.wait(until: "\(caption) === 'Reply'")
    #expect(try page.value("document.querySelector('.task').classList.contains('is-done')") == "false")
    for _ in 0..<2 { try Self.tap(".device", on: page) }
    try page.wait(until: "document.querySelector('.task-state').textContent.startsWith('2단계(제한 3단계)')")
    try page.wait(until: "document.activeElement.id === 'typing'")
    try page.call("Input.insertText", ["text": .string("Hi")])
    try page.wait(until: "document.querySelector('.task').classList.contains('is-done')")
    #expect(try page.value("document.querySelector('.task-state').textContent") == "완료 · 3단계(제한 3단계)")
    #expect(try page.value("document.querySelector('.task-button').textContent") == "다음 문제")
    #expect(try page.value("document.querySelectorAll('.counted li').length") == "3")
  }

  /// What lies outside the picture of the phone is the page's.
  @Test func onlyThePictureTakesGestures() throws {
    let page = try Self.open("1000x800")
    let before = try page.value(Self.steps)
    let box = try page.value(
      "(() => { const box = document.querySelector('.device').getBoundingClientRect(); return [box.x, box.y + box.height / 2, box.right]; })()"
    )
    let place = try #require(JSONText(Array(box.utf8)).root?.asList?.compactMap { $0.asNumber })
    for x in [place[0] - 8, place[2] + 8] {
      try page.touch([[(x: x, y: place[1]), (x: x, y: place[1] - 50), (x: x, y: place[1] - 100)]])
      for type in ["mousePressed", "mouseReleased"] {
        try page.call(
          "Input.dispatchMouseEvent",
          [
            "type": .string(type), "x": .number(x), "y": .number(place[1]), "button": .string("left"),
            "clickCount": 1,
          ])
      }
    }
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try page.value(Self.steps) == before)
  }
}
