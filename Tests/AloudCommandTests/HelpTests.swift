import Aloud
import AloudExplorer
import Testing

@testable import AloudCommand

@Suite struct HelpTests {
  private func lines(_ command: String) throws -> [String] {
    try Tool.run("help", command).output.split(separator: "\n").map(String.init)
  }

  /// The help of a command has its own options. Settings and steps are topics.
  @Test func helpOfACommandIsShort() throws {
    for command in Command.all {
      let page = Help.page(of: command)
      #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 120, "\(command.name)")
      let hasSettings = command.options.contains { $0.name == .setting }
      #expect(page.contains("  aloud help settings  every setting") == hasSettings, "\(command.name)")
    }
  }

  /// One line each, on three screens of a terminal.
  @Test func everySettingIsListed() throws {
    let lines = try lines("settings")
    let names = lines.filter { $0.hasPrefix("  ") && $0.contains("=") }
      .compactMap { $0.split(separator: "=").first }.map { $0.drop { $0 == " " } }.map(String.init)
    #expect(names == Setting.all.map(\.name))
    let korean = try Tool.run("help", "settings", "--messages", "ko").output.split(separator: "\n").map(String.init)
    #expect(korean.count == lines.count && korean != lines)
    for page in [lines, korean] {
      #expect(page.count <= 3 * 24, "\(page.count) lines")
      for line in page { #expect(line.displayWidth <= 120, "\(line)") }
    }
  }

  @Test func aSettingTellsItsSource() throws {
    let page = try Tool.run("help", "editingDetails").output
    #expect(
      page == """
        setting editingDetails

        The mode and the insertion point of an edited field are said.
          on (default), insertionPoint, off
          observed: moba11y's simulator has the words; one of three recordings has the mode, of iOS 16

        """)
    #expect(try Tool.run("help", "hintDelay").output.contains("\n  a whole number from 0 to 10000 (default 1000)\n"))
    for setting in Setting.all {
      #expect(try Tool.run("help", setting.name).output.contains("\n  \(setting.evidence)\n"))
      #expect(Command.all.allSatisfy { $0.name != setting.name } && HelpTopic(rawValue: setting.name) == nil)
    }
  }

  /// What came with a version has its line.
  @Test func everyVersionIsListed() throws {
    let lines = try lines("settings")
    for change in IOSChange.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(change.since)  ") && $0.contains(change.meaning) }, "\(change)")
    }
    let sources = try self.lines("ios")
    for change in IOSChange.allCases {
      #expect(sources.contains("  \(change.since)  \(change.meaning)") && sources.contains("      \(change.evidence)"))
    }
  }

  @Test func unlistedSettingsAreAccepted() throws {
    let plain = try Tool.run("read", "Fixtures/Screens/settings.json")
    for setting in ["navigation=grouped", "reread=never"] {
      #expect(try Tool.run("read", "Fixtures/Screens/settings.json", "--setting", setting).output == plain.output)
    }
  }

  @Test func theManualPageTakesNoCommand() throws {
    let tool = try Tool.run("help", "read", "--man")
    #expect(tool.status == 64 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("aloud help: --man prints one manual page about all commands"))
  }

  @Test func stepsAreListed() throws {
    for command in ["play", "test", "explore"] {
      #expect(try lines(command).contains { $0.hasPrefix("  aloud help steps ") })
    }
    let lines = try lines("steps")
    for word in Script.StepWord.allCases { #expect(lines.contains { $0.hasPrefix("  \(word.usage)  ") }) }
    for row in ScreenReader.Gesture.table {
      let usage = "  \(row.words) " + (row.argument == nil ? " " : "\"")
      let line = try #require(lines.first { $0.hasPrefix(usage) })
      #expect(row.keys.allSatisfy(line.contains))
      #expect(line.contains(row.command ?? "no command"))
      #expect(line.hasSuffix("[\(row.evidence.certainty.rawValue)]"))
      #expect(lines.contains("  \(row.evidence)"))
    }
    #expect(lines.contains("The whole format: Sources/AloudScript/Documentation.docc/Scripts.md"))
  }

  @Test func keysAreListed() throws {
    let lines = try lines("explore")
    for row in KeyRow.table {
      let line = try #require(lines.first { $0.hasPrefix("  \(row.keyNames)  ") })
      #expect(line.contains(row.fingers))
      #expect(line.hasSuffix(row.words.map { $0.command ?? $0.words } ?? row.fingers))
    }
  }

  @Test(arguments: ["read", "diff", "conform"]) func otherHelpListsNoSteps(_ command: String) throws {
    #expect(try !lines(command).contains { $0.contains("swipe right") })
  }
}
