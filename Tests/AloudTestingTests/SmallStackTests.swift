import Aloud
import AloudTestSupport
import AloudTesting
import Foundation
import Testing

/// Tests of apps run on threads with 512 KB of stack on Apple's platforms.
@Suite struct SmallStackTests {
  /// Effects as deep as documents may have them, performed and audited.
  @Test func deepEffectsArePerformed() throws {
    let effects = String(repeating: #"{"after": 1, "do": ["#, count: 19) + #"{"post": "announcement", "text": "Done"}"#
    let text = #"{"aloud": 1, "elements": [{"label": "Go", "traits": ["button"], "on": {"activate": [‸]}}]}"#
      .replacing("‸", with: effects + String(repeating: "]}", count: 19))
    let (events, findings) = try onSmallStack {
      let document = try Document(reading: text)
      var simulator = Simulator(document)
      var events = simulator.start() + simulator.perform(.doubleTap)
      events += simulator.wait(seconds: 30)
      return (events.map { "\($0)" }.joined(), Audit().findings(in: document).count)
    }
    #expect(events.contains("Done") && findings >= 0)
  }

  /// A tree as deep as trees may be, read, walked and audited.
  @Test func aDeepTreeIsRead() throws {
    let (open, close) = (
      #"<XCUIElementTypeOther name="a" x="0" y="0" width="9" height="9">"#, "</XCUIElementTypeOther>"
    )
    let button = #"<XCUIElementTypeButton name="Go" label="Go" accessible="true" x="0" y="0" width="9" height="9"/>"#
    let text = String(repeating: open, count: 250) + button + String(repeating: close, count: 250)
    let events = try onSmallStack {
      let screen = try ImportedScreen(Array("<AppiumAUT>\(text)</AppiumAUT>".utf8))
      _ = Audit().findings(in: screen.document)
      var simulator = Simulator(screen.document)
      return (simulator.start() + simulator.perform(.swipeRight)).map { "\($0)" }.joined()
    }
    #expect(events.contains("Go"))
  }

  #if os(Linux) || os(macOS)
    @Test(.opensPages) func aPageIsPerformed() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("<h1>Market</h1>".utf8).write(to: folder.appendingPathComponent("page.html"))
      let path = folder.appendingPathComponent("page.aloud").path
      let script = try Script("app page.html\nlanguage en\n> start\n…\n/^Market/\n…\n", path: path)
      try onSmallStack { try expectScript(script, record: false) }
    }
  #endif
}
