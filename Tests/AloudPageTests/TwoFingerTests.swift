import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// Two fingers on a walked page, at several distances and speeds.
@Suite(.opensPages, .needsCore, .long) struct TwoFingerTests {
  private typealias Place = (x: Double, y: Double)
  private static let steps = "[...document.querySelectorAll('.log-step')].map((step) => step.dataset.script).join()"

  private static func open() throws -> OpenedPage {
    let document = try ImportedScreen(Array(Fixtures.text("Screens/settings.json").utf8)).document
    let app = try WalkedPage.App(document, title: "Settings", name: "settings.json")
    let html = WalkedPage(title: "Settings", apps: [app], language: "en").html(try BuiltCore.find())
    let page = try OpenedPage(html, size: "390x844", touches: true)
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    return page
  }

  /// Both fingers go the same way, the second a little later than the first, as touch screens tell them.
  @Test(arguments: [40.0, 60, 120], [20.0, 80, 250])
  func twoFingersThatMoveTogetherSwipe(_ apart: Double, _ milliseconds: Double) throws {
    let page = try Self.open()
    var expected = ["> start"]
    let ways: [(String, Double, Double)] = [("right", 90, 0), ("down", 0, 90), ("left", -90, 0), ("up", 0, -90)]
    for (name, across, down) in ways {
      for isBeside in [true, false] {
        let start: Place = (x: 150, y: 400)
        let other: Place = (x: start.x + (isBeside ? apart : 0), y: start.y + (isBeside ? 0 : apart))
        let shares = [0.0, 0.3, 0.7, 1.0]
        try page.touch(
          [
            shares.map { (x: start.x + across * $0, y: start.y + down * $0) },
            [0.0, 0, 0.3, 1.0].map { (x: other.x + across * $0, y: other.y + down * $0) },
          ], milliseconds: milliseconds)
        expected.append("> two-finger swipe \(name)")
        try page.wait(until: "document.querySelectorAll('.log-step').length === \(expected.count)")
      }
    }
    #expect(try page.value(Self.steps) == expected.joined(separator: ","))
  }

  /// A dial of this width is turned by a quarter, by both fingers or around one of them.
  @Test(arguments: [(40.0, true), (60, true), (140, true), (40, false), (60, false), (140, false)], [60.0, 200, 600])
  func twoFingersThatTurnMoveTheRotor(_ dial: (apart: Double, isAroundOne: Bool), _ milliseconds: Double) throws {
    let (apart, isAroundOne) = dial
    let page = try Self.open()
    let angles = (0...9).map { Double($0) * .pi / 18 }
    let middle: Place = (x: 195, y: 400)
    let radius = isAroundOne ? apart : apart / 2
    let moving = angles.map { (x: middle.x + radius * cos($0), y: middle.y + radius * sin($0)) }
    let opposite = moving.map { (x: 2 * middle.x - $0.x, y: 2 * middle.y - $0.y) }
    let other = isAroundOne ? angles.map { _ in middle } : opposite
    try page.touch([moving, other], milliseconds: milliseconds)
    try page.wait(until: "\(Self.steps) === '> start,> rotor right,> rotor right'", seconds: 10)
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try page.value(Self.steps) == "> start,> rotor right,> rotor right")
  }
}
