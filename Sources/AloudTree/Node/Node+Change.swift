extension Node {
  /// Takes new values for some properties.
  ///
  /// The value of an adjustable follows from where it stands, so that a new one moves it there; a value at which it cannot
  /// stand changes nothing. New text puts the insertion point at its end, as UIKit does.
  public mutating func apply(_ change: Effect.Change) {
    if let label = change.label { self.label = label }
    if let value = change.value { set(value: value) }
    if let hint = change.hint { self.hint = hint }
    if let frame = change.frame { self.frame = frame }
    if let hidden = change.hidden { self.hidden = hidden }
    if let expanded = change.expanded { details.expanded = expanded }
    traits.formUnion(change.addTraits)
    traits.subtract(change.removeTraits)
  }

  private mutating func set(value: SpokenText?) {
    if let adjusts = sharedDetails?.value.adjusts {
      if let string = value?.string, let moved = adjusts.moved(to: string) { details.adjusts = moved }
      return
    }
    self.value = value
    if sharedDetails?.value.text?.insertionPoint != nil { details.text?.insertionPoint = nil }
  }
}

extension Adjustment {
  /// The same where it says this; nil when it never does.
  func moved(to string: String) -> Adjustment? {
    switch self {
    case .values(let values, _):
      return values.firstIndex { $0.string == string }.map { .values(values, index: $0) }
    case .range(let from, let to, let step, _, let format):
      guard let at = number(saidAs: string), at >= min(from, to), at <= max(from, to) else { return nil }
      return .range(from: from, to: to, step: step, at: at, format: format)
    }
  }

  /// The number that is meant: `3`, or as the format writes it, `3 of 5` or `60%`.
  private func number(saidAs string: String) -> Double? {
    if let number = Double(string) { return number }
    guard case .range(let from, let to, _, _, let format?) = self else { return nil }
    switch format {
    case .percent:
      guard string.hasSuffix("%"), let percent = Double(string.dropLast()) else { return nil }
      return from + (to - from) * percent / 100
    case .template(let template):
      guard let place = template.firstIndex(of: "{") else { return nil }
      let head = template[..<place]
      let tail = template[place...].dropFirst(2)
      guard string.hasPrefix(head), string.hasSuffix(tail), string.count > head.count + tail.count else { return nil }
      return Double(string.dropFirst(head.count).dropLast(tail.count))
    }
  }
}
