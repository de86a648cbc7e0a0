import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudReader
@testable import AloudScript
@testable import AloudSimulator

/// Each script in `Fixtures/Scripts` and `Fixtures/Technologies` passes, and together they cover every rotor option.
@Suite struct FixtureScriptTests {
  static let scripts = ["Scripts", "Technologies"].flatMap(Fixtures.files(in:)).filter { $0.hasSuffix(".aloud") }

  @Test(arguments: scripts) func everyFixtureScriptPasses(_ path: String) throws {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let document = try file.document()
    var options = ReaderOptions()
    options.braille = Liblouis.shared.translator
    let run = try file.script.run(on: document, options: options)
    let failures = run.failures.map { "\(path):\($0.line): > \($0.step.written)\n\($0.diff.text)" }
    #expect(failures == [], "if this is right, aloud test --record \(path) writes it")
  }

  /// The first example of the manual runs as written.
  @Test func theManualsFirstExamplePasses() throws {
    let manual = Fixtures.package.appendingPathComponent("Sources/AloudScript/Documentation.docc/Scripts.md")
    let lines = try String(contentsOf: manual, encoding: .utf8).components(separatedBy: "\n")
    let example = lines.drop { !$0.hasPrefix("    ") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let script = try Script(example.map { $0.dropFirst(4) }.joined(separator: "\n"))
    let file = ScriptFile(script, path: Fixtures.url("Apps/manual.aloud").path)
    let run = try script.run(on: file.document())
    #expect(run.steps.count == 4)
    #expect(run.failures.map(\.diff.text) == [])
  }

  @Test(arguments: [
    ("comment.json", "; did you mean \"comments.json\"?"), ("./coments.json", "; did you mean \"./comments.json\"?"),
    ("../Apps/Comments.json", "; did you mean \"../Apps/comments.json\"?"), ("xyzzy.json", ""),
    ("nowhere/comments.json", ""),
  ])
  func anAppThatIsMissingSuggestsAFileBesideIt(_ app: String, _ hint: String) throws {
    let path = Fixtures.url("Apps/x.aloud").path
    let file = ScriptFile(try Script("app \(app)\n> start"), path: path)
    let error = #expect(throws: ScriptFileError.self) { try file.document() }
    guard case .noApp(let problem) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(problem.message == "there is no file \(file.appPath ?? "")\(hint)")
  }

  @Test(arguments: scripts) func everyScriptBeginsWithADescription(_ path: String) throws {
    #expect(try Fixtures.text(path).hasPrefix("# "))
  }

  /// Every option has a script `rotor-` with its name; the six heading levels share one.
  @Test func scriptsCoverEveryRotorOption() {
    let options = ScreenReader.RotorOption.beforeCustom + [.custom("")] + ScreenReader.RotorOption.afterCustom
    let expected = Set(options.map { "Scripts/rotor-\(Self.fileName(of: $0)).aloud" })
    #expect(expected.subtracting(Self.scripts) == [])
    #expect(expected.count == options.count - 5)
  }

  private static func fileName(of option: ScreenReader.RotorOption) -> String {
    let name = "\(option)".prefix { $0.isLetter }
    return name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// README.md describes each script.
  @Test func everyFixtureIsInTheTable() throws {
    let table = try Fixtures.text("README.md")
    let names = Self.scripts.map { ($0 as NSString).lastPathComponent }
    #expect(names.filter { !table.contains("`\($0)`") } == [])
  }
}
