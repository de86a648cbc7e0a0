import Aloud
import AloudTestSupport
import Foundation
import Testing

/// The source of facts: a line of `Fixtures/Heard/sources.ndjson`.
struct HeardSource: Sendable {
  enum SourceType: String, CaseIterable {
    case recorded, quoted, documented, example
  }

  let name: String
  let kind: SourceType
  /// The date of publication, as printed.
  let year: String
  /// The version of iOS, if the source has it.
  let ios: Int?

  static let all = Result {
    try HeardRow.all(in: "sources.ndjson").map {
      try HeardSource(
        name: $0.text("source"), kind: #require(SourceType(rawValue: $0.text("kind"))), year: $0.text("year"),
        ios: $0.values["ios"] as? Int)
    }
  }
}

/// What people heard a device say: a line of another file in `Fixtures/Heard`. `Fixtures/README.md` lists the keys.
struct HeardFact: Sendable, CustomTestStringConvertible {
  /// A step, and the speech that follows. `…` matches anything.
  struct Step {
    let gesture: String
    let heard: [String]
  }

  let id: String
  let source: HeardSource
  let place: String?
  let ios: Int?
  let document: Document?
  /// The path of a script with the fact.
  let script: String?
  let steps: [Step]
  /// Lines of a script before its first step.
  let heads: [String]
  let certainty: String
  /// Why Aloud says something else.
  let differs: String?
  /// Settings with which Aloud says the same.
  let agreesWith: [String: String]

  var testDescription: String { id }

  static let all = Result {
    try Fixtures.files(in: "Heard").filter { $0.hasSuffix(".ndjson") && $0 != "Heard/sources.ndjson" }
      .flatMap { try HeardRow.all(in: String($0.dropFirst("Heard/".count))) }.map(HeardFact.init)
  }

  private static let keys: Set = [
    "id", "source", "at", "ios", "screen", "script", "stop", "heard", "walk", "hints", "pace", "certainty", "inferred",
    "differs", "agreesWith",
  ]

  private init(_ row: HeardRow) throws {
    id = try row.text("id")
    #expect(Set(row.values.keys).subtracting(Self.keys) == [], "\(id)")
    let name = try row.text("source")
    source = try #require(HeardSource.all.get().first { $0.name == name }, "\(id): no source \(name)")
    place = row.values["at"] as? String
    ios = row.values["ios"] as? Int ?? source.ios
    certainty = row.values["certainty"] as? String ?? "high"
    differs = row.values["differs"] as? String
    agreesWith = row.values["agreesWith"] as? [String: String] ?? [:]
    script = row.values["script"] as? String
    document = try script == nil ? row.screen() : nil
    steps = row.steps
    // A version before all dated changes is like the oldest known one.
    heads =
      (ios.map { ["ios \(max($0, IOSVersion.known.lowerBound.major))"] } ?? [])
      + ((row.values["pace"] as? String).map { ["pace \($0)"] } ?? [])
      + (row.values["hints"] as? Bool == false ? ["setting hints off"] : [])
  }
}

/// A line of JSON.
private struct HeardRow {
  let values: [String: Any]

  static func all(in file: String) throws -> [HeardRow] {
    try Fixtures.text("Heard/\(file)").split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return HeardRow(values: try #require(value as? [String: Any], "\(line)"))
    }
  }

  func text(_ key: String) throws -> String { try #require(values[key] as? String, "\(key) in \(values)") }

  /// The body of a screen document, or a file that can be read.
  func screen() throws -> Document {
    if let path = values["screen"] as? String { return try Document(reading: Fixtures.text("Heard/\(path)")) }
    var body = try #require(values["screen"] as? [String: Any], "\(values)")
    body["aloud"] = 1
    return try Document(reading: String(decoding: JSONSerialization.data(withJSONObject: body), as: UTF8.self))
  }

  var steps: [HeardFact.Step] {
    if let walk = values["walk"] as? [[String]] {
      let steps = walk.map { HeardFact.Step(gesture: $0[0], heard: Array($0.dropFirst())) }
      return steps.first?.gesture == "start" ? steps : [HeardFact.Step(gesture: "start", heard: ["…"])] + steps
    }
    let heard = values["heard"] as? [String] ?? [values["heard"] as? String ?? ""]
    let moves = ["start"] + Array(repeating: "swipe right", count: values["stop"] as? Int ?? 0)
    return moves.dropLast().map { HeardFact.Step(gesture: $0, heard: ["…"]) }
      + [HeardFact.Step(gesture: moves.last ?? "start", heard: heard)]
  }
}
