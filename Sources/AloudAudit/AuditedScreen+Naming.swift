internal import AloudTree

extension AuditedScreen {
  /// What messages call a stop: its label, or what is heard instead of one; as they quote it.
  func name(of stop: Stop) -> Wording {
    let placeholder = stop.shared?.value.text?.placeholder ?? ""
    for text in [stop.label, stop.value, placeholder.trimmed] where !text.isEmpty { return .quoting(text) }
    return role(of: stop)
  }

  /// What messages call the screen: its title, or the key under which behaviors know it.
  var title: Wording {
    if let name = screen.name?.trimmed, !name.isEmpty { return .quoting(name) }
    return screen.key.map { .quoting($0) } ?? Wording("the first screen", ko: "첫")
  }

  /// True when a stop is a heading.
  var hasHeading: Bool { stops.contains { $0.traits.contains(.header) } }
}
