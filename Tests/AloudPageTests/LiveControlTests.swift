import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// Controls of a page answer as those of UIKit do, whether the page was made of a screen or of a script.
@Suite struct ControlAgreementTests {
  private static let app = #"""
    {"aloud": 1, "elements": [
      {"label": "Wi-Fi", "traits": ["button", "toggleButton"], "value": "0"}, {"label": "Close", "traits": ["button"]}]}
    """#

  private static func keepsControls(_ script: String) throws -> Bool {
    try WalkedPage.App(try Document(reading: app), title: "", name: "a.json", script: try Script(script)).keepsControls
  }

  @Test func exercisesAreLiveUnlessTheScriptStatesOtherwise() throws {
    #expect(try !Self.keepsControls("> start\n…\n## exercise: Hear it\n> swipe right\nClose, Button\n"))
    #expect(try !Self.keepsControls("> start\n…\n## exercise: Turn it on\n> double tap\nOn\n"))
    // The app in this script has a switch that does nothing.
    #expect(
      try Self.keepsControls(
        "> start\n…\n> double tap\n…\n## exercise: It is still off\n> swipe right\nClose, Button\n> swipe left\nWi-Fi, Switch button, Off\n…\n"
      ))
  }

  @Test func aSettingOfTheScriptIsKept() throws {
    let script = "setting controls inert\n\n> start\n…\n## exercise: Turn it on\n> double tap\nOn\n"
    #expect(throws: ScriptError.self) { try Self.keepsControls(script) }
  }
}

@Suite(.opensPages, .needsCore, .long) struct LiveControlTests {
  private static let app = #"""
    {"aloud": 1, "elements": [
      {"label": "Wi-Fi", "traits": ["button", "toggleButton"], "value": "0", "frame": [16, 100, 358, 60]},
      {"label": "Close", "traits": ["button"], "frame": [16, 200, 358, 60]}]}
    """#
  private static let caption = "(document.querySelector('[data-aloud=caption]')?.textContent ?? '')"

  private static func open(_ script: String?) throws -> OpenedPage {
    let app = try WalkedPage.App(
      try Document(reading: app), title: "A switch", name: "switch.json", script: try script.map { try Script($0) })
    let html = WalkedPage(title: "A switch", apps: [app], language: "en").html(try BuiltCore.find())
    let page = try OpenedPage(html, size: "390x844", touches: true)
    try page.wait(until: "\(caption).startsWith('Wi-Fi')")
    return page
  }

  private static func doubleTap(_ page: OpenedPage, hears words: String) throws {
    let box = try page.value(
      "(({x, y, width}) => [x + width / 2, y + 60])(document.querySelector('[data-aloud=stage]').getBoundingClientRect())"
    )
    let place = try #require(JSONText(Array(box.utf8)).root?.asList?.compactMap { $0.asNumber })
    try page.touch([[(x: place[0], y: place[1])]], milliseconds: 20, times: 2)
    try page.wait(until: "\(caption) === '\(words)'")
  }

  @Test(arguments: [nil, "app switch.json\n\n> start\n[screen changed]\nWi-Fi, Switch button, Off\n…\n"])
  func aDoubleTapTogglesASwitch(_ script: String?) throws {
    let page = try Self.open(script)
    try Self.doubleTap(page, hears: "On")
    try Self.doubleTap(page, hears: "Off")
    // A saved walk passes as it is.
    let saved = try page.value(
      """
      new Promise((done) => {
        URL.createObjectURL = (blob) => { blob.text().then(done); return ''; };
        HTMLAnchorElement.prototype.click = () => {};
        document.querySelectorAll('.panel-log .buttons button')[1].click();
      })
      """)
    #expect(
      saved.contains("setting controls live\n") && saved.hasSuffix("> double tap\nOn\n> double tap\nOff\n"), "\(saved)")
  }

  /// What the script states holds in its exercise; a free walk is live.
  @Test func anExerciseFollowsItsScript() throws {
    let page = try Self.open(
      """
      app switch.json

      > start
      …
      > double tap
      …
      ## exercise: Hear that it is still off
      > swipe right
      Close, Button
      > swipe left
      Wi-Fi, Switch button, Off
      …

      """)
    try Self.doubleTap(page, hears: "On")
    try page.value("document.querySelector('.exercise button').click()")
    try page.press("ArrowRight")
    try page.wait(until: "\(Self.caption) === 'Close, Button'")
    try page.press("ArrowLeft")
    try page.wait(until: "document.querySelector('.exercise').classList.contains('is-done')")
    try page.value("document.querySelectorAll('.panel-log .buttons button')[2].click()")
    try page.wait(until: "\(Self.caption) === 'Wi-Fi, Switch button, Off'")
    try Self.doubleTap(page, hears: "On")
  }

  @Test func aSettingOfTheScriptKeepsControlsInert() throws {
    let page = try Self.open("app switch.json\nsetting controls inert\n\n> start\n…\n")
    let steps = "[...document.querySelectorAll('.log-step')].length"
    let before = try page.value(steps)
    try page.value("document.querySelector('.stage').focus()")
    try page.press("Enter")
    try page.wait(until: "\(steps) > \(before)")
    #expect(try page.value(Self.caption).hasSuffix("Off"))
  }
}
