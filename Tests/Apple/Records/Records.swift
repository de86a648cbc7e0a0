import Foundation

/// The folder with everything that the tests find out: `Tests/Apple/Recordings/iOS-26.1`.
///
/// A simulator writes to the disk of the Mac, so the tests find the folder by the path of this file.
enum Records {
  /// The version of the system, such as `26.1`.
  static var version: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings/iOS-\(version)")

  static var captured: URL { folder.appendingPathComponent("Captured") }
  static var heard: URL { folder.appendingPathComponent("Heard") }

  /// Writes `NAME.json`, and replaces that of an earlier run.
  ///
  /// - Throws: errors of Foundation.
  static func write(_ text: String, named name: String, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".json"), options: .atomic)
  }
}
