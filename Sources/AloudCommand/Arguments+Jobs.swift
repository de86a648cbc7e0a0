import Foundation

extension Arguments {
  /// No machine has so many cores.
  private static let mostJobs = 1024

  /// How many things are done at once: `--jobs`, else as many as there are cores.
  ///
  /// - Throws: ``Failure`` for what is no number from 1.
  func jobs(_ command: String) throws(Failure) -> Int {
    let jobs = try count(.jobs, command) ?? ProcessInfo.processInfo.activeProcessorCount
    guard jobs > 0 else { throw Arguments.usage("--jobs takes a number from 1", command) }
    return min(jobs, Arguments.mostJobs)
  }
}
