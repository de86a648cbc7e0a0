import Aloud
import AloudTesting
import Foundation
import Testing

@Suite struct ExpectReadingTests {
  static let outline: Outline = [.heading("Settings"), .button("Wi-Fi", value: "Off")]

  @Test func expectedReadingsRaiseNoIssue() throws {
    let expected = """
      Settings, Heading
      Wi-Fi, Off, Button
      """
    expectReading(of: try Document(Self.outline), equals: expected)
    var reader = try ScreenReader(Self.outline)
    reader.moveForward()
    expectReading(of: reader, equals: expected + "\n")
    try expectReading(reading: try Document(Self.outline).screenDocument(), equals: expected)
    try expectReading(
      reading: #"{"aloud": 1, "elements": [{"label": "Wi-Fi", "traits": ["button"]}]}"#, language: "ko",
      equals: "Wi-Fi, 버튼")
  }

  @Test func aDifferenceIsAnIssueAtTheLineOfTheTest() throws {
    let document = try Document(Self.outline)
    let line = #line + 2
    withKnownIssue {
      expectReading(of: document, equals: "Settings, Heading")
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.first?.rawValue.contains("  + Wi-Fi, Off, Button") == true
    }
  }

  @Test func gapsAloneAreAnIssue() throws {
    let document = try Document(Self.outline)
    for expected in ["…", "...\n…"] {
      withKnownIssue {
        expectReading(of: document, equals: expected)
      } matching: {
        $0.comments.first?.rawValue.contains("so this checks nothing") == true
      }
    }
  }

  @Test func aMissingScreenIsAnIssue() throws {
    let document = try Document(Self.outline)
    withKnownIssue {
      expectReading(of: document, screen: "detail", equals: "Settings, Heading")
    } matching: { issue in
      issue.comments.first?.rawValue == "There is no screen \"detail\"."
    }
  }

  @Test func aDumpThatCannotBeReadIsAnError() {
    #expect(throws: ImportError.self) { try expectReading(reading: "no dump", equals: "") }
    #expect(throws: ImportError.self) { try expectReading(reading: "no dump", matches: "none.reading.txt") }
    #expect(throws: ImportError.self) { try expectScript("> start\n[screen changed]\n", reading: "no dump") }
  }

  @Test func aDumpIsReadForScriptsAndFiles() throws {
    let dump = #"{"aloud": 1, "elements": [{"label": "Wi-Fi", "traits": ["button"]}]}"#
    try expectScript("> start\n[screen changed]\nWi-Fi, 버튼\n", reading: dump, language: "ko")
    try withKnownIssue {
      try expectReading(reading: dump, matches: "no-such-file.reading.txt", record: false)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("run the test with ALOUD_RECORD=1") == true
    }
  }

  // MARK: Files

  /// A package with a test file, in a temporary folder.
  private func package() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aFileIsRecordedAndThenExpected() throws {
    let folder = try package()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Readings/settings.reading.txt")
    let document = try Document(Self.outline)
    try withKnownIssue {
      try expectReading(of: document, matches: file.path, record: false)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("There is no file \(file.path); run the test with ALOUD_RECORD=1") == true
    }
    // Before Swift 6.3 there are no warnings, so the text is printed.
    try withKnownIssue(isIntermittent: true) {
      try expectReading(of: document, matches: file.path, record: true)
    } matching: {
      $0.comments.first?.rawValue == "Recorded \(file.path)."
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "Settings, Heading\nWi-Fi, Off, Button\n")
    try expectReading(of: document, matches: file.path, record: false)
    try expectReading(of: ScreenReader(document), matches: file.path, record: true)
    // A gap that still matches stays.
    try Data("…\nWi-Fi, Off, Button\n".utf8).write(to: file)
    try expectReading(of: document, matches: file.path, record: true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "…\nWi-Fi, Off, Button\n")
  }

  @Test func pathsBeginAtThePackage() throws {
    let settings = try PackageFolder().file("Fixtures/Screens/settings.json")
    let document = try Document(reading: String(contentsOf: settings, encoding: .utf8))
    try expectReading(of: document, matches: "Fixtures/Screens/settings.reading.txt", record: false)
    try withKnownIssue {
      try expectReading(of: document, matches: "Fixtures/Screens/mangoes.reading.txt", record: false)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("The reading differs from what is expected.") == true
    }
  }
}
