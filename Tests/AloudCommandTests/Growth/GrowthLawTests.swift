import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// The cost of a run grows with its input, and not faster: a law for all commands.
///
/// The law measures an optimized tool, which the variable `ALOUD_MEASURED_TOOL` names; `Scripts/check` sets it.
@Suite(.serialized) struct GrowthLawTests {
  private static let sizes = [4_000, 8_000, 16_000, 32_000]
  /// The most that doubling the input may multiply the cost by.
  private static let limit = 2.4
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

  @Test(arguments: [([1.0, 2, 4, 8], [Double]()), ([1, 2, 5, 10], [2.5]), ([1, 4, 16, 64], [4, 4, 4])])
  func aGreaterRatioIsFound(seconds: [Double], ratios: [Double]) {
    #expect(GrowthLawTests.excesses(seconds) == ratios)
  }

  private static func excesses(_ seconds: [Double]) -> [Double] {
    zip(seconds.dropFirst(), seconds).map { $0 / $1 }.filter { $0 > limit }
  }

  @Test(
    .enabled("Scripts/check builds and names an optimized tool") { MeasuredTool.path != nil }, arguments: runs)
  func doublingTheInputAtMostDoublesTheCost(_ line: String) throws {
    let tool = try MeasuredTool(#require(MeasuredTool.path))
    var seconds = try GrowthLawTests.sizes.map { try tool.seconds(line, $0) }
    // Other processes disturb a run, so only the shortest of several decides.
    for _ in 0..<4 where !GrowthLawTests.excesses(seconds).isEmpty {
      seconds = try zip(seconds, GrowthLawTests.sizes).map { min($0, try tool.seconds(line, $1)) }
    }
    #expect(GrowthLawTests.excesses(seconds).isEmpty, "\(line): \(seconds) seconds at \(GrowthLawTests.sizes)")
  }
}

/// Runs of an optimized tool, and their processor time.
struct MeasuredTool {
  static let path = ProcessInfo.processInfo.environment["ALOUD_MEASURED_TOOL"]
  private let path: String

  init(_ path: String) { self.path = path }

  /// One folder for each size, which keeps the files of all runs.
  private static let folders = try? Scratch()
  private static let inputs = Dictionary(uniqueKeysWithValues: GrowthInput.all.map { ($0.name, $0) })

  /// The processor time of a run, in seconds: the same on a busy machine.
  ///
  /// A run that refuses its input would not be measured, so its status must be 0, or 1 for findings and differences.
  func seconds(_ line: String, _ size: Int) throws -> Double {
    let folder = try #require(MeasuredTool.folders).folder.appendingPathComponent("\(size)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Recording changes its script.
    let isFresh = line.contains("--record")
    for word in line.split(separator: " ") { try write(String(word), size, to: folder, isFresh: isFresh) }
    let input = line.contains(" < ") ? "" : " < /dev/null"
    let words = ["/bin/sh", "-c", "cd '\(folder.path)' && ulimit -t 60 && exec '\(path)' \(line)\(input) > out 2> err"]
    let arguments = words.map { strdup($0) } + [nil]
    let environment = [strdup("LC_ALL=C.UTF-8"), nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, words[0], nil, nil, arguments, environment) == 0)
    var usage = rusage()
    var status: CInt = 0
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let expected: [CInt] = GrowthSample.refused.contains(line) ? [65] : [0, 1]
    let errors = try String(contentsOf: folder.appendingPathComponent("err"), encoding: .utf8).prefix(500)
    try #require(
      status & 0x7F == 0 && expected.contains(status >> 8), "\(line) at \(size): status \(status), \(errors)")
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }

  private func write(_ name: String, _ size: Int, to folder: URL, isFresh: Bool = false) throws {
    let file = folder.appendingPathComponent(name)
    guard let input = MeasuredTool.inputs[name] else { return }
    guard isFresh || !FileManager.default.fileExists(atPath: file.path) else { return }
    try Data(input.text(size).utf8).write(to: file)
    for other in input.others { try write(other, size, to: folder) }
  }
}
