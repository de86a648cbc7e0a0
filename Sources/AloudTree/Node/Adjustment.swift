/// The values that increment and decrement step through, and how the current one is said.
public enum Adjustment: Equatable, Sendable {
  /// How a number becomes the value that is spoken.
  public enum Format: Equatable, Sendable {
    /// The rounded place between `from` and `to`, in percent.
    case percent
    /// A text with `{}` for the number.
    case template(String)
  }

  /// One of these texts; `index` is 0-based.
  case values([SpokenText], index: Int)
  /// A number; a nil format says the number alone.
  case range(from: Double, to: Double, step: Double, at: Double, format: Format?)

  /// The place between `from` and `to` in whole percent; nil where there are only texts, 0 where the numbers make no sense.
  ///
  ///     Adjustment.range(from: 0, to: 5, step: 1, at: 2, format: .percent).percent  // 40
  public var percent: Int? {
    guard case .range(let from, let to, _, let at, _) = self else { return nil }
    let percent = ((at - from) / (to - from) * 100).rounded()
    return abs(percent) < 1e9 ? Int(clamping: percent) : 0
  }
}
