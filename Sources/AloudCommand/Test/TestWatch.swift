import Aloud
import Foundation

/// `aloud test --watch`: runs all scripts, and again those that a changed file touches, until the process is ended.
///
/// A script is touched by a change of itself, of its app, of its overlays and the screens that they add, and of voice files.
struct TestWatch {
  let arguments: Arguments

  /// How long between two looks at the files, in seconds.
  private static let interval = 0.3

  /// The files that each script read when it ran last, and their states.
  private typealias Seen = [String: [(path: String, stamp: [Int]?)]]

  /// - Throws: ``Failure`` for what is wrong before the first run; later it is told, and the next change is awaited.
  func run() throws {
    for option in [OptionName.record, .report] where arguments.has(option) {
      throw Arguments.usage("--watch runs a part of the scripts at a time; \(option) needs all", "test")
    }
    var seen: Seen = [:]
    try run(TestRun(arguments), &seen)
    while !Standard.isClosed, !Standard.hasLostItsReader {
      Thread.sleep(forTimeInterval: TestWatch.interval)
      do {
        let paths = try TestRun.selection(arguments).paths
        let touched = paths.filter { path in
          seen[path].map { files in files.contains { InputFile(path: $0.path).stamp != $0.stamp } } ?? true
        }
        seen = seen.filter { paths.contains($0.key) }
        guard !touched.isEmpty else { continue }
        try Standard.writeLine()
        try run(TestRun(arguments).only(touched), &seen)
      } catch let failure as Failure where !failure.isOutput {
        if !failure.message.isEmpty { Standard.error(failure.message) }
      }
    }
  }

  /// Runs scripts, and remembers the files as they were before.
  private func run(_ run: TestRun, _ seen: inout Seen) throws {
    let stamps = run.paths.map { InputFile(path: $0).stamp }
    let scripts = run.read()
    for (index, path) in run.paths.enumerated() {
      let beside = (try? scripts[index].get())?.filesBeside ?? []
      let others = (beside + arguments.values(.with) + arguments.values(.voiceFile)).map {
        (path: $0, stamp: InputFile(path: $0).stamp)
      }
      seen[path] = [(path, stamps[index])] + others
    }
    try run.check(scripts, arguments.files)
    try TestOutput(try run.results(of: scripts), isRecording: false).write(asJSON: arguments.has(.json))
  }
}

extension ScriptFile {
  /// The files that are read with the script.
  fileprivate var filesBeside: [String] {
    guard let appPath else { return overlayPaths }
    let screens = (try? OverlayFiles(overlayPaths))?.screenFiles(beside: appPath) ?? []
    return [appPath] + overlayPaths + screens
  }
}
