import AloudImport
import AloudReader
import AloudScript
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture

/// The parts of `Tests/Apple` that need no Mac.
@MainActor @Suite(.serialized) struct AppleScreensTests {
  private func captured(_ screen: Screen) throws -> Capture {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 0)
    return try Capture(of: screen.make(), options: options)
  }

  private func named(_ name: String) throws -> Screen { try #require(Screen.named(name)) }

  @Test func namesAreUniqueNamesOfFiles() {
    let names = Screen.all.map { $0.name }
    #expect(names.count > 40)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Capture.fileName(name) == name) }
  }

  @Test func everyScreenIsCaptured() throws {
    for screen in Screen.all { #expect(try !captured(screen).document.lines.isEmpty, "\(screen.name)") }
  }

  @Test func screensShowWhatTheyAsk() throws {
    #expect(
      try captured(named("view-trait-toggle-button")).document.lines == [
        "Sample, Switch button, Double tap to toggle setting"
      ])
    #expect(try captured(named("view-hint")).document.lines == ["Sample, Opens it"])
    #expect(try captured(named("view-expanded")).document.lines == ["Sample, Expanded, Double-tap to collapse"])
    // The three orders differ, so that what is heard decides.
    let letters = { (name: String) in try captured(named(name)).document.lines.map { $0.suffix(1) }.joined() }
    #expect(try letters("question-order-by-index") == "CAB")
    #expect(try letters("question-order-by-list") == "BCA")
    #expect(try letters("question-order-by-both") == "BCA")
    let rotors = try captured(named("question-rotors")).document.firstScreen.tree.nodes.flatMap { $0.details.rotors }
    #expect(rotors.count == 3)
    #expect(try captured(named("question-placement")).document.firstScreen.tree.nodes.count == 9)
  }

  // MARK: Recordings

  @Test func aRecordingIsReplayed() throws {
    for screen in Screen.all {
      let document = try captured(screen).document.tidied()
      var speech = RecordedSpeech(of: document.screenDocument(), language: "en")
      var reader = ScreenReader(document)
      _ = speech.add("currentSpeech", reader.currentSpeech().utterance)
      while speech.steps.count < 40 {
        // At the end a device repeats its last words.
        let moved = reader.moveForward()
        let words = moved.isBoundary ? speech.steps.last?.utterance : moved.utterance
        guard speech.add("moveForward", words) else { break }
      }
      let recording = try ImportedRecording(Array(speech.text().utf8)).recording
      #expect(recording.steps.count == document.lines.count, "\(screen.name)")
      #expect(Conformance(recording, on: ScreenReader(recording.document)).isComplete, "\(screen.name)")
    }
  }

  @Test func silenceAndQuotesAreWritten() throws {
    var speech = RecordedSpeech(of: #"{"aloud": 1, "elements": [{"label": "“A”\n\"B\""}]}"#, language: "ko")
    _ = speech.add("moveForward", nil)
    _ = speech.add("moveBackward", "“A” \"B\"")
    let recording = try ImportedRecording(Array(speech.text().utf8)).recording
    #expect(recording.steps == [.init(.moveForward, ""), .init(.moveBackward, "“A” \"B\"")])
    #expect(recording.document.language == "ko")
  }

  /// A dump by XCTest stands in for a screen that was not captured.
  @Test func aDescriptionByXCTestCanBeTheTree() throws {
    let folder = AppleProject.root.appendingPathComponent("Fixtures/Dumps/xcuitest-notes.txt")
    var speech = RecordedSpeech(of: try String(contentsOf: folder, encoding: .utf8), language: "en")
    _ = speech.add("currentSpeech", "Notes")
    #expect(try ImportedRecording(Array(speech.text().utf8)).format == .xcuitest)
  }

  @Test func threeEqualUtterancesAreTheEnd() {
    var speech = RecordedSpeech(of: "", language: "en")
    let said = ["A", "A", "B", "B", "B"].map { speech.add("moveForward", $0) }
    #expect(said == [true, true, true, true, false])
    #expect(speech.steps.map { $0.utterance } == ["A", "A", "B"])
  }

  // MARK: Answers

  @Test func anAnswerIsWritten() throws {
    var answer = Answer(name: "sample", question: "What is it?")
    answer.found = [
      "list": [1, "two", true, 0.5, Double.nan], "nested": [["a": CGSize(width: 1, height: 2)]], "none": NSNull(),
    ]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer.write(to: folder)
    try answer.write(to: folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("Answers/sample.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["question"] as? String == "What is it?")
    #expect((object["system"] as? [String: Any])?["version"] as? String == Records.version)
    let found = try #require(object["found"] as? [String: Any])
    #expect((found["list"] as? [Any])?.count == 5)
    #expect((found["list"] as? [Any])?.last as? String == "nan")
  }

  @Test func differencesNameTheirProperties() throws {
    let before: [[String: Any]] = [["label": "A", "traits": [0]], ["label": "B"]]
    let after: [[String: Any]] = [["label": "A", "traits": [0, 3], "hint": "H"]]
    let differences = try Differences.between(before, after)
    #expect(differences.map { $0["property"] as? String } == ["number of objects", "hint", "traits"])
    #expect(differences[1]["before"] as? String == "none")
    #expect(try Differences.between(before, before).isEmpty)
  }
}
