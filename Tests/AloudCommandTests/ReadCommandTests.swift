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
    #expect(tool.lines.last == "11:5  elements[3]  #wifi      Wi-Fi, Home, Button")
  }

  @Test func idsHavePlacesInTheFile() throws {
    let json = try Tool.run("read", "--ids", "--json", "--limit", "1", "Fixtures/Dumps/kif.txt")
    #expect(json.output.contains(#""place": {"line": 5, "column": 9}}"#))
    let text = try Tool.run("read", "--ids", "--limit", "1", "-", input: try Fixtures.text("Dumps/xcode.txt"))
    #expect(text.lines.first?.hasPrefix("26:11  elements[0]") == true)
  }

  @Test func explainNamesTheRuleOfEachWord() throws {
    let tool = try Tool.run("read", "--explain", "--from-stop", "Wi-Fi", "--limit", "1", Self.settings)
    #expect(
      tool.lines == [
        "Wi-Fi, Home, Button",
        "  label  \"Wi-Fi\"   label: accessibilityLabel [documented: UIAccessibility's headers]",
        "  value  \"Home\"    value: accessibilityValue; that of a switch becomes a state word [documented: UIAccessibility's headers]",
        "  trait  \"Button\"  trait.button: the trait button, unless another role replaces it [observed: AccessibilitySnapshot 0.12, found by listening]",
        "  visited by Full Keyboard Access, Switch Control, Voice Control  trait: an element with the trait or the role of a control responds [documented: WWDC20 10019 and WWDC21 10120 for buttons; which other traits count is assumed]",
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

  @Test func commandsWarnOnceAboutLabelsInAnotherLanguage() throws {
    let scratch = try Scratch()
    let screen = #"{"aloud": 1, "elements": [{"id": "a", "label": "설정"}]}"#
    let path = try scratch.file("a.json", screen)
    let script = try scratch.file("a.aloud", "app a.json\n> swipe right\n…\n")
    let again = try scratch.file("b.aloud", "app a.json\n> swipe left\n…\n")
    let chart = "Fixtures/Charts/births.json"
    let steps = #""steps": [{"do": "currentSpeech", "utterance": "설정"}]"#
    let recording = try scratch.file("r.json", "{\"aloud\": 1, \"tree\": \(screen), \(steps)}")
    for arguments in [
      ["read", path], ["read", path, "--json"], ["play", script], ["test", script, again], ["audit", path],
      ["explore", path, "--plain"], ["import", path], ["conform", recording], ["diff", chart, path],
    ] {
      let errors = try Tool.run(arguments).errors.components(separatedBy: "labels look Korean; add --language ko\n")
      #expect(errors.count == 2, "\(arguments)")
      #expect(try !Tool.run(arguments + ["--language", "en"]).errors.contains("labels look"), "\(arguments)")
    }
    #expect(try Tool.run("chart", path).errors.hasPrefix("\(path): warning: labels look Korean"))
  }

  @Test func scriptsWarnOnceAboutALanguageWithoutAVoice() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", #"{"aloud": 1, "elements": [{"label": "Menu"}]}"#)
    let scripts = try ["a", "b"].map { name in
      try scratch.file(
        "\(name).aloud", "app a.json\nlanguage pt-BR\nsetting sounds o\(name == "a" ? "n" : "ff")\n> swipe right\n…\n")
    }
    for arguments in [["play", scripts[0]], ["test"] + scripts] {
      let errors = try Tool.run(arguments).errors
      #expect(errors.components(separatedBy: "there is no voice for pt-BR").count == 2, "\(errors)")
    }
    let named = try scratch.file("c.aloud", "app a.json\nlanguage korean\n> start\n")
    #expect(try Tool.run("play", named).errors.contains("is not a BCP-47 language tag; did you mean \"ko\"?"))
  }

  @Test func aVoiceFileReplacesWords() throws {
    let scratch = try Scratch()
    let voice = try scratch.file("my.voice", "trait.button = Knob\n")
    #expect(try Tool.run("read", "--voice-file", voice, Self.settings).lines[3] == "Wi-Fi, Home, Knob")
    let broken = try scratch.file("broken.voice", "trait.buton = Knob\n")
    let tool = try Tool.run("read", "--voice-file", broken, Self.settings)
    #expect(tool.status == 65)
    #expect(tool.errors.hasPrefix("\(broken):1: there is no phrase \"trait.buton\""))
  }
}
