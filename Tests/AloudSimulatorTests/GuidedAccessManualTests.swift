import Aloud
import AloudTestSupport
import Foundation
import Testing

/// The articles about devices are correct: their tables match the sources, their scripts pass, their documents can be
/// read.
///
/// `ALOUD_RECORD=1` updates tables and scripts, one after another, because they share a file.
@Suite(.serialized) struct GuidedAccessManualTests {
  private static let folder = Fixtures.package.appendingPathComponent("Sources")

  private static func text(_ article: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(article), encoding: .utf8)
  }

  private static func expect(_ article: String, is expected: String) throws {
    if Fixtures.isRecording {
      try Data(expected.utf8).write(to: folder.appendingPathComponent(article), options: .atomic)
    } else {
      #expect(try text(article) == expected)
    }
  }

  // MARK: Tables

  @Test func theArticleHasTheTableOfModes() throws {
    let article = "AloudSimulator/Documentation.docc/GuidedAccess.md"
    try Self.expect(article, is: Self.replacing("modes", in: Self.text(article), by: Self.modes))
  }

  @Test func scriptsHaveEveryStepOfDevices() throws {
    let article = "AloudScript/Documentation.docc/Scripts.md"
    let rows = DeviceAction.table.map { "| `> \($0.usage)` | \($0.meaning) |" }
    let table = "| step | does |\n|---|---|\n" + rows.joined(separator: "\n")
    try Self.expect(article, is: Self.replacing("steps of devices", in: Self.text(article), by: table))
  }

  @Test func scriptsHaveEveryEventOfDevices() throws {
    let article = try Self.text("AloudScript/Documentation.docc/Scripts.md")
    let missing = Happening.allCases.filter(\.isOfDevice).filter { !article.contains("`[\($0.rawValue)]`") }
    #expect(missing == [])
  }

  private static var modes: String {
    let modes = SingleAppMode.allCases
    let head = ["event"] + modes.map { $0 == .unlocked ? "not locked" : $0.words } + ["evidence"]
    let rows = SingleAppMode.table.map { row in
      ["`\(row.event.rawValue)`"] + modes.map { told(row.cell(in: $0)) } + ["\(row.evidence)"]
    }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func told(_ cell: SingleAppMode.Cell) -> String {
    let facts = cell.facts.isEmpty ? "" : " if " + cell.facts.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return switch cell.answer {
    case .refused: "–"
    case .granted: "granted" + facts
    case .becomes(.unlocked): "not locked" + facts
    case .becomes(let mode): mode.words + facts
    }
  }

  private static func replacing(_ name: String, in text: String, by table: String) -> String {
    guard let begin = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- end of \(name) -->") else {
      return "The marks of \(name) are missing."
    }
    return text[..<begin.upperBound] + "\n" + table + "\n\n" + text[end.lowerBound...]
  }

  // MARK: Examples

  /// The code blocks with this language, in order.
  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func theArticlesScriptsPass() throws {
    var article = try Self.text("AloudSimulator/Documentation.docc/GuidedAccess.md")
    let scripts = Self.blocks("aloud", in: article)
    #expect(scripts.count >= 8)
    for text in scripts {
      let script = try Script(text)
      let file = ScriptFile(script, path: Fixtures.package.appendingPathComponent("article.aloud").path)
      let run = try script.run(on: file.document())
      article = article.replacingOccurrences(of: text, with: script.recorded(run.actuals))
      if !Fixtures.isRecording { #expect(run.failures.map { "> \($0.step.written)\n\($0.diff.text)" } == []) }
    }
    if Fixtures.isRecording { try Self.expect("AloudSimulator/Documentation.docc/GuidedAccess.md", is: article) }
  }

  @Test func theArticlesDocumentsAreRead() throws {
    let documents = Self.blocks("json", in: try Self.text("AloudSimulator/Documentation.docc/GuidedAccess.md"))
    #expect(documents.count >= 3)
    for document in documents {
      #expect(throws: Never.self) { try ImportedScreen(Array(document.utf8), format: .aloud) }
    }
  }

  /// The Swift block, with the results in its comments.
  @Test func theArticlesSwiftWorks() throws {
    let file = try ScriptFile(path: Fixtures.url("Scripts/guided-reading.aloud").path)
    var simulator = Simulator(try file.document())
    simulator.perform(.startGuidedAccess)
    #expect(simulator.device.isGuidedAccessEnabled)
    #expect(simulator.device.guidedAccessRestrictionState(forIdentifier: "account") == .allow)
    let answer = simulator.configureForGuidedAccess(features: [.zoom], enabled: true)
    #expect(answer.error == .permissionDenied)
    simulator.perform(.endGuidedAccess)
    #expect(!simulator.device.isGuidedAccessEnabled)
  }
}
