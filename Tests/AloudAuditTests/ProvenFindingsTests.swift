import Aloud
import AloudTestSupport
import Testing

/// Findings say nothing that a dump does not show, and nothing that VoiceOver contradicts.
struct ProvenFindingsTests {
  @Test(arguments: ["NavigationBar", "Toolbar"]) func buttonsInABarMayBeSmall(bar: String) throws {
    #expect(try findings("small-target", inside: bar) == [])
  }

  @Test func aSmallButtonElsewhereIsAFinding() throws {
    #expect(try findings("small-target", inside: "Other").count == 1)
  }

  @Test func theTextInAFieldMayBeItsPlaceholder() throws {
    let field = #"{"value": "First Name", "text": {}}"#
    #expect(
      try told("unlabelled-input", field) == [
        "warning: Only the text in the field says what to type here: “First Name”."
      ])
    #expect(
      try told("unlabelled-input", #"{"value": "12", "text": {}}"#) == ["error: Nothing says what to type here."])
    #expect(
      try told("unlabelled-input", #"{"traits": ["searchField"], "text": {}}"#) == [
        "advice: Only the role says what to type here."
      ])
  }

  @Test func aMissingHintIsDescribedAsItIs() throws {
    #expect(
      try told("hint-missing", #"{"label": "Volume", "value": "1", "traits": ["adjustable"]}"#) == [
        "advice: VoiceOver says how to adjust it, but no hint says what that does."
      ])
    #expect(
      try told("hint-missing", #"{"label": "A song", "actions": [{"name": "Play next"}]}"#) == [
        "advice: VoiceOver says that it has actions, but no hint says what they are for."
      ])
  }

  @Test func aScreenInAnotherLanguageDoesNotContainItsLanguage() throws {
    let days = ["12月10日木曜日", "12月11日金曜日", "12月12日土曜日", "12月13日日曜日"].map { #"{"label": "\#($0)"}"# }
    #expect(try told("language-mismatch", days.joined(separator: ",")) == [])
    #expect(
      try told("language-mismatch", days[0] + #", {"label": "Today"}"#) == [
        "advice: Chinese or Japanese words are read by an English voice."
      ])
  }

  private func told(_ rule: String, _ elements: String) throws -> [String] {
    let document = try Document(reading: #"{"aloud": 1, "elements": [\#(elements)]}"#)
    return Audit().findings(in: document).filter { $0.rule == rule }.map {
      "\($0.severity.rawValue): \($0.message.english)"
    }
  }

  /// The findings of a rule about a small button inside an element of a type.
  private func findings(_ rule: String, inside type: String) throws -> [String] {
    let dump = """
      Attributes: Application, 0x1, pid: 1, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            \(type), 0x3, {{0.0, 59.0}, {393.0, 44.0}}
              Button, 0x4, {{333.0, 66.0}, {50.0, 30.0}}, label: 'Done'
            StaticText, 0x5, {{16.0, 120.0}, {300.0, 30.0}}, label: 'Welcome'
      """
    let document = try ImportedScreen(Array(dump.utf8)).document
    return Audit().findings(in: document).filter { $0.rule == rule }.map(\.path)
  }
}
