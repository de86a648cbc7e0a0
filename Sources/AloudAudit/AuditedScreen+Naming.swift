internal import AloudTree

extension AuditedScreen {
  /// What messages call a stop: its label, or what is heard instead of one.
  func name(of stop: Stop) -> Wording {
    let placeholder = stop.shared?.value.text?.placeholder ?? ""
    for text in [stop.label, stop.value, placeholder.trimmed] where !text.isEmpty { return Wording(text, ko: text) }
    return role(of: stop)
  }

  /// What messages call the screen: its title, or the key under which behaviors know it.
  var title: Wording {
    if let name = screen.name?.trimmed, !name.isEmpty { return Wording(name, ko: name) }
    return screen.key.map { Wording($0, ko: $0) } ?? Wording("the first screen", ko: "첫")
  }

  /// True when a stop is a heading.
  var hasHeading: Bool { stops.contains { $0.traits.contains(.header) } }
}

extension Double {
  /// As messages write lengths: one decimal at most, “44” and “5.5”.
  var short: String {
    let text = "\((self * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
