import Foundation
import Testing

/// An app for the App Store must not contain the module.
@Suite struct ReleaseGuardTests {
  private static let compiler = ["/usr/bin/swiftc", "/opt/swift/usr/bin/swiftc"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The errors of the compiler, which parses the file for an Apple platform without its SDK.
  private func errors(_ target: String, _ arguments: [String]) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AloudCapture/System/ReleaseGuard.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
    process.arguments =
      ["-frontend", "-typecheck", "-parse-stdlib", "-target", target] + arguments + [file.standardizedFileURL.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    .enabled(if: compiler != nil), arguments: ["arm64-apple-ios17.0", "arm64-apple-tvos17.0", "arm64-apple-xros1.0"])
  func aReleaseBuildIsAnErrorWithoutTheTrait(_ target: String) throws {
    #expect(try errors(target, []).contains("error: AloudCapture is for tests"))
    #expect(try errors(target, ["-D", "DEBUG"]) == "")
    #expect(try errors(target, ["-D", "CaptureInRelease"]) == "")
  }

  @Test(.enabled(if: compiler != nil)) func otherPlatformsAreNotConcerned() throws {
    #expect(try errors("x86_64-unknown-linux-gnu", []) == "")
    #expect(try errors("arm64-apple-macosx13.0", []) == "")
  }
}
