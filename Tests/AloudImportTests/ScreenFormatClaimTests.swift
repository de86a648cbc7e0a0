import AloudTestSupport
import Testing

@testable import AloudImport

/// Which files in a folder are unreadable screens, and which are other files.
@Suite struct ScreenFormatClaimTests {
  private func isClaimed(_ bytes: [UInt8]) throws -> Bool {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(bytes) }
    return ScreenFormat.isClaimed(by: bytes, error: try #require(error))
  }

  @Test(
    arguments: [
      #"{"aloud": 1, "elements": [{"lable": "x"}]}"#, #"{"aloud": 1, "elemnts": []}"#,
      #"{"aloud": "1", "elements": []}"#,
      #"{"aloud": 1, "elements": ["#, #"{"aloud": 1}"#, #"{"aloud": 1, "file": "x", "screens": 3}"#,
      #"{"elements": [{"label": "x", "traits": []}]}"#, #"[{"AXLabel": "OK", "AXFrame": 3"#,
      "<XCUIElementTypeApplication", "<?xml version=\"1.0\"?>\n<AppiumAUT></AppiumAUT>",
      "Attributes: Application, 0x1, pid: 3, label: 'x'\nElement subtree:\n",
      #"{"value": "#, #"{"rawIdentifier": "a", "#,
    ])
  func brokenScreensAreDetected(_ text: String) throws {
    // A file that only resembles a dump must be readable as one, or be broken inside.
    let isWeak = text.hasPrefix("{\"value\"")
    #expect(try isClaimed(Array(text.utf8)) != isWeak)
  }

  @Test(
    arguments: [
      "", "  ", "{}", "[]", "null", "hello", #"{"name": "x"}"#, #"{"elements": [{"x": 3}]}"#,
      #"{"ok": true, "error": 3}"#,
      #"{"value": null, "status": 0}"#, "<testsuites/>", "<html></html>", "{\"a\": 1,}", "{",
      #"{"aloud": 1, "tree": "", "steps": []}"#, #"{"aloud": 1, "baseline": "x"}"#, #"{"aloud": 1, "events": []}"#,
      #"{"aloud": 1, "file": "x", "findings": []}"#, #"{"aloud": 1, "screen": null, "stops": []}"#,
      #"{"class": "android.widget.Button", "bounds": "", "clickable": "true"}"#, "curl: (7) Failed to connect",
      "<?xml version='1.0'?><hierarchy rotation=\"0\"></hierarchy>",
    ])
  func otherFilesAreIgnored(_ text: String) throws { #expect(try !isClaimed(Array(text.utf8))) }

  @Test func anInvalidByteHidesNoScreen() throws {
    #expect(try isClaimed(Array(#"{"aloud": 1, "name": ""#.utf8) + [0xFF] + Array(#""}"#.utf8)))
    #expect(try !isClaimed([0x89, 0x50, 0x4E, 0x47, 0, 1, 2]))
    #expect(try !isClaimed([0xFF, 0xFE, 0x41, 0]))
  }
}
