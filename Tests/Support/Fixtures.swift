public import Foundation

/// The files in `Fixtures/`.
public enum Fixtures {
  /// The root of the package.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  public static let folder = package.appendingPathComponent("Fixtures")

  /// The files in a folder of fixtures, sorted by name, without readings.
  public static func files(in subfolder: String) -> [String] {
    let path = folder.appendingPathComponent(subfolder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasSuffix(".reading.txt") && !$0.hasPrefix(".") && !$0.hasSuffix(".md") }.sorted()
      .map { "\(subfolder)/\($0)" }
  }

  public static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  public static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

  public static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// True if tests must update expectations: `ALOUD_RECORD=1 swift test`.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" }
}
