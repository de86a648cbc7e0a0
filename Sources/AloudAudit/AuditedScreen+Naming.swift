internal import AloudTree

extension AuditedScreen {
  /// The name of a stop in messages: its label, or the text that is heard instead of one; as they quote it.
  func name(of stop: Stop) -> Wording {
    let placeholder = stop.shared?.value.text?.placeholder ?? ""
    for text in [stop.label, stop.value, placeholder.trimmed] where !text.isEmpty { return .quoting(text) }
    return role(of: stop)
  }

  /// The name of the screen in messages: its title, or the key under which behaviors know it.
  var title: Wording {
    if let name = screen.name?.trimmed, !name.isEmpty { return .quoting(name) }
    return screen.key.map { .quoting($0) } ?? Wording("the first screen", ko: "첫")
  }

  /// True when a stop is a heading.
  var hasHeading: Bool { stops.contains { $0.traits.contains(.header) } }
}
