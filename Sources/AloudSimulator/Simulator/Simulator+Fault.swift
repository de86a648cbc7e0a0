extension Simulator {
  /// Why nothing happens any more.
  public enum Fault: Equatable, Sendable, CustomStringConvertible {
    /// More effects happen in one instant than anybody means: behaviors call one another without end, or many timers are due.
    case endless
    /// More happens in one step than anybody looks at.
    case tooMuch
    /// ``Simulator/isOverdue`` said so.
    case overdue
    /// A live app can go on no longer; why.
    case app(String)

    public var description: String {
      switch self {
      case .endless:
        "more than \(maximumRuns) effects happen in one instant; behaviors call one another without end, or too many timers are due at once"
      case .tooMuch: "more than \(maximumOccurrences) things happen in one step"
      case .overdue: "the time limit has passed"
      case .app(let reason): reason
      }
    }
  }

  package mutating func fail(_ fault: Fault) {
    self.fault = fault
    timers = Timers()
    pending = nil
  }
}
