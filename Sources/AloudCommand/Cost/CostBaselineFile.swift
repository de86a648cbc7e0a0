import Aloud
import Foundation

/// The costs of scripts in a file: a header, followed by one script a line, so that differences are readable. Paths are
/// relative to the folder of the file, so that the tool can run in any folder.
struct CostBaselineFile: Sendable {
  private let path: String
  private var costs: [String: RecordedCost] = [:]
  /// The content of the file; nil where there was none.
  private let content: [UInt8]?

  private static let head = #"{"aloud": 1, "costs": "of scripts, which aloud test compares"}"#

  private static let expected: Message = "this is not a file of costs; its first line has to be \(head)"

  /// - Throws: ``Failure`` with 66 where the file does not exist and must not be created, 65 where it is another kind
  ///   of file.
  init(_ path: String, isToBeMade: Bool) throws(Failure) {
    self.path = path
    if isToBeMade, !FileManager.default.fileExists(atPath: path) {
      content = nil
      return
    }
    let bytes = try InputFile(path: path).bytes()
    content = bytes
    try read(bytes, mayBeEmpty: isToBeMade)
  }

  private mutating func read(_ bytes: [UInt8], mayBeEmpty: Bool) throws(Failure) {
    var isBegun = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let json = JSONText(Array(line))
      let object = json.problem == nil ? json.root?.asObject : nil
      if isBegun {
        guard let object, let name = object["script"]?.asString, let cost = RecordedCost(object) else {
          throw Failure(
            .badInput,
            "\(path.printable):\(index + 1): this is not the cost of a script; delete the line, and record it again")
        }
        costs[name] = cost
      } else {
        guard object?["aloud"]?.asWhole == 1, object?["costs"]?.asString != nil else {
          let mistake: Message = MistakenFile.message(bytes, wanted: .costs) ?? CostBaselineFile.expected
          throw Failure(.badInput, "\(path.printable):\(index + 1): \(mistake)")
        }
        isBegun = true
      }
    }
    guard isBegun || mayBeEmpty else {
      throw Failure(.badInput, "\(path.printable): this file is empty; --baseline with --record writes it")
    }
  }

  /// The failure of a script that became dearer; nil for one that did not, or whose cost is not in the file.
  func failure(of run: ScriptRun, _ steps: [StepCost], at script: String) -> ScriptFailure? {
    costs[name(script)].flatMap { RecordedCost.failure(of: run, steps, comparedWith: $0, in: path.printable) }
  }

  /// Tells which scripts have no cost in the file.
  func tellOfMissing(_ results: [ScriptResult]) {
    let missing = results.filter { $0.failure == nil && costs[name($0.path)] == nil }
    guard let first = missing.first else { return }
    let others = missing.count - 1
    let list: Message = others == 0 ? "\(first.path.printable)" : "\(first.path.printable) and \("\(others)") more"
    Standard.error("\(path.printable): warning: there is no cost of \(list); --record adds it")
  }

  /// Writes the costs of the scripts that were performed, and keeps those of scripts that still exist.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func record(_ results: [ScriptResult]) throws(Failure) {
    var costs = costs.filter { exists($0.key) }
    for result in results { if let steps = result.costs { costs[name(result.path)] = RecordedCost(steps) } }
    let lines = costs.sorted { $0.key < $1.key }.map { $0.value.json(of: $0.key).text }
    try OutputFile(path: path).replace(content, with: ([CostBaselineFile.head] + lines).map { $0 + "\n" }.joined())
  }

  /// The path of a script relative to the folder of the file.
  private func name(_ script: String) -> String { script == "-" ? "-" : script.relative(toFolderOf: path) }

  private func exists(_ name: String) -> Bool {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return name == "-" || FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}

extension RecordedCost {
  /// `{"script": "pay.aloud", "announcementsLost": 0, "jumps": 0, "deadEnds": 0, "steps": [["swipe right", 1, 1200]]}`:
  /// each step with its gestures and its milliseconds.
  fileprivate init?(_ object: JSONObject) {
    func count(_ key: String) -> Int { object[key].flatMap(RecordedCost.figure) ?? 0 }
    guard let list = object["steps"]?.asList else { return nil }
    var steps: [Step] = []
    for item in list {
      let parts = item.asList.map { Array($0) } ?? []
      guard parts.count == 3, let step = parts[0].asString, let gestures = RecordedCost.figure(parts[1]),
        let milliseconds = RecordedCost.figure(parts[2])
      else { return nil }
      steps.append(Step(step: step, gestures: gestures, milliseconds: milliseconds))
    }
    self.init(
      steps: steps, announcementsLost: count("announcementsLost"), jumps: count("jumps"), deadEnds: count("deadEnds"))
  }

  /// A number that can be added up; nil for any other value.
  private static func figure(_ value: JSONPlace) -> Int? {
    value.asWhole.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }

  fileprivate func json(of script: String) -> JSONValue {
    let steps = steps.map { JSONValue.list([.string($0.step), .whole($0.gestures), .whole($0.milliseconds)]) }
    return [
      "script": .string(script), "announcementsLost": .whole(announcementsLost), "jumps": .whole(jumps),
      "deadEnds": .whole(deadEnds), "steps": .list(steps),
    ]
  }
}
