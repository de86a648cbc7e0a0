internal import AloudBase

/// The values that increment and decrement step through, and how the current value is said.
public enum Adjustment: Equatable, Sendable {
  /// How a number is converted to the spoken value.
  public enum Format: Equatable, Sendable {
    /// The position between `from` and `to` as a rounded percentage.
    case percent
    /// A text with `{}` for the number.
    case template(String)
  }

  /// One of these texts; `index` is 0-based.
  case values([SpokenText], index: Int)
  /// A number; without a format, only the number is said.
  case range(from: Double, to: Double, step: Double, at: Double, format: Format?)

  /// The position between `from` and `to` in whole percent. Nil for a list of texts; 0 if the percentage is not finite
  /// or too large.
  ///
  ///     Adjustment.range(from: 0, to: 5, step: 1, at: 2, format: .percent).percent  // 40
  public var percent: Int? {
    guard case .range(let from, let to, _, let at, _) = self else { return nil }
    let percent = ((at - from) / (to - from) * 100).rounded()
    return abs(percent) < 1e9 ? Int(clamping: percent) : 0
  }

  /// The value that is said, made with the functions. Nil for a list of texts.
  package func text(number: (Double) -> String, percentage: (Int) -> String) -> String? {
    guard case .range(_, _, _, let at, let format) = self else { return nil }
    switch format {
    case .percent: return percent.map(percentage)
    case .template(let template): return template.replacing("{}", with: number(at))
    case nil: return number(at)
    }
  }
}

extension Adjustment {
  /// The adjustment at the position that says `string`; nil if there is no such position.
  func moved(to string: String) -> Adjustment? {
    switch self {
    case .values(let values, _):
      return values.firstIndex { $0.string == string }.map { .values(values, index: $0) }
    case .range(let from, let to, let step, _, let format):
      guard let at = number(saidAs: string), at >= min(from, to), at <= max(from, to) else { return nil }
      return .range(from: from, to: to, step: step, at: at, format: format)
    }
  }

  /// The number of a text: `3`, or a text in the format, such as `3 of 5` or `60%`.
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
