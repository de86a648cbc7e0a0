import AloudPage
import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A long law, a random walk or a test with many processes: `Scripts/check` runs it, `swift test` skips it.
  public static var long: Self {
    .enabled("Scripts/check runs it") { ProcessInfo.processInfo.environment["ALOUD_LONG_TESTS"] != nil }
  }

  /// A test of pages that contain the core. Without a core it is skipped, unless `ALOUD_REQUIRE_CORE` is set.
  public static var needsCore: Self {
    .enabled("Scripts/wasm builds the core for pages") {
      ProcessInfo.processInfo.environment["ALOUD_REQUIRE_CORE"] != nil || (try? BuiltCore.find()) != nil
    }
  }
}
