import Aloud
import AloudTestSupport
import Foundation
import Testing

/// The run completes for any stream, and prints one line for each line of input.
@Suite struct EachFuzzTests {
  /// Numbers that are the same in each run.
  private struct Chances: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Lines of fixtures, unchanged and in envelopes, without line breaks.
  private static func seeds() throws -> [[UInt8]] {
    try (Fixtures.files(in: "Screens") + Fixtures.files(in: "Dumps")).flatMap { path -> [[UInt8]] in
      let text = try Fixtures.text(path)
      let envelope = try JSONSerialization.data(withJSONObject: ["name": path, "dump": text, "language": "ko"])
      return [text.utf8.map { $0 == 0x0A ? 0x20 : $0 }, Array(envelope)]
    }
  }

  /// A corrupted line: cut off, with a changed byte, with doubled bytes, or noise.
  private static func mutated(_ line: [UInt8], _ chances: inout Chances) -> [UInt8] {
    var line = line
    for _ in 0..<Int.random(in: 0...3, using: &chances) where !line.isEmpty {
      let place = Int.random(in: 0..<line.count, using: &chances)
      switch Int.random(in: 0..<6, using: &chances) {
      case 0: line.removeSubrange(place...)
      case 1: line.removeSubrange(..<place)
      case 2: line[place] = UInt8.random(in: 0...255, using: &chances)
      case 3: line.insert(contentsOf: Array(#""dump": {["\u"#.utf8).shuffled(using: &chances), at: place)
      case 4: line.insert(contentsOf: line[place..<min(place + 40, line.count)], at: place)
      default: line.remove(at: place)
      }
    }
    return line.filter { $0 != 0x0A }
  }

  private func run(_ command: String, seed: UInt64, count: Int) throws {
    var chances = Chances(state: seed)
    let seeds = try Self.seeds()
    let lines = (0..<count).map { _ in Self.mutated(seeds.randomElement(using: &chances) ?? [], &chances) }
    let scratch = try Scratch()
    try Data(lines.joined(separator: [0x0A]) + [0x0A]).write(to: scratch.url("in"))
    let process = Tool.process([command, "--each", "--jobs", "2"])
    let output = try scratch.stream("out")
    process.standardInput = try FileHandle(forReadingFrom: scratch.url("in"))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && [0, 1, 65].contains(process.terminationStatus), "seed \(seed)")
    let answers = try scratch.text("out").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(answers.count == lines.count, "seed \(seed)")
    for (index, answer) in answers.enumerated() {
      let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      let number = object?["line"] as? Int
      #expect(
        object != nil && (number == nil || number == index + 1),
        "seed \(seed), line \(index + 1): \(answer.prefix(200))")
    }
  }

  @Test(arguments: ["read", "audit", "import", "reach"]) func everyCorruptedLineHasAnAnswer(_ command: String) throws {
    try run(command, seed: 23, count: 150)
  }

  @Test(.long, arguments: ["read", "audit", "import", "reach"], 1...4) func manyCorruptedLinesHaveAnswers(
    _ command: String, _ seed: UInt64
  )
    throws
  {
    try run(command, seed: seed, count: 1_500)
  }
}
