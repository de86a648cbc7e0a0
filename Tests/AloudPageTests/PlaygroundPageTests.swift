import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// The playground, in a browser: it reads, walks and audits pasted texts.
@Suite(.opensPages, .needsCore, .long) struct PlaygroundPageTests {
  private static func open(_ language: String = "en") throws -> OpenedPage {
    let page = try OpenedPage(PlaygroundPage(language: language).html(try BuiltCore.find()))
    try page.wait(until: "document.querySelector('[data-aloud=reading]')")
    return page
  }

  private static func give(_ text: String, to page: OpenedPage) throws {
    try page.value("document.querySelector('textarea').value = \(JSONValue.string(text).text)")
  }

  private static func press(_ action: String, on page: OpenedPage) throws {
    try page.value("document.querySelector('[data-action=\(action)]').click()")
  }

  @Test(arguments: ["Screens/bank-ko.json", "Dumps/earlgrey-cut.txt"])
  func pastedScreensAreReadWalkedAndAudited(name: String) throws {
    let page = try Self.open()
    try Self.give(Fixtures.text(name), to: page)
    let document = try ImportedScreen(Array(Fixtures.text(name).utf8)).document
    let reading = ScreenReader(document).reading().map(\.text)
    try Self.press("read", on: page)
    let said = try page.value(
      "[...document.querySelectorAll('[data-aloud=reading] li')].map((item) => item.textContent)")
    #expect(JSONText(Array(said.utf8)).root?.asStrings == reading)
    try Self.press("audit", on: page)
    #expect(try page.value("document.querySelectorAll('.finding').length") == "\(Audit().findings(in: document).count)")
    try Self.press("walk", on: page)
    try page.wait(until: "document.querySelector('[data-aloud=caption]').textContent")
  }

  @Test func aLargeDocumentShowsAWaitMessage() throws {
    let page = try Self.open()
    let element = #"{"traits": ["button"], "frame": [0, 0, 20, 20]}"#
    let elements = [String](repeating: element, count: 3000).joined(separator: ",")
    let text = #"{"aloud": 1, "elements": [\#(elements)]}"#
    try Self.give(text, to: page)
    let status = try page.value(
      "(document.querySelector('[data-action=audit]').click(), document.querySelector('.playground-status').textContent)"
    )
    #expect(status.hasPrefix("This is large"), "\(status)")
    // Faults with one cause are one finding.
    let count = Audit().findings(in: try Document(reading: text)).count
    try page.wait(until: "document.querySelectorAll('.finding').length === \(count)", seconds: 30)
  }

  @Test func mistakesHaveAPlace() throws {
    let page = try Self.open()
    try Self.give("{\"aloud\": 1,\n \"elements\": [{\"labl\": \"x\"}]}", to: page)
    try Self.press("read", on: page)
    let message = try page.value("document.querySelector('.error-message').textContent")
    #expect(message.contains("2") && message.contains("labl"), "\(message)")
  }

