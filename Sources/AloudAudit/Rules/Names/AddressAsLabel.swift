internal import AloudTree

extension Rule {
  /// A link or a button that is named by where it leads: “https://shop.example/item?id=31”. A bare site is a name.
  ///
  /// Source: the Korean guideline's 1.1, names whose meaning or use nobody understands; what counts as bare is ours.
  static let addressAsLabel = Rule(
    "address-as-label", .advice,
    title: Wording("An address as the label", ko: "레이블로 쓰인 주소"),
    fix: Wording("Name what it leads to.", ko: "어디로 가는지 이름으로 쓰십시오."),
    references: ["MAAG 1.1", "WCAG 2.4.4"]
  ) { screen in
    screen.stops.filter(\.isNamedByAddress).map { stop in
      Fault(
        Wording(
          "“\(stop.label.told)” is an address, not a name.",
          ko: "“\(stop.label.told)”\(particle: .topic) 이름이 아니라 주소입니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  private static let beginnings = ["https://", "http://", "www."]

  fileprivate var isNamedByAddress: Bool {
    guard !traits.isDisjoint(with: [.button, .link]), !isTab, !isInput, !traits.contains(.keyboardKey) else {
      return false
    }
    let text = label.lowercased()
    guard let beginning = Self.beginnings.first(where: { text.hasPrefix($0) }),
      !text.contains(where: \.isWhitespace)
    else { return false }
    // Behind the site stands a path, a question or a place on the page.
    let site = text.dropFirst(beginning.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let rest = text.dropFirst(beginning.count + site.count)
    return !site.isEmpty && rest.count > 1
  }
}
