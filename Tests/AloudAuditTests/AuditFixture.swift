import Aloud
import AloudTestSupport
import Foundation

/// The folder of a rule in `Fixtures/Audits`: a document that breaks it, one that keeps it, and mutations of the two.
///
/// What is broken is marked in `broken.json` by the ids of its nodes, which begin with "✗" and say nothing else of use to
/// anybody: `"✗ play"`. Without a mark, what is broken is no node (the finding has no id). `mutations.jsonl` has a mutation
/// of `kept.json` a line, with its reason: at least ten that keep the rule, and ten that break it.
struct AuditFixture: CustomStringConvertible, Sendable {
  let rule: String

  static let all = Fixtures.files(in: "Audits").compactMap { path -> AuditFixture? in
    let name = String(path.dropFirst("Audits/".count))
    return Rule.all.contains { $0.id == name } ? AuditFixture(rule: name) : nil
  }

  var description: String { rule }

  var broken: Document { get throws { try Document(json(broken: true)) } }
  var kept: Document { get throws { try Document(json(broken: false)) } }

  /// The ids of what is broken; nil alone where it is no node.
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
    /// Why the rule is kept; nil where it is broken.
    let keeps: String?
    /// Why the rule is broken; nil where it is kept.
    let breaks: String?
    /// Where it is broken then; nil is anywhere.
    let at: [String]?
    /// Places of the document and what is to be there; null takes it away.
    let set: [String: JSON]
  }
}

extension Document {
  init(_ json: JSON) throws { self = try ImportedScreen(Array(json.text.utf8)).document }
}
