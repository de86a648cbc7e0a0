import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A long law, a random walk or a test with many processes: `Scripts/check` runs it, `swift test` skips it.
  public static var long: Self {
    .enabled("Scripts/check runs it") { ProcessInfo.processInfo.environment["ALOUD_LONG_TESTS"] != nil }
  }
}
