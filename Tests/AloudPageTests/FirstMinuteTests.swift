import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// The hints of the first minute, with fingers: one at a time, left out once it is done, and remembered.
@Suite(.opensPages, .needsCore, .long) struct FirstMinuteTests {
  private static let hint =
    "(({hidden, textContent}) => hidden ? '' : textContent)(document.querySelector('[data-aloud=hint]'))"

  private static func html(_ language: String) throws -> String {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    let app = try WalkedPage.App(document, title: "Comments", name: "comments.json")
    return WalkedPage(title: "Comments", apps: [app], language: language).html(try BuiltCore.find())
  }

  private static func open(_ language: String = "en") throws -> OpenedPage {
    let page = try OpenedPage(try html(language), size: "390x844", touches: true)
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    return page
  }

  private static func swipeRight(_ page: OpenedPage) throws {
    try page.touch([[(x: 120, y: 400), (x: 160, y: 400), (x: 220, y: 400)]])
  }

  private static func doubleTap(_ page: OpenedPage) throws {
    try page.touch([[(x: 195, y: 400)]], milliseconds: 20, times: 2)
  }

  private static func turn(_ page: OpenedPage) throws {
    let turn = stride(from: 0.0, through: 40, by: 5).map { degrees -> (x: Double, y: Double) in
      let angle = degrees * .pi / 180
      return (x: 60 * cos(angle), y: 60 * sin(angle))
    }
    try page.touch([turn.map { (x: 195 + $0.x, y: 400 + $0.y) }, turn.map { (x: 195 - $0.x, y: 400 - $0.y) }])
  }

  private static func reload(_ page: OpenedPage) throws {
    try page.value("void (window.isOld = true)")
    try page.call("Page.reload")
    try page.wait(until: "!window.isOld && document.querySelector('[data-aloud=caption]')?.textContent")
  }

  private static func expect(_ page: OpenedPage, hint key: String?, _ language: String = "en") throws {
    let words = key.flatMap { PageWords.walk.read(language)["hint.\($0)"] } ?? ""
    try page.wait(until: "\(hint) === \(JSONValue.string(words).text)", seconds: 20)
    #expect(try page.value("document.querySelectorAll('.first-hint:not([hidden])').length") == (key == nil ? "0" : "1"))
  }

  @Test(arguments: ["en", "ko"]) func eachGestureBringsTheNextHint(_ language: String) throws {
    let page = try Self.open(language)
    try Self.expect(page, hint: "swipe", language)
    try Self.swipeRight(page)
    try Self.expect(page, hint: "tap", language)
    try Self.doubleTap(page)
    try Self.expect(page, hint: "rotor", language)
    try Self.turn(page)
    try Self.expect(page, hint: nil, language)
  }

  @Test func whatIsKnownAlreadyIsLeftOut() throws {
    let page = try Self.open()
    try Self.doubleTap(page)
    try Self.expect(page, hint: "swipe")
    try Self.swipeRight(page)
    try Self.expect(page, hint: "rotor")
  }

  @Test func theBrowserRemembersWhatWasDone() throws {
    let page = try Self.open()
    try Self.swipeRight(page)
    try Self.expect(page, hint: "tap")
    try Self.reload(page)
    try Self.expect(page, hint: "tap")
    try Self.doubleTap(page)
    try Self.expect(page, hint: "rotor")
    try Self.turn(page)
    try Self.expect(page, hint: nil)
    try Self.reload(page)
    try Self.expect(page, hint: nil)
  }

  /// The hint is only a help to see: it takes no gestures and hides no stop that has the cursor.
  @Test func theHintLetsGesturesThrough() throws {
    let page = try Self.open()
    #expect(try page.value("getComputedStyle(document.querySelector('.first-hint')).pointerEvents") == "none")
    #expect(try page.value("document.querySelector('.first-hint').getAttribute('aria-hidden')") == "true")
  }
}
