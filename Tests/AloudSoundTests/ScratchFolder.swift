import Foundation

/// A folder that is removed when it is no longer needed.
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

  /// A shell script as a program.
  ///
  /// Another process writes it: the system refuses to run a file that this process, or a child that is just starting,
  /// has open for writing.
  func script(_ name: String, _ body: String) throws -> String {
    let text = "#!/bin/sh\n\(body)\n"
    let write = "printf %s \"$1\" > \"$0\"; chmod 755 \"$0\""
    try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", write, path(name), text]).waitUntilExit()
    return path(name)
  }

  /// Waits for a condition, for five minutes at most: beside other tests, a process may get little time.
  func wait(until isSo: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(300)
    while try !isSo() {
      guard ContinuousClock.now < end else { throw CocoaError(.fileNoSuchFile) }
      usleep(1_000)
    }
  }
}
