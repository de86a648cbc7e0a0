import AloudBrowser
import AloudPage
import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A long law, a random walk or a test with many processes: `Scripts/check` runs it, `swift test` skips it.
  public static var long: Self { .enabled("Scripts/check runs it") { isSet("ALOUD_LONG_TESTS") } }

  /// A test that opens pages. Without Chromium it is skipped, unless `ALOUD_REQUIRE_BROWSER` is set.
  public static var opensPages: Self {
    .enabled("Chromium is not installed") {
      isSet("ALOUD_REQUIRE_BROWSER") || (try? BrowserOptions().program()) != nil
    }
  }

  /// A test of pages that contain the core. Without a core it is skipped, unless `ALOUD_REQUIRE_CORE` is set.
  public static var needsCore: Self {
    .enabled("Scripts/wasm builds the core for pages") {
      isSet("ALOUD_REQUIRE_CORE") || (try? BuiltCore.find()) != nil
    }
  }

  private static func isSet(_ variable: String) -> Bool { ProcessInfo.processInfo.environment[variable] != nil }
}
