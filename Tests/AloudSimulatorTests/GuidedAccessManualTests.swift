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

  /// The cells of a table in an article, as people read them, without the head.
  private static func cells(_ name: String, in text: String) throws -> [[String]] {
    let begin = try #require(text.range(of: "<!-- \(name) -->\n")).upperBound
    let end = try #require(text.range(of: "<!-- end of \(name) -->")).lowerBound
    let rows = text[begin..<end].split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Array(rows.filter { !$0[0].hasPrefix("---") })
  }

  /// What a cell of the article promises on a device.
  private static func answer(_ cell: String, on device: GuidedAccess) throws -> SingleAppMode.Answer {
    let parts = cell.components(separatedBy: " if ")
    let facts = try (parts.count > 1 ? parts[1] : "").split(separator: ",").map {
      try #require(SingleAppMode.Fact(rawValue: $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))))
    }
    let holds: [SingleAppMode.Fact: Bool] = [
      .supervised: device.supervised, .allowedForAutonomousSingleAppMode: device.allowedForAutonomousSingleAppMode,
      .assessmentEntitlement: device.assessmentEntitlement,
    ]
    guard parts[0] != "–", facts.allSatisfy({ holds[$0] == true }) else { return .refused }
    return parts[0] == "granted" ? .granted : .becomes(try mode(parts[0]))
  }

  private static func mode(_ words: String) throws -> SingleAppMode {
    try #require(SingleAppMode.allCases.first { $0 == .unlocked ? words == "not locked" : words == $0.words })
  }

  /// The table is read as people read it, and compared with the answers, not with what writes it.
  @Test func theTableOfModesTellsWhatHappens() throws {
    let article = "AloudSimulator/Documentation.docc/GuidedAccess.md"
    let rows = try Self.cells("modes", in: Self.text(article))
    let modes = try rows[0].dropFirst().dropLast().map(Self.mode)
    #expect(modes == SingleAppMode.allCases)
    #expect(rows.count == 1 + SingleAppMode.Event.allCases.count)
    for row in rows.dropFirst() {
      let name = row[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      let event = try #require(SingleAppMode.Event(rawValue: name))
      for (mode, cell) in zip(modes, row.dropFirst()) {
        for device in SingleAppModeTests.devices {
          #expect(
            mode.answer(to: event, on: device) == (try Self.answer(cell, on: device)), "\(name) in \(mode): \(cell)")
        }
      }
    }
  }

  /// The steps of the table are steps of devices.
  @Test func theStepsOfDevicesAreUnderstood() throws {
    let rows = try Self.cells("steps of devices", in: Self.text("AloudScript/Documentation.docc/Scripts.md"))
      .dropFirst()
    #expect(rows.count >= 10)
    for row in rows {
      // A part in brackets is optional.
      let step = row[0].filter { !"`[]".contains($0) }
      let action = try #require(try Script(step).steps.first?.action)
      let isOfDevice = if case .device = action { true } else { false }
      #expect(isOfDevice && !row[1].isEmpty, "\(step)")
    }
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
