import Aloud
import AloudTestSupport
import Foundation

/// The counted parts of the article “How close is it?”.
struct ClosenessArticle {
  static let url = Fixtures.package.appendingPathComponent("Sources/Aloud/Documentation.docc/HowClose.md")

  private let results: [(fact: HeardFact, difference: (heard: String, ours: String)?)]

  init() throws {
    results = try HeardFact.all.get().map { (fact: $0, difference: try HeardReplay($0).difference) }
  }

  /// The article with updated tables.
  func applied(to text: String) throws -> String {
    let parts = try [
      ("total", total), ("sources", sources), ("versions", versions), ("differences", differences),
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

  private var differences: String {
    results.compactMap { fact, difference in
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

  private func share(_ results: [(fact: HeardFact, difference: (heard: String, ours: String)?)]) -> String {
    "\(agreeing(results)) of \(results.count)"
  }

  private func agreeing(_ results: [(fact: HeardFact, difference: (heard: String, ours: String)?)]) -> Int {
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
