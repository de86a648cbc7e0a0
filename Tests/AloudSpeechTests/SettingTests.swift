import Aloud
import Testing

@Suite struct SettingTests {
  private func say(_ item: Outline.Item, _ name: String, _ value: String, language: String = "en") throws -> String {
    var options = ReaderOptions()
    try options.settings.set(name, to: value)
    return try ScreenReader([item], language: language, options: options).reading().map(\.text).joined(separator: " / ")
  }

  @Test(arguments: [
    ("hints", "off", "Bank, Button, More content available, Actions available"),
    ("controlType", "before", "Button, Bank, More content available, Opens it, Actions available"),
    ("controlType", "off", "Bank, More content available, Opens it, Actions available"),
    ("actionsCue", "off", "Bank, Button, More content available, Opens it"),
    ("moreContentCue", "off", "Bank, Button, Opens it, Actions available"),
    ("buttonHint", "on", "Bank, Button, More content available, Opens it, Double tap to activate, Actions available"),
    ("roleCase", "lowercase", "Bank, button, More content available, Opens it, Actions available"),
  ]) func theSettingChangesTheSpeech(_ name: String, _ value: String, _ expected: String) throws {
    let item = Outline.Item.button("Bank", hint: "Opens it").with {
      $0.details.actions = [Action(name: "Call")]
      $0.details.content = [CustomContent(label: "Rate", value: "2%")]
    }
    #expect(try say(item, name, value) == expected)
  }

  @Test func containersAndBoundaries() throws {
    let list = Outline.Item.list("Fruit", [.text("Apple")])
    #expect(try say(list, "containers", "off") == "Apple, List start")
    #expect(try say(list, "boundaries", "off") == "Fruit, Apple")
  }

  @Test func importantContentIsItsValue() throws {
    let item = Outline.Item.text("Seat").with {
      $0.details.content = [CustomContent(label: "Place", value: "Window", importance: .high)]
    }
    #expect(try say(item, "hints", "on") == "Seat, Window")
  }

  @Test func repeatedCue() throws {
    let row = Outline.Item.text("Row").with { $0.details.actions = [Action(name: "Delete")] }
    let (first, last) = ("Row, List start", "Row, List end")
    func cues(_ value: String) throws -> String { try say(.list(nil, [row, row]), "actionsCue", value) }
    #expect(try cues("on") == "\(first), Actions available / \(last), Actions available")
    #expect(try cues("first") == "\(first), Actions available / \(last)")
    #expect(try cues("off") == "\(first) / \(last)")
  }

  @Test func theLanguageOfRoleWords() throws {
    let item = Outline.Item.button("확인").with { $0.details.language = "ko" }
    #expect(try say(item, "traitLanguage", "voiceOver") == "확인, Button")
    #expect(try say(item, "traitLanguage", "element") == "확인, 버튼")
  }

  @Test func mistakesNameTheChoices() {
    var settings = VoiceOverSettings()
    #expect(throws: SettingError.self) { try settings.set("hint", to: "on") }
    do { try settings.set("hints", to: "maybe") } catch {
      #expect(error.description == "hints cannot be \"maybe\"; it can be on, off")
    }
  }

  @Test(arguments: Setting.all.map(\.name)) func everySettingCanBeSetToEachOfItsValues(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    for value in setting.values {
      var settings = VoiceOverSettings()
      try settings.set(name, to: value)
      #expect(setting.value(in: settings) == value)
    }
  }
}
