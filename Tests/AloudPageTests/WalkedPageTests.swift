import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// The walked page, in a browser: with keys, with fingers, with a screen reader.
@Suite(.opensPages, .needsCore, .long) struct WalkedPageTests {
  private static let caption = "document.querySelector('[data-aloud=caption]').textContent"
  private static let steps =
    "[...document.querySelectorAll('.log-step')].map((step) => step.dataset.script).join('\\n')"

  private static func open(
    _ name: String, script: String? = nil, language: String = "en", touches: Bool = false
  ) throws -> OpenedPage {
    let document = try ImportedScreen(Array(Fixtures.text(name).utf8)).document
    let app = try WalkedPage.App(
      document, title: "A screen", name: "screen.json", script: try script.map { try Script($0) })
    let html = WalkedPage(title: "A screen", apps: [app], language: language).html(try BuiltCore.find())
    let page = touches ? try OpenedPage(html, size: "390x844", touches: true) : try OpenedPage(html)
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    return page
  }

  private static func expect(_ page: OpenedPage, hears caption: String) throws {
    try page.wait(until: "\(Self.caption) === \(JSONValue.string(caption).text)")
  }

  // MARK: Keys

  @Test func keysWalkTheScreen() throws {
    let page = try Self.open("Apps/comments.json")
    try Self.expect(page, hears: "Comments, Heading")
    try page.press("ArrowRight")
    try Self.expect(page, hears: "Mina, What a view!, List start")
    #expect(try page.value("document.querySelector('.place').textContent") == "2 of 4")
    // The cursor moves in the existing picture.
    #expect(try page.value("document.querySelector('[data-aloud=cursor]').getAttribute('y')") == "64")
    try page.press("r")
    #expect(try page.value("document.querySelector('.rotor').classList.contains('is-shown')") == "true")
    #expect(try page.text(of: "rotor") == page.value(Self.caption))
    try page.press("ArrowLeft")
    try Self.expect(page, hears: "Comments, Heading")
    #expect(try page.value(Self.steps) == "> start\n> swipe right\n> rotor right\n> swipe left")
  }

  /// The Korean tables are part of the page's data; the step itself is in the words of scripts.
  @Test func aKoreanPageExplainsRefusals() throws {
    let page = try Self.open("Apps/comments.json", language: "ko")
    try page.press("ArrowRight")
    try page.press("m")
    let comments = "[...document.querySelectorAll('.log li')].map((line) => line.textContent).join('\\n')"
    try page.wait(until: "\(comments).includes('매직 탭을 해도 아무 일이 없음')")
    #expect(try page.value(Self.steps).hasSuffix("> two-finger double tap"))
    #expect(try page.value("document.querySelector('.log-comment').lang") == "")
    let document = try Document(reading: #"{"aloud": 1, "elements": [{"label": "Save"}]}"#)
    let english = WalkedPage(title: "", apps: [try .init(document, title: "", name: "a.json")], language: "en")
    #expect(!english.html(try BuiltCore.find()).contains("매직 탭을 해도 아무 일이 없음"))
  }

  /// A key costs the core a request, one for the sound that begins, and others for the time that passed; the page shows
  /// the answer before it returns, in the picture that is there. The hint comes later.
  @Test func aKeyIsAnsweredAtOnce() throws {
    let page = try Self.open("Screens/settings.json")
    let told = try page.value(
      """
      (() => {
        const stage = document.querySelector('.stage'), picture = stage.querySelector('svg'), captions = [], requests = [];
        // Each request to the core is encoded.
        const encode = TextEncoder.prototype.encode;
        TextEncoder.prototype.encode = function (text) { requests.push(JSON.parse(text).do); return encode.call(this, text); };
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
          stage.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
          captions.push(\(Self.caption));
        }
        TextEncoder.prototype.encode = encode;
        return [requests.filter((name) => name !== 'pass').join(), requests.length <= 12, stage.querySelector('svg') === picture,
          ...captions].join('\\n');
      })()
      """)
    #expect(
      told == """
        key,soundBegan,key,soundBegan,key,soundBegan
        true
        true
        Search, Search field
        Airplane Mode, Switch button, Off
        Search, Search field
        """)
  }

  @Test func questionAndHelpAreDialogs() throws {
    let page = try Self.open("Screens/sign-in.json")
    try page.press("/")
    try page.wait(until: "document.querySelector('dialog.question').open")
    try page.call("Input.insertText", ["text": .string("Continue")])
    try page.press("Enter")
    try Self.expect(page, hears: "Continue, Dimmed, Button")
    try page.press("?")
    try page.wait(until: "document.querySelector('dialog.help').open")
    try page.press("Escape")
    try page.wait(until: "!document.querySelector('dialog.help').open")
    #expect(try page.value("document.activeElement.className") == "stage")
  }

  @Test func composedTextIsEnteredOnce() throws {
    let page = try Self.open("Screens/sign-in.json")
    try page.press("ArrowRight")
    try page.press("Enter")
    try page.wait(until: "document.activeElement.id === 'typing'")
    try page.press("A")
    for text in ["ㅎ", "하", "한"] {
      try page.call(
        "Input.imeSetComposition", ["text": .string(text), "selectionStart": 1, "selectionEnd": 1])
    }
    try page.call("Input.insertText", ["text": .string("한")])
    try Self.expect(page, hears: "한")
    #expect(try page.value(Self.steps).hasSuffix("> double tap\n> type \"A\"\n> type \"한\""))
    // The field does not hold the focus.
    try page.press("Tab")
    #expect(try page.value("document.activeElement.className") == "stage")
  }

