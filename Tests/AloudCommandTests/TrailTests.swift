import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudImport
@testable import AloudReader
@testable import AloudScript
@testable import AloudSimulator
@testable import AloudSpeech
@testable import AloudTree
@testable import AloudVoices

/// One label goes through the stages that CONTRIBUTING.md describes, in their order.
@Suite struct TrailTests {
  private static let dump = "Dumps/xcuitest-notes.txt"
  private static let label = "New Note"
  private static let spoken = "New Note, Button"

  /// What one stage hands to the next.
  private struct State {
    let source: SourceText
    var snapshot = XCUISnapshot()
    var plan: XCUIPlan?
    /// The place of the element in the snapshot.
    var element = 0
    var document: Document?
    var order: [NodeID] = []
    /// The place of the stop, from 0.
    var rank = 0
    var narrator: Narrator?
    var utterance: Utterance?
    var reader: ScreenReader?
    var run: ScriptRun?
    var failure: ScriptFailure?
  }

  private struct Stage: Sendable {
    /// As CONTRIBUTING.md names it.
    let name: String
    /// Passes the label on; true if it comes through.
    let pass: @Sendable (inout State) throws -> Bool
  }

  private static let stages = [
    Stage(name: "ImportedScreen") { state in
      let document = try ImportedScreen(Fixtures.bytes(dump)).document
      state.document = document
      return document.firstScreen.tree.nodes.contains { $0.label?.string == label }
    },
    Stage(name: "ScreenFormat") { try ScreenFormat(of: $0.source) == .xcuitest },
    Stage(name: "DescriptionScanner") { state in
      var scanner = DescriptionScanner(state.source)
      try scanner.scan()
      state.snapshot = scanner.snapshot
      state.element = try #require(scanner.snapshot.elements.firstIndex { $0.label == label })
      return scanner.snapshot.elements[state.element].type == .button
    },
    Stage(name: "XCUIPlan") { state in
      let plan = XCUIPlan(XCUISurvey(state.snapshot))
      state.plan = plan
      return plan.steps[state.element] == .stop
    },
    Stage(name: "XCUINodes") { state in
      let plan = try #require(state.plan)
      let node = XCUINodes(plan, XCUIRoles(plan, rightToLeft: false)).stop(state.element)
      return node.label?.string == label && node.traits == .button
    },
    Stage(name: "ReadingOrderWalk") { state in
      let document = try #require(state.document)
      let tree = document.firstScreen.tree
      var walk = ReadingOrderWalk(
        tree: tree, threshold: document.device.rowThreshold, rightToLeft: false, options: ReadingOrder.Options())
      state.order = walk.stops()
      state.rank = try #require(state.order.firstIndex { tree[$0].label?.string == label })
      return state.rank > 0
    },
    Stage(name: "Narrator") { state in
      let narrator = ScreenReader(try #require(state.document)).narrator
      state.narrator = narrator
      state.utterance = narrator.utterance(atRank: state.rank, after: state.rank - 1)
      return narrator.order.stops == state.order && state.utterance?.description.map(\.text) == [label, "Button"]
    },
    Stage(name: "rows") { state in
      let names = state.utterance?.description.map(\.reason.name) ?? []
      let rows = names.map { name in Clause.rows.firstIndex { $0.name == name } }.compactMap(\.self)
      return names == ["label", "trait.button"] && rows.count == 2 && rows[0] < rows[1]
    },
    Stage(name: "Composer") { state in
      let screen = try #require(state.narrator).screen
      return Composer(screen: screen, rank: state.rank, previous: state.rank - 1).compose() == state.utterance
    },
    Stage(name: "englishText") { _ in
      let line = Voices.englishText.split(separator: "\n").first { $0.contains("trait.button ") }
      return line?.split(separator: "=").last?.split(separator: "#").first?.trimmingCharacters(in: .whitespaces)
        == "Button"
    },
    Stage(name: "Renderer") { Renderer(style: .commas).text(try #require($0.utterance)) == spoken },
    Stage(name: "step") { state in
      var reader = ScreenReader(try #require(state.document))
      reader.place(state.rank - 1)
      let utterance = reader.step(by: 1)
      state.reader = reader
      return utterance == state.utterance && reader.rank == state.rank
    },
    Stage(name: "Simulator") { state in
      var simulator = Simulator(try #require(state.document))
      let occurrences = (0..<state.rank).flatMap { _ in simulator.perform(.swipeRight) }
      return occurrences.contains { occurrence in
        if case .utterance(let speech) = occurrence.event { speech.utterance == state.utterance } else { false }
      }
    },
    Stage(name: "SpeechQueue") { state in
      var queue = SpeechQueue()
      let speech = ScreenReader.Speech(try #require(state.utterance), origin: .focus)
      return queue.say(speech, duration: 1, at: .start) + queue.settle(at: .start) == [.utterance(speech)]
    },
    Stage(name: "ScriptRun") { state in
      let steps = String(repeating: "> swipe right\n…\n", count: state.rank - 1)
      let script = try Script("> start\n…\n\(steps)> swipe right\nNew Memo, Button\n")
      state.run = try script.run(on: try #require(state.document))
      return state.run?.actuals.last == [.utterance(spoken)]
    },
    Stage(name: "ScriptMatcher") { state in
      let step = try #require(state.run?.steps.last)
      state.failure = ScriptMatcher(step.step).failure(of: step.actuals)
      return state.failure != nil
    },
    Stage(name: "ScriptDiff") { $0.failure?.diff.text == "-New Memo, Button\n+\(spoken)" },
    Stage(name: "test") { state in
      let scratch = try Scratch()
      let steps = String(repeating: "> swipe right\n…\n", count: state.rank - 1)
      let script = "app \(Fixtures.url(dump).path)\n> start\n…\n\(steps)> swipe right\nNew Memo, Button\n"
      let tool = try Tool.run("test", try scratch.file("a.aloud", script))
      return tool.status == 1 && tool.lines.contains { $0.hasSuffix("+ \(spoken)") }
    },
  ]

  private static let text = Result {
    try String(contentsOf: Fixtures.package.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
  }

  private static func section(_ title: String) throws -> String {
    let text = try text.get()
    let start = try #require(text.range(of: "\n## \(title)")).upperBound
    return String(text[start...].prefix(upTo: text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex))
  }

  /// The steps of the trail: a file, and what to read in it.
  private static func steps() throws -> [(file: String, name: String)] {
    try section("The trail").matches(of: #/(?m)^[0-9]+\. `([^`]+)`, `([^`]+)`: /#).map { (String($0.1), String($0.2)) }
  }

  @Test func theLabelComesThroughEachStage() throws {
    #expect(try Self.steps().map(\.name) == Self.stages.map(\.name))
    var state = State(source: try SourceText(validating: Fixtures.bytes(Self.dump)))
    for stage in Self.stages {
      #expect(try stage.pass(&state), "\(stage.name)")
    }
    let read = try Tool.run("read", "Fixtures/\(Self.dump)")
    #expect(read.lines.contains(Self.spoken))
  }

  @Test func eachStepNamesADeclarationInItsFile() throws {
    for (file, name) in try Self.steps() {
      let source = try String(contentsOf: Fixtures.package.appendingPathComponent(file), encoding: .utf8)
      let declaration = try Regex(#"\b(struct|enum|class|extension|func|var|let) \#(name)\b"#)
      #expect(source.contains(declaration), "\(file) declares no \(name)")
    }
    let numbers = try Self.section("The trail").matches(of: #/(?m)^([0-9]+)\. /#).map { Int($0.1) }
    #expect(numbers == (1...Self.stages.count).map { $0 })
  }

  /// What the sections about changes name exists: files, types, tests, keys of a table.
  @Test func whatIsNamedExists() throws {
    var words: Set<String> = []
    var names: Set<String> = []
    for folder in ["Sources", "Voices", "Tests", "Scripts", "Fixtures", "Guide"] {
      let files = FileManager.default.enumerator(
        at: Fixtures.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        let path = String(file.path.dropFirst(Fixtures.package.path.count + 1))
        names.formUnion([path, file.lastPathComponent, file.deletingPathExtension().lastPathComponent])
        guard file.pathExtension == "swift", file.lastPathComponent != "BuiltCore.swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      }
    }
    let section = try Self.section("Where to start a change")
    let named = section.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    #expect(named.count > 50)
    for name in named where !names.contains(name) && !name.contains("swift ") {
      // `Setting.all` is a member of a type.
      let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      #expect(!parts.isEmpty && parts.allSatisfy { words.contains($0) || names.contains($0) }, "\(name)")
    }
  }
}
