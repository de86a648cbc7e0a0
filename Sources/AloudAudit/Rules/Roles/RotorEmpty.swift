internal import AloudReader
internal import AloudSpeech
internal import AloudTree

extension Rule {
  /// A rotor of the app that leads nowhere: none of its items is a stop, or has one inside.
  ///
  /// Rotors of what VoiceOver never comes to are offered to nobody, and raise nothing.
  static let rotorEmpty = Rule(
    "rotor-empty", .warning,
    title: Wording("A rotor that finds nothing", ko: "항목이 없는 로터"),
    fix: Wording(
      "Give it items that VoiceOver can reach, or drop it.", ko: "초점이 갈 수 있는 항목을 주거나 로터를 없애십시오."),
    references: ["HIG Navigation"]
  ) { screen in
    let owners = screen.tree.ids.filter { !(screen.tree.nodes[$0.index].sharedDetails?.value.rotors ?? []).isEmpty }
    guard !owners.isEmpty else { return [] }
    let stops = StopCounts(screen)
    let known = screen.tree.idsByIdentifier()
    return owners.compactMap { owner in
      guard stops.count(inside: owner) > 0 else { return nil }
      let rotors = screen.tree.nodes[owner.index].sharedDetails?.value.rotors ?? []
      let empty = rotors.first { rotor in
        !rotor.items.contains { known[$0.id].map { stops.count(inside: $0) > 0 } ?? false }
      }
      guard let empty else { return nil }
      let name = screen.name(of: empty)
      return Fault(
        Wording("The rotor “\(name.english)” finds nothing.", ko: "로터 “\(name.korean)”에 항목이 없습니다."),
        on: screen, at: .node(owner))
    }
  }
}

extension AuditedScreen {
  /// As the rotor says it.
  fileprivate func name(of rotor: CustomRotor) -> Wording {
    switch rotor.kind {
    case .named(let name): .quoting(name)
    case .system(let type): Wording(Phrasebook.english.name(of: type), ko: Phrasebook.korean.name(of: type))
    }
  }
}
