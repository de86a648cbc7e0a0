import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// The project's own live pages: patterns of the ARIA Authoring Practices and small apps, each with its speech.
@Suite(.opensPages, .long, .serialized) struct PagePatternTests {
  static let scripts = Fixtures.files(in: "Pages").filter { $0.hasSuffix(".aloud") }

  private func run(_ path: String) throws -> ScriptRun {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let page = try LivePages.browsers.open(
      PageAddress(Fixtures.url("Pages/" + #require(file.script.heads.app)).path), LivePageOptions())
    defer { page.close() }
    return try file.script.run(on: page.app, options: file.script.options(over: ReaderOptions()))
  }

  @Test(arguments: scripts) func thePageFollowsItsScript(_ path: String) throws {
    #expect(try run(path).failures.map(\.step.line) == [])
  }

  /// Each occurrence, with its time.
  @Test(arguments: scripts.filter { $0.contains("carousel") || $0.contains("todo.") || $0.contains("combobox") })
  func thePageAnswersTheSameEachTime(_ path: String) throws {
    let first = try run(path).steps.map(\.occurrences)
    for _ in 0..<3 { #expect(try run(path).steps.map(\.occurrences) == first) }
  }

  @Test func everyPatternHasAPage() { #expect(Self.scripts.count >= 17) }
}
