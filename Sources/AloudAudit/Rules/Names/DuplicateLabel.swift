internal import AloudTree

extension Rule {
  /// Controls that nothing tells apart by ear. The first keeps its name; the finding is on those after it.
  ///
  /// Words heard on the way count: containers with names of their own, headers of tables, other content. Keys of a
  /// keyboard and links to the same place may share a name. Source: the Korean guideline's 3.1, labels that are
  /// doubled.
  static let duplicateLabel = Rule(
    "duplicate-label", .warning,
    title: Wording("Controls of the same name", ko: "이름이 같은 컨트롤"),
    fix: Wording("Add what tells them apart.", ko: "서로 구별되는 말을 넣으십시오."),
    references: ["MAAG 3.1", "WCAG 2.4.6", "WCAG 2.4.4"]
  ) { screen in
    var surroundings = NamedContainers(screen)
    return screen.controlsByLabel.flatMap { stops in
      Dictionary(grouping: stops) { SpokenIdentity(of: $0, in: &surroundings) }.values.flatMap { alike in
        duplicates(among: alike, in: screen).prefix(screen.isPage ? 1 : alike.count).map {
          Fault(
            Wording(
              "\(alike.count) controls are called “\($0.label.told)”.",
              ko: "“\($0.label.told)”\(particle: .named) 컨트롤이 \(alike.count)개 있습니다."),
            at: $0, of: screen, severity: screen.isPage ? .advice : nil)
        }
      }
    }
  }

  /// Of stops that sound alike, in reading order, those after the first that lead elsewhere than each before them.
  private static func duplicates(among alike: [AuditedScreen.Stop], in screen: AuditedScreen) -> [AuditedScreen.Stop] {
    guard alike.count > 1 else { return [] }
    var targets = KnownTargets()
    var places: Set<String> = []
    return alike.enumerated().compactMap { place, stop in
      if let place = stop.linkTarget(in: screen.tree) {
        let isNew = places.insert(place).inserted
        return isNew && places.count > 1 ? stop : nil
      }
      let isKnown = stop.traits.contains(.link) && targets.isKnown(stop.effects(of: .activate))
      return place == 0 || isKnown ? nil : stop
    }
  }
}

extension AuditedScreen {
  /// Controls that share a label with another one, a list for each label, in reading order.
  fileprivate var controlsByLabel: [[Stop]] {
    let named = stops.filter {
      $0.isControl && $0.isNamed && !$0.traits.contains(.keyboardKey) && !(isPage && $0.hasMeaninglessLabel)
    }
    return Dictionary(grouping: named, by: \.label.folded).values.filter { $0.count > 1 }
  }
}

/// The targets of links that were met so far.
private struct KnownTargets {
  /// How many of the same kind are compared, so that a screen full of links costs no square of its length.
  private static let limit = 50

  private var seen: [String: [[Effect]]] = [:]

  /// True for effects that were asked for before; nil is known to nobody.
  mutating func isKnown(_ effects: [Effect]?) -> Bool {
    guard let effects else { return false }
    let kind = effects.lazy.compactMap(\.destination).first ?? ""
    if seen[kind]?.contains(effects) == true { return true }
    if (seen[kind]?.count ?? 0) < Self.limit { seen[kind, default: []].append(effects) }
    return false
  }
}

extension Effect {
  /// The screen or the node that it is about, as far as that tells effects apart quickly.
  fileprivate var destination: String? {
    switch self {
    case .show(let screen), .present(let screen): screen
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id): id
    default: nil
    }
  }
}
