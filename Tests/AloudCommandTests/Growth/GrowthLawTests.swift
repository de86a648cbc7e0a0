import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// The cost of a run grows with its input, and not faster: a law for all commands.
///
/// The law measures an optimized tool, which the variable `ALOUD_MEASURED_TOOL` names. That takes six minutes, so
/// `Scripts/check` leaves it out; CONTRIBUTING.md has the command.
@Suite struct GrowthLawTests {
  private static let runs = GrowthSample.lines.flatMap { command, lines in lines.map { "\(command) \($0)" } }.sorted()

  @Test func everyCommandHasASample() {
    #expect(Set(GrowthSample.lines.keys) == Set(Command.all.map(\.name)))
    for (command, lines) in GrowthSample.lines {
      #expect(lines.isEmpty == (GrowthSample.withoutInput[command] != nil), "\(command)")
    }
  }

  /// A sample may be of another command where both have the option from one table.
  @Test func everyOptionHasASample() {
    func options(_ lines: [String]) -> Set<String> {
      Set(lines.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("--") }.map(String.init))
    }
    let shared = Set((SpeakingOptions.table + VoiceOptions.table).map { "\($0.name)" })
    let anywhere = options(GrowthLawTests.runs)
    for command in Command.all where GrowthSample.withoutInput[command.name] == nil {
      let tried = options(GrowthSample.lines[command.name] ?? []).union(anywhere.intersection(shared))
      for option in command.options where !tried.contains("\(option.name)") {
        #expect(
          GrowthSample.constant[option.name] != nil,
          "\(command.name) \(option.name): add a run to GrowthSample.lines, or say why its input cannot grow")
      }
    }
  }

  @Test func everyFileIsUsed() {
    let words = Set(GrowthLawTests.runs.flatMap { $0.split(separator: " ").map(String.init) })
    let named = GrowthInput.all.filter { words.contains($0.name) }
    let unused = Set(GrowthInput.all.map(\.name)).subtracting(named.flatMap { [$0.name] + $0.others })
    #expect(unused == [])
    #expect(Set(GrowthInput.all.map(\.name)).count == GrowthInput.all.count)
  }

  @Test func everyFormatOfDumpsGrows() {
    let formats = GrowthInput.dumps.compactMap { ScreenFormat(foundIn: Array($0.text(8).utf8)) }
    #expect(
      Set(ScreenFormat.allCases).subtracting(formats) == [.aloud],
      "GrowthInput.dumps has each format; GrowthInput.documents has screen documents")
  }

  /// Runs on all cores at once, since a run has nearly the same processor time beside others. What seems to cost too much
  /// is measured again alone, because others take a part of the processor's cache.
  @Test(.enabled("ALOUD_MEASURED_TOOL names an optimized tool") { MeasuredTool.path != nil })
  func doublingTheInputDoublesTheCost() throws {
    let tool = try MeasuredTool(try #require(MeasuredTool.path))
    let suspects = Guarded<[String]>([])
    DispatchQueue.concurrentPerform(iterations: GrowthLawTests.runs.count) { index in
      let line = GrowthLawTests.runs[index]
      if fault(of: line, tool) != nil { suspects.withLock { $0.append(line) } }
    }
    let faults = suspects.withLock { $0 }.sorted().compactMap { fault(of: $0, tool) }
    #expect(faults == [])
  }

  private func fault(of line: String, _ tool: MeasuredTool) -> String? {
    do {
      var growth = Growth { try tool.seconds(line, $0) }
      let excesses = try growth.excesses()
      return excesses.isEmpty ? nil : "\(line): \(excesses.joined(separator: "; "))"
    } catch {
      return "\(line): \(error)"
    }
  }
}

/// The decision about measured costs.
@Suite struct GrowthTests {
  /// Returns what is found for a cost, in seconds, and the number of runs.
  private static func decide(_ cost: @escaping (Double) -> Double) throws -> (excesses: [String], runs: Int) {
    var runs = 0
    var growth = Growth { size in
      runs += 1
      return cost(Double(size) / 1_000)
    }
    let excesses = try growth.excesses()
    return (excesses, runs)
  }

  @Test(arguments: [0.01, 0.1, 1, 10])
  func aCostThatGrowsWithTheInputIsAccepted(scale: Double) throws {
    let linear = try GrowthTests.decide { 0.03 + scale * $0 }
    #expect(linear.excesses == [])
    #expect(linear.runs <= 4)
    let sorting = try GrowthTests.decide { 0.03 + scale * $0 * log($0 * 1_000) }
    #expect(sorting.excesses == [])
  }

  @Test(arguments: [0.001, 0.01, 0.1])
  func aCostThatGrowsFasterIsFound(scale: Double) throws {
    let square = try GrowthTests.decide { scale * $0 * $0 }
    #expect(square.excesses.count == 3 || scale < 0.01 && square.excesses.count == 2)
    let withStart = try GrowthTests.decide { 0.5 + scale * $0 * $0 }
    #expect(withStart.excesses.count == square.excesses.count, "the start of the process hides nothing")
    let partly = try GrowthTests.decide { scale * ($0 * 20 + $0 * $0) }
    #expect(!partly.excesses.isEmpty)
  }

  @Test func onlyTheDoublingThatCostsTooMuchIsNamed() throws {
    let excesses = try GrowthTests.decide { 0.01 * ($0 < 20 ? $0 : 3 * $0) }.excesses
    #expect(excesses == ["16000 to 32000 costs 6.0 times as much (0.16 to 0.96 s)"])
  }

  /// Three of four longer runs are disturbed.
  @Test func aBusyMachineChangesNothing() throws {
    var count = 0
    let decision = try GrowthTests.decide {
      count += 1
      return 0.03 + 0.01 * $0 * (count % 4 != 0 && $0 > 10 ? 1.8 : 1)
    }
    #expect(decision.excesses == [])
    #expect(decision.runs > 4)
  }

  @Test func aCostTooSmallToMeasureIsAccepted() throws {
    let decision = try GrowthTests.decide { 0.03 + 0.000_1 * $0 * $0 }
    #expect(decision.excesses == [])
  }
}
