import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudReader

/// Each script in `Fixtures/Scripts` holds, and together they show every option of the rotor.
@Suite struct FixtureScriptTests {
  static let scripts = Fixtures.files(in: "Scripts").filter { $0.hasSuffix(".aloud") }

  @Test(arguments: scripts) func holds(_ path: String) throws {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let document = try file.document()
    let run = try file.script.run(on: document)
    let failures = run.failures.map { "\(path):\($0.line): > \($0.step.written)\n\($0.diff.text)" }
    #expect(failures == [])
  }

  @Test(arguments: scripts) func beginsWithWhatItShows(_ path: String) throws {
    #expect(try Fixtures.text(path).hasPrefix("# "))
  }

  /// Every option has `rotor-` and its name as a script; the six levels of headings share one.
  @Test func showEveryRotorOption() {
    let options = ScreenReader.RotorOption.beforeCustom + [.custom("")] + ScreenReader.RotorOption.afterCustom
    let expected = Set(options.map { "Scripts/rotor-\(Self.fileName(of: $0)).aloud" })
    #expect(expected.subtracting(Self.scripts) == [])
    #expect(expected.count == options.count - 5)
  }

  private static func fileName(of option: ScreenReader.RotorOption) -> String {
    let name = "\(option)".prefix { $0.isLetter }
    return name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// README.md tells what each is for.
  @Test func areInTheTable() throws {
    let table = try Fixtures.text("README.md")
    let names = Self.scripts.map { ($0 as NSString).lastPathComponent }
    #expect(names.filter { !table.contains("`\($0)`") } == [])
  }
}