  // MARK: Fingers

  /// Adjacent fingers that move.
  private static func fingers(_ count: Int, across: Double = 0, down: Double = 0) -> [[(x: Double, y: Double)]] {
    (0..<count).map { finger in
      let start = 110 + 40 * Double(finger)
      return [0.0, 0.3, 0.7, 1.0].map { share in (x: start + across * share, y: 400 + down * share) }
    }
  }

  @Test func fingersSwipeAndTap() throws {
    let page = try Self.open("Screens/settings.json", touches: true)
    var expected = ["> start"]
    for (count, name) in [(1, ""), (2, "two-finger "), (3, "three-finger "), (4, "four-finger ")] {
      try page.touch(Self.fingers(count, across: 80))
      expected.append("> \(name)swipe right")
      try page.touch(Self.fingers(count, across: -80))
      expected.append("> \(name)swipe left")
    }
    for (taps, name) in [(2, "double tap"), (3, "triple tap")] {
      for (count, fingers) in [(2, "two-finger "), (3, "three-finger ")] {
        try page.touch(Self.fingers(count), milliseconds: 20, times: taps)
        expected.append("> \(fingers)\(name)")
        try page.wait(until: "\(Self.steps).endsWith('\(fingers)\(name)')")
      }
    }
    let steps = try page.value(Self.steps)
    #expect(steps == expected.joined(separator: "\n"))
  }

  @Test func twoFingersTurnTheRotorAndDrawAZ() throws {
    let page = try Self.open("Screens/settings.json", touches: true)
    // A quarter of a circle around the middle of the screen.
    let circle: [(x: Double, y: Double)] = [(60, 0), (58, 16), (52, 30), (42, 42), (30, 52), (16, 58), (0, 60)]
    try page.touch([
      circle.map { (x: 195 + $0.x, y: 400 + $0.y) }, circle.map { (x: 195 - $0.x, y: 400 - $0.y) },
    ])
    try page.wait(until: "\(Self.steps).endsWith('> rotor right\\n> rotor right')")
    let across: [Double] = [0, 30, 60, 30, 0, 30, 60]
    try page.touch([across.map { (x: 120 + $0, y: 400) }, across.map { (x: 200 + $0, y: 400) }])
    try page.wait(until: "\(Self.steps).endsWith('> scrub')")
  }

  /// An element without a frame is touched by its label, and said once, however long the finger stays on it.
  @Test func fingerExplores() throws {
    let page = try Self.open("Apps/comments.json", touches: true)
    let stage = "document.querySelector('[data-aloud=stage]').getBoundingClientRect()"
    let top = try #require(Double(page.value("\(stage).top")))
    let way: [(x: Double, y: Double)] = (0...30).map { step in (x: 195, y: top + 90 + 3 * Double(step)) }
    try page.touch([way], milliseconds: 1500)
    try page.wait(until: "\(Self.steps).endsWith('Jun\"')")
    #expect(try page.value(Self.steps) == "> start\n> touch \"Mina\"\n> touch \"Jun\"")
  }

  // MARK: Beside a screen reader, and lessons

  @Test func switchForScreenReadersComesFirst() throws {
    let page = try Self.open("Apps/comments.json", language: "ko")
    try page.value("document.activeElement.blur()")
    try page.press("Tab")
    #expect(try page.value("document.activeElement.id") == "own-reader")
    try page.press(" ")
    // The screen reader gets all keys, except on the stage.
    try page.press("ArrowRight")
    #expect(try page.value(Self.caption) == "Comments, Heading")
    try page.value("document.querySelector('.stage').focus()")
    try page.press("ArrowRight")
    try page.wait(until: "document.querySelector('[aria-live=assertive]').textContent.startsWith('Mina')")
    #expect(try page.value("document.querySelector('[aria-live=assertive] p').lang") == "en")
  }

  @Test func exerciseIsChecked() throws {
    let script = """
      ## Walk the comments.
      app comments.json

      > start
      …
      ## exercise within 2 steps: Hear what can be done with Mina
      > swipe right
      …
      > swipe down
      Reply
      """
    let page = try Self.open("Apps/comments.json", script: script)
    #expect(try page.value("document.querySelector('.note').textContent") == "Walk the comments.")
    try page.value("document.querySelector('.exercise button').click()")
    for key in ["ArrowRight", "ArrowLeft", "ArrowRight", "ArrowDown"] { try page.press(key) }
    try page.wait(until: "document.querySelector('.exercise').classList.contains('is-long')")
    try page.value("document.querySelector('.exercise button').click()")
    for key in ["ArrowRight", "ArrowDown"] { try page.press(key) }
    try page.wait(until: "document.querySelector('.exercise').classList.contains('is-done')")
    #expect(try page.value("document.querySelector('.exercise-state').textContent") == "Done · 2 steps (limit 2)")
  }
}
