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
}
