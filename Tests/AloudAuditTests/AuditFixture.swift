import Aloud
import AloudTestSupport
import Foundation

/// The folder of a rule in `Fixtures/Audits`: a document that breaks it, one that keeps it, and mutations of both.
///
/// The ids of the broken nodes in `broken.json` begin with "✗" and have no other meaning: `"✗ play"`. Without a mark,
/// the fault is not about a node (the finding has no id). `mutations.jsonl` has a mutation of `kept.json` on each line,
/// with its reason: at least ten that keep the rule, and ten that break it.
struct AuditFixture: CustomStringConvertible, Sendable {
  let rule: String

  static let all = Fixtures.files(in: "Audits").compactMap { path -> AuditFixture? in
    let name = String(path.dropFirst("Audits/".count))
    return Rule.all.contains { $0.id == name } ? AuditFixture(rule: name) : nil
  }

  var description: String { rule }

  var broken: Document { get throws { try Document(json(broken: true)) } }
  var kept: Document { get throws { try Document(json(broken: false)) } }

  /// The ids of the broken nodes; nil if the fault is not about a node.
  var marks: [String?] {
    get throws {
      let ids = try broken.screens.flatMap { $0.tree.nodes.compactMap(\.id) }.filter { $0.hasPrefix("✗") }
      return ids.isEmpty ? [nil] : ids.sorted()
    }
  }

  func json(broken: Bool) throws -> JSON {
    try JSON(Fixtures.text("Audits/\(rule)/\(broken ? "broken" : "kept").json"))
  }

  var mutations: [Mutation] {
    get throws {
      try Fixtures.text("Audits/\(rule)/mutations.jsonl").split(separator: "\n").map {
        try JSONDecoder().decode(Mutation.self, from: Data($0.utf8))
      }
    }
  }

  /// A line of `mutations.jsonl`.
  struct Mutation: Decodable {
    /// Why the mutation keeps the rule; nil if it breaks the rule.
    let keeps: String?
    /// Why the mutation breaks the rule; nil if it keeps the rule.
    let breaks: String?
    /// The place of the fault; nil for any place.
    let at: [String]?
    /// Places in the document and their new values; null removes a value.
    let set: [String: JSON]
  }
}

extension Document {
  init(_ json: JSON) throws { self = try ImportedScreen(Array(json.text.utf8)).document }
}
