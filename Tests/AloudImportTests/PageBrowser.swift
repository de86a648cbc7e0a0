import AloudTestSupport
import Foundation

/// Opens pages in Chromium with `aloud dump`; the only place to change if the browser is used in another way.
enum PageBrowser {
  /// True if pages can be dumped again. If `ALOUD_REQUIRE_BROWSER` is 1, it is always true, so that a missing browser
  /// is a failure.
  static let isThere =
    ProcessInfo.processInfo.environment["ALOUD_REQUIRE_BROWSER"] == "1" || (try? dump(smallest)) != nil

  private static let smallest = Fixtures.url("Pages/dialog-modal.html")

  /// The dump of a page.
  static func dump(_ page: URL) throws -> [UInt8] {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["dump", page.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let dump = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !dump.isEmpty else { throw CocoaError(.fileReadUnknown) }
    return Array(dump)
  }

  /// Built beside the tests.
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("aloud")
}
