import Aloud
import AloudTesting
import XCTest

/// Expectations in XCTest. The tests of the messages check that they fail: on Linux no failure can be expected here.
final class XCTestCaseTests: XCTestCase {
  func testAReadingIsExpected() throws {
    expectReading(of: try Document([.heading("Settings")]), equals: "Settings, Heading")
  }

  func testTheSpeechAfterAMoveEqualsALiteral() throws {
    var reader = try ScreenReader([.heading("Settings"), .button("Wi-Fi")])
    XCTAssertEqual(reader.currentSpeech(), "Settings, Heading")
    XCTAssertEqual(reader.moveForward(), "Wi-Fi, Button")
    XCTAssertNotEqual(reader.moveBackward(), "Wi-Fi, Button")
  }

  #if canImport(ObjectiveC)
    func testADifferenceIsAFailure() throws {
      let document = try Document([.heading("Settings")])
      XCTExpectFailure { expectReading(of: document, equals: "Settings, Button") }
    }
  #endif
}
