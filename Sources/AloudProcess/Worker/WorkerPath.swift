internal import Foundation

/// The path of the tool that can be a worker.
package enum WorkerPath {
  /// Looks in `ALOUD_WORKER`, at the running tool itself, and beside the running program. A program that is not the tool is
  /// never run again: a test runner would run its tests.
  ///
  /// - Returns: nil when it is at none of these places.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    running: String? = Bundle.main.executablePath,
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> String? {
    if let path = environment["ALOUD_WORKER"], !path.isEmpty { return path }
    guard let running else { return nil }
    let program = URL(fileURLWithPath: running).resolvingSymlinksInPath()
    // The tests of a Mac are a bundle, three folders deeper than what is built with them.
    let neighbors = [program] + Bundle.allBundles.map(\.bundleURL)
    return neighbors.map { $0.deletingLastPathComponent().appendingPathComponent("aloud").path }.first(
      where: isExecutable)
  }

  /// The message for a tool that is not found; it names the library that the worker would load.
  package static func missing(_ engine: String) -> String {
    "\(engine) is spoken to by the `aloud` tool, and it is not beside this program; name it in ALOUD_WORKER"
  }
}