  @Test func aKoreanPageHasKoreanMistakesAndWarnings() throws {
    let page = try Self.open("ko")
    try Self.give("{\"aloud\": 1,\n \"elements\": [{\"labl\": \"x\"}]}", to: page)
    try Self.press("read", on: page)
    let message = try page.value("document.querySelector('.error-message').textContent")
    #expect(message == "2행 16열: 노드에 알 수 없는 키 \"labl\"이 있습니다. 혹시 \"label\"인가요?")
    try Self.give(#"{"aloud": 1, "elements": [{"label": "장바구니에 담기"}, {"label": "결제하기"}]}"#, to: page)
    try Self.press("read", on: page)
    let warning = try page.value("document.querySelector('.warning').textContent")
    #expect(warning == "레이블의 언어가 한국어로 보입니다 한국어로 읽기")
    // The button reads it with these options.
    try page.value("document.querySelector('.warning button').click()")
    #expect(try page.value("document.querySelector('#language').value") == "ko")
    #expect(try page.value("document.querySelector('.warning')") == "null")
  }

  @Test func resultsOlderThanTheTextAreMarked() throws {
    let page = try Self.open()
    let older = "document.querySelector('.playground-older').textContent"
    let marks = "document.querySelectorAll('.is-older').length"
    #expect(try page.value(older) == "")
    for action in ["read", "audit", "walk"] {
      try Self.press(action, on: page)
      try page.value(
        "(document.querySelector('textarea').focus(), document.querySelector('textarea').setSelectionRange(0, 0))")
      for _ in 0..<2 { try page.call("Input.insertText", ["text": .string(" ")]) }
      #expect(try page.value(older).hasPrefix("This is older than the text."), "\(action)")
      #expect(try page.value(marks) == "2")
      try page.value("document.querySelector('.playground-older button').click()")
      #expect(try page.value(older) == "" && page.value(marks) == "0", "\(action)")
      #expect(try page.value("document.querySelector('[aria-pressed=true][data-action]').dataset.action") == action)
    }
    // What is pasted is read at once.
    try Self.press("read", on: page)
    try page.value(
      "(document.querySelector('textarea').value = '', document.querySelector('textarea').dispatchEvent(new Event('paste')))"
    )
    try page.wait(until: "document.querySelector('.error-message')")
    #expect(try page.value(older) == "")
  }

  @Test(arguments: [("en", "Settings, ", "settings.json"), ("ko", "장바구니, ", "장바구니.json")])
  func thePageOpensAnExampleInItsLanguage(_ language: String, _ first: String, _ name: String) throws {
    let page = try Self.open(language)
    #expect(try page.value("document.querySelector('[data-aloud=reading] li').textContent").hasPrefix(first))
    #expect(try page.value("document.querySelector('[data-aloud=reading]').closest('[lang]').lang") == language)
    #expect(try page.value("document.querySelector('.playground-input [role=group] button').textContent") == name)
  }

  @Test func anExampleIsReadInItsOwnLanguage() throws {
    let page = try Self.open()
    try page.value(
      "(document.querySelector('#language').value = 'ja', document.querySelectorAll('.playground-input [role=group] button')[2].click())"
    )
    let first = try page.value("document.querySelector('[data-aloud=reading] li').textContent")
    #expect(first.hasPrefix("장바구니, "), "\(first)")
    #expect(try page.value("document.querySelector('#language').value") == "")
  }

  /// People who have a page have no command line.
  @Test(arguments: ["en", "ko"]) func messagesNameNoOptions(_ language: String) throws {
    let page = try Self.open(language)
    let texts = [
      "hello", "[1, 2]", "{\"a\": 1}", "<a/>", "app a.json\n> start\n", "language = ko\ntrait.button = Knob\n",
      #"{"overlay": 1, "nodes": []}"#, #"{"aloud": 1, "baseline": []}"#, #"{"aloud": 1, "findings": []}"#,
      #"{"aloud": 1, "profile": "voiceover", "stops": []}"#, #"{"answers": []}"#, "# Notes\n\n- one\n",
      "DetoxRuntimeError: Test Failed: No elements found", "a,b\nc,d\n",
      #"{"aloud": 1, "elements": [{"label": "設定画面"}, {"label": "中文"}]}"#,
      #"{"aloud": 1, "elements": [{"label": "设置"}, {"label": "无线局域网"}]}"#,
    ]
    for text in texts {
      try Self.give(text, to: page)
      try Self.press("read", on: page)
      let told = try page.value("document.querySelector('.playground-output').innerText")
      #expect(!told.isEmpty && !told.contains("--"), "\(text): \(told)")
    }
    // Letters that two languages have: both are offered.
    #expect(try page.value("document.querySelectorAll('.warning button').length") == "2")
    try page.value("document.querySelector('.warning button').click()")
    #expect(try page.value("document.querySelector('#language').value") == "zh-Hans")
  }
}
