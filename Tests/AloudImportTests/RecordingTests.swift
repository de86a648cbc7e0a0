import Aloud
import AloudTestSupport
import Testing

@Suite struct RecordingTests {
  private func message(_ text: String) -> String {
    do throws(ImportError) {
      _ = try ImportedRecording(Array(text.utf8))
      return ""
    } catch {
      return error.description.split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  static let steps = #""steps": [{"do": "moveForward", "utterance": "A"}]"#
  static let tree = #""tree": {"aloud": 1, "elements": [{"label": "A"}]}"#

  @Test func aTreeIsATextOrADocument() throws {
    let inline = try Recording(reading: "{\"aloud\": 1, \(Self.tree), \(Self.steps)}")
    let text = ##"{"aloud": 1, "tree": "{\"aloud\": 1, \"elements\": [{\"label\": \"A\"}]}", \##(Self.steps)}"##
    #expect(try Recording(reading: text) == inline)
    #expect(try Recording(reading: text.replacing(#""tree": ""#, with: "\"tree\": \"\u{FEFF}")) == inline)
    #expect(inline.steps == [Recording.Step(.moveForward, "A")])
    #expect(ScreenReader(inline.document).currentSpeech() == "A")
  }

  @Test(arguments: Fixtures.files(in: "Dumps")) func everyDumpCanBeATree(_ file: String) throws {
    let dump = try Fixtures.text(file)
    let recording = try ImportedRecording(
      Array("{\"aloud\": 1, \"tree\": \(dump.quotedAsJSON), \(Self.steps)}".utf8))
    #expect(recording.format == (try ImportedScreen(Array(dump.utf8)).format))
    #expect(recording.recording.document == (try Document(reading: dump)))
  }

  @Test func theLanguageOptionOverridesTheDocument() throws {
    let korean = "{\"aloud\": 1, \"language\": \"ko\", \(Self.tree), \(Self.steps)}"
    #expect(try Recording(reading: korean).document.language == "ko")
    #expect(try Recording(reading: korean, language: "de").document.language == "de")
  }

  @Test func silenceOfADeviceIsNull() throws {
    let text = "{\"aloud\": 1, \(Self.tree), \"steps\": [{\"do\": \"moveOut\", \"utterance\": null}]}"
    #expect(try Recording(reading: text).steps == [Recording.Step(.moveOut, "")])
  }

  @Test(
    arguments: [
      ("", "the file is empty"),
      ("[]", "1:1: the document must be an object"),
      (
        "{\(tree), \(steps)}",
        "1:1: \"aloud\" is missing; a recording looks like {\"aloud\": 1, \"tree\": …, \"steps\": [{\"do\": …, \"utterance\": …}]}"
      ),
      ("{\"aloud\": 2, \(tree), \(steps)}", "1:11: aloud must be 1"),
      (
        "{\"aloud\": 1, \(tree), \(steps), \"lenguage\": \"ko\"}",
        "1:118: unknown key \"lenguage\" in a recording; did you mean \"language\"?"
      ),
      ("{\"aloud\": 1, \(tree)}", "1:1: \"steps\" is missing in a recording"),
      ("{\"aloud\": 1, \(steps)}", "1:1: \"tree\" is missing in a recording"),
      ("{\"aloud\": 1, \(tree), \"steps\": []}", "1:75: steps must be a list of at least one step"),
      (
        "{\"aloud\": 1, \(tree), \"steps\": [{\"do\": \"moveForwards\", \"utterance\": \"\"}]}",
        "1:83: unknown step \"moveForwards\"; did you mean \"moveForward\"?"
      ),
      ("{\"aloud\": 1, \(tree), \"steps\": [{\"do\": \"moveIn\"}]}", "1:76: \"utterance\" is missing in a step"),
      (
        "{\"aloud\": 1, \(tree), \"steps\": [{\"do\": \"moveIn\", \"utterance\": 3}]}",
        "1:106: utterance must be a string"
      ),
      ("{\"aloud\": 1, \"tree\": 3, \(steps)}", "1:22: tree must be the text of a dump, or a screen document"),
      (
        "{\"aloud\": 1, \"tree\": \"\", \(steps)}",
        "1:22: tree is empty; it must hold the dump of the recorded screen"
      ),
      (
        "{\"aloud\": 1, \"tree\": {\"aloud\": 1, \"elements\": [{\"lable\": \"A\"}]}, \(steps)}",
        "1:49: unknown key \"lable\" in a node; did you mean \"label\"?"
      ),
      (
        "{\"aloud\": 1, \"tree\": \"{\\\"aloud\\\": 1, \\\"elements\\\": [{\\\"lable\\\": 3}]}\", \(steps)}",
        "1:54: unknown key \"lable\" in a node; did you mean \"label\"?"
      ),
    ])
  func mistakesHaveAPlace(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }
}
