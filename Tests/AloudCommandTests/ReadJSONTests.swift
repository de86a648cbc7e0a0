import Foundation
import Testing

@Suite struct ReadJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theJSONKeepsItsContract() throws {
    let tool = try Tool.run("read", "--json", "Fixtures/Screens/settings.json")
    let object = try object(tool.output)
    #expect(object["aloud"] as? Int == 1)
    #expect(object["screen"] as? String == "Settings")
    #expect(object["language"] as? String == "en")
    #expect(object["profile"] as? String == "voiceover")
    let stops = try #require(object["stops"] as? [[String: Any]])
    let wifi = try #require(stops.first { $0["id"] as? String == "wifi" })
    #expect(wifi["text"] as? String == "Wi-Fi, Home, Button")
    #expect(wifi["description"] as? String == "Wi-Fi, Home, Button")
    #expect(wifi["hint"] is NSNull)
    #expect(wifi["frame"] as? [Double] == [0, 140, 390, 44])
    #expect(wifi["activationPoint"] as? [Double] == [195, 162])
    let parts = try #require(wifi["parts"] as? [[String: Any]])
    #expect(parts.map { $0["part"] as? String } == ["label", "value", "trait"])
    #expect(parts[0] as? [String: String] == ["part": "label", "text": "Wi-Fi", "language": "en", "rule": "label"])
    for key in ["actions", "content", "rotors", "cues"] { #expect((wifi[key] as? [Any])?.isEmpty == true) }
  }

  @Test func extrasAreListed() throws {
    let document = """
      {"aloud": 1, "elements": [{"label": "Seat", "actions": [{"name": "Swap"}], "content": [{"label": "Row", "value": "12"}],
        "rotors": [{"name": "Seats", "items": []}, {"type": "heading", "items": []}]}]}
      """
    let stop = try #require(
      (try object(Tool.run("read", "--json", "-", input: document).output)["stops"] as? [[String: Any]])?.first)
    #expect(stop["id"] is NSNull && stop["frame"] is NSNull && stop["activationPoint"] is NSNull)
    #expect(stop["cues"] as? [String] == ["More content available", "Actions available"])
    #expect(stop["actions"] as? [[String: String]] == [["name": "Swap"]])
    #expect(stop["content"] as? [[String: String]] == [["label": "Row", "value": "12", "importance": "default"]])
    #expect(stop["rotors"] as? [[String: String]] == [["name": "Seats"], ["name": "Headings"]])
  }

  @Test func linesPrintOneFileEachInOrder() throws {
    let tool = try Tool.run(
      "read", "--lines", "Fixtures/Screens/settings.json", "nowhere.json", "Fixtures/Screens/no-frames.json")
    #expect(tool.status == 66)
    #expect(tool.lines.count == 3)
    #expect(try object(tool.lines[0])["file"] as? String == "Fixtures/Screens/settings.json")
    #expect(try object(tool.lines[1])["error"] as? String == "nowhere.json: there is no such file")
    #expect(try object(tool.lines[2])["stops"] != nil)
  }

  @Test func explanationsAreData() throws {
    let tool = try Tool.run("read", "--json", "--explain", "--limit", "1", "Fixtures/Screens/settings.json")
    let stop = try #require((try object(tool.output)["stops"] as? [[String: Any]])?.first)
    #expect(stop["path"] as? String == "elements[0]")
    let part = try #require((stop["parts"] as? [[String: Any]])?.first)
    #expect(part["certainty"] as? String == "documented")
    #expect(part["of"] as? String == "elements[0]")
  }

  @Test func charactersAreEscaped() throws {
    let label = "quote \" slash \\ line\nbreak \u{1} \u{2028} 한국어 🎉"
    let document = try JSONSerialization.data(
      withJSONObject: ["aloud": 1, "elements": [["label": label]]] as [String: Any])
    let tool = try Tool.run("read", "--json", "-", input: String(decoding: document, as: UTF8.self))
    let stop = try #require((try object(tool.output)["stops"] as? [[String: Any]])?.first)
    #expect((stop["parts"] as? [[String: Any]])?.first?["text"] as? String == label)
    #expect(stop["text"] as? String == "quote \" slash \\ line break     한국어 🎉")
  }
}
