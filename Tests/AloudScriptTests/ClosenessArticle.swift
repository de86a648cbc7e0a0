import Aloud
import AloudTestSupport
import Foundation

@testable import AloudSpeech

/// The counted parts of the article “How close is it?”.
struct ClosenessArticle {
  static let url = Fixtures.package.appendingPathComponent("Sources/Aloud/Documentation.docc/HowClose.md")

  private typealias Result = (fact: HeardFact, difference: (heard: String, ours: String)?, clauses: Set<String>)
  private let results: [Result]

  init() throws {
    results = try HeardFact.all.get().map {
      let replay = try HeardReplay($0)
      return (fact: $0, difference: replay.difference, clauses: replay.clauses)
    }
  }

  /// The article with updated tables.
  func applied(to text: String) throws -> String {
    let parts = try [
      ("total", total), ("sources", sources), ("versions", versions), ("behaviors", behaviors),
      ("differences", differences),
    ]
    return parts.reduce(text) { Self.replacing($1.0, in: $0, by: $1.1) }
  }

  private var total: String {
    let required = results.filter(\.fact.isRequired)
    let walks = results.filter { $0.fact.steps.count { $0.heard != ["…"] } > 1 }
    return """
      Aloud agrees with \(share(results)) facts. \
      Of the certain facts that are not older than iOS 13, it agrees with \(share(required)).

      Walks are harder, because VoiceOver speaks at several steps. Of these facts, it agrees with \(share(walks)).
      """
  }

  private var sources: String {
    get throws {
      let rows = try HeardSource.all.get().map { source in
        let own = results.filter { $0.fact.source.name == source.name }
        return "| \(source.name) | \(source.kind) | \(source.year) | \(own.count) | \(agreeing(own)) |"
      }
      return table(["source", "kind", "published", "facts", "agree"], rows)
    }
  }

  private var versions: String {
    let known = Set(results.compactMap(\.fact.ios)).sorted()
    let rows = (known.map(Optional.some) + [nil]).map { version in
      let own = results.filter { $0.fact.ios == version }
      return "| \(version.map { "iOS \($0)" } ?? "not told") | \(own.count) | \(agreeing(own)) |"
    }
    return table(["version", "facts", "agree"], rows)
  }

  /// Each clause, and what is known of it in each version.
  private var behaviors: String {
    let oldest = 12
    let versions = Set(results.compactMap(\.fact.ios).map { max($0, oldest) }).sorted()
    let columns = versions.map(Optional.some) + [nil]
    let rules =
      (Clause.allCases.filter { !$0.row.grammars.isDisjoint(with: [.voiceOver, .webPage]) }.map(Reason.clause)
      + WalkingClause.allCases.filter { $0 != .chartPoint }.map(Reason.walking)).map(\.explanation)
    let rows = rules.map { rule in
      let cells = columns.map { version in
        knowledge(of: rule, results.filter { $0.fact.ios.map { max($0, oldest) } == version })
      }
      return "| `\(rule.rule)`: \(rule.summary) | \(cells.joined(separator: " | ")) |"
    }
    let heads = columns.map { $0.map { $0 == oldest ? "to iOS 12" : "\($0)" } ?? "not told" }
    return table(["behavior"] + heads, rows)
  }

  private func knowledge(of rule: Explanation, _ results: [Result]) -> String {
    let own = results.filter { $0.clauses.contains(rule.rule) }
    if !own.isEmpty { return agreeing(own) == own.count ? "heard \(own.count)" : "heard \(share(own))" }
    return switch rule.evidence.certainty {
    case .documented: "documented"
    case .assumed: "assumed"
    case .observed: "unknown"
    }
  }

  private var differences: String {
    results.compactMap { fact, difference, _ in
      guard let difference else { return nil }
      let place = [fact.source.name, fact.place, fact.ios.map { "iOS \($0)" }].compactMap(\.self)
      let settings = fact.agreesWith.sorted { $0.key < $1.key }.map { "`--setting \($0.key)=\($0.value)`" }
      return """
        - **\(place.joined(separator: ", "))** (\(fact.source.kind), certainty \(fact.certainty)): heard “\(difference.heard)”; \
        Aloud says “\(difference.ours)”. \(fact.differs ?? "No reason is known.")\
        \(settings.isEmpty ? "" : " With \(settings.joined(separator: " ")) both say the same.")
        """
    }.joined(separator: "\n")
  }

  private func share(_ results: [Result]) -> String {
    "\(agreeing(results)) of \(results.count)"
  }

  private func agreeing(_ results: [Result]) -> Int {
    results.count { $0.difference == nil }
  }

  private func table(_ head: [String], _ rows: [String]) -> String {
    (["| \(head.joined(separator: " | ")) |", "|\(String(repeating: "---|", count: head.count))"] + rows)
      .joined(separator: "\n")
  }

  private static func replacing(_ name: String, in text: String, by part: String) -> String {
    guard let begin = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- end of \(name) -->") else {
      return "The marks of \(name) are missing."
    }
    return text[..<begin.upperBound] + "\n" + part + "\n\n" + text[end.lowerBound...]
  }
}

extension HeardFact {
  /// True for a fact that is certain, not an invented example, and not older than iOS 13.
  var isRequired: Bool { certainty == "high" && source.kind != .example && (ios ?? 13) >= 13 }
}
