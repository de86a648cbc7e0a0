import Foundation
import Testing

/// `aloud scan` and `aloud names`, from a user's view.
@Suite struct ControlCommandTests {
  @Test func severalFilesPrintOneLineOfJSONEach() throws {
    for command in ["scan", "names"] {
      let output = try Tool.run(
        command, "--json", "--explain", "Fixtures/Technologies/levels.json", "Fixtures/Technologies/names.json"
      ).output
      let lines = output.split(separator: "\n")
      #expect(lines.count == 2)
      for line in lines {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["items"] is [Any] && object?["passedOver"] is [Any])
      }
    }
  }

  @Test func koreanScreensHaveKoreanCommands() throws {
    let output = try Tool.run("names", "Fixtures/Screens/bank-ko.json").output
    #expect(output.contains("20  이체\n") && output.contains("\n… 탭\n") && output.contains("\n이름 보기\n"))
    #expect(!output.contains("Tap"))
  }

  @Test func skippedElementsAreExplained() throws {
    let output = try Tool.run("scan", "--explain", "Fixtures/Technologies/names.json").output
    #expect(output.contains("passed over  Next") && output.contains("trait `notEnabled`"))
    #expect(output.contains("2 messages"))
  }

  @Test func aMissingFileIsReportedAndTheOthersAreRead() throws {
    let run = try Tool.run("scan", "Fixtures/Technologies/levels.json", "nothing.json")
    #expect(run.status == 66 && run.output.contains("Level 3") && run.errors.contains("nothing.json"))
  }

  @Test func theSettingChangesTheSeconds() throws {
    let output = try Tool.run("scan", "--setting", "scanningTime=500", "Fixtures/Technologies/levels.json").output
    #expect(output.contains("      2      0.5    Level 2"))
  }
}
