/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Good habits, and what guidelines recommend.
  case advice
  /// A probable fault, or a rule with exceptions.
  case warning
  /// Something that cannot be used by ear, or that a guideline calls an error and that is proven rather than guessed.
  case error

  /// True when the first matters less.
  public static func < (one: Severity, other: Severity) -> Bool { one.order < other.order }

  private var order: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}
