import Aloud
import AloudExplore
import Testing

@Suite struct HelpTests {
  private func lines(_ command: String) throws -> [String] {
    try Tool.run("help", command).output.split(separator: "\n").map(String.init)
  }

  /// The settings on a help page.
  private func settings(_ command: String) throws -> [String] {
    let lines = try lines(command).drop { $0 != "Settings:" }
    return lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
      .map(String.init)
  }

  @Test(
    arguments: [
      ("read", [.saying, .brailling]), ("diff", [.saying]), ("conform", [.saying, .moving]),
      ("play", Set(Setting.Scope.allCases)), ("test", Set(Setting.Scope.allCases)),
      ("explore", Set(Setting.Scope.allCases)), ("chart", [.graphing, .analyzing]),
      ("scan", [.operating]), ("names", [.operating]),
    ] as [(String, Set<Setting.Scope>)])
  func helpListsRelevantSettings(_ command: String, _ scopes: Set<Setting.Scope>) throws {
    #expect(try settings(command) == Setting.all.filter { scopes.contains($0.scope) }.map(\.name))
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

  @Test(arguments: ["play", "test", "explore"]) func stepsAreListed(_ command: String) throws {
    let lines = try lines(command)
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

  @Test(arguments: [("explore", "inert, live (default)"), ("play", "inert (default), live")])
  func defaultsDependOnTheCommand(_ command: String, _ values: String) throws {
    #expect(try Tool.run("help", command).output.contains(values))
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
