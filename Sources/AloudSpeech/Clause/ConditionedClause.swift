/// A clause of a grammar with the facts that it needs, which are looked up once per screen.
struct ConditionedClause: Sendable {
  /// The part of an utterance that the clause adds to.
  enum Section { case description, cues, hint, laterCues }

  let clause: Clause
  let facts: Facts
  let section: Section
}

extension Grammar {
  /// All clauses in their order, with conditions that are looked up once per screen.
  func conditioned(asksEveryClause: Bool) -> [ConditionedClause] {
    let sections: [(ConditionedClause.Section, [Clause])] = [
      (.description, description), (.cues, cues), (.hint, hints), (.laterCues, laterCues),
    ]
    return sections.flatMap { section, clauses in
      clauses.map {
        ConditionedClause(clause: $0, facts: asksEveryClause ? .always : $0.row.condition.any, section: section)
      }
    }
  }
}
