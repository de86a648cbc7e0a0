extension Double {
  /// Rounding must not decide what lies exactly at a limit: 0.3 - 0.2 is a tenth of 1.
  private static let slack = 1e-9

  /// True for what makes up a share of a whole, or more.
  func isAtLeast(_ share: Double, of whole: Double) -> Bool { self >= (share - Double.slack) * whole }

  /// True for what makes up more than a share of a whole.
  func exceeds(_ share: Double, of whole: Double) -> Bool { self > (share + Double.slack) * whole }
}
