internal import AloudTree

extension Rule {
  /// Roles that contradict each other: two of button, link and search field, or an adjustable that is one of the first two.
  ///
  /// A key and a heading may be buttons, and a pop-up button anything.
  static let conflictingTraits = Rule(
    "conflicting-traits", .warning,
    title: Wording("Roles that contradict each other", ko: "서로 맞지 않는 특성"),
    fix: Wording("Keep the trait that says what it does.", ko: "동작에 맞는 특성 하나만 남기십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.compactMap { stop in
      let roles = stop.conflictingRoles
      guard !roles.isEmpty else { return nil }
      return Fault(
        Wording(
          "It is called “\(roles.map(\.english).joined(separator: ", "))”.",
          ko: "“\(roles.map(\.korean).joined(separator: ", "))”\(particle: .to) 함께 읽습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  private static let exclusive: [Traits] = [.button, .link, .searchField]

  /// The roles that do not go together; empty where all is well.
  fileprivate var conflictingRoles: [Wording] {
    guard !traits.contains(.popUpButton) else { return [] }
    let roles = Self.exclusive.filter { traits.contains($0) }
    let isAdjustedAndPressed = traits.contains(.adjustable) && !traits.isDisjoint(with: [.button, .link])
    guard roles.count > 1 || isAdjustedAndPressed else { return [] }
    return (isAdjustedAndPressed ? roles + [.adjustable] : roles).map(RoleName.of)
  }
}
