import Aloud
import Foundation
import Testing

@testable import AloudCommand

@Suite struct HelpTopicTests {
  @Test(arguments: HelpTopic.allCases) func isListedAndIsJSON(_ topic: HelpTopic) throws {
    #expect(try Tool.run("help").output.contains("aloud help \(topic.rawValue)"))
    let object = try JSONSerialization.jsonObject(with: Data(Tool.run("help", topic.rawValue, "--json").output.utf8))
    let rows = try #require((object as? [String: Any])?[topic.rawValue] as? [[String: Any]])
    let counts: [HelpTopic: Int] = [
      .steps: Script.StepWord.allCases.count + DeviceAction.table.count,
      .gestures: ScreenReader.Gesture.table.count, .commands: 171, .events: 58, .settings: Setting.all.count,
    ]
    #expect(rows.count == counts[topic])
  }

  @Test func everyCommandAndEventIsListed() throws {
    let commands = try Tool.run("help", "commands").output
    for command in ScreenReader.Command.allCases { #expect(commands.contains("\n  \(command.name)  ")) }
    let events = try Tool.run("help", "events").output
    for event in OutputEvent.table { #expect(events.contains("\n  \(event.name)  ")) }
    for happening in Happening.allCases { #expect(events.contains("[\(happening.rawValue)]"), "\(happening)") }
  }

  @Test func namesInAllLanguagesAreListed() throws {
    let output = try Tool.run("help", "commands", "--json").output
    #expect(output.contains("\"다음 머리말로 이동\"") && output.contains("\"次のブロック引用に移動\""))
  }

  @Test func aMisspelledTopicHasASuggestion() throws {
    #expect(try Tool.run("help", "gestrues").errors.contains("did you mean \"gestures\"?"))
  }
}
