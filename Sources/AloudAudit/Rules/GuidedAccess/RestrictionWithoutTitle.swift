internal import AloudTree

extension Rule {
  /// A restriction of Guided Access that people cannot tell by its name, or that locks what is nowhere.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”.
  static let restrictionWithoutTitle = Rule(
    "restriction-without-title", .error,
    title: Wording("The restriction has no title", ko: "제목이 없는 제한"),
    fix: Wording("Add `title`.", ko: "`title`을 넣으십시오."), references: ["WWDC22 single app mode"],
    check: .app { app in
      guard let restrictions = app.document.guidedAccess?.restrictions, !restrictions.isEmpty,
        let first = app.screens.first
      else { return [] }
      let known = app.document.identifiers
      return restrictions.enumerated().compactMap { index, restriction in
        let isNamed = !restriction.title.trimmed.isEmpty
        let lost = restriction.locks.first { !known.contains($0) }
        guard !isNamed || lost != nil else { return nil }
        return Fault(
          message(of: restriction.identifier.told, isNamed: isNamed, lost: lost?.told), on: first,
          at: .document("guidedAccess.restrictions[\(index)]"), fix: isNamed ? .lockWhatIsThere : nil)
      }
    })

  private static func message(of id: String, isNamed: Bool, lost: String?) -> Wording {
    guard let lost else { return Wording("The restriction “\(id)” has no title.", ko: "제한 “\(id)”에 제목이 없습니다.") }
    if isNamed {
      return Wording(
        "The restriction “\(id)” locks “\(lost)”, which is nowhere.",
        ko: "제한 “\(id)”\(particle: .subject) 잠그는 “\(lost)”\(particle: .topic) 어디에도 없습니다.")
    }
    return Wording(
      "The restriction “\(id)” has no title, and locks “\(lost)”, which is nowhere.",
      ko: "제한 “\(id)”에 제목이 없고, 잠그는 “\(lost)”\(particle: .topic) 어디에도 없습니다.")
  }
}

extension Wording {
  fileprivate static let lockWhatIsThere = Wording(
    "Lock the ids of nodes that are there.", ko: "실제로 있는 요소의 id를 쓰십시오.")
}
