import AloudTestSupport
import Foundation
import Testing

@Suite struct ReadCommandTests {
  static let settings = "Fixtures/Screens/settings.json"

  @Test func readsAScreen() throws {
    let tool = try Tool.run("read", Self.settings)
    #expect(tool.status == 0)
    #expect(tool.errors == "")
    #expect(
      tool.lines.prefix(4) == [
        "Settings, Heading", "Search, Search field, Double tap to edit",
        "Airplane Mode, Switch button, Off, Double tap to toggle setting", "Wi-Fi, Home, Button",
      ])
  }

  @Test func readsStandardInput() throws {
    let tool = try Tool.run("read", "-", input: #"{"aloud": 1, "elements": [{"label": "Hello"}]}"#)
    #expect(tool.output == "Hello\n")
  }

  @Test func profilesStylesAndLanguages() throws {
    let path = "Fixtures/Screens/settings.json"
    #expect(try Tool.run("read", "--profile", "snapshot", path).lines.contains("Wi-Fi: Home. Button."))
    #expect(try Tool.run("read", "--style=sentences", "--limit", "1", path).output == "Settings. Heading.\n")
    #expect(try Tool.run("read", "--language", "ko", path).lines.first == "Settings, 머리말")
    #expect(try Tool.run("read", "--no-hints", path).lines[1] == "Search, Search field")
    #expect(try Tool.run("read", "--setting", "hints=off", path).lines[1] == "Search, Search field")
  }

  @Test func selectsStops() throws {
    let tool = try Tool.run("read", Self.settings, "--from-stop", "Airplane", "--until", "Wi-Fi")
    #expect(tool.lines.count == 2)
    #expect(try Tool.run("read", Self.settings, "--limit", "0").output == "")
    let missing = try Tool.run("read", Self.settings, "--from-stop", "Nowhere")
    #expect(missing.status == 66)
    #expect(missing.errors == "\(Self.settings): no stop says \"Nowhere\"\n")
  }

  @Test func idsAndPaths() throws {
    let tool = try Tool.run("read", "--ids", "--limit", "4", Self.settings)
    #expect(tool.lines.last == "elements[3]  #wifi      Wi-Fi, Home, Button")
  }

  @Test func explains() throws {
    let tool = try Tool.run("read", "--explain", "--from-stop", "Wi-Fi", "--limit", "1", Self.settings)
    #expect(
      tool.lines == [
        "Wi-Fi, Home, Button",
        "  label  \"Wi-Fi\"   label: accessibilityLabel [documented: UIAccessibility's headers]",
        "  value  \"Home\"    value: accessibilityValue; that of a switch becomes a state word [documented: UIAccessibility's headers]",
        "  trait  \"Button\"  trait.button: the trait button, unless another role replaces it [observed: AccessibilitySnapshot 0.12, found by listening]",
      ])
  }

  @Test func severalFilesHaveTheirNames() throws {
    let tool = try Tool.run("read", "--limit", "1", Self.settings, "Fixtures/Screens/no-frames.json")
    #expect(tool.lines[0] == "== Fixtures/Screens/settings.json")
    #expect(tool.lines[2] == "== Fixtures/Screens/no-frames.json")
  }

  @Test func aScreenIsFoundByName() throws {
    let tool = try Tool.run("read", "Fixtures/Screens/everything.json", "--screen", "nowhere")
    #expect(tool.status == 66)
    #expect(tool.errors.contains("there is no screen \"nowhere\"; there are "))
  }

  @Test func aLanguageWithoutAVoiceWarnsOnce() throws {
    let tool = try Tool.run("read", "Fixtures/Screens/arabic.json")
    #expect(tool.status == 0)
    #expect(tool.errors.components(separatedBy: "warning").count == 2)
    #expect(tool.errors.contains("there is no voice for ar; VoiceOver's own words are English"))
  }

  @Test func voiceFilesReplaceWords() throws {
    let scratch = try Scratch()
    let voice = try scratch.file("my.voice", "trait.button = Knob\n")
    #expect(try Tool.run("read", "--voice-file", voice, Self.settings).lines[3] == "Wi-Fi, Home, Knob")
    let broken = try scratch.file("broken.voice", "trait.buton = Knob\n")
    let tool = try Tool.run("read", "--voice-file", broken, Self.settings)
    #expect(tool.status == 65)
    #expect(tool.errors.hasPrefix("\(broken):1: there is no phrase \"trait.buton\""))
  }
}
