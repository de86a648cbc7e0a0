import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A long law, a random walk or a test of many processes: `Scripts/check` runs it, `swift test` leaves it out.
  public static var long: Self {
    .enabled("Scripts/check runs it") { ProcessInfo.processInfo.environment["ALOUD_LONG_TESTS"] != nil }
  }
}
