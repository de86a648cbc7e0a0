import Aloud
import Foundation

/// Reads one input after another until the time limit.
struct Fuzzer {
  /// The broken rules, each with the first input that broke it.
  private(set) var findings: [(rule: String, problem: String, input: Int)] = []
  private let options: FuzzOptions
  private var mutator: Mutator
  private var count = 0
  /// The number of inputs that were read without an error.
  private var wellFormed = 0
  private var seconds = 0.0
  private var slowest: (input: Int, bytes: Int, seconds: Double) = (0, 0, 0)

  init(_ options: FuzzOptions) throws {
    self.options = options
    guard options.target != .screen || !options.files.isEmpty else {
      throw FuzzOptions.Mistake(description: "there is no Fixtures folder here; name some files")
    }
    let files = try options.files.map { Array(try Data(contentsOf: $0)) }
    // If a format is specified, files of that format find more errors than other files.
    let own = files.filter { options.format != nil && Trial($0, format: options.format).document != nil }
    let examples = options.target == .overlay ? OverlayTrial.examples : ScriptTrial.examples
    let seeds = files.isEmpty ? examples : own.isEmpty ? files : own
    mutator = Mutator(seeds: seeds, seed: options.seed)
    if let folder = options.folder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  mutating func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    while start.duration(to: clock.now) < .seconds(options.seconds) {
      let bytes = mutator.next()
      // After a crash, this file contains the input that caused it.
      try keep(bytes, as: "current")
      switch options.target {
      case .screen: try judge(Trial(bytes, format: options.format), Rule.all)
      case .overlay: try judge(OverlayTrial(bytes), Rule.allOfOverlays)
      case .script: try judge(ScriptTrial(bytes, seed: UInt64(count)), Rule.allOfScripts + Rule.allOfPerformances)
      }
    }
    seconds = start.duration(to: clock.now) / .seconds(1)
  }

  private mutating func judge<Outcome: Tried>(_ trial: Outcome, _ rules: [Rule<Outcome>]) throws {
    count += 1
    if trial.isWellFormed { wellFormed += 1 }
    if trial.seconds > slowest.seconds {
      slowest = (count, trial.bytes.count, trial.seconds)
      try keep(trial.bytes, as: "slowest")
    }
    for (index, rule) in rules.enumerated() where !findings.contains(where: { $0.rule == rule.name }) {
      guard let problem = rule.check(trial) else { continue }
      findings.append((rule.name, problem, count))
      try keep(trial.bytes, as: "rule-\(index + 1)")
    }
  }

  private func keep(_ bytes: [UInt8], as name: String) throws {
    guard let folder = options.folder else { return }
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  var report: String {
    let rate = Int(clamping: Double(count) / max(seconds, 1e-9))
    var lines = [
      "seed \(options.seed): \(count) inputs, \(rate) a second, \(wellFormed) of them \(options.target.rawValue)s",
      "slowest: input \(slowest.input), \(slowest.bytes) bytes, \(Int(clamping: slowest.seconds * 1000)) ms",
    ]
    lines += findings.map { "broken by input \($0.input): \($0.rule): \($0.problem)" }
    if findings.isEmpty { lines.append("no rule was broken") }
    return lines.joined(separator: "\n")
  }
}
