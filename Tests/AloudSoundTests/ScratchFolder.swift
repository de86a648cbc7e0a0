import Foundation

/// A folder that goes when it is no longer needed.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: url.appendingPathComponent(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

  /// A program in the shell's language.
  ///
  /// It is copied into its place by another process: one that is open for writing cannot be run, and every process that a
  /// test starts meanwhile has open for a moment what we have open.
  func script(_ name: String, _ body: String) throws -> String {
    let draft = url.appendingPathComponent(name + ".draft")
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: draft)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft.path)
    try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [draft.path, path(name)]).waitUntilExit()
    try FileManager.default.removeItem(at: draft)
    return path(name)
  }

  /// Waits for something, for a minute at most.
  func wait(until isSo: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !isSo() {
      guard ContinuousClock.now < end else { throw CocoaError(.fileNoSuchFile) }
      usleep(1_000)
    }
  }
}
