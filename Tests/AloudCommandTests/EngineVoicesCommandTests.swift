import Aloud
import Foundation
import Testing

@Suite struct EngineVoicesCommandTests {
  private static let isAvailable = (try? ESpeak().voices()) != nil

  @Test(.enabled(if: isAvailable)) func listsTheVoicesOfALanguage() throws {
    let lines = try Tool.run("voices", "--engine", "en").lines
    #expect(lines.contains { $0.hasPrefix("en-us en ") && $0.contains("  English (America)  ") && $0.hasSuffix("US") })
    #expect(!lines.contains { $0.hasPrefix("ko") })
    #expect(Set(lines.map { $0.range(of: "male")?.lowerBound.utf16Offset(in: $0) }).count == 1)
    #expect(try Tool.run("voices", "--engine").lines.count > 50)
  }

  @Test(.enabled(if: isAvailable)) func jsonListsTheVoices() throws {
    let text = try Tool.run("voices", "--engine", "ko", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let voice = try #require((object?["engineVoices"] as? [[String: Any]])?.first)
    #expect(voice["name"] as? String == "Korean" && voice["languages"] as? [String] == ["ko"])
    #expect(voice["gender"] as? String == "male" && (voice["file"] as? String)?.hasSuffix("ko") == true)
  }

  @Test(.enabled(if: isAvailable)) func anUnsupportedLanguageIsReported() throws {
    let tool = try Tool.run("voices", "--engine", "kox")
    #expect(tool.status == 66 && tool.output.isEmpty)
    #expect(tool.errors == "aloud voices: espeak-ng has no voice for \"kox\"; did you mean \"ko\"?\n")
  }

  @Test func aMissingEngineIsReported() throws {
    let tool = try Tool.run("voices", "--engine", "--speech-engine", "/nowhere.so")
    #expect(tool.status == 69 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("aloud: /nowhere.so: cannot be loaded as espeak-ng: "))
    #expect(tool.errors.split(separator: "\n").count == 1)
  }

  /// A name without a slash may also be a file.
  @Test func aFileThatIsNotALibraryIsReported() throws {
    let tool = try Tool.run("voices", "--engine", "--speech-engine", "README.md")
    #expect(tool.status == 69 && tool.errors.contains("/README.md: cannot be loaded as espeak-ng: "))
  }

  @Test func aMissingWorkerIsReported() throws {
    let process = Tool.process(["voices", "--engine"], environment: ["ALOUD_WORKER": "/nowhere"])
    #expect(try Tool(process).status == 69)
  }

  /// No other file may take the number of a closed stream.
  @Test(.enabled(if: isAvailable)) func closedStreamsAreHandled() throws {
    let output = try Tool.shell("aloud voices --engine ko <&- 2>&-; aloud voices --engine ko >&-; echo $?")
    #expect(output.split(separator: "\n").map { String($0.prefix(4)) } == ["ko  ", "alou", "74"])
  }

  /// The worker's role is not in the help, and ends without requests.
  @Test(arguments: ["", "nonsense, and more of it", "\u{8}\0\0\0\u{3}\0\0\0\0\0\0\0"]) func anIdleWorkerEnds(
    _ input: String
  ) throws {
    let tool = try Tool.run(["--speech-worker"], input: input)
    #expect(tool.status == 64 && tool.output.isEmpty && tool.errors.isEmpty)
    #expect(try !Tool.run("help").output.contains("worker"))
  }
}
