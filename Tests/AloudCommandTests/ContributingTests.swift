import AloudTestSupport
import Foundation
import Testing

/// The files that CONTRIBUTING.md names exist.
@Suite struct ContributingTests {
  private func text() throws -> String {
    try String(contentsOf: Fixtures.package.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
  }

  @Test func everyNamedFileExists() throws {
    let folders = ["Sources/", "Voices/", "Scripts/", "Fixtures/", "Tests/", ".github/"]
    let words = try text().matches(of: /`([^`]+)`/).flatMap { $0.1.split(separator: " ").map(String.init) }
    let paths = words.filter { word in folders.contains { word.hasPrefix($0) } && !word.contains("…") }
    #expect(paths.count > 20)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: Fixtures.package.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test func theChangelogBeginsWithTheVersionOfTheTool() throws {
    let url = Fixtures.package.appendingPathComponent("CHANGELOG.md")
    let newest = try #require(try String(contentsOf: url, encoding: .utf8).firstMatch(of: /\n## ([^ \n]+)/))
    #expect(try Tool.run("--version").lines == ["aloud \(newest.1)"])
  }
}
